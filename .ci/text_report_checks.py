"""What the formats that are no JSON must hold for the violations of hostile triples.

Every function adds to a tally; `meant` maps the id of a rule to the triple that breaks it.
"""
import collections
import html
import importlib.util
import json
import os
import re
import shutil
import subprocess
import xml.etree.ElementTree

from json_report_checks import readable

TURNING = "\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff"
# What must not reach a terminal raw, LF aside.
CONTROL = re.compile(f"[\0-\x09\x0b-\x1f\x7f-\x9f{TURNING}]")
# The same with LF, and what XML 1.0 forbids.
STEERING = re.compile(f"[\0-\x1f\x7f-\x9f{TURNING}\ufffe\uffff]")


def shown(text):
    """A text with U+FFFD for what steers a terminal and what XML forbids."""
    return STEERING.sub("\ufffd", text)


def squeezed(text):
    """A text without blanks and replaced characters, for formats that may fold lines."""
    return re.sub(r"[\s\ufffd]", "", shown(text))


# GitHub


def github_command(line):
    """A workflow command as the runner reads it: level, properties, message."""
    found = re.fullmatch(r"::(\w+)(?: (.*?))?::(.*)", line, re.S)
    if not found:
        return None
    properties = {}
    for part in (found.group(2) or "").split(","):
        key, equals, value = part.partition("=")
        if equals:
            properties[key.strip()] = decoded(value, IN_PROPERTIES)
    return found.group(1), properties, decoded(found.group(3), IN_MESSAGES)


# What the runner decodes, in its order: the percent sign last.
IN_MESSAGES = (("%0D", "\r"), ("%0A", "\n"), ("%25", "%"))
IN_PROPERTIES = IN_MESSAGES[:2] + (("%3A", ":"), ("%2C", ",")) + IN_MESSAGES[2:]


def decoded(text, codes):
    for code, plain in codes:
        text = text.replace(code, plain)
    return text


def check_github(tally, data, count, meant):
    lines = data.decode().split("\n")
    tally.check("github: one line a violation",
                len(lines) == count + 1 and lines[-1] == "", len(lines))
    by_file = {shown(readable(triple.file)): triple for triple in meant.values()}
    for line in lines[:-1]:
        tally.check("github: no raw control character", not CONTROL.search(line), line)
        level, properties, message = github_command(line) or ("", {}, "")
        triple = by_file.get(shown(properties.get("file", "")))
        if triple or meant:
            wanted = triple and {"info": "notice"}.get(triple.severity, triple.severity)
            tally.check("github", triple and level == wanted
                        and shown(message) == shown(triple.message)
                        and triple.rule in properties.get("title", "")
                        and properties.get("line", "").isdigit(), line)


# XML


def check_xml(tally, name, path):
    if shutil.which("xmllint"):
        done = subprocess.run(["xmllint", "--noout", "--nonet", path],
                              capture_output=True, text=True)
        tally.check(f"{name}: xmllint", done.returncode == 0, done.stderr)
    try:
        return xml.etree.ElementTree.parse(path).getroot()
    except xml.etree.ElementTree.ParseError as error:
        raise SystemExit(f"{name}: FAILED, is no XML: {error}") from error


def all_text(element):
    texts = []
    for part in element.iter():
        texts += [part.text or "", *part.attrib.values()]
    return "\n".join(texts)


def check_junit(tally, path, root, meant):
    cases = {}
    for suite in root.iter("testsuite"):
        for case in suite.iter("testcase"):
            cases[case.get("name", "")] = (case, all_text(suite))
    for rule, triple in meant.items():
        case, suite_text = cases.get(rule, (xml.etree.ElementTree.Element("none"), ""))
        failed = case.find("failure") is not None
        tally.check("junit", shown(triple.message) in shown(all_text(case))
                    and shown(readable(triple.file)) in shown(suite_text)
                    and failed == (triple.severity == "error"),
                    xml.etree.ElementTree.tostring(case))
    if importlib.util.find_spec("junitparser"):
        parser = importlib.import_module("junitparser")
        read = parser.JUnitXml.fromfile(os.fspath(path))
        suites = [read] if isinstance(read, parser.TestSuite) else list(read)
        results = sum(len(case.result) for suite in suites for case in suite)
        tally.check("junit: counts of junitparser",
                    results == len(root.findall(".//failure"))
                    and len(suites) == len(root.findall(".//testsuite")), (results, len(suites)))


