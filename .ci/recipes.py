#!/usr/bin/env python3
"""Checks and runs the CI recipes in `samples/ci`: `recipes.py [--binary PATH]`.

The YAML files are held against the schemas that check-jsonschema carries. Every script of theirs
that calls cornerlint runs in a shell, in a copy of the committed repository with the program on the
PATH: it has to fail with exit code 1, since the samples have faults, and to leave the reports that
the recipe names; with a file that is not there it has to fail with 2. Then the same in a repository
that has cornerlint's source in a folder, with the recipe changed as its comments say. Needs
check-jsonschema for this Python, which brings a YAML reader along.
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
SOURCE = ".cornerlint-source"
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


def html(path):
    text = path.read_text()
    return text.lower().startswith("<!doctype html>") and "faulty.corners.yaml" in text and "<svg" in text


def undone(path):
    run = json.loads(path.read_text())["runs"][0]
    return [call["executionSuccessful"] for call in run["invocations"]] == [False]


READERS = {"sarif": sarif, "gitlab": gitlab, "junit": junit, "markdown": markdown, "html": html,
           "undone": undone}


def readable(form, path):
    try:
        return READERS[form](path)
    except (OSError, ValueError, KeyError, LookupError, xml.etree.ElementTree.ParseError) as error:
        print(f"    {path.name}: {error}")
        return False


def calls(tree):
    """The scripts of a recipe, or lines of them, that call cornerlint."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            if key in ("run", "script", "before_script", "after_script"):
                lines = value if isinstance(value, list) else [value]
                for text in lines:
                    if re.search(r"^\s*cornerlint ", text, re.M):
                        yield text.strip()
            else:
                yield from calls(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from calls(value)


def copy(work, name):
    folder = work / name
    subprocess.run(["git", "clone", "-q", str(ROOT), str(folder)], check=True)
    return folder


def elsewhere(text):
    """A recipe changed for another repository, as its comments say."""
    text = re.sub(r"(: )\S+ # Elsewhere: (\S+)$", r"\1\2", text, flags=re.M)
    lines, takes = [], False
    for line in text.splitlines():
        taken = re.match(r"( *)# (- .*|  .*)$", line)
        if takes and taken:
            line = taken.group(1) + taken.group(2)
        else:
            takes = "# Elsewhere: take this" in line
        lines.append(line)
    return "\n".join(lines) + "\n"


def other_repository(work, name):
    """A repository of someone's own, with the source of cornerlint where the recipes put it."""
    folder = work / name
    subprocess.run(["git", "init", "-q", str(folder)], check=True)
    (folder / "design").mkdir()
    shutil.copy(ROOT / "samples/faulty.corners.yaml", folder / "design")
    subprocess.run(["git", "clone", "-q", str(ROOT), str(folder / SOURCE)], check=True)
    return folder


def run(command, folder, work, **variables):
    environment = dict(os.environ, PATH=f"{work / 'bin'}{os.pathsep}{os.environ['PATH']}", **variables)
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


def lint(call, folder, work):
    """Runs a call as CI does; gives its result and what it left as output of its step."""
    output = folder / "output.txt"
    output.touch()
    result = run(["sh", "-ec", call], folder, work, GITHUB_OUTPUT=str(output),
                 GITHUB_STEP_SUMMARY=str(folder / "summary.md"))
    return result, output.read_text()


def recipe(name, tree, make_folder, target, work, tally):
    """Runs a recipe's calls for the paths in `target`; gives the reports by format, with their
    paths as the call has them."""
    texts = list(calls(tree))
    tally.check(f"{name} calls cornerlint: {len(texts)}", texts)
    reports = {}
    for index, text in enumerate(texts):
        folder = make_folder(work, f"{name}-{index}")
        call = re.sub(r"\bsamples\b", target, text)
        result, output = lint(call, folder, work)
        tally.check(f"{name}: exit code 1: {call.splitlines()[0]} …", result.returncode == 1,
                    f"exit {result.returncode}\n{result.stdout[-800:]}{result.stderr[-800:]}")
        tally.check(f"{name}: nothing on standard error", not result.stderr, result.stderr)
        if "--format github" in call:
            lines = result.stdout.splitlines()
            place = r"::(error|warning|notice) file=(samples|design)/[^,]+\.(yaml|md|json),"
            tally.check(f"{name}: annotations", lines and re.match(place, lines[0]), lines[:1])
            tally.check(f"{name}: nothing of cornerlint's source", SOURCE not in result.stdout)
            tally.check(f"{name}: says its exit code", output == "code=1\n", output)
        for form, path in re.findall(r"--output \"?(\w+)=([^\s\"]+)", call):
            reports[form] = path
            written = folder / ("summary.md" if path == "$GITHUB_STEP_SUMMARY" else path)
            tally.check(f"{name}: {form} report in {path}", readable(form, written))
        result, output = lint(re.sub(r"\bsamples\b", f"{target} nowhere.yaml", text), folder, work)
        tally.check(f"{name}: exit code 2 when a file is not there", result.returncode == 2,
                    f"exit {result.returncode}\n{result.stderr[-800:]}")
        if "--format github" in call:
            tally.check(f"{name}: says exit code 2", output.endswith("code=2\n"), output)
            tally.check(f"{name}: the sarif report says so, too",
                        readable("undone", folder / reports["sarif"]))
    return reports


def github(tree, reports, tally):
    job = tree["jobs"]["cornerlint"]
    uploads = [s for s in job["steps"] if "upload-sarif" in s.get("uses", "")]
    tally.check("github-actions.yml uploads the report that it writes",
                [s["with"]["sarif_file"] for s in uploads] == [reports.get("sarif")])
    kept = [s for s in job["steps"] if "upload-artifact" in s.get("uses", "")]
    tally.check("github-actions.yml keeps the page that it writes",
                reports.get("html") and [s["with"]["path"] for s in kept] == [reports["html"]])
    lints = [s.get("id") for s in job["steps"] if s.get("name") == "Lint"]
    tally.check("github-actions.yml uploads after exit codes 0 and 1, a red step, and no other",
                lints == ["lint"] and all(
                    "!cancelled()" in s.get("if", "") and re.findall(
                        r"steps\.lint\.outputs\.code == '(\d+)'", s["if"]) == ["0", "1"]
                    for s in uploads + kept))
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

    folder = other_repository(work, "script-elsewhere")
    (folder / "ci").mkdir()
    shutil.copy(path, folder / "ci")
    result = run(["ci/lint.sh"], folder, work)
    report = folder / "cornerlint.xml"
    tally.check("lint.sh elsewhere: exit code 1", result.returncode == 1,
                f"exit {result.returncode}\n{result.stdout[-800:]}{result.stderr[-800:]}")
    tally.check("lint.sh elsewhere: the files of the working folder",
                readable("junit", report) and "design/faulty.corners.yaml" in report.read_text()
                and SOURCE not in report.read_text())
    bare = {"PATH": os.defpath, "CORNERLINT_SOURCE": ""}
    result = subprocess.run(["ci/lint.sh"], cwd=folder, env=bare, capture_output=True, text=True)
    tally.check("lint.sh elsewhere: exit code 2 without a cornerlint",
                result.returncode == 2 and "CORNERLINT_SOURCE" in result.stderr, result.stderr)


def foreign(file, schema, text, work, tally, read):
    """A recipe in another repository: it holds against its schema, and builds what it fetches."""
    path = work / file
    path.write_text(elsewhere(text))
    result = run([sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, path],
                 ROOT, work)
    tally.check(f"{file} elsewhere holds against {schema}", result.returncode == 0,
                result.stdout + result.stderr)
    tree = read(path.read_text())
    if file.startswith("github"):
        job = tree["jobs"]["cornerlint"]
        source = job["env"]["CORNERLINT_SOURCE"]
        fetched = [s["with"]["path"] for s in job["steps"]
                   if "checkout" in s.get("uses", "") and "with" in s]
    else:
        job = tree["cornerlint"]
        source = job["variables"]["CORNERLINT_SOURCE"]
        fetched = [source for line in job["before_script"]
                   if re.fullmatch(r'git clone .*"\$CORNERLINT_SOURCE"', line)]
    tally.check(f"{file} elsewhere builds what it fetches", fetched == [source] == [SOURCE],
                (fetched, source))
    recipe(f"{file} elsewhere", tree, other_repository, ".", work, tally)


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
            read = ruamel.yaml.YAML(typ="safe").load
            tree = read(path)
            reports = recipe(file, tree, copy, "samples", work, tally)
            (github if file.startswith("github") else gitlab_job)(tree, reports, tally)
            foreign(file, schema, path.read_text(), work, tally, read)
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
