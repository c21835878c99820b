#!/usr/bin/env python3
"""Runs the real pre-commit with both hooks: `hooks.py [--binary PATH]`.

The hooks are taken from a clone of this repository, so what is committed counts. The hook that is
built is installed once into an empty cache, as on a new machine, and run from a configuration; the
one for an installed program is run with `pre-commit try-repo`, which builds nothing. Needs
pre-commit for this Python and, for the first, a Swift toolchain with libyaml's header.
"""
import importlib.util
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINARY = ROOT / ".build/release/cornerlint"

GOOD = """\
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
BAD = GOOD.replace("inner + padding", "24")
RULE = "container-radius-too-small"

# What lies in the scratch repository, whether the hook passes, and what it must and must not say.
CASES = [
    ("a bad file fails", {"bad.corners.yaml": BAD, "other.yaml": "a: 1\n"}, False, RULE, "other.yaml"),
    ("a good file passes", {"tokens.yml": GOOD, "other.yaml": "a: 1\n"}, True, "Passed", RULE),
    ("JSON of that name is taken, and no other",
     {"bad.corners.json": BAD, "package.json": "{}\n", "README.md": "# a\n"}, False, RULE,
     "package.json"),
    ("an excluded file is left alone",
     {"vendor/bad.corners.yaml": BAD, "good.tokens.yaml": GOOD,
      ".cornerlint.yaml": "exclude: [vendor/]\n"}, True, "Passed", RULE),
]


def git(*arguments, folder=None):
    return subprocess.run(["git", *arguments], cwd=folder, check=True, capture_output=True,
                          text=True).stdout.strip()


def scratch(folder, files):
    folder.mkdir()
    git("init", "-q", folder=folder)
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    git("add", "-A", folder=folder)


def pre_commit(arguments, folder, environment):
    result = subprocess.run([sys.executable, "-m", "pre_commit", *arguments], cwd=folder,
                            env=environment, capture_output=True, text=True)
    return result.returncode, result.stdout + result.stderr


def built(work, clone, environment):
    """The hook that pre-commit builds, installed from a configuration as a team has it."""
    configuration = (f"repos:\n  - repo: {clone}\n    rev: {git('rev-parse', 'HEAD', folder=clone)}\n"
                     "    hooks: [{ id: cornerlint }]\n")
    for index, (title, files, passes, said, unsaid) in enumerate(CASES):
        folder = work / f"built-{index}"
        scratch(folder, {**files, ".pre-commit-config.yaml": configuration})
        yield title, pre_commit(["run", "--all-files", "--verbose"], folder, environment), passes, said, unsaid


def installed(work, clone, environment):
    """The hook for a program on the PATH."""
    for index, (title, files, passes, said, unsaid) in enumerate(CASES):
        folder = work / f"installed-{index}"
        scratch(folder, files)
        command = ["try-repo", str(clone), "cornerlint-system", "--all-files", "--verbose"]
        yield title, pre_commit(command, folder, environment), passes, said, unsaid


def main():
    if importlib.util.find_spec("pre_commit") is None:
        print("skipped: pre-commit is not installed")
        return 0
    good = total = 0
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        clone = work / "cornerlint"
        git("clone", "-q", str(ROOT), str(clone))
        programs = work / "bin"
        programs.mkdir()
        (programs / "cornerlint").symlink_to(BINARY)
        clean = {k: v for k, v in os.environ.items() if not k.startswith("GIT_")}
        clean.update(PRE_COMMIT_HOME=str(work / "cache"), NO_COLOR="1")
        beside = dict(clean, PATH=f"{programs}{os.pathsep}{clean['PATH']}")
        runs = [("system", installed(work, clone, beside))]
        if shutil.which("swift"):
            runs.insert(0, ("swift", built(work, clone, clean)))
        else:
            print("skipped: swift is not installed")
        for language, results in runs:
            for title, (code, text), passes, said, unsaid in results:
                fine = (code == 0) == passes and said in text and unsaid not in text
                good += fine
                total += 1
                print(f"{'ok ' if fine else 'BAD'} {language}: {title}")
                if not fine:
                    print(f"exit {code}\n{text}")
    print(f"pre-commit: {good} of {total}")
    return 0 if good == total else 1


if __name__ == "__main__":
    words = sys.argv[1:]
    if words[:1] == ["--binary"] and len(words) == 2:
        BINARY = pathlib.Path(words[1]).resolve()
    elif words:
        print(__doc__)
        sys.exit(2)
    sys.exit(main())
