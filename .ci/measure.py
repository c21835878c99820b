#!/usr/bin/env python3
"""Measures the release binary: `measure.py small|start|memory|growth|hostile|same|tokens [--binary PATH]`.

Run it in the project's root after `swift build -c release --static-swift-stdlib`. Each part prints
its figures and whether they hold; the exit code is 1 when one does not. `small`, `start` and `tokens`
need a C compiler and libyaml's header, `tokens` valgrind too.
"""
import hashlib
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

BINARY = pathlib.Path(".build/release/cornerlint").resolve()

EVENTS = r"""
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>
int main(int argc, char **argv) {
  long events = 0;
  char line[4096];
  FILE *list = fopen(argv[1], "r");
  while (list && fgets(line, sizeof line, list)) {
    size_t length = 0; while (line[length] && line[length] != '\n') length++;
    line[length] = 0;
    FILE *file = fopen(line, "rb"); if (!file) return 2;
    fseek(file, 0, SEEK_END); long size = ftell(file); rewind(file);
    unsigned char *bytes = malloc(size + 1);
    if (fread(bytes, 1, size, file) != (size_t)size) return 2;
    fclose(file);
    yaml_parser_t parser; yaml_event_t event; int done = 0;
    yaml_parser_initialize(&parser); yaml_parser_set_input_string(&parser, bytes, size);
    while (!done) {
      if (!yaml_parser_parse(&parser, &event)) return 2;
      events++; done = event.type == YAML_STREAM_END_EVENT; yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser); free(bytes);
  }
  printf("%ld events\n", events); return 0;
}
"""


def cards(count, first=0):
    """The component part of a token file: `count` cards of three components each."""
    lines = []
    for i in range(first, first + count):
        lines += [
            f"  card{i}:", "    shape: inner + padding", f"    padding: {8 + i % 9}",
            "    containerShape: shape", "    clipShape: shape", "    content:", "      photo:",
            "        shape: { concentric: { minimum: inner } }", "        fallback: inner",
            "      badge:", "        role: badge", "        alignment: topTrailing",
            "        shape: capsule", "        size: { width: 44, height: 24 }"]
    return lines


def card_file(count):
    head = ["corners:", "  inner: 16", "  map: 28", "  mapInset: 12", "platforms: { iOS: 18 }",
            "components:"]
    return "\n".join(head + cards(count)) + "\n"


def chain(count):
    return "corners:\n  n0: 8\n" + "".join(f"  n{i}: n{i - 1}\n" for i in range(1, count))


def chain_backwards(count):
    lines = "".join(f"  n{i}: n{i + 1}\n" for i in range(count - 1))
    return "corners:\n" + lines + f"  n{count - 1}: 8\n"


def names(count, misspelt=False):
    text = "corners:\n" + "".join(f"  name{i}: {(i + 1) / 100:.2f}\n" for i in range(count))
    wanted = f"nmae{count // 2}" if misspelt else f"name{count // 2}"
    return text + f"components:\n  card: {{ shape: {wanted} }}\n"


def contents(count):
    inner = "".join(f"      item{i}: {{ shape: 12 }}\n" for i in range(count))
    return ("components:\n  list:\n    shape: 20\n    padding: 8\n    containerShape: shape\n"
            "    content:\n" + inner)


def total(count):
    return "corners:\n  small: 1\n  sum: " + " + ".join(["small"] * count) + "\n"


def doubling(count):
    """Components that each place the next one twice: 2^count placements."""
    text = "components:\n"
    for i in range(count):
        text += f"  c{i}:\n    content:\n      a: {{ use: c{i + 1} }}\n      b: {{ use: c{i + 1} }}\n"
    return text + f"  c{count}: {{ shape: 8 }}\n"


def alias_bomb(levels=9, width=9):
    text = "x-0: &a0 [" + ", ".join(["lol"] * width) + "]\n"
    for i in range(1, levels):
        text += f"x-{i}: &a{i} [" + ", ".join([f"*a{i - 1}"] * width) + "]\n"
    bomb = "corners: { inner: 8 }\ncomponents:\n"
    for i in range(levels):
        inside = ", ".join(f"k{j}: *c{i - 1}" for j in range(width)) if i else "leaf: { shape: 8 }"
        bomb += f"  b{i}: &c{i} {{ content: {{ {inside} }} }}\n"
    return text + bomb


