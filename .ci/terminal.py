#!/usr/bin/env python3
"""Runs the program as shells, pipes and terminals do: `terminal.py [codes|streams] [--binary PATH]`.

`codes` is a table of 40 command lines, each with its exit code and a pattern for all of standard
error; each runs in a fresh copy of the same files. `streams` looks at standard input, pipes that
close, colours and a pseudo-terminal. Without a word both run. The exit code is 1 when one fails.
"""
import os
import pathlib
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINARY = ROOT / ".build/release/cornerlint"

CLEAN = """\
corners:
  inner: 16
components:
  card:
    shape: inner + padding
    padding: 12
    containerShape: shape
    content:
      photo: { shape: inner }
"""
NO_CONTAINER = CLEAN.replace("    containerShape: shape\n", "")

FILES = {
    "clean.corners.yaml": CLEAN,
    # One error, which only an unsafe fix removes, and one warning that goes with it.
    "error.corners.yaml": CLEAN.replace("inner + padding", "24"),
    # One warning: 20 is not on the scale.
    "warning.corners.yaml": "corners: { inner: 16 }\ncomponents:\n"
                            "  card: { shape: 20 }\n  chip: { shape: inner }\n",
    # One info: two names for one number.
    "info.corners.yaml": "corners: { inner: 16, other: 16 }\ncomponents:\n"
                         "  card: { shape: inner }\n  chip: { shape: other }\n",
    # One error, which a safe fix removes.
    "fixable.corners.yaml": NO_CONTAINER,
    "broken.corners.yaml": "corners: [\n",
    "empty/readme.txt": "no token file\n",
    "rules/team.yaml": "id: team\ntitle: A rule without a condition\n",
    "strict/.cornerlint.yaml": "failLevel: warning\n",
    "strict/a.corners.yaml": "corners: { inner: 16 }\ncomponents:\n"
                             "  card: { shape: 20 }\n  chip: { shape: inner }\n",
    "excluding/.cornerlint.yaml": "exclude: ['error.*']\n",
    "excluding/error.corners.yaml": CLEAN.replace("inner + padding", "24"),
    "excluding/clean.corners.yaml": CLEAN,
    "misspelt/.cornerlint.yaml": "failLevle: warning\n",
    "misspelt/a.corners.yaml": CLEAN,
    "torn/.cornerlint.yaml": "rules: [\n",
    "torn/a.corners.yaml": CLEAN,
    "alien/.cornerlint.yaml": "rules: { uneven-insets: off }\n",
    "alien/a.corners.yaml": CLEAN,
}
LINKS = {"dangling.corners.yaml": "nowhere"}

RULE = "container-radius-too-small"
HELP = r"note: see `cornerlint (lint )?--help`\n"

