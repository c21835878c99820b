#!/usr/bin/env python3
"""Edits files at random and holds what is reported against a baseline: `baseline.py --binary PATH`.

200 edits that change no meaning: blank lines and comments, another order of components and of what is
in them, another indentation, other line ends, another file name, and several of these at once. Half
of the edited files get one fault more. No violation that the baseline knows may be shown as new, and
each fault that was added must be. In some files a fault is repaired: the run must say on standard
error that its entry is no longer needed. `--seed N` and `--count N` change the edits.
"""
import argparse
import collections
import json
import pathlib
import random
import subprocess
import sys
import tempfile

STEP = 2

# Components with the faults they have, in lines with two spaces a level. NAME is the component's own.
FAULTY = [
    ("container-radius-too-small", """\
NAME:
  shape: large
  padding: 12
  containerShape: shape
  content:
    photo: { shape: inner }
    cover:
      shape: inner
"""),
    ("larger-radius-inside-smaller", """\
NAME:
  shape: inner
  padding: 6
  containerShape: shape
  content:
    first:
      shape:
        roundedRectangle: large
        style: continuous
    second: { shape: large }
"""),
    ("shape-mismatch", """\
NAME:
  shape: large
  clipShape: inner
  contentShape: rectangle
"""),
    ("off-scale-radius", """\
NAME:
  shape: 21
  clipShape: shape
"""),
    ("missing-container-shape", """\
NAME:
  shape: inner + padding
  padding: 8
  content:
    portrait:
      shape: { concentric: { minimum: inner } }
      fallback: inner
"""),
    ("missing-minimum", """\
NAME:
  shape: map
  containerShape: shape
  content:
    - name: legend
      inset: 12
      shape: concentric
    - name: scaleBar
      inset: 14
      shape: concentric
    - use: sharedTile
"""),
    ("sentinel-radius", """\
NAME:
  role: button
  size: { height: 44 }
  shape: full
"""),
    ("unknown-key", """\
NAME:
  shape: large
  paddding: 8
"""),
    ("unknown-token", """\
NAME:
  shape: iner + 12
  content:
    a:
      content:
        b: { shape: outter }
        c:
          shape: iner
"""),
    ("ambiguous-number", """\
NAME:
  shape: 010
"""),
    ("unused-suppression", """\
NAME:
  shape: large # cornerlint: ignore[no-container] not any more
  content:
    # cornerlint: ignore[pinched-corner] nor here
    photo:
      inset: 30
    label: { inset: 31 } # cornerlint: ignore[missing-minimum]
"""),
    ("uneven-inset", """\
NAME:
  shape: map
  padding: { horizontal: 12, vertical: 10 }
  containerShape: shape
  content:
    one: { use: sharedTile }
    two:
      use: sharedTile
    three:
      shape: inner
"""),
]

HEAD = """\
corners:
  inner: 16
  map: 28
  mapInset: 10
  large: 24
  full: 9999
  radius:
    chip: 16
    never: 11
platforms: { iOS: 18 }
display: { cornerRadius: 55, idiom: phone }
components:
  sharedTile:
    shape: large
"""

ADDED = """\
  addedFault:
    shape: large
    padding: 9
    containerShape: shape
    content:
      addedPhoto: { shape: 23 }
"""


def indented(text, levels):
    return "".join(" " * STEP * levels + line + "\n" for line in text.splitlines())


def generated(dice, number):
    """A token file with some faulty components, each under a name of its own, some alike but for it."""
    text = HEAD
    for place in range(dice.randint(4, 12)):
        _, component = dice.choice(FAULTY)
        text += indented(component.replace("NAME", f"part{number}x{place}"), 1)
    return text


# Edits work on a list of lines without line ends.

def indent_of(line):
    return len(line) - len(line.lstrip(" "))


def is_text(line):
    return line.strip() and not line.lstrip().startswith("#")


def insert_lines(dice, lines, _):
    """Blank lines and comments: before any line, and at the end of lines that have no comment."""
    result = []
    for line in lines:
        while dice.random() < 0.15:
            result.append(dice.choice(
                ["", "   ", "# a word", " " * indent_of(line) + "# a word: { not yaml", "#"]))
        if is_text(line) and "#" not in line and dice.random() < 0.1:
            line += dice.choice(["  # why", " # 24, not 28", "   "])
        result.append(line)
    return result + dice.choice([[], [""], ["# the end"]])


def blocks(lines):
    """The entries at the indentation of the first line; comments and blank lines go with the next."""
    own = next((indent_of(line) for line in lines if is_text(line)), 0)
    result, waiting = [], []
    for line in lines:
        if not is_text(line):
            waiting.append(line)
        elif indent_of(line) == own or not result:
            result.append(waiting + [line])
            waiting = []
        else:
            result[-1] += waiting + [line]
            waiting = []
    return result, waiting


def reordered(dice, lines):
    parts, rest = blocks(lines)
    dice.shuffle(parts)
    return [line for part in parts for line in part] + rest


def end_of(lines, start):
    """The line after the last that lies deeper than the key at `start`."""
    end = start + 1
    for place in range(start + 1, len(lines)):
        if not is_text(lines[place]):
            continue
        if indent_of(lines[place]) <= indent_of(lines[start]):
            break
        end = place + 1
    return end


def components_line(lines):
    return next(place for place, line in enumerate(lines) if line.startswith("components:"))


def reorder_components(dice, lines, _):
    start = components_line(lines)
    end = end_of(lines, start)
    return lines[:start + 1] + reordered(dice, lines[start + 1:end]) + lines[end:]