def run(arguments, **options):
    start = time.perf_counter()
    result = subprocess.run([str(BINARY)] + arguments, capture_output=True, **options)
    return time.perf_counter() - start, result


def best(arguments, times=5):
    return min(run(arguments)[0] for _ in range(times))


def small(folder):
    """2,000 files of 3 KB, two jobs, against the bare event loop over the same files."""
    paths = []
    for i in range(2000):
        path = folder / f"f{i:04}.corners.yaml"
        path.write_text(card_file(0) + "\n".join(cards(9, i * 9)) + "\n")
        paths.append(str(path))
    listing = folder / "list"
    listing.write_text("\n".join(paths) + "\n")
    source, loop = folder / "events.c", folder / "events"
    source.write_text(EVENTS)
    subprocess.run(["cc", "-O2", "-o", loop, source, "-lyaml"], check=True)
    size = sum(os.path.getsize(p) for p in paths) / len(paths)
    ratios = []
    for _ in range(7):
        start = time.perf_counter()
        subprocess.run([loop, listing], check=True, stdout=subprocess.DEVNULL)
        floor = time.perf_counter() - start
        lint, result = run(["lint", "--jobs", "2", str(folder)])
        if result.returncode != 0:
            print(result.stdout[-2000:], result.stderr[-2000:])
            return False
        ratios.append(lint / floor)
    ratio = sorted(ratios)[len(ratios) // 2]
    print(f"2,000 files of {size:.0f} bytes, 2 jobs: {ratio:.2f} x the bare event loop "
          f"(median of 7, {min(ratios):.2f} to {max(ratios):.2f}), at most 1.00")
    return ratio <= 1.0


def start(folder):
    """One small sample over an empty C program."""
    source, empty = folder / "empty.c", folder / "empty"
    source.write_text("int main(void) { return 0; }\n")
    subprocess.run(["cc", "-O2", "-o", empty, source], check=True)
    sample = str(pathlib.Path("samples/clean.corners.yaml").resolve())
    ours, theirs = [], []
    for _ in range(60):
        begin = time.perf_counter()
        subprocess.run([empty])
        theirs.append(time.perf_counter() - begin)
        begin = time.perf_counter()
        subprocess.run([BINARY, "lint", sample], stdout=subprocess.DEVNULL)
        ours.append(time.perf_counter() - begin)
    over = (sorted(ours)[30] - sorted(theirs)[30]) * 1000
    print(f"start: {over:.2f} ms over an empty C program (median of 60), at most 4 ms")
    return over <= 4


def instructions(command):
    """How many instructions a command takes."""
    result = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"] + [str(c) for c in command],
        capture_output=True, text=True)
    return int(re.search(r"Collected : (\d+)", result.stderr).group(1))


def token_file(groups, is_minified):
    """A DTCG file of colours, sizes and aliases; minified it is sizes and aliases alone."""
    chance = random.Random(1)
    tokens = {"size": {"$type": "dimension"}}
    for group in range(groups):
        if not is_minified:
            tokens.setdefault("color", {"$type": "color"})[f"family{group}"] = {
                str(shade): {"$value": {
                    "colorSpace": "srgb", "components": [chance.random() for _ in range(3)],
                    "alpha": 1, "hex": f"#{chance.randrange(1 << 24):06x}"}}
                for shade in range(100, 1100, 100)}
        sizes = tokens["size"][f"group{group}"] = {}
        for step in range(10):
            number = group * 10 + step
            sizes[f"radius-{step}"] = {"$value": {"value": number / 4, "unit": "rem"}}
            sizes[f"space-{step}"] = {
                "$value": {"value": step * 4, "unit": "px"}, "$description": "Between things"}
            sizes[f"alias-{step}"] = {"$value": f"{{size.group{group}.radius-{step}}}"}
    return json.dumps(tokens, separators=(",", ":") if is_minified else None,
                      indent=None if is_minified else 2)


