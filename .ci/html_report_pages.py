"""Makes the HTML reports that `html_report.py` opens, beside the same runs as JSON to hold them against."""
import json
import os
import pathlib
import subprocess

from hostile_texts import quoted, triples

SAMPLES = pathlib.Path(__file__).resolve().parent.parent / "samples"

# What would run, load or reorder something in a page that takes it for more than text.
HOSTILE = [
    "<script>window.pwned=1</script>", "\"><img src=x onerror=window.pwned=1>", "'><b onclick=x>",
    "--><svg onload=window.pwned=1>", "</style><script>window.pwned=1</script>", "&lt;b&gt;&amp;",
    "</pre></article></main><h1>gone", "<!--", "]]>", "a\u202egnp.exe", "a\u2066\u2067b",
    "a\u2069b\u2069", "\u200f\u05d0\u05d1 16", "\u0627\u0644 12", "a\ufeffb", "\x1b[31mred", "\x07",
    "a\r\nb\tc", "`code`", "a`b", "javascript:window.pwned=1", "{{7*7}}", "${window.pwned=1}",
    "<a href=//example.org>x</a>", "<meta http-equiv=refresh content=0;url=//example.org>",
    "é", "e\u0301", "寸法", "👩\u200d👧", "x" * 200, "a b  c", "#r0", "severity=error&rule=x",
]


class Page:
    """A report in the file `path`, and the same run as `json`."""

    def __init__(self, binary, folder, arguments, name, rules=None, codes=(0, 1)):
        self.name, self.path = name, folder.parent / f"{name}.html"
        command = [binary, "lint", "--color", "never", "--output", f"html={self.path}",
                   "--format", "json", *(["--rules", rules] if rules else []), *arguments]
        done = subprocess.run(command, cwd=folder, capture_output=True)
        if done.returncode not in codes:
            raise SystemExit(f"{name}: exit {done.returncode}: {done.stderr[:2000]!r}")
        self.json = json.loads(done.stdout)
        self.violations = self.json["violations"]
        self.bytes = self.path.read_bytes()
        subprocess.run(command, cwd=folder, capture_output=True)
        self.is_same_again = self.path.read_bytes() == self.bytes

    @property
    def url(self):
        return self.path.as_uri()


def faulty_card(number):
    """A component with a container that is too tight, and a badge that is no capsule."""
    return f"""\
  card{number}:
    shape: {16 + number % 7}
    padding: {8 + number % 5}
    content:
      photo:
        shape: {14 + number % 4}
      badge:
        role: badge
        alignment: topTrailing
        shape: 10
        size: {{ width: 44, height: 24 }}
"""


def faulty_cards(count):
    return "corners: { inner: 16, map: 28 }\ncomponents:\n" + "".join(map(faulty_card, range(count)))


def hostile_file(times=1):
    lines = ["components:"]
    for number, text in enumerate(HOSTILE * times):
        lines.append(f"  {quoted(text + str(number) if times > 1 else text)}:")
        lines.append(f"    shape: 20 # </pre><script>window.pwned=1</script> \u202e{number}")
        lines.append("    padding: 8")
        lines.append(f"    content: {{ {quoted(text + 'x')}: {{ shape: 18 }} }}")
    return "\n".join(lines) + "\n"


def folder(work, name, files):
    made = work / name
    made.mkdir(parents=True)
    for path, text in files.items():
        data = text if isinstance(text, bytes) else text.encode()
        pathlib.Path(made, path if isinstance(path, str) else os.fsdecode(path)).write_bytes(data)
    return made


def hostile_pages(binary, work, count):
    """Few and many hostile components, and hostile triples of file name, component and message."""
    names = {"plain.corners.yaml": hostile_file()}
    for text in HOSTILE[:12]:
        names[text.replace("/", "") + ".corners.yaml"] = faulty_cards(1)
    pages = [Page(binary, folder(work, "hostile", names), ["."], "hostile")]
    everything = triples(count)
    rules = folder(work, "rules", {f"{t.rule}.yaml": t.rule_file() for t in everything})
    files = folder(work, "triples", {t.file: t.token_file() for t in everything})
    many = folder(work, "many", {"many.corners.yaml": hostile_file(times=8)})
    pages.append(Page(binary, many, ["."], "many"))
    return pages + [Page(binary, files, ["."], "triples", rules=rules)]


def all_pages(binary, work, count):
    """The reports by name."""
    clean = "components: {}\n"
    cards = {"large.corners.yaml": faulty_cards(800)}
    several = {f"{n}.corners.yaml": faulty_cards(n + 1) for n in range(3)}
    pages = [
        Page(binary, folder(work, "sample", {
            "faulty.corners.yaml": (SAMPLES / "faulty.corners.yaml").read_bytes()}), ["."], "sample"),
        Page(binary, folder(work, "large", cards), ["."], "large"),
        Page(binary, folder(work, "several", several), ["."], "several"),
        Page(binary, folder(work, "clean", {"a.corners.yaml": clean}), ["."], "clean"),
        Page(binary, folder(work, "empty", {"readme.txt": "none\n"}), ["."], "empty", codes=(0, 2)),
        Page(binary, folder(work, "problems", {
            "a.corners.yaml": faulty_cards(2), "torn.yaml": "corners: [\n"}),
            [".", "absent <b>.yaml", "`x`.yaml"], "problems", codes=(2,)),
        *hostile_pages(binary, work, count),
    ]
    return {page.name: page for page in pages}