# A command line, its exit code, and what all of standard error has to match.
CODES = [
    # violations and the fail level
    ("lint clean.corners.yaml", 0, ""),
    ("lint error.corners.yaml", 1, ""),
    ("lint warning.corners.yaml", 0, ""),
    ("lint info.corners.yaml", 0, ""),
    ("lint broken.corners.yaml", 1, ""),
    ("lint --fail-level info clean.corners.yaml", 0, ""),
    ("lint --fail-level warning warning.corners.yaml", 1, ""),
    ("lint --fail-level warning info.corners.yaml", 0, ""),
    ("lint --fail-level info info.corners.yaml", 1, ""),
    ("lint --fail-level never error.corners.yaml", 0, ""),
    ("lint --min-severity error --fail-level warning warning.corners.yaml", 1, r"note: .* not shown\n"),
    (f"lint --off {RULE} error.corners.yaml", 0, ""),
    (f"lint --warning {RULE} error.corners.yaml", 0, ""),
    ("lint --error off-scale-radius warning.corners.yaml", 1, ""),
    # fixes: what is left decides
    ("lint --fix fixable.corners.yaml", 0, r"(note: .*\n)*"),
    ("lint --fix error.corners.yaml", 1, r"(note: .*\n)*"),
    ("lint --unsafe-fixes error.corners.yaml", 0, r"(note: .*\n)*"),
    ("lint --fix --fail-level never error.corners.yaml", 0, r"(note: .*\n)*"),
    ("lint --diff fixable.corners.yaml", 1, r"(note: .*\n)*"),
    ("lint --diff clean.corners.yaml", 0, r"(note: .*\n)*"),
    # nothing to lint, paths that are not there
    ("lint empty", 2, r"error: the folder empty has no token files in it; .*\n"),
    ("lint nowhere.yaml", 2, r"error: cannot read nowhere\.yaml: no such file or folder\n"),
    ("lint clean.corners.yaml nowhere.yaml", 2, r"error: cannot read nowhere\.yaml: .*\n"),
    ("lint dangling.corners.yaml", 2, r"error: cannot read dangling\.corners\.yaml: .*\n"),
    # options
    ("", 2, r"error: a command is missing\n" + HELP),
    ("lnit", 2, r"error: `lnit` is not a command; did you mean `lint`\?\n" + HELP),
    ("lint --fromat json", 2, r"error: .* did you mean `--format`\?\n" + HELP),
    ("lint --format yaml clean.corners.yaml", 2, r"error: `yaml` is not a value for `--format`.*\n" + HELP),
    ("lint --only uneven-insets clean.corners.yaml", 2, r"error: there is no rule `uneven-insets`; .*\n.*\n"),
    ("lint --rules rules clean.corners.yaml", 2, r"(error: rules/team\.yaml:\d+:\d+: .+\n)+"),
    # configuration
    ("lint strict", 1, ""),
    ("lint excluding/error.corners.yaml", 0, r"(note: .*\n)?"),
    ("lint --no-exclude excluding/error.corners.yaml", 1, ""),
    ("lint misspelt", 2, r"error: (\S*/)?misspelt/\.cornerlint\.yaml:1:1: .*did you mean `failLevel`\?\n"),
    ("lint torn", 2, r"error: (\S*/)?torn/\.cornerlint\.yaml:\d+:\d+: .+\n"),
    ("lint --no-config torn", 0, ""),
    ("lint alien", 2, r"error: (\S*/)?alien/\.cornerlint\.yaml:1:10: .*did you mean `uneven-inset`\?\n"),
    # places that take no output
    ("lint error.corners.yaml > closed pipe", 2, ""),
    ("lint error.corners.yaml > /dev/full", 2, r"error: cannot write to standard output: .+\n"),
    ("lint --output json=nowhere/report.json clean.corners.yaml", 2, r"error: cannot write nowhere/report\.json: .+\n"),
]


def lay_out(folder):
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for name, target in LINKS.items():
        (folder / name).symlink_to(target)
    # The root of a repository: no configuration further up counts.
    (folder / ".git").mkdir()


