#!/usr/bin/env python3
"""Checks that each report format says what was meant, whatever the names and messages hold.

`report_files.py --binary PATH [--shared DIR] [--count N]`: reports of no, one and many violations,
then of a run that could not do all of its work, then of N (1,000) hostile triples of file name,
component name and message, then of broken files.
Each check prints a line with its counts; the exit code is 1 when one fails. A check whose tool is
not there says `skipped`. DIR holds `schemas/sarif-schema-2.1.0.json` and `reference/line_hash.py`.
"""
import argparse
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

sys.dont_write_bytecode = True

import json_report_checks as json_checks
import text_report_checks as text_checks
from hostile_texts import BROKEN, triples
from problem_report_checks import PROBLEMS
from tally import Tally

SAMPLES = pathlib.Path(__file__).resolve().parent.parent / "samples"
BATCH = 50


class Batch:
    """A folder of token files, the rules for it, and what the command reports of it."""

    def __init__(self, binary, folder, rules=None):
        self.binary, self.folder, self.rules = binary, folder, rules

    def report(self, form, path="."):
        command = [self.binary, "lint", "--format", form, "--color", "never", path]
        command += ["--rules", self.rules] if self.rules else []
        done = subprocess.run(command, cwd=self.folder, capture_output=True)
        if done.returncode not in (0, 1):
            raise SystemExit(f"{form}: exit {done.returncode}: {done.stderr[:2000]!r}")
        return done.stdout


class Tools:
    """What the checks need from outside; says which of it is not there."""

    def __init__(self, tally, shared, forms):
        self.second_json = second_json()
        self.line_hashes, self.schema = None, None
        if shared:
            self.line_hashes = line_hashes(shared / "reference/line_hash.py")
            self.schema = shared / "schemas/sarif-schema-2.1.0.json"
        else:
            tally.skip("sarif: line hash", "no --shared")
            tally.skip("sarif: schema", "no --shared")
        for name, found in (
                ("json: node, jq or orjson", self.second_json),
                ("junit: xmllint", shutil.which("xmllint")),
                ("junit: junitparser", importlib.util.find_spec("junitparser")),
                ("checkstyle: xmllint", shutil.which("xmllint")),
                ("sarif: check-jsonschema", importlib.util.find_spec("check_jsonschema")),
                ("sarif: sarif-tools", importlib.util.find_spec("sarif"))):
            form, tool = name.split(": ")
            if form in forms and not found:
                tally.skip(name, f"{tool} is not installed")


def second_json():
    """A JSON parser besides Python's; none when no tool has one."""
    for tool, arguments in (
            ("node", ["-e", "const text = require('fs').readFileSync(0, 'utf8');"
                            "process.stdout.write(JSON.stringify(JSON.parse(text)))"]),
            ("jq", ["-c", "."])):
        if shutil.which(tool):
            return lambda data: json.loads(subprocess.run(
                [tool] + arguments, input=data, capture_output=True, check=True).stdout)
    if importlib.util.find_spec("orjson"):
        return importlib.import_module("orjson").loads
    return None


