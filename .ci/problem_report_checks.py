"""What each format says of a run that could not do all of its work.

`PROBLEMS` maps a format to a function that reads the sentences from a report; it gives none when
the report is not marked as a whole or miscounts them.
"""
import json
import re
import xml.etree.ElementTree

from text_report_checks import github_command, markdown_text

HEADING = "## cornerlint could not do all of its work\n"


def of_sarif(text):
    invocation, = json.loads(text)["runs"][0]["invocations"]
    notes = invocation.get("toolExecutionNotifications", [])
    marked = not invocation["executionSuccessful"] and all(n["level"] == "error" for n in notes)
    return [note["message"]["text"] for note in notes] if marked else []


def of_github(text):
    commands = [github_command(line) for line in text.splitlines()]
    return [message for level, properties, message in commands
            if level == "error" and properties == {"title": "cornerlint"}]


def of_junit(text):
    root = xml.etree.ElementTree.fromstring(text.encode())
    found = root.findall("testsuite[@name='cornerlint']/testcase/error")
    counts = {root.get("errors"), root.find("testsuite").get("errors")}
    return [error.get("message") for error in found] if counts == {str(len(found))} else []


def of_checkstyle(text):
    root = xml.etree.ElementTree.fromstring(text.encode())
    return [error.get("message") for error in root.findall("file[@name='cornerlint']/error")
            if error.get("severity") == "error"]


def of_markdown(text):
    found = re.findall("^- error: (.*)$", text, re.M)
    return [markdown_text(line) for line in found] if text.startswith(HEADING) else []


PROBLEMS = {
    "json": lambda text: json.loads(text)["problems"],
    "sarif": of_sarif,
    "github": of_github,
    "junit": of_junit,
    "checkstyle": of_checkstyle,
    "xcode": lambda text: re.findall("^cornerlint: error: (.*)$", text, re.M),
    "markdown": of_markdown,
}
