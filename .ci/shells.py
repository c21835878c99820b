#!/usr/bin/env python3
"""Drives completions in real shells and checks the manual page: `shells.py [--binary PATH]`.

What should be offered is read from `cornerlint help`, so a new option is expected at once. A shell
or a formatter that is not installed is skipped with a word. The exit code is 1 when something is
not offered, or offered where it should not be.
"""
import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

BINARY = pathlib.Path(".build/release/cornerlint").resolve()
FILES = ["a file.yaml", "b.corners.yaml", "folder/inner.yaml"]
SHELLS = ("bash", "zsh", "fish")


def output(*arguments):
    return subprocess.run([BINARY, *arguments], check=True, capture_output=True, text=True).stdout


class Table:
    """Commands, their options and choices, and the rules, as help prints them."""

    def __init__(self):
        listed = output("help").split("Commands:\n", 1)[1].split("\n\n", 1)[0]
        self.commands = {line.split()[0]: line.strip().split("  ")[0].partition(" ")[2]
                         for line in listed.splitlines() if re.match(r"  \w", line)}
        self.options = {}
        for command in self.commands:
            page = output("help", command).partition("Options:\n")[2]
            found = re.findall(r"^  (?:-\w, )?(--[a-z-]+)(?: (\S+))?", page, re.M)
            self.options[command] = dict(found)
            formats = re.search(r"^FORMAT is one of\n(.*)\.$", output("help", command), re.M)
            if formats:
                words = re.split(", | or ", formats.group(1))
                self.options[command]["--format"] = "|".join(words)
        self.rules = [line.split()[0] for line in output("rules", "--color", "never").splitlines()
                      if re.match(r"  [a-z-]+ ", line)]

    def cases(self):
        """Beginnings of command lines, each with what has to be offered: (line, words, exact)."""
        yield "", list(self.commands), False
        for command, operands in self.commands.items():
            options = list(self.options[command])
            yield f"{command} --", options, True
            longest = max(options, key=len)
            yield f"{command} {longest[:-1]}", [longest], True
            for option, value in self.options[command].items():
                if "|" in value and "=" not in value:
                    words = value.split("|")
                    yield f"{command} {option} ", words, True
                    yield f"{command} {option}=", words, True
                    yield f"{command} {option}={words[-1][:2]}", \
                        [w for w in words if w.startswith(words[-1][:2])], True
                elif value == "ID[,ID]":
                    some = [r for r in self.rules if r.startswith("un")]
                    yield f"{command} {option} ", self.rules, True
                    yield f"{command} {option} un", some, True
                    others = [r for r in some if r != some[0]]
                    yield f"{command} {option} {some[0]},un", others, True
                    yield f"{command} {option}={some[0]},un", others, True
                    yield f"{command} {option} {some[0]} {option} un", some, True
                elif value == "FORMAT=PATH":
                    formats = self.options[command]["--format"].split("|")
                    yield f"{command} {option} ", [f + "=" for f in formats], True
                    yield f"{command} {option} {formats[1]}=b", ["b.corners.yaml"], True
                    yield f"{command} {option}={formats[1]}=b", ["b.corners.yaml"], True
                    yield f"{command} {option} {formats[1]}=b {option} ", [f + "=" for f in formats], True
                elif value in ("DIR", "FOLDER"):
                    yield f"{command} {option} f", ["folder"], True
                elif value in ("FILE", "PATH"):
                    yield f"{command} {option} b", ["b.corners.yaml"], True
                    yield f"{command} {option}=b", ["b.corners.yaml"], True
            yield from self.operand_cases(command, operands)

    def operand_cases(self, command, operands):
        first = operands.split(" ")[0].strip("[]….")
        if first in ("PATH", "FILE"):
            yield f"{command} b", ["b.corners.yaml"], True
            if "--color" in self.options[command]:
                yield f"{command} --color never b", ["b.corners.yaml"], True
        elif first == "FOLDER":
            yield f"{command} ", ["folder"], True
        elif first == "ID":
            yield f"{command} un", [r for r in self.rules if r.startswith("un")], True
        elif first == "COMMAND":
            yield f"{command} ", list(self.commands), True
        elif "|" in first:
            yield f"{command} ", first.split("|"), True


BASH = r"""
source "$1"
shift
COMP_WORDBREAKS=$1
shift
COMP_WORDS=("$@")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_cornerlint
printf '%s\n' "${COMPREPLY[@]}"
"""


def bash_words(line, breaks):
    """A line as bash takes it apart: at blanks and, where it is told so, around `=`."""
    words = []
    for word in line.split(" "):
        parts = [p for p in re.split(r"(=)", word) if p] if "=" in breaks else [word]
        words += parts or [""]
    return words


def repeated(typed):
    """What a shell repeats of a word before the part that it completes."""
    return re.match(r"(.*[=,])?", typed).group()