def reorder_content(dice, lines, _):
    for start in range(len(lines) - 1, -1, -1):
        if lines[start].split("#")[0].strip() == "content:":
            end = end_of(lines, start)
            lines = lines[:start + 1] + reordered(dice, lines[start + 1:end]) + lines[end:]
    return lines


def reindent(dice, lines, state):
    """More spaces a level, all over the file."""
    factor = dice.choice([2, 3])
    state["step"] *= factor
    result = []
    for line in lines:
        text = line.lstrip(" ")
        if text.startswith("- "):
            # The keys of an item stand below its first one, so the dash gets wider too.
            text = "-" + " " * (STEP * factor - 1) + text[2:] if state["step"] == STEP * factor else text
        result.append(" " * (indent_of(line) * factor) + text)
    return result


def windows_line_ends(_, lines, state):
    state["end"] = "\r\n"
    return lines


def rename(dice, lines, state):
    state["name"] = dice.choice(["renamed", "sub/moved", "a b ü"]) + ".corners.yaml"
    return lines


EDITS = [insert_lines, reorder_components, reorder_content, reindent, windows_line_ends, rename]


def run(binary, folder, *arguments):
    return subprocess.run(
        [binary, "lint", *arguments], cwd=folder, capture_output=True, timeout=60)


def keys(output):
    found = json.loads(output)["violations"]
    return collections.Counter((v["rule"], v["component"], v["message"]) for v in found)


def edited(dice, text, number):
    """A text with one edit for the first of each kind, then with several at once."""
    state = {"end": "\n", "name": None, "step": STEP}
    lines = text.splitlines()
    chosen = [EDITS[number % len(EDITS)]]
    if number >= 2 * len(EDITS):
        chosen = dice.sample(EDITS, dice.randint(1, len(EDITS)))
    # Another indentation comes before new lines, which follow it.
    chosen.sort(key=lambda edit: edit is not reindent)
    for edit in chosen:
        lines = edit(dice, lines, state)
    return lines, state, "+".join(edit.__name__ for edit in chosen)


def repaired(lines):
    """The lines with the first value that names no corner put right; None when there is none."""
    for place, line in enumerate(lines):
        if "iner + 12" in line:
            return lines[:place] + [line.replace("iner + 12", "inner + 12")] + lines[place + 1:]
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", default=".build/release/cornerlint")
    parser.add_argument("--seed", type=int, default=20260)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    binary = str(pathlib.Path(options.binary).resolve())
    root = pathlib.Path(__file__).resolve().parent.parent
    samples = [path.read_text() for path in sorted((root / "samples").glob("*.corners.yaml"))]
    dice = random.Random(options.seed)

    old_shown, added_shown, added_count = 0, 0, 0
    stale_said, stale_count, broken, known = 0, 0, 0, 0
    for number in range(options.count):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            text = dice.choice(samples) if dice.random() < 0.1 else generated(dice, number)
            before = folder / "before.corners.yaml"
            before.write_text(text, newline="")
            made = run(binary, folder, "--baseline", "known.json", "--update-baseline", before.name)
            if made.returncode not in (0, 1) or not (folder / "known.json").exists():
                print(f"no baseline was made: exit {made.returncode}, {made.stderr[:300]}")
                return 1
            known += (folder / "known.json").read_bytes().count(b'"rule"')
            lines, state, title = edited(dice, text, number)
            fixed = repaired(lines) if number % 5 == 0 else None
            adds = number % 2 == 0
            if adds:
                start = components_line(lines)
                added = ADDED.replace(" " * STEP, " " * state["step"]).splitlines()
                lines = lines[:start + 1] + added + lines[start + 1:]
            after = folder / (state["name"] or before.name)
            before.unlink()
            after.parent.mkdir(exist_ok=True)

            def lint(lines):
                after.write_text(state["end"].join(lines) + state["end"], newline="")
                relative = str(after.relative_to(folder))
                return run(binary, folder, "--baseline", "known.json", "--format", "json", relative)

            result = lint(lines)
            if result.returncode not in (0, 1):
                print(f"edit {number} ({title}): exit {result.returncode}, {result.stderr[:300]}")
                broken += 1
                continue
            shown = keys(result.stdout)
            mine = {key: count for key, count in shown.items() if key[1].startswith("addedFault")}
            others = {key: count for key, count in shown.items() if key not in mine}
            if others:
                old_shown += 1
                print(f"edit {number} ({title}): shown as new: {sorted(others)[:3]}")
                if options.verbose:
                    print("\n".join(lines))
            if adds:
                added_count += 1
                added_shown += bool(mine)
                if not mine:
                    print(f"edit {number} ({title}): the fault that was added is not shown")
            elif b"no longer" in result.stderr:
                broken += 1
                print(f"edit {number} ({title}): an entry is called stale, and nothing was repaired: "
                      f"{result.stderr[:300]}")
            if fixed:
                stale_count += 1
                said = lint(repaired(lines)).stderr
                stale_said += b"no longer" in said
                if b"no longer" not in said:
                    print(f"edit {number} ({title}): nothing says that an entry is no longer needed")
    print(f"violations in the baselines: {known}")
    print(f"old shown as new: {old_shown} of {options.count}")
    print(f"added faults shown: {added_shown} of {added_count}")
    print(f"repaired faults told of: {stale_said} of {stale_count}")
    good = old_shown == 0 and added_shown == added_count and stale_said == stale_count
    return 0 if good and broken == 0 and stale_count > 0 and known > options.count else 1


if __name__ == "__main__":
    sys.exit(main())