def tokens(folder):
    """DTCG files of 5 MB, one thread, against the bare event loop over the same bytes."""
    source, loop = folder / "events.c", folder / "events"
    source.write_text(EVENTS)
    subprocess.run(["cc", "-O2", "-o", loop, source, "-lyaml"], check=True)
    good = True
    for title, groups, is_minified in (("with colours", 830, False), ("lengths alone", 2600, True)):
        path, listing = folder / f"{groups}.tokens.json", folder / "list"
        path.write_text(token_file(groups, is_minified))
        listing.write_text(f"{path}\n")
        floor = instructions([loop, listing])
        for command in ("lint", "tokens"):
            ours = instructions(
                [BINARY, command] + (["--jobs", "1"] if command == "lint" else []) + [path])
            note = ", at most 3.00" if command == "lint" else ""
            print(f"DTCG, {path.stat().st_size / 1e6:.1f} MB {title}: {command} {ours / floor:.2f} x "
                  f"the bare event loop ({ours / 1e6:.0f} M against {floor / 1e6:.0f} M){note}")
            good &= command != "lint" or ours <= 3 * floor
    return good


def memory(folder):
    """Peak memory of linting 20,000 cards."""
    path = folder / "cards.corners.yaml"
    path.write_text(card_file(20000))
    process = subprocess.Popen([BINARY, "lint", path], stdout=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    peak = usage.ru_maxrss / 1024
    print(f"memory: {path.stat().st_size / 1e6:.1f} MB of text, peak {peak:.0f} MB, at most 80")
    return peak <= 80


def growth(folder):
    """Time per doubling, for each shape of input that could go wrong."""
    shapes = [
        ("cards", card_file, [5000, 10000, 20000, 40000]),
        ("chain of references", chain, [12500, 25000, 50000, 100000]),
        ("chain, last first", chain_backwards, [12500, 25000, 50000, 100000]),
        ("names on the scale", names, [12500, 25000, 50000, 100000]),
        ("names, one misspelt", lambda n: names(n, True), [12500, 25000, 50000, 100000]),
        ("contents in a component", contents, [5000, 10000, 20000, 40000]),
        ("terms of a sum", total, [250, 500, 1000, 2000]),
    ]
    good = True
    for title, make, sizes in shapes:
        times = []
        for size in sizes:
            path = folder / "growth.corners.yaml"
            path.write_text(make(size))
            times.append(best(["lint", "--quiet", str(path)], 3))
        ratios = [b / a for a, b in zip(times, times[1:])]
        good &= max(ratios) <= 2.3
        print(f"growth, {title}: " + ", ".join(f"{n}: {t * 1000:.1f} ms" for n, t in zip(sizes, times))
              + f"; at most {max(ratios):.2f} per doubling (2.3)")
    path = folder / "doubling.corners.yaml"
    path.write_text(doubling(40))
    taken, result = run(["lint", str(path)])
    refused = b"limit-exceeded" in result.stdout and result.returncode == 1
    print(f"40 components that use the next twice: refused {refused} in {taken * 1000:.0f} ms (100)")
    return good and refused and taken <= 0.1


def hostile(folder):
    """Input nobody should write: a located violation or a clean result, in time, never a signal."""
    cases = {
        "1 MB of [": b"[" * 1000000,
        "1 MB of {": b"{" * 1000000,
        "'- ' x 100,000": b"- " * 100000,
        "alias bomb": alias_bomb().encode(),
        "anchor inside itself": b"components:\n  card: &a { content: { inner: *a } }\n",
        "merge into itself": b"components:\n  card: &a { <<: *a, shape: 8 }\n",
        "Latin-1": "corners:\n  größe: 8\n".encode("latin-1"),
        "NUL": b"corners:\n  inner: 8\x00\n",
        "UTF-16 LE": "corners:\n  inner: 8\n".encode("utf-16"),
        "UTF-16 BE": b"\xfe\xff" + "corners:\n  inner: 8\n".encode("utf-16-be"),
        "empty": b"",
        "only a comment": b"# nothing here\n",
        "...": b"...\n",
        "document end, then text": b"corners: { a: 1 }\n... x\n",
        "50 MB single line": b"corners: { a: " + b"9" * 50000000 + b" }",
        "50 MB comment": b"#" + b"x" * 50000000,
        "1 MB of &": b"&a " * 330000,
        "1 MB of ?": b"? " * 500000,
        "1 MB of quotes": b"'" * 1000000,
        "1 MB of tabs": b"\t" * 1000000,
        "1 MB of brackets in an expression": b"corners:\n  a: " + b"(" * 1000000,
        "1 MB of minus": b"corners:\n  a: '" + b"-" * 1000000 + b"'",
        "every byte": bytes(range(256)) * 40,
        "100,000 duplicate keys": b"corners:\n" + b"  a: 1\n" * 100000,
        "100,000 ignore comments": b"corners:\n  a: 1\n" + b"# cornerlint: ignore[x]\n" * 100000,
        "100,000 faults": b"corners:\n" + b"".join(b"  a%d: b%d\n" % (i, i) for i in range(100000)),
        "100,000 documents": b"---\ncorners: { a: 1 }\n" * 100000,
        "100,000 aliases in a circle": b"radius:\n" + b"".join(
            b"  r%d: '{radius.r%d}'\n" % (i, (i + 1) % 100000) for i in range(100000)),
        "100,000 unknown names": b"radius:\n" + b"".join(
            b"  r%d: '{radius.x%d}'\n" % (i, i) for i in range(100000)),
        "100,000 sums of sums": b"radius:\n  r0: 1px\n" + b"".join(
            b"  r%d: '{radius.r%d} + {radius.r%d}'\n" % (i, i - 1, i - 1) for i in range(1, 100000)),
        "groups that extend each other twice": json.dumps({
            f"g{i}": {"$extends": f"{{g{i + 1}}}", "a": {"$extends": f"{{g{i + 1}}}"}}
            for i in range(40)} | {"g40": {"radius": {"$type": "dimension", "$value": "1px"}}}).encode(),
        "100,000 pointers in a row": json.dumps({"size": {"$type": "dimension"} | {
            f"r{i}": {"$value": {"$ref": f"#/size/r{i + 1}/$value"}} for i in range(100000)}}).encode(),
        "a resolver with 20 modifiers of 10": json.dumps({
            "version": "2025.10", "sets": {}, "resolutionOrder": [
                {"$ref": f"#/modifiers/m{i}"} for i in range(20)],
            "modifiers": {f"m{i}": {"contexts": {
                f"c{j}": [{"radius": {"$type": "dimension", f"r{i}": {
                    "$value": {"value": j, "unit": "px"}}}}] for j in range(10)}}
                for i in range(20)}}).encode(),
    }
    good = True
    for title, data in cases.items():
        path = folder / "hostile.corners.yaml"
        path.write_bytes(data)
        limit = 3 if title.startswith(("50 MB", "100,000")) else 0.5
        taken, result = run(["lint", str(path)], timeout=60)
        output = result.stdout.decode("utf-8", "replace")
        located = f"{path}:" in output or result.returncode == 0
        fine = result.returncode in (0, 1, 2) and located and taken <= limit
        good &= fine
        first = output.split("\n", 1)[0][:110]
        print(f"{'ok ' if fine else 'BAD'} {title}: exit {result.returncode}, {taken:.2f} s, {first}")
    return good


def same(folder):
    """One checksum per format over 20 runs, 1 and 2 jobs, arguments shuffled."""
    paths = []
    for i in range(40):
        path = folder / f"s{i}.corners.yaml"
        path.write_text(card_file(30).replace("inner + padding", "inner + 4") if i % 3 else card_file(9))
        paths.append(str(path))
    paths += [str(p) for p in sorted(pathlib.Path("samples").rglob("*.corners.yaml"))]
    good = True
    for form in ("text", "json"):
        sums = set()
        for turn in range(20):
            random.Random(turn).shuffle(paths)
            _, result = run(["lint", "--format", form, "--jobs", str(1 + turn % 2)] + paths)
            sums.add(hashlib.sha256(result.stdout).hexdigest())
        good &= len(sums) == 1
        print(f"same output, {form}: {len(sums)} checksum(s) over 20 runs: {sorted(sums)[0][:16]}")
    return good


PARTS = {f.__name__: f for f in (small, start, memory, growth, hostile, same, tokens)}

if __name__ == "__main__":
    words = sys.argv[1:]
    if "--binary" in words:
        at = words.index("--binary")
        BINARY = pathlib.Path(words[at + 1]).resolve()
        del words[at:at + 2]
    if not words or any(w not in PARTS for w in words):
        print(__doc__)
        sys.exit(2)
    if len(words) > 1:
        # A process each: what one part had in memory must not count for the next.
        again = [sys.executable, __file__, "--binary", str(BINARY)]
        codes = [subprocess.run(again + [word]).returncode for word in words]
        sys.exit(max(codes))
    with tempfile.TemporaryDirectory() as name:
        sys.exit(0 if PARTS[words[0]](pathlib.Path(name)) else 1)