class Bash:
    name = "bash"

    def __init__(self, folder):
        self.script = folder / "cornerlint.bash"
        self.script.write_text(output("completions", "bash"))
        self.folder = folder

    def offers(self, line):
        answers = set()
        for breaks in (" \t\n\"'><=;|&(:", " \t\n"):
            words = ["cornerlint"] + bash_words(line, breaks)
            result = subprocess.run(["bash", "--norc", "-c", BASH, "bash", self.script, breaks] + words,
                                    cwd=self.folder / "play", capture_output=True, text=True)
            if result.stderr:
                return ["stderr: " + result.stderr]
            typed = line.split(" ")[-1]
            kept = repeated(typed if "=" not in breaks else typed.rpartition("=")[2])
            words = [w.removeprefix(kept) for w in result.stdout.split("\n") if w]
            answers.add(tuple(sorted(words)))
        return list(answers.pop()) if len(answers) == 1 else [f"differs with COMP_WORDBREAKS: {answers}"]

    def interactive(self):
        """The tab key itself: a file with a blank in its name is found and quoted."""
        text = type_into(["bash", "--norc", "--noprofile", "-i"], self.folder / "play", [
            f"PS1='ready> '; source {self.script}; cornerlint() {{ printf '<%s>' \"$@\"; }}\n",
            "cornerlint lint a\t\n", "cornerlint lint --format=js\t\n"])
        return "<lint><a file.yaml>" in text and "<lint><--format=json>" in text


class Fish:
    name = "fish"

    def __init__(self, folder):
        self.script = folder / "cornerlint.fish"
        self.script.write_text(output("completions", "fish"))
        self.folder = folder

    def offers(self, line):
        code = f"source {self.script}; complete -C {shell_quoted('cornerlint ' + line)}"
        result = subprocess.run(["fish", "--no-config", "-c", code], cwd=self.folder / "play",
                                capture_output=True, text=True)
        if result.stderr:
            return ["stderr: " + result.stderr]
        typed = line.split(" ")[-1]
        return [w.split("\t")[0].removeprefix(repeated(typed)) for w in result.stdout.split("\n") if w]


ZSH = r"""
autoload -Uz compinit
compinit -u -D
source $PROBE_SCRIPT
zstyle ':completion:*' verbose no
compadd() {
  local -a offered
  if [[ ${argv[(r)-[OAD]*]} == '' ]]; then
    builtin compadd -O offered "$@"
    (( $#offered )) && print -rl -- $offered >> $PROBE_OUT
  fi
  builtin compadd "$@"
}
zle -C probe complete-word _main_complete
probe-line() { BUFFER=$(<$PROBE_LINE); CURSOR=$#BUFFER; zle probe; BUFFER=; : > $PROBE_DONE }
zle -N probe-line
bindkey '^T' probe-line
PS1='ready> '
"""


class Zsh:
    name = "zsh"

    def __init__(self, folder):
        script = folder / "_cornerlint"
        script.write_text(output("completions", "zsh"))
        self.paths = {name: folder / f"zsh-{name}" for name in ("line", "out", "done")}
        startup = folder / ".zshrc"
        startup.write_text(ZSH)
        environment = dict(os.environ, ZDOTDIR=str(folder), TERM="xterm", PROBE_SCRIPT=str(script),
                           LC_ALL="C.UTF-8",
                           **{f"PROBE_{n.upper()}": str(p) for n, p in self.paths.items()})
        self.process, self.terminal = start(["zsh", "-d", "-i"], folder / "play", environment)
        read_until(self.terminal, "ready> ")

    def offers(self, line):
        self.paths["line"].write_text("cornerlint " + line)
        self.paths["out"].write_text("")
        self.paths["done"].unlink(missing_ok=True)
        os.write(self.terminal, b"\x14")
        end = time.monotonic() + 10
        while not self.paths["done"].exists() and time.monotonic() < end:
            drain(self.terminal, 0.02)
        drain(self.terminal, 0.02)
        if not self.paths["done"].exists():
            return ["no answer"]
        words = [w for w in self.paths["out"].read_text().split("\n") if w]
        # A format is added with `=` for its suffix, which the list of matches does not show.
        if re.search(r"--output[ =]$", line):
            words = [w + "=" for w in words]
        return words

    def close(self):
        os.close(self.terminal)
        self.process.terminate()
        self.process.wait(10)