def check_checkstyle(tally, path, root, meant):
    errors = {}
    for file in root.iter("file"):
        for error in file.iter("error"):
            errors[error.get("source", "")] = (error.attrib, file.get("name", ""))
    for rule, triple in meant.items():
        error, name = errors.get(f"cornerlint.{rule}", ({}, ""))
        tally.check("checkstyle", shown(error.get("message", "")).startswith(shown(triple.message))
                    and shown(name) == shown(readable(triple.file))
                    and error.get("severity") == triple.severity, (error, name))


# Text for people


def markdown_text(cell):
    """Markdown with escapes and character references carried out, once; code keeps its backticks."""
    def plain(found):
        return found.group(1) or found.group(2) or html.unescape(found.group(0))
    return re.sub(
        r"\\([!-/:-@\[-`{-~])|(`[^`]+`)|&(?:#\d+|#x[0-9a-fA-F]+|\w+);", plain, cell)


def check_markdown(tally, data, meant):
    text = data.decode()
    unescaped = re.sub(r"\\[!-/:-@\[-`{-~]", "", text)
    # Nothing is HTML in code; an escaped backtick starts none.
    bare = re.sub(r"\\[!-/:-@\[-`{-~]|`[^`\n]+`", "", text)
    bare = re.sub(r"</?(?:details|summary|code|br|sub)\s*/?>", "", bare)
    found = re.search(r"<[A-Za-z/!?]", bare)
    tally.check("markdown: no raw HTML", not found, found)
    tally.check("markdown: no raw control character", not CONTROL.search(text))
    rows = [line for line in unescaped.split("\n") if line.startswith("|")]
    widths = collections.Counter(row.count("|") for row in rows)
    tally.check("markdown: no table breaks", len(widths) == 1, widths)
    lines = [squeezed(markdown_text(re.sub("<br>", "", line))) for line in text.split("\n")]
    for triple in meant.values():
        wanted = squeezed(triple.rule + "|" + triple.message)
        tally.check("markdown", any(wanted in line for line in lines), wanted)


# How each format for people starts a violation, from severity, rule and message.
LINES = {
    "text": "{severity}[{rule}]:{message}",
    "concise": ":{severity}[{rule}]:{message}",
    "xcode": ":{severity}:{message}({rule})",
}


def check_lines(tally, name, data, meant):
    """A line a violation with what was meant, and no control character but LF."""
    text = data.decode()
    found = CONTROL.search(text)
    tally.check(f"{name}: no control character but LF", not found, found)
    lines = {squeezed(line) for line in text.split("\n")}
    for triple in meant.values():
        words = {"info": "note"} if name == "xcode" else {}
        wanted = LINES[name].format(
            severity=words.get(triple.severity, triple.severity), rule=triple.rule,
            message=squeezed(triple.message))
        tally.check(name, wanted in lines if name == "text" else any(
            line.endswith(wanted) for line in lines), wanted)


# How many violations a report holds.


def xml_count(tag):
    return lambda text: len(xml.etree.ElementTree.fromstring(text.encode()).findall(f".//{tag}"))


def line_count(pattern):
    return lambda text: len(re.findall(pattern, text, re.M))


COUNTERS = {
    "text": line_count(r"^(?:error|warning|info)\["),
    "concise": line_count(r"^.*:\d+:\d+: (?:error|warning|info)\["),
    "sarif": lambda text: len(json.loads(text)["runs"][0]["results"]),
    "github": line_count("^::(?:error|warning|notice) "),
    "gitlab": lambda text: len(json.loads(text)),
    "checkstyle": xml_count("error"),
    "markdown": line_count(r"^\| (?:error|warning|info) \|"),
    "xcode": line_count(r"^.*:\d+:\d+: (?:error|warning|note): .* \([a-z-]+\)$"),
    "rdjson": lambda text: len(json.loads(text)["diagnostics"]),
}
