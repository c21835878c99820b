#!/usr/bin/env python3
"""Holds `lint --fix` to its word: `fixes.py [--binary PATH] [--shared DIR] [PART…]`.

The parts, all of them when none is named:
  settled   every sample and case, in several dresses: a second run changes nothing, the file is what
            `--diff` announced, and no file has more violations than before
  killed    500 files and 200 runs killed while they write: every file is old or new, nothing is left
  identity  what a rewrite keeps, and what it leaves alone

Needs a Unix, and for a part of `identity` root. The exit code is 1 when something does not hold.
"""
import argparse
import json
import os
import pathlib
import random
import shutil
import signal
import stat
import struct
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
DRAFT = ".cornerlint-new"
MODES = [["--fix"], ["--fix", "--unsafe-fixes"]]
FAULTY = """\
components:
  card:
    shape: 24 # {note}
    padding: 8
    content:
      photo:
        shape: 16
"""


class Failures(list):
    """What does not hold, said as soon as it shows."""

    def check(self, holds, words):
        if not holds:
            self.append(words)
            print(f"  FAILED: {words}")
        return holds


def run(binary, *arguments, **options):
    """Runs the linter; exit codes of 2 and above are the caller's business."""
    return subprocess.run([binary, "lint", *map(os.fsencode, arguments)], stdin=subprocess.DEVNULL,
                          capture_output=True, timeout=120, **options)