def shell_quoted(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def start(command, folder, environment):
    master, slave = pty.openpty()
    process = subprocess.Popen(command, cwd=folder, env=environment, stdin=slave, stdout=slave,
                               stderr=slave, start_new_session=True, close_fds=True)
    os.close(slave)
    return process, master


def drain(terminal, seconds):
    data = b""
    while select.select([terminal], [], [], seconds)[0]:
        try:
            part = os.read(terminal, 65536)
        except OSError:
            break
        if not part:
            break
        data += part
    return data.decode("utf-8", "replace")


def read_until(terminal, wanted, seconds=10):
    text, end = "", time.monotonic() + seconds
    while wanted not in text and time.monotonic() < end:
        text += drain(terminal, 0.05)
    return text


def type_into(command, folder, lines):
    environment = dict(os.environ, TERM="dumb", LC_ALL="C.UTF-8")
    process, terminal = start(command, folder, environment)
    text = ""
    try:
        drain(terminal, 0.3)
        for line in lines:
            os.write(terminal, line.encode())
            text += drain(terminal, 0.3)
    finally:
        os.close(terminal)
        process.terminate()
        process.wait(10)
    return text


def check(shell, table):
    cases = list(table.cases())
    good = 0
    for line, wanted, exact in cases:
        # A folder is offered with or without its slash.
        offered = {word.rstrip("/") for word in shell.offers(line)}
        if shell.name != "bash" and line.endswith("--"):
            # Short spellings may be offered beside the long ones.
            offered = {w for w in offered if w.startswith("--") or w.startswith("stderr")}
        missing, alien = set(wanted) - offered, offered - set(wanted) if exact else set()
        if missing or alien:
            print(f"BAD {shell.name}: `cornerlint {line}`: missing {sorted(missing)}, "
                  f"not wanted {sorted(alien)[:9]}")
        else:
            good += 1
    print(f"{shell.name}: {good} of {len(cases)} beginnings of command lines offer what they should")
    return good == len(cases)


def syntax(name, folder):
    """The script as the shell itself reads it, and as shellcheck does."""
    path = folder / f"syntax.{name}"
    path.write_text(output("completions", name))
    commands = [[name, "-n", path]]
    if name == "bash":
        if shutil.which("shellcheck"):
            commands.append(["shellcheck", "-s", "bash", path])
        else:
            print("skipped: shellcheck is not installed")
    return all(silent(command) for command in commands)


def silent(command, **options):
    result = subprocess.run(command, capture_output=True, text=True, **options)
    said = (result.stdout if command[0] != "man" else "") + result.stderr
    if result.returncode or said:
        print(f"BAD {command[0]}: exit {result.returncode}\n{said}")
    return result.returncode == 0 and not said


def manual(folder, table):
    page = folder / "cornerlint.1"
    page.write_text(output("man"))
    good = True
    if shutil.which("mandoc"):
        good &= silent(["mandoc", "-Tlint", "-Wstyle", page])
    else:
        print("skipped: mandoc is not installed")
    reader = None
    if shutil.which("man") and subprocess.run(["man", "--version"], capture_output=True).returncode == 0:
        environment = dict(os.environ, LC_ALL="C.UTF-8", MANWIDTH="100", MANPAGER="cat")
        reader = ["man", "--warnings", "-l", page]
        good &= silent(reader, env=environment)
        shown = subprocess.run(reader, env=environment, capture_output=True, text=True).stdout
    elif shutil.which("mandoc"):
        print("skipped: man is not installed")
        shown = subprocess.run(["mandoc", "-Tutf8", page], capture_output=True, text=True).stdout
    else:
        print("skipped: man is not installed")
        return good
    shown = re.sub(r"\x1b\[[0-9;]*m|.\x08", "", shown)
    shown = re.sub(r"[‐-]\n\s+", "", shown)
    wanted = [f"cornerlint {c}" for c in table.commands]
    wanted += sorted({o for options in table.options.values() for o in options})
    flat = shown.replace("-", "").replace("‐", "")
    missing = [w for w in wanted if w.replace("-", "") not in flat]
    if missing:
        print(f"BAD manual page: missing {missing}")
    print(f"manual page: {len(wanted) - len(missing)} of {len(wanted)} commands and options are in it, "
          f"no warnings: {'yes' if good else 'no'}")
    return good and not missing


def main():
    table = Table()
    good = True
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for file in FILES:
            path = folder / "play" / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("corners: { inner: 16 }\n")
        for make in (Bash, Zsh, Fish):
            if not shutil.which(make.name):
                print(f"skipped: {make.name} is not installed")
                continue
            good &= syntax(make.name, folder)
            shell = make(folder)
            good &= check(shell, table)
            if make is Bash:
                tab = shell.interactive()
                print(f"bash, the tab key: {'quotes a name with a blank' if tab else 'BAD'}")
                good &= tab
            if make is Zsh:
                shell.close()
        good &= manual(folder, table)
    return 0 if good else 1


if __name__ == "__main__":
    words = sys.argv[1:]
    if words[:1] == ["--binary"] and len(words) == 2:
        BINARY = pathlib.Path(words[1]).resolve()
    elif words:
        print(__doc__)
        sys.exit(2)
    sys.exit(main())
