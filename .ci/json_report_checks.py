"""What the JSON formats must hold for the violations of hostile triples.

Every function adds to a tally; `meant` maps the id of a rule to the triple that breaks it.
"""
import base64
import importlib.util
import json
import re
import subprocess
import sys
import urllib.parse


def readable(path):
    """A path as formats without bytes give it."""
    return path.decode(errors="replace")


def parsed(tally, name, data, second):
    """The value of a JSON document by Python's parser."""
    try:
        value = json.loads(data.decode())
    except ValueError as error:
        raise SystemExit(f"{name}: FAILED, is no JSON: {error}") from error
    tally.check(f"{name}: no raw control character",
                not re.search("[\0-\x09\x0b-\x1f\x7f-\x9f]", data.decode()))
    if second:
        try:
            tally.check(f"{name}: two parsers agree", second(data) == value)
        except (subprocess.CalledProcessError, ValueError) as error:
            tally.check(f"{name}: two parsers agree", False, error)
    return value


def check_json(tally, violations, meant):
    for violation in violations:
        triple = meant.get(violation["rule"])
        path = violation["path"].encode()
        if "pathBytes" in violation:
            path = base64.b64decode(violation["pathBytes"])
        tally.check("json", triple and violation["message"] == triple.message
                    and path == triple.file
                    and violation["component"] == path_of(triple), violation)


def path_of(triple):
    """The path of the component's name, as reports give it."""
    return triple.component.replace("~", "~0").replace("/", "~1")


# SARIF


def check_sarif(tally, document, meant, files, line_hashes):
    run = document["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    ids = [rule["id"] for rule in rules]
    tally.check("sarif: rules without doubles", len(ids) == len(set(ids)), ids)
    for rule in rules:
        texts = [rule["shortDescription"]["text"], rule["fullDescription"]["text"]]
        tally.check("sarif: descriptions of 1 to 1024 characters",
                    all(0 < len(text.encode("utf-16-le")) <= 2048 for text in texts), rule)
    hashes = {}
    for result in run["results"]:
        place = result["locations"][0]["physicalLocation"]
        uri, region = place["artifactLocation"]["uri"], place["region"]
        path = urllib.parse.unquote_to_bytes(uri)
        if result["ruleId"] in meant:
            check_result(tally, result, path, meant[result["ruleId"]])
        tally.check("sarif: URI", is_relative_reference(uri) and path in files
                    and place["artifactLocation"]["uriBaseId"] == "%SRCROOT%", uri)
        ends_behind = ((region["endLine"], region["endColumn"])
                       > (region["startLine"], region["startColumn"]))
        tally.check("sarif: region and rule index",
                    ends_behind and ids[result["ruleIndex"]] == result["ruleId"], result)
        if line_hashes and path in files:
            if path not in hashes:
                hashes[path] = line_hashes(files[path].decode(errors="replace"))
            given = result["partialFingerprints"]["primaryLocationLineHash"]
            wanted = hashes[path][region["startLine"] - 1]
            tally.check("sarif: line hash", given == wanted, (path, given, wanted))


def check_result(tally, result, path, triple):
    level = {"info": "note"}.get(triple.severity, triple.severity)
    names = result["locations"][0].get("logicalLocations", [{"fullyQualifiedName": ""}])
    tally.check("sarif", result["message"]["text"] in (triple.message, triple.message + ".")
                and path == triple.file and result["level"] == level
                and names[0]["fullyQualifiedName"] == path_of(triple), result)


def is_relative_reference(uri):
    """RFC 3986's path-noscheme, with only what needs no encoding left plain."""
    first = uri.split("/")[0]
    return bool(re.fullmatch(r"(?:[A-Za-z0-9._~/-]|%[0-9A-F]{2})+", uri) and ":" not in first
                and not uri.startswith("/") and "/./" not in uri and not uri.startswith("./"))


def check_schema(tally, logs, schema):
    if not schema or not importlib.util.find_spec("check_jsonschema"):
        return
    # The schema has a pattern that is no ECMAScript expression in Unicode mode.
    command = [sys.executable, "-m", "check_jsonschema", "--regex-variant", "python",
               "--schemafile", schema]
    all_hold = subprocess.run(command + logs, capture_output=True).returncode == 0
    for log in logs:
        done = None if all_hold else subprocess.run(
            command + [log], capture_output=True, text=True)
        tally.check("sarif: schema", not done or done.returncode == 0, done and done.stdout)


def check_sarif_tools(tally, logs):
    if not importlib.util.find_spec("sarif"):
        return
    runs = [json.loads(log.read_text())["runs"][0] for log in logs]
    levels = [result["level"] for run in runs for result in run["results"]]
    done = subprocess.run([sys.executable, "-m", "sarif", "summary", *logs],
                          capture_output=True, text=True)
    for level in ("error", "warning", "note"):
        found = re.search(rf"^{level}: (\d+)$", done.stdout, re.M)
        tally.check("sarif: counts of sarif-tools",
                    found and int(found.group(1)) == levels.count(level),
                    done.stdout[:300] + done.stderr[-300:])


# GitLab, reviewdog


def check_gitlab(tally, entries, moved, meant):
    for entry in entries:
        triple = meant.get(entry["check_name"])
        if triple:
            weight = {"error": "major", "warning": "minor", "info": "info"}[triple.severity]
            tally.check("gitlab", entry["description"] == f"{triple.rule}: {triple.message}"
                        and entry["severity"] == weight
                        and entry["location"]["path"] == readable(triple.file), entry)
    prints = [entry["fingerprint"] for entry in entries]
    tally.check("gitlab: fingerprints unique", len(set(prints)) == len(prints), prints)
    # Only the files of triples have got three lines more.
    further = 3 if meant else 0
    for before, after in zip(entries, moved):
        lines = [entry["location"]["lines"]["begin"] for entry in (before, after)]
        tally.check("gitlab: fingerprints stay when lines move",
                    before["fingerprint"] == after["fingerprint"]
                    and lines[0] + further == lines[1], (before, after))


def check_rdjson(tally, diagnostics, violations, meant, files):
    tally.check("rdjson: all violations", len(diagnostics) == len(violations))
    for diagnostic, violation in zip(diagnostics, violations):
        triple = meant.get(violation["rule"])
        if not triple:
            continue
        places = [byte_place(files[triple.file], violation["range"][end]["byte"])
                  for end in ("start", "end")]
        location = diagnostic["location"]
        tally.check("rdjson", diagnostic["message"] == triple.message
                    and diagnostic["code"]["value"] == triple.rule
                    and diagnostic["severity"] == triple.severity.upper()
                    and location["path"] == readable(triple.file)
                    and [location["range"]["start"], location["range"]["end"]] == places,
                    (diagnostic, places))


def byte_place(data, offset):
    """The line, and the column in bytes without a byte order mark, from 1."""
    lines = re.split(b"\r\n|\n|\r", data[:offset])
    mark = 3 if len(lines) == 1 and data.startswith(b"\xef\xbb\xbf") else 0
    return {"line": len(lines), "column": len(lines[-1]) - mark + 1}