def line_hashes(path):
    spec = importlib.util.spec_from_file_location("line_hash", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.line_hashes


def formats_of(binary):
    """The formats that the command's help lists, of those that are checked here."""
    done = subprocess.run([binary, "lint", "--help"], capture_output=True, check=True)
    listed = re.search(r"^FORMAT is one of\n(.*)\.$", done.stdout.decode(), re.M)
    words = re.findall("[a-z]+", listed.group(1) if listed else "")
    return [form for form in ["json", "junit", *text_checks.COUNTERS] if form in words]


def check_counts(tally, binary, forms, work):
    """Reports of no, one and many violations are valid and count right."""
    (work / "clean.yaml").write_text("components: {}\n")
    (work / "one.yaml").write_text("components:\n  card: { shape: 24px }\n")
    batch = Batch(binary, work)
    for path, holds in ((work / "clean.yaml", lambda count: count == 0),
                        (work / "one.yaml", lambda count: count == 1),
                        (SAMPLES, lambda count: count > 1)):
        count = len(json.loads(batch.report("json", path))["violations"])
        tally.check("counts: json", holds(count), (path, count))
        for form in forms:
            data = batch.report(form, path)
            if form in text_checks.COUNTERS:
                found = text_checks.COUNTERS[form](data.decode())
                tally.check(f"counts: {form}", found == count, (path.name, found, count))
            if form == "junit":
                cases = xml.etree.ElementTree.fromstring(data).findall(".//testcase")
                tally.check("junit: never without a case", len(cases) > 0, path)
            if form == "sarif":
                (work / f"{path.name}.sarif").write_bytes(data)


def check_problems(tally, binary, forms, work):
    """A run that could not do all of its work looks clean in no report with room to say so."""
    folder = work / "problems"
    folder.mkdir()
    (folder / "clean.yaml").write_text("components: {}\n")
    absent = ["not there.yaml", "n%0A<b>|`o`,:&amp;\\_.yaml"]
    for form in (form for form in forms if form in PROBLEMS):
        done = subprocess.run(
            [binary, "lint", "--format", form, "--color", "never", "clean.yaml", *absent],
            cwd=folder, capture_output=True)
        try:
            said = PROBLEMS[form](done.stdout.decode())
        except (AttributeError, LookupError, ValueError) as error:
            said = [error]
        wanted = [line.partition(": ")[2] for line in done.stderr.decode().splitlines()]
        tally.check(f"problems: {form}", done.returncode == 2 and said == wanted
                    and len(said) == len(absent), (done.returncode, said, wanted))
        if form == "sarif":
            (work / "problems.sarif").write_bytes(done.stdout)


def check_batch(tally, tools, batch, forms, meant, files, work):
    """All formats of one folder; gives the log of SARIF."""
    reports = {form: batch.report(form) for form in forms}
    objects = {
        form: json_checks.parsed(tally, form, reports[form], tools.second_json)
        for form in ("json", "sarif", "gitlab", "rdjson") if form in forms}
    violations = objects["json"]["violations"]
    if meant:
        tally.check("every message is reported once",
                    sorted(v["rule"] for v in violations) == sorted(meant),
                    (len(violations), set(meant) - {v["rule"] for v in violations}))
        json_checks.check_json(tally, violations, meant)
    if "sarif" in forms:
        json_checks.check_sarif(tally, objects["sarif"], meant, files, tools.line_hashes)
    if "rdjson" in forms:
        json_checks.check_rdjson(
            tally, objects["rdjson"]["diagnostics"], violations, meant, files)
    if "github" in forms:
        text_checks.check_github(tally, reports["github"], len(violations), meant)
    for form, check in (("junit", text_checks.check_junit),
                        ("checkstyle", text_checks.check_checkstyle)):
        if form in forms:
            path = work / f"{form}.xml"
            path.write_bytes(reports[form])
            check(tally, path, text_checks.check_xml(tally, form, path), meant)
    if "markdown" in forms:
        text_checks.check_markdown(tally, reports["markdown"], meant)
    for form in ("text", "concise", "xcode"):
        if form in forms:
            text_checks.check_lines(tally, form, reports[form], meant)
    if "gitlab" in forms:
        for triple in meant.values():
            (batch.folder / os.fsdecode(triple.file)).write_bytes(triple.token_file(3))
        moved = json.loads(batch.report("gitlab"))
        json_checks.check_gitlab(tally, objects["gitlab"], moved, meant)
    return reports.get("sarif", b"")


def check_hostile(tally, tools, binary, forms, count, work):
    """Hostile triples folder by folder, and a folder of broken files; gives the logs of SARIF."""
    everything = triples(count)
    parts = [everything[first:first + BATCH] for first in range(0, count, BATCH)] + [[]]
    logs = []
    for number, part in enumerate(parts):
        folder, rules = work / f"tokens{number}", work / f"rules{number}"
        folder.mkdir()
        rules.mkdir()
        files = {triple.file: triple.token_file() for triple in part} or BROKEN
        for name, data in files.items():
            (folder / os.fsdecode(name)).write_bytes(data)
        for triple in part:
            (rules / f"{triple.rule}.yaml").write_bytes(triple.rule_file())
        batch = Batch(binary, folder, rules if part else None)
        log = check_batch(tally, tools, batch, forms, {t.rule: t for t in part}, files, work)
        logs.append(work / "logs" / f"{number}.sarif")
        logs[-1].write_bytes(log)
    return logs


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--binary", type=pathlib.Path, required=True)
    arguments.add_argument("--shared", type=pathlib.Path)
    arguments.add_argument("--count", type=int, default=1000)
    options = arguments.parse_args()
    binary = options.binary.resolve()
    forms = formats_of(binary)
    print("formats:", " ".join(forms))
    tally = Tally()
    tools = Tools(tally, options.shared, forms)
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        (work / "logs").mkdir()
        check_counts(tally, binary, forms, work)
        check_problems(tally, binary, forms, work)
        logs = check_hostile(tally, tools, binary, forms, options.count, work)
        if "sarif" in forms:
            json_checks.check_schema(tally, sorted(work.glob("*.sarif")) + logs, tools.schema)
            json_checks.check_sarif_tools(tally, logs)
    sys.exit(tally.finish())


main()
