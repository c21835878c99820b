"""Names and messages made of what breaks reports, the same on every run."""
import random

PIECES = [
    "\n", "\r", "\r\n", "\t", "\0", "\x07", "\x1b[31m", "\x1b]8;;x\x1b\\", "\x7f", "\x85", "\x9b2J",
    "\u2028", "\u2029", "\ufffe", "\uffff", "\ufeff", "\u200f", "\u202e", "\u2066", "\xa0", "\xad",
    "%", "%25", "%0A", "%3A", ",", ":", "::", "::error::", "::error file=x::", "##[error]",
    "::stop-commands::x", "]]>", "<![CDATA[", "<script>", "</script>", "<br>", "</td>", "<?xml?>",
    "<img src=x onerror=alert(1)>", "<!--", "-->",
    "&amp;", "&lt;", "&#10;", "&", "<", ">", '"', "'", "`", "```", "|", "\\|", "\\", "\\n",
    "\\ud800", "\\u0000",
    "*", "**", "_", "__", "~~", "#", "# ", "- ", "1. ", "[x](y)", "[x](1)", "![x](http://y)",
    "[", "]", "(", ")", "{", "}", "{0}", "{{", "}}", "${x}", "$(x)", "!", "@x",
    "👍🏽", "👩‍👧", "é", "e\u0301", "寸", "\U0010fffe",
    " ", "  ", "-", "--", "=", ";", "?", "C:\\x", "://", "file:", "a", "radius 24", ".", ". ",
]
# What file names may have beside: bytes that are no UTF-8.
BYTES = [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf0\x9f", b"\xc0\xaf"]
EDGES = ["-", " ", ".", "::", "./-", "~", "#", "@", "%", "a:", "\ufeff", "'", '"', "<", "&", "\\"]
# Files that are no YAML or no token file, by name.
BROKEN = {
    b"surrogate.corners.yaml": b'components:\n  "\\ud800": { shape: 24 }\n',
    b"invalid.corners.yaml": b"# \xe5\xaf\xb8\ncomponents:\n  a\xff\xe5\xaf: { shape: 24 }\n",
    b"mark\xff.corners.yaml": b"\xef\xbb\xbfcomponents: { \xf0\x9f\x91\n",
    b"nul.corners.yaml": b"components:\r\n  a\0b: { shape: 24 }\r\n",
    b"escape.corners.yaml": b"components:\r  \x1b[31m: { shape: 24 }\r",
    b"wide.corners.yaml": b"\xff\xfec\0o\0m\0p\0:\0\n\0",
    b"empty.corners.yaml": b"",
    b"missing.corners.yaml": b"components:\n  card: { shape: , padding: 12px }\n",
    b"key.corners.yaml": b'components:\n  card: { "\\u2028::error::%0A<b>\\e[0m": 24 }\n',
}


class Triple:
    """A file name in bytes, the name of a component in it, and the message of a rule it breaks."""

    def __init__(self, number, source):
        self.number = number
        self.component = self.text(source, 1, 8)
        self.message = self.text(source, 1, 12)
        if not self.message.strip():
            self.message += "x"
        name = self.file_name(source) + b"%d.corners.yaml" % number
        self.file = name if len(name) <= 255 else name[-255:]
        self.mark = source.choice([b"", b"", b"\xef\xbb\xbf"])
        self.line_end = source.choice(["\n", "\n", "\r\n", "\r"])
        self.severity = source.choice(["error", "error", "warning", "info"])

    @staticmethod
    def text(source, least, most):
        pieces = [source.choice(PIECES) for _ in range(source.randint(least, most))]
        if source.random() < 0.2:
            pieces.insert(0, source.choice(EDGES))
        if source.random() < 0.03:
            pieces.append("long name " * 10)
        return "".join(pieces)

    @classmethod
    def file_name(cls, source):
        pieces = [cls.text(source, 1, 2).encode() for _ in range(source.randint(1, 3))]
        if source.random() < 0.2:
            pieces.insert(source.randint(0, len(pieces)), source.choice(BYTES))
        name = b"".join(pieces).replace(b"/", b"").replace(b"\0", b"")
        # Hidden files are not looked for in folders.
        return b"-" + name if name.startswith(b".") else name

    @property
    def rule(self):
        return f"hostile-{self.number}"

    def token_file(self, lines_in_front=0):
        """The bytes of the token file; lines in front move all others."""
        lines = ["# in front"] * lines_in_front + [
            "components:", f"  {quoted(self.component)}: {{ role: r{self.number} }}", ""]
        return self.mark + self.line_end.join(lines).encode()

    def rule_file(self):
        message = self.message.replace("{", "{{").replace("}", "}}")
        return (f"id: {self.rule}\ntitle: {quoted(self.message)}\nseverity: {self.severity}\n"
                f"on: component\nwhen: component.role == 'r{self.number}'\nrequire: \"false\"\n"
                f"at: component.definition\nmessage: {quoted(message)}\n").encode()


def triples(count, seed=20):
    source = random.Random(seed)
    return [Triple(number, source) for number in range(count)]


def quoted(text):
    """A double-quoted YAML scalar on one line, of plain ASCII."""
    result = []
    for character in text:
        value = ord(character)
        if character in '"\\':
            result.append("\\" + character)
        elif value == 0:
            result.append("\\0")
        elif 0x20 <= value < 0x7F:
            result.append(character)
        elif value < 0x100:
            result.append(f"\\x{value:02x}")
        elif value < 0x10000:
            result.append(f"\\u{value:04x}")
        else:
            result.append(f"\\U{value:08x}")
    return '"' + "".join(result) + '"'