def plain():
    """The environment without what decides on colours."""
    names = ("NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "TERM", "CLICOLOR")
    return {k: v for k, v in os.environ.items() if k not in names}


def run(words, folder, output=subprocess.PIPE, **options):
    options.setdefault("stdin", subprocess.DEVNULL)
    options.setdefault("env", plain())
    if "input" in options:
        del options["stdin"]
    return subprocess.run([BINARY, *words], cwd=folder, stdout=output, stderr=subprocess.PIPE,
                          timeout=60, **options)


def closed_pipe():
    reading, writing = os.pipe()
    os.close(reading)
    return writing


def run_line(line, folder):
    command, _, target = line.partition(" > ")
    if not target:
        return run(command.split(), folder)
    output = closed_pipe() if target == "closed pipe" else os.open(target, os.O_WRONLY)
    try:
        return run(command.split(), folder, output)
    finally:
        os.close(output)


def codes(work):
    """The table of exit codes."""
    good = 0
    for index, (line, code, errors) in enumerate(CODES):
        folder = work / str(index)
        lay_out(folder)
        result = run_line(line, folder)
        said = result.stderr.decode("utf-8", "replace")
        fine = result.returncode == code and re.fullmatch(errors, said)
        good += bool(fine)
        if not fine:
            print(f"BAD cornerlint {line}: exit {result.returncode}, not {code}; standard error: {said!r}")
    print(f"exit codes: {good} of {len(CODES)}")
    return good == len(CODES)


ESCAPE = b"\x1b["


class Streams:
    """What may stand at the ends of the program's streams; each method is one check."""

    def __init__(self, folder):
        self.folder = folder
        many = "corners:\n" + "".join(f"  a{i}: b{i}\n" for i in range(3000))
        (folder / "many.corners.yaml").write_text(many)
        # More than a pipe holds.
        self.long = ["lint", "many.corners.yaml"]
        self.bad = ["lint", "error.corners.yaml"]

    def coloured(self, **variables):
        result = run(self.bad, self.folder, env=dict(plain(), **variables))
        return result.returncode == 1 and not result.stderr and ESCAPE in result.stdout

    def uncoloured(self, *more, **variables):
        result = run([*self.bad, *more], self.folder, env=dict(plain(), **variables))
        return result.returncode == 1 and not result.stderr and ESCAPE not in result.stdout

    def terminal(self, words=None, variables=None, errors_too=False):
        """Output on a pseudo-terminal: the exit code and all bytes."""
        master, slave = pty.openpty()
        process = subprocess.Popen(
            [BINARY, *(words or self.bad)], cwd=self.folder, env=dict(plain(), **(variables or {})),
            stdin=subprocess.DEVNULL, stdout=slave, stderr=slave if errors_too else subprocess.PIPE)
        os.close(slave)
        data = b""
        while process.poll() is None or select.select([master], [], [], 0)[0]:
            if select.select([master], [], [], 0.05)[0]:
                try:
                    part = os.read(master, 65536)
                except OSError:
                    break
                if not part:
                    break
                data += part
        os.close(master)
        said = b"" if errors_too else process.stderr.read()
        return process.wait(10), data, said

    # standard input

    def standard_input_is_read(self):
        result = run(["lint", "-"], self.folder, input=FILES["error.corners.yaml"].encode())
        return (result.returncode == 1 and not result.stderr and b"<stdin>:5:12" in result.stdout
                and RULE.encode() in result.stdout)

    def standard_input_has_the_name_that_it_is_given(self):
        result = run(["lint", "--stdin-filename", "tokens/a.yaml", "-"], self.folder,
                     input=FILES["error.corners.yaml"].encode())
        return result.returncode == 1 and b"tokens/a.yaml:5:12" in result.stdout

    def empty_standard_input_is_a_violation(self):
        result = run(["lint", "-"], self.folder, input=b"")
        return result.returncode == 1 and not result.stderr and b"not-a-token-file" in result.stdout

    def standard_input_that_is_closed_is_an_error(self):
        result = run(["lint", "-"], self.folder, stdin=None, preexec_fn=lambda: os.close(0))
        return result.returncode == 2 and re.fullmatch(rb"error: cannot read .+\n", result.stderr)

    def standard_input_that_is_a_folder_is_an_error(self):
        folder = os.open(self.folder, os.O_RDONLY)
        try:
            result = run(["lint", "-"], self.folder, stdin=folder)
        finally:
            os.close(folder)
        return result.returncode == 2 and re.fullmatch(rb"error: cannot read .+\n", result.stderr)

    # pipes

    def head_gets_whole_lines_and_nothing_is_said(self):
        script = f'"{BINARY}" {" ".join(self.long)} | head -n 1'
        result = subprocess.run(["sh", "-c", script], cwd=self.folder, env=plain(), capture_output=True)
        return (result.returncode == 0 and not result.stderr
                and re.fullmatch(rb"error\[unknown-token\]: .+\n", result.stdout))

    def a_pipe_that_closes_early_ends_the_run_without_a_signal(self):
        process = subprocess.Popen([BINARY, *self.long], cwd=self.folder, env=plain(),
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        first = process.stdout.readline()
        process.stdout.close()
        said = process.stderr.read()
        return first.startswith(b"error[") and process.wait(10) == 2 and not said

    def a_closed_pipe_is_the_same_when_sigpipe_is_ignored(self):
        return self.closed(signal.SIG_IGN)

    def a_closed_pipe_is_the_same_when_sigpipe_would_kill(self):
        return self.closed(signal.SIG_DFL)

    def closed(self, action):
        pipe = closed_pipe()
        try:
            result = run(self.long, self.folder, pipe, restore_signals=False,
                         preexec_fn=lambda: signal.signal(signal.SIGPIPE, action))
        finally:
            os.close(pipe)
        return result.returncode == 2 and not result.stderr

    def standard_output_that_is_closed_is_an_error(self):
        result = run(self.bad, self.folder, None, preexec_fn=lambda: os.close(1))
        return (result.returncode == 2
                and re.fullmatch(rb"error: cannot write to standard output: .+\n", result.stderr))

    def standard_error_that_is_closed_changes_nothing(self):
        process = subprocess.run([BINARY, "lint", "error.corners.yaml", "nowhere.yaml"],
                                 cwd=self.folder, env=plain(), stdin=subprocess.DEVNULL,
                                 stdout=subprocess.PIPE, preexec_fn=lambda: os.close(2))
        return process.returncode == 2 and RULE.encode() in process.stdout \
            and b"cannot read" not in process.stdout

    def standard_error_without_a_reader_changes_nothing(self):
        pipe = closed_pipe()
        try:
            process = subprocess.run([BINARY, "lint", "error.corners.yaml", "nowhere.yaml"],
                                     cwd=self.folder, env=plain(), stdin=subprocess.DEVNULL,
                                     stdout=subprocess.PIPE, stderr=pipe)
        finally:
            os.close(pipe)
        return process.returncode == 2 and RULE.encode() in process.stdout

    def help_and_lists_take_a_closed_pipe_too(self):
        for words in (["help"], ["rules"], ["lint", "--help"], ["--version"]):
            pipe = closed_pipe()
            try:
                result = run(words, self.folder, pipe)
            finally:
                os.close(pipe)
            if result.returncode != 2 or result.stderr:
                return False
        return True

    # colours

    def a_pipe_gets_no_colours(self):
        return self.uncoloured(TERM="xterm")

    def color_always_colours_a_pipe(self):
        result = run([*self.bad, "--color", "always"], self.folder)
        return result.returncode == 1 and ESCAPE in result.stdout

    def clicolor_force_colours_a_pipe(self):
        return self.coloured(CLICOLOR_FORCE="1")

    def force_color_colours_a_pipe(self):
        return self.coloured(FORCE_COLOR="1")

    def forces_that_say_no_colour_nothing(self):
        return (self.uncoloured(CLICOLOR_FORCE="0") and self.uncoloured(FORCE_COLOR="0")
                and self.uncoloured(FORCE_COLOR="false") and self.uncoloured(FORCE_COLOR=""))

    def no_color_wins_over_forces(self):
        return self.uncoloured(NO_COLOR="1", CLICOLOR_FORCE="1", FORCE_COLOR="1")

    def no_color_that_is_empty_says_nothing(self):
        return self.coloured(NO_COLOR="", CLICOLOR_FORCE="1")

    def color_never_wins_over_all(self):
        return self.uncoloured("--color=never", CLICOLOR_FORCE="1", FORCE_COLOR="1")

    def colours_change_no_other_byte(self):
        plainly = run(self.bad, self.folder).stdout
        coloured = run([*self.bad, "--color=always"], self.folder).stdout
        return re.sub(rb"\x1b\[[0-9;]*m", b"", coloured) == plainly

    def json_is_never_coloured(self):
        result = run([*self.bad, "--format", "json", "--color=always"], self.folder)
        return ESCAPE not in result.stdout and result.stdout.startswith(b"{")

    # a terminal

    def a_terminal_gets_colours(self):
        code, data, said = self.terminal(variables={"TERM": "xterm"})
        return code == 1 and ESCAPE in data and not said

    def a_dumb_terminal_gets_none(self):
        code, data, said = self.terminal(variables={"TERM": "dumb"})
        return code == 1 and data and ESCAPE not in data and not said

    def no_color_holds_on_a_terminal(self):
        code, data, said = self.terminal(variables={"TERM": "xterm", "NO_COLOR": "1"})
        return code == 1 and data and ESCAPE not in data and not said

    def each_stream_is_judged_by_itself(self):
        """Standard output is a terminal, standard error is a pipe."""
        code, data, said = self.terminal(["lint", "error.corners.yaml", "nowhere.yaml"],
                                         {"TERM": "xterm"})
        return code == 2 and ESCAPE in data and said.startswith(b"error: ")

    def nothing_of_a_path_reaches_a_terminal_raw(self):
        name = "\x1b]0;title\x07\x9b.corners.yaml"
        (self.folder / name).write_text(FILES["error.corners.yaml"])
        code, data, _ = self.terminal(["lint", name, "\x1b[2Jnowhere"], {"TERM": "dumb"}, True)
        return code == 2 and b"\x1b" not in data and b"\x07" not in data and RULE.encode() in data


def streams(work):
    """Standard input, pipes, colours and a terminal."""
    folder = work / "streams"
    lay_out(folder)
    subject = Streams(folder)
    helpers = {"coloured", "uncoloured", "terminal", "closed"}
    names = [n for n in vars(Streams) if not n.startswith("_") and n not in helpers]
    good = 0
    for name in names:
        fine = bool(getattr(subject, name)())
        good += fine
        if not fine:
            print(f"BAD {name.replace('_', ' ')}")
    print(f"stdin, | head, SIGPIPE ignored, NO_COLOR, CLICOLOR_FORCE, a pty: {good} of {len(names)}")
    return good == len(names)


PARTS = {"codes": codes, "streams": streams}


def main(parts):
    with tempfile.TemporaryDirectory() as name:
        results = [PARTS[part](pathlib.Path(name)) for part in parts]
    return 0 if all(results) else 1


if __name__ == "__main__":
    words = sys.argv[1:]
    if "--binary" in words[:-1]:
        at = words.index("--binary")
        BINARY = pathlib.Path(words[at + 1]).resolve()
        del words[at:at + 2]
    if any(word not in PARTS for word in words):
        print(__doc__)
        sys.exit(2)
    sys.exit(main(words or list(PARTS)))