def scratch():
    """A folder that looks like a repository, so that no configuration above it counts."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="cornerlint-fixes-"))
    (folder / ".git").mkdir()
    folder.chmod(0o755)
    return folder


# Settled


def token_files(shared):
    files = sorted((ROOT / "samples").rglob("*.yaml"))
    files = [path for path in files if "rules" not in path.parts]
    if shared.is_dir():
        files += sorted((shared / "cases").glob("*.yaml"))
    else:
        print("skipped: the shared cases are not there")
    return files


def dresses(data):
    yield "plain", data
    yield "CRLF", data.replace(b"\r\n", b"\n").replace(b"\n", b"\r\n")
    yield "byte order mark", b"\xef\xbb\xbf" + data.removeprefix(b"\xef\xbb\xbf")
    yield "no last line end", data.rstrip(b"\r\n")
    yield "all at once", (b"\xef\xbb\xbf# \xf0\x9f\x8e\xa8\n"
                          + data.removeprefix(b"\xef\xbb\xbf").rstrip(b"\n")).replace(b"\n", b"\r\n")


def lines_of(data):
    """Lines with their LF; the last one may have none."""
    lines = data.split(b"\n")
    return [line + b"\n" for line in lines[:-1]] + ([lines[-1]] if lines[-1] else [])


def applied(diff, data):
    """A text with a unified diff of that one file applied, byte for byte."""
    old, new, place = lines_of(data), [], 0
    lines = lines_of(diff)
    index = next((i for i, line in enumerate(lines) if line.startswith(b"@@")), len(lines))
    while index < len(lines):
        _, before, after, *_ = lines[index].split()
        (start, _, old_count), new_count = before[1:].partition(b","), after.partition(b",")[2]
        left = [int(old_count or 1), int(new_count or 1)]
        first = int(start) - (1 if left[0] else 0)
        new += old[place:first]
        place = first
        index += 1
        while left != [0, 0]:
            mark, text = lines[index][:1], lines[index][1:]
            index += 1
            if index < len(lines) and lines[index].startswith(b"\\"):
                text = text[:-1]
                index += 1
            if mark != b"+":
                if place >= len(old) or old[place] != text:
                    raise ValueError(f"line {place + 1} is not what the diff says")
                place += 1
                left[0] -= 1
            if mark != b"-":
                new.append(text)
                left[1] -= 1
    return b"".join(new + old[place:])


def violations(binary, path):
    """The rules of all violations of a file; None when the run fails."""
    done = run(binary, "--format", "json", "--fail-level", "never", path)
    if done.returncode != 0:
        return None
    return [violation["rule"] for violation in json.loads(done.stdout)["violations"]]


def settle(binary, path, data, mode, name, failures):
    """Fixes one file twice; True when that changed it."""
    path.write_bytes(data)
    before = violations(binary, path)
    if before is None:
        return failures.check(False, f"{name}: the linter fails on it")
    diff = run(binary, "--diff", *[flag for flag in mode if flag != "--fix"], path)
    failures.check(path.read_bytes() == data, f"{name}: --diff has changed the file")
    failures.check(diff.returncode == (1 if diff.stdout else 0),
                   f"{name}: exit {diff.returncode} of --diff")
    done = run(binary, *mode, path)
    fixed = path.read_bytes()
    failures.check(done.returncode in (0, 1), f"{name}: exit {done.returncode}: {done.stderr}")
    try:
        announced = applied(diff.stdout, data)
    except (ValueError, IndexError) as error:
        return failures.check(False, f"{name}: the diff does not apply: {error}")
    failures.check(announced == fixed, f"{name}: the file is not what --diff announced")
    after = violations(binary, path)
    if after is None:
        return failures.check(False, f"{name}: the linter fails on it after fixing")
    failures.check(len(after) <= len(before), f"{name}: {len(before)} violations, then {len(after)}")
    failures.check(after.count("yaml-syntax") <= before.count("yaml-syntax"), f"{name}: no YAML now")
    marks = path.stat()
    run(binary, *mode, path)
    failures.check(path.read_bytes() == fixed, f"{name}: a second run changes it again")
    again = path.stat()
    failures.check((again.st_ino, again.st_mtime_ns) == (marks.st_ino, marks.st_mtime_ns),
                   f"{name}: a second run writes it again")
    return fixed != data


def patched(diff, data, folder):
    """What `patch` makes of a text and a diff; None without `patch`."""
    if shutil.which("patch") is None:
        return None
    target = folder / "patched"
    target.write_bytes(data)
    subprocess.run(["patch", "--binary", "--silent", str(target)], input=diff, check=False,
                   capture_output=True)
    return target.read_bytes()


def settled(binary, shared):
    failures, runs, changed, patches = Failures(), 0, 0, 0
    folder = scratch()
    try:
        path = folder / "file.corners.yaml"
        files = token_files(shared)
        for file in files:
            for dress, data in dresses(file.read_bytes()):
                for mode in MODES:
                    name = f"{file.name}, {dress}, {mode[-1]}"
                    runs += 1
                    changed += settle(binary, path, data, mode, name, failures)
            path.write_bytes(file.read_bytes())
            diff = run(binary, "--diff", "--unsafe-fixes", path).stdout
            result = patched(diff, file.read_bytes(), folder) if diff else None
            if result is not None:
                patches += 1
                failures.check(result == applied(diff, file.read_bytes()),
                               f"{file.name}: `patch` reads the diff otherwise")
        if shutil.which("patch") is None:
            print("skipped: patch is not installed")
        failures.check(changed > 0, "nothing was fixed at all")
    finally:
        shutil.rmtree(folder)
    print(f"--fix: {len(files)} files, {runs} runs in {len(list(dresses(b'')))} dresses, {changed} "
          f"changed the file, {patches} diffs applied with patch, {len(failures)} failures")
    return not failures


# Killed


def leftovers(folder):
    return [path.name for path in folder.iterdir() if path.name.endswith(DRAFT)]


def killed(binary, files=500, kills=200, seed=1):
    failures, chance = Failures(), random.Random(seed)
    folder = scratch()
    try:
        old, new = {}, {}
        for number in range(files):
            note = f"card {number} " + "x" * chance.randrange(4000)
            path = folder / f"card{number:03}.corners.yaml"
            old[path] = FAULTY.format(note=note).encode()
            path.write_bytes(old[path])
        first, end = whole_run(binary, folder, old)
        for path in old:
            new[path] = path.read_bytes()
            failures.check(new[path] != old[path], f"{path.name} is not fixed")
        failures.check(not leftovers(folder), "a whole run leaves something")
        torn = partly = most = cleared = 0
        tries = 0
        while partly < kills and tries < 4 * kills:
            tries += 1
            for path in old:
                if path.read_bytes() != old[path]:
                    path.write_bytes(old[path])
            # Spread evenly over the time in which files are written; those that come too early or
            # too late do not count.
            delay = first + (end - first) * (partly + chance.random()) / kills
            child = subprocess.Popen([binary, "lint", "--fix", "--quiet", folder],
                                     stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(max(0.0, delay))
            child.send_signal(signal.SIGKILL)
            child.wait()
            states = [path.read_bytes() for path in old]
            fixed = sum(now == new[path] for path, now in zip(old, states))
            whole = sum(now in (old[path], new[path]) for path, now in zip(old, states))
            torn += files - whole
            landed = 0 < fixed < files
            partly += landed
            if not landed:
                # The machine is quicker or slower by now.
                first, end = (first * 1.01, end * 1.01) if fixed == 0 else (first * 0.99, end * 0.99)
            most = max(most, len(leftovers(folder)))
            if tries % 20 == 0:
                had = bool(leftovers(folder))
                run(binary, "--fix", "--quiet", folder)
                failures.check(not leftovers(folder), f"left behind: {leftovers(folder)}")
                failures.check(all(path.read_bytes() == new[path] for path in old),
                               "the run after a kill does not fix all")
                cleared += had
        # A leftover made by hand, should no kill have met the moment between writing and renaming.
        (folder / f".card000.corners.yaml{DRAFT}").write_bytes(b"half")
        # One without its file may be somebody else's.
        foreign = folder / f".gone.corners.yaml{DRAFT}"
        foreign.write_bytes(b"half")
        run(binary, "--fix", "--quiet", folder)
        failures.check(foreign.exists(), "a file of somebody else is gone")
        foreign.unlink(missing_ok=True)
        failures.check(not leftovers(folder), f"left behind: {leftovers(folder)}")
        failures.check(torn == 0, f"{torn} files are neither old nor new")
        failures.check(partly == kills, f"only {partly} kills came while files were written")
    finally:
        shutil.rmtree(folder)
    print(f"--fix under kill -9: {partly} kills while {files} files were written, "
          f"{torn} torn files, at most {most} left behind, {len(failures)} failures")
    return not failures


def whole_run(binary, folder, old):
    """When a run that is not disturbed writes its first file, and when it ends: seconds."""
    first_path = min(old)
    start = time.monotonic()
    child = subprocess.Popen([binary, "lint", "--fix", "--quiet", folder],
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    first = None
    while child.poll() is None:
        if first is None and first_path.stat().st_size != len(old[first_path]):
            first = time.monotonic() - start
        time.sleep(0.001)
    end = time.monotonic() - start
    return (first if first is not None else end / 2), end


# Identity


def has_read(process, path):
    """True once a process has read a file and closed it; at once where /proc is not there."""
    try:
        words = pathlib.Path(f"/proc/{process}/io").read_text().split()
        if int(words[words.index("rchar:") + 1]) < path.stat().st_size:
            return False
        links = [os.readlink(link) for link in pathlib.Path(f"/proc/{process}/fd").iterdir()]
        return str(path) not in links
    except OSError:
        return True


class Identity:
    """Checks of what a rewrite keeps, each in a folder of its own."""

    def __init__(self, binary, folder):
        self.binary = binary
        self.folder = folder
        self.data = FAULTY.format(note="faulty").encode()

    def faulty(self, name="card.corners.yaml", mode=0o644, data=None):
        path = self.folder / name
        path.write_bytes(self.data if data is None else data)
        path.chmod(mode)
        return path

    def fix(self, *paths, **options):
        return run(self.binary, "--fix", *paths, **options)

    def keeps_mode(self, mode):
        path = self.faulty(mode=mode)
        done = self.fix(path)
        return (done.returncode < 2 and path.read_bytes() != self.data
                and stat.S_IMODE(path.stat().st_mode) == mode and self.is_tidy())

    def is_tidy(self):
        return not leftovers(self.folder)

    def mode_600(self):
        return self.keeps_mode(0o600)

    def mode_444(self):
        return self.keeps_mode(0o444)

    def mode_755(self):
        return self.keeps_mode(0o755)

    def link(self):
        path = self.faulty("target.corners.yaml")
        link = self.folder / "link.corners.yaml"
        link.symlink_to("target.corners.yaml")
        self.fix(link)
        return link.is_symlink() and path.read_bytes() != self.data and self.is_tidy()

    def chain_of_links(self):
        (self.folder / "sub").mkdir()
        path = self.faulty("sub/target.corners.yaml")
        (self.folder / "sub/near.corners.yaml").symlink_to("target.corners.yaml")
        (self.folder / "middle.corners.yaml").symlink_to("sub/near.corners.yaml")
        far = self.folder / "far.corners.yaml"
        far.symlink_to(self.folder / "middle.corners.yaml")
        self.fix(far)
        links = [far, self.folder / "middle.corners.yaml", self.folder / "sub/near.corners.yaml"]
        return (all(link.is_symlink() for link in links) and not path.is_symlink()
                and path.read_bytes() != self.data and self.is_tidy())

    def hard_link(self):
        path = self.faulty()
        other = self.folder / "other"
        os.link(path, other)
        done = self.fix(path)
        return (done.returncode == 2 and b"names" in done.stderr and path.samefile(other)
                and path.read_bytes() == self.data and self.is_tidy())

    def read_only_folder(self):
        path = self.faulty(mode=0o644)
        options = {}
        if os.geteuid() == 0:
            os.chown(self.folder, 65534, 65534)
            os.chown(path, 65534, 65534)
            options = {"user": 65534, "group": 65534, "extra_groups": []}
        self.folder.chmod(0o555)
        done = self.fix(path, **options)
        self.folder.chmod(0o755)
        return (done.returncode == 2 and b"permission denied" in done.stderr
                and path.read_bytes() == self.data and self.is_tidy())

    def pipe(self):
        path = self.folder / "pipe.corners.yaml"
        os.mkfifo(path)

        def feed():
            with open(path, "wb") as end:
                end.write(self.data)

        threading.Thread(target=feed, daemon=True).start()
        done = self.fix(path)
        return (done.returncode == 2 and b"no regular file" in done.stderr
                and stat.S_ISFIFO(path.lstat().st_mode) and self.is_tidy())

    def unchanged(self):
        clean = b"components:\n  card: { shape: 8 }\n"
        path = self.faulty(data=clean)
        os.utime(path, ns=(1_000_000_007, 2_000_000_009))
        before = path.stat()
        done = self.fix(path)
        after = path.stat()
        return (done.returncode == 0 and path.read_bytes() == clean
                and after.st_ino == before.st_ino and after.st_mtime_ns == before.st_mtime_ns)

    def owner(self):
        path = self.faulty()
        if os.geteuid() == 0:
            os.chown(path, 1234, 4321)
        before = path.stat()
        self.fix(path)
        after = path.stat()
        return (path.read_bytes() != self.data and self.is_tidy()
                and (after.st_uid, after.st_gid) == (before.st_uid, before.st_gid))

    def line_ends(self):
        data = b"\xef\xbb\xbf" + self.data.rstrip(b"\n").replace(b"\n", b"\r\n")
        path = self.faulty(data=data)
        self.fix(path)
        fixed = path.read_bytes()
        return (fixed != data and fixed.startswith(b"\xef\xbb\xbf") and not fixed.endswith(b"\n")
                and fixed.count(b"\n") == fixed.count(b"\r\n") > data.count(b"\n"))

    def changed_meanwhile(self):
        """The file changes once the run has read it, while it is being linted."""
        cards = b"".join(b"  card%d:\n" % number + b"".join(lines_of(self.data)[2:])
                         for number in range(30_000))
        path = self.faulty(data=b"components:\n" + cards)
        child = subprocess.Popen([self.binary, "lint", "--fix", "--quiet", path],
                                 stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        while child.poll() is None and not has_read(child.pid, path):
            time.sleep(0.001)
        child.send_signal(signal.SIGSTOP)
        with path.open("ab") as file:
            file.write(b"# somebody was here\n")
        changed = path.read_bytes()
        child.send_signal(signal.SIGCONT)
        _, errors = child.communicate(timeout=120)
        return (child.returncode == 2 and b"changed while" in errors
                and path.read_bytes() == changed and self.is_tidy())

    def attributes(self):
        """Attributes of users, and the access control list, which Linux keeps as one."""
        path = self.faulty()
        kept = {"user.note": b"from the design team"}
        # Version 2: owner and group rw and r, user 1234 r, mask r, others nothing.
        kept["system.posix_acl_access"] = b"".join(
            struct.pack("<HHI", tag, rights, who) for tag, rights, who in
            [(1, 6, 2**32 - 1), (2, 4, 1234), (4, 4, 2**32 - 1), (16, 4, 2**32 - 1),
             (32, 0, 2**32 - 1)])
        kept["system.posix_acl_access"] = struct.pack("<I", 2) + kept["system.posix_acl_access"]
        for name, value in list(kept.items()):
            try:
                os.setxattr(path, name, value)
            except (OSError, AttributeError):
                del kept[name]
        if not kept:
            print("identity: attributes skipped: there are none on this file system")
        done = self.fix(path)
        return (done.returncode < 2 and path.read_bytes() != self.data and self.is_tidy()
                and all(os.getxattr(path, name) == value for name, value in kept.items()))

    CHECKS = [mode_600, mode_444, mode_755, link, chain_of_links, hard_link, read_only_folder, pipe,
              unchanged, owner, line_ends, changed_meanwhile, attributes]


def identity(binary, _):
    failures = Failures()
    for check in Identity.CHECKS:
        name = check.__name__.replace("_", " ")
        folder = scratch()
        try:
            # Another user has to reach it as well.
            copy = shutil.copy2(binary, folder / "cornerlint")
            (folder / "work").mkdir(mode=0o755)
            failures.check(check(Identity(str(copy), folder / "work")), name)
        except (OSError, subprocess.TimeoutExpired) as error:
            failures.check(False, f"{name}: {error}")
        finally:
            shutil.rmtree(folder)
    count = len(Identity.CHECKS)
    print(f"identity: {count - len(failures)} of {count}")
    return not failures


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("parts", nargs="*", metavar="PART")
    parser.add_argument("--binary", default=ROOT / ".build/release/cornerlint", type=pathlib.Path)
    parser.add_argument("--shared", default=ROOT.parent / "shared", type=pathlib.Path)
    chosen = parser.parse_args()
    binary = str(chosen.binary.resolve())
    if not os.path.exists(binary):
        sys.exit(f"{chosen.binary} is not there; build it or name it with --binary")
    parts = {"settled": settled, "killed": lambda binary, _: killed(binary), "identity": identity}
    for part in chosen.parts:
        if part not in parts:
            parser.error(f"there is no part {part}; the parts are {', '.join(parts)}")
    results = [parts[part](binary, chosen.shared) for part in chosen.parts or parts]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
