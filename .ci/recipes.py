#!/usr/bin/env python3
"""Checks and runs the CI recipes in `samples/ci`: `recipes.py [--binary PATH]`.

The YAML files are held against the schemas that check-jsonschema carries. Every line of theirs that
calls cornerlint runs in a shell, in a copy of the committed repository with the program on the PATH:
it has to fail with exit code 1, since the samples have faults, and to leave the reports that the
recipe names. Needs check-jsonschema for this Python, which brings a YAML reader along.
"""
import importlib.util
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINARY = ROOT / ".build/release/cornerlint"
RECIPES = {"github-actions.yml": "vendor.github-workflows", "gitlab-ci.yml": "vendor.gitlab-ci"}


class Tally:
    """What was checked, and how much of it held."""

    def __init__(self):
        self.good = self.total = 0

    def check(self, title, fine, more=""):
        self.good += bool(fine)
        self.total += 1
        print(f"{'ok ' if fine else 'BAD'} {title}")
        if not fine and more:
            print(more)


def sarif(path):
    log = json.loads(path.read_text())
    return log["version"] == "2.1.0" and len(log["runs"][0]["results"]) > 0


def gitlab(path):
    entries = json.loads(path.read_text())
    return len(entries) > 0 and all(e["fingerprint"] and e["location"]["path"] for e in entries)


def junit(path):
    return xml.etree.ElementTree.parse(path).getroot().find(".//failure") is not None


def markdown(path):
    return "faulty.corners.yaml" in path.read_text()


READERS = {"sarif": sarif, "gitlab": gitlab, "junit": junit, "markdown": markdown}


def readable(form, path):
    try:
        return READERS[form](path)
    except (OSError, ValueError, KeyError, LookupError, xml.etree.ElementTree.ParseError) as error:
        print(f"    {path.name}: {error}")
        return False


def calls(tree):
    """The shell lines of a recipe that call cornerlint."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            if key in ("run", "script", "before_script", "after_script"):
                lines = value if isinstance(value, list) else [value]
                for line in (part for text in lines for part in text.splitlines()):
                    if line.strip().startswith("cornerlint "):
                        yield line.strip()
            else:
                yield from calls(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from calls(value)


def copy(work, name):
    folder = work / name
    subprocess.run(["git", "clone", "-q", str(ROOT), str(folder)], check=True)
    return folder


def run(command, folder, work, **variables):
    environment = dict(os.environ, PATH=f"{work / 'bin'}{os.pathsep}{os.environ['PATH']}", **variables)
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def recipe(name, tree, work, tally):
    """Runs a recipe's calls; gives the reports by format, with their paths as the line has them."""
    lines = list(calls(tree))
    tally.check(f"{name} calls cornerlint: {len(lines)}", lines)
    reports = {}
    for index, line in enumerate(lines):
        folder = copy(work, f"{name}-{index}")
        summary = folder / "summary.md"
        result = run(["sh", "-c", line], folder, work, GITHUB_STEP_SUMMARY=str(summary))
        tally.check(f"{name}: exit code 1: {line}", result.returncode == 1,
                    f"exit {result.returncode}\n{result.stdout[-800:]}{result.stderr[-800:]}")
        tally.check(f"{name}: nothing on standard error", not result.stderr, result.stderr)
        if "--format github" in line:
            first = result.stdout.split("\n", 1)[0]
            fine = re.match(r"::(error|warning|notice) file=samples/faulty\.corners\.yaml,", first)
            tally.check(f"{name}: annotations", fine, first)
        for form, path in re.findall(r"--output \"?(\w+)=([^\s\"]+)", line):
            reports[form] = path
            written = summary if path == "$GITHUB_STEP_SUMMARY" else folder / path
            tally.check(f"{name}: {form} report in {path}", readable(form, written))
    return reports


def github(tree, reports, tally):
    job = tree["jobs"]["cornerlint"]
    uploads = [s for s in job["steps"] if "upload-sarif" in s.get("uses", "")]
    tally.check("github-actions.yml uploads the report that it writes",
                [s["with"]["sarif_file"] for s in uploads] == [reports.get("sarif")])
    tally.check("github-actions.yml uploads after a red step",
                all(re.search(r"!cancelled\(\)|always\(\)", s.get("if", "")) for s in uploads))
    tally.check("github-actions.yml may write security events",
                job["permissions"].get("security-events") == "write")


def gitlab_job(tree, reports, tally):
    artifacts = tree["cornerlint"]["artifacts"]
    tally.check("gitlab-ci.yml keeps the reports of a red job", artifacts["when"] == "always")
    wanted = {"codequality": reports.get("gitlab"), "junit": reports.get("junit")}
    tally.check("gitlab-ci.yml names the reports that it writes", artifacts["reports"] == wanted)


def script(work, tally):
    path = ROOT / "samples/ci/lint.sh"
    tally.check("lint.sh is a shell script", run(["sh", "-n", path], ROOT, work).returncode == 0)
    if shutil.which("shellcheck"):
        result = run(["shellcheck", path], ROOT, work)
        tally.check("lint.sh has nothing that shellcheck reports", result.returncode == 0, result.stdout)
    else:
        print("skipped: shellcheck is not installed")
    folder = copy(work, "script")
    for arguments, code in [([], 1), (["samples/clean.corners.yaml"], 0), (["samples/nowhere.yaml"], 2),
                            (["--fail-level", "never", "samples"], 0)]:
        result = run(["samples/ci/lint.sh", *arguments], folder, work)
        title = " ".join(["lint.sh", *arguments])
        tally.check(f"{title}: exit code {code}", result.returncode == code,
                    f"exit {result.returncode}\n{result.stdout[-800:]}{result.stderr[-800:]}")
        if code == 1:
            tally.check(f"{title}: report in cornerlint.xml",
                        readable("junit", folder / "cornerlint.xml"))
    result = run(["samples/ci/lint.sh"], folder, work, CORNERLINT_REPORT="other.xml")
    tally.check("lint.sh: report where CORNERLINT_REPORT says", readable("junit", folder / "other.xml"))


def main():
    if importlib.util.find_spec("check_jsonschema") is None:
        print("skipped: check-jsonschema is not installed")
        return 0
    import ruamel.yaml
    tally = Tally()
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        (work / "bin").mkdir()
        (work / "bin/cornerlint").symlink_to(BINARY)
        for file, schema in RECIPES.items():
            path = ROOT / "samples/ci" / file
            result = run([sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, path],
                         ROOT, work)
            tally.check(f"{file} holds against {schema}", result.returncode == 0,
                        result.stdout + result.stderr)
            tree = ruamel.yaml.YAML(typ="safe").load(path)
            reports = recipe(file, tree, work, tally)
            (github if file.startswith("github") else gitlab_job)(tree, reports, tally)
        script(work, tally)
    print(f"CI recipes: {tally.good} of {tally.total}")
    return 0 if tally.good == tally.total else 1


if __name__ == "__main__":
    words = sys.argv[1:]
    if words[:1] == ["--binary"] and len(words) == 2:
        BINARY = pathlib.Path(words[1]).resolve()
    elif words:
        print(__doc__)
        sys.exit(2)
    sys.exit(main())
