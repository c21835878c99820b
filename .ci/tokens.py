#!/usr/bin/env python3
"""What `cornerlint tokens` understands of public token files, and of the same files damaged.

    tokens.py --binary PATH [--shared ../shared]

Each radius and padding of the table below has to be listed with its points, or with a reason that has
a place. Every file is then cut short and damaged in many ways: the program must never crash, and a text
that is no YAML has to end in a `yaml-syntax` with a place.
"""
import argparse
import json
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

ROUND = "capsule"
WHY = "a reason"

# Per file: what is listed under which path. A number is points, a list several lengths, ROUND a radius
# that means fully round, WHY that the file alone cannot say and a located reason does.
SALESFORCE = {f"BORDER_RADIUS_{name}": value for name, value in
              {"SMALL": 2, "MEDIUM": 4, "LARGE": 8, "CIRCLE": ROUND}.items()}
SKYSCANNER = {"XS": 4, "SM": 8, "MD": 12, "LG": 24, "XL": 40, "FULL": ROUND}
EXPECTED = {
    "salesforce-ux__design-system__aliases-border-radius.yml":
        {f"aliases.{name}": value for name, value in SALESFORCE.items()} | {"aliases.BORDER_RADIUS_PILL": 240},
    "salesforce-ux__design-system__primitive-border-radius.yml": {name: WHY for name in SALESFORCE},
    "salesforce-ux__design-system__aliases-spacing.yml":
        {"aliases.SPACING_NONE": 0, "aliases.SPACING_SMALL": 12, "aliases.SPACING_MEDIUM": 16,
         "aliases.SPACING_LARGE": 24, "aliases.SPACING_XX_LARGE": 48},
    "salesforce-ux__design-system__component-cards-spacing.yml":
        {"CARD_HEADER_PADDING": WHY, "CARD_BODY_PADDING": WHY, "CARD_FOOTER_PADDING": WHY},
    "mozilla__protocol-tokens__border-radius.yml":
        {f"border-radius-{size}": WHY for size in ("xs", "sm", "md", "lg")},
    "spartanbio__schedio-tokens__border-radius.yml":
        {"border-radius-small": 4, "border-radius-base": 8, "border-radius-circle": ROUND},
    "RedHat-UX__red-hat-design-tokens__border.yml":
        {"border.radius.sharp": 0, "border.radius.default": WHY, "border.radius.pill": WHY},
    "RedHat-UX__red-hat-design-tokens__space.yaml": {"space.xs": WHY, "space.sm": WHY, "space.7xl": WHY},
    "terrazzoapp__tiles__tokens.yaml":
        {"size.s.padding": 8, "size.s.radius": 4, "size.m.padding": 12, "size.m.radius": 6,
         "size.l.padding": 16, "size.l.radius": 8, "size.l.height": 40},
    "internetmatt__design-tokens__tokens.yaml":
        {"borderRadius.none": 0, "borderRadius.sm": 4, "borderRadius.xl": 16, "borderRadius.full": ROUND,
         "components.card.borderRadius": 8, "components.card.padding": 16,
         "components.modal.borderRadius": 8, "components.modal.padding": 24,
         "components.input.borderRadius": 4, "components.input.padding": [8, 12],
         "components.notification.borderRadius": 4, "components.notification.padding": [12, 16],
         "spacing.card.padding": 16, "spacing.card.borderRadius": 8},
    "ordovsgithub__DesignSystem__tokens.yaml": {"container-border-radius": 3, "container-padding": 8},
    "alwkala__Qahera-UI-Kit__radius.yaml":
        {"scale.none": 0, "scale.xs": 4, "scale.sm": 6, "scale.md": 10, "scale.lg": 16, "scale.xl": 24,
         "scale.full": ROUND, "scale.pill": ROUND},
    "arturtrifonov__stylos__radius.yaml":
        {"radius.zero": 0, "radius.extra small": 2, "radius.small": 4, "radius.medium": 6,
         "radius.large": 8, "radius.extra large": 10, "radius.round": ROUND},
    "google-labs-code__design.md__atmospheric-glass-DESIGN.md":
        {"rounded.sm": 4, "rounded.DEFAULT": 8, "rounded.md": 12, "rounded.lg": 16, "rounded.xl": 24,
         "rounded.full": ROUND, "components.glass-card-standard.rounded": 16,
         "components.glass-card-standard.padding": 20, "components.glass-card-elevated.rounded": 24,
         "components.glass-card-elevated.padding": 20, "components.list-item-interactive.rounded": 12,
         "components.list-item-interactive.padding": 12, "components.button-primary.rounded": 24,
         "components.button-primary.padding": [0, 24], "components.button-primary.height": 48},
    "google-labs-code__design.md__paws-and-paths-DESIGN.md":
        {"components.card-profile.rounded": 24, "components.card-profile.padding": 24,
         "components.card-walk-stat.rounded": 12, "components.card-walk-stat.padding": 12,
         "components.input-field.rounded": 8, "components.input-field.padding": 12,
         "components.badge-status.rounded": ROUND, "components.badge-status.padding": 4},
    "google-labs-code__design.md__atmospheric-glass-design_tokens.json":
        {"rounded.sm": 4, "rounded.DEFAULT": 8, "rounded.md": 12, "rounded.lg": 16, "rounded.xl": 24,
         "rounded.full": ROUND, "spacing.unit": 8, "spacing.container-padding": 24,
         "spacing.glass-padding": 20},
    "terrazzoapp__terrazzo__figma-sds.tokens.json":
        {"size.radius.100": 4, "size.radius.200": 8, "size.radius.400": 16, "size.radius.full": ROUND,
         "size.space.0": 0, "size.space.050": 2, "size.space.300": 12},
    "terrazzoapp__terrazzo__dimension.resolver.json":
        {"space.000": {"mobile": 2, "desktop": 4}, "space.600": {"mobile": 32, "desktop": 40},
         "space.900": {"mobile": 64, "desktop": 96}, "space.large": 24, "space.3x-large": 64,
         "control.default-size": {"mobile": 32, "desktop": 40}},
    "digdir__designsystemet__theme-designsystemet.json":
        {"border-radius.1": 2, "border-radius.2": 4, "border-radius.3": 8, "border-radius.4": 12,
         "border-radius.5": 4, "border-radius.6": ROUND, "border-radius.base": 4,
         "border-radius.scale": 4},
    "digdir__designsystemet__size-global.json": {"_size.1": WHY, "_size.30": WHY},
    "tokens-studio__sd-transforms__sd-transforms.tokens.json":
        {"dimension.xs": 4, "dimension.sm": 8, "dimension.md": 16, "dimension.lg": 32, "dimension.xl": 64,
         "spacing.sm": 8, "spacing.xl": 64, "spacing.multi-value": [8, 64]},
    "tokens-studio__sd-transforms__output-references.tokens.json":
        {"my.base.token": 11, "my.reference.token": 11, "transformed.base.token": 4,
         "transformed.reference.token": 55},
    "Amsterdam__design-system__dialog.tokens.json":
        {"ams.dialog.border-radius": WHY, "ams.dialog.header.padding-block": WHY,
         "ams.dialog.header.padding-inline": WHY, "ams.dialog.body.padding-block": 0},
    "mudrichenkoevgeny__platform-design-system__radius.json":
        {"radius.extraSmall": 4, "radius.small": 8, "radius.medium": 12, "radius.large": 16,
         "radius.extraLarge": 24},
    "acgsa__usds__radius.json":
        {"radius.none": 0, "radius.sm": 4, "radius.md": 8, "radius.lg": 16, "radius.pill": 36},
    "gsoft-inc__ov-igloo-tokens__radius.json":
        {"border-radius.none": 0, "border-radius.xs": 2, "border-radius.sm": 4, "border-radius.md": 6,
         "border-radius.xl": 16, "border-radius.card": 4},
    "Skyscanner__backpack-foundations__web-aliases.json":
        {f"aliases.BORDER_RADIUS_{size}": value for size, value in SKYSCANNER.items()}
        | {"aliases.BORDER_RADIUS_NAV_TABS": 18, "aliases.SPACING_NONE": 0, "aliases.SPACING_BASE": 16},
    "Skyscanner__backpack-foundations__ios-borders.json":
        {f"CORNER_RADIUS_{size}": WHY for size in SKYSCANNER},
}

# Files laid out as in their repositories, so that their imports lead somewhere.
LAID_OUT = [
    ({"design-tokens/aliases/border-radius.yml": "salesforce-ux__design-system__aliases-border-radius.yml",
      "design-tokens/primitive/border-radius.yml":
          "salesforce-ux__design-system__primitive-border-radius.yml"},
     "design-tokens/primitive/border-radius.yml", SALESFORCE),
    ({"design-tokens/aliases/spacing.yml": "salesforce-ux__design-system__aliases-spacing.yml",
      "ui/components/cards/tokens/spacing.yml": "salesforce-ux__design-system__component-cards-spacing.yml"},
     "ui/components/cards/tokens/spacing.yml",
     {"CARD_HEADER_PADDING": [12, 16, 0], "CARD_BODY_PADDING": [0, 16], "CARD_FOOTER_PADDING": [0, 16, 12]}),
    ({"base/aliases.json": "Skyscanner__backpack-foundations__web-aliases.json",
      "base/borders.json": "Skyscanner__backpack-foundations__ios-borders.json"},
     "base/borders.json", {f"CORNER_RADIUS_{size}": value for size, value in SKYSCANNER.items()}),
]


def listing(binary, folder, *paths):
    """The listing of some files, as JSON; None after a crash."""
    run = subprocess.run([binary, "tokens", "--format", "json", *paths], cwd=folder,
                         capture_output=True, timeout=60, check=False)
    if run.returncode not in (0, 2):
        print(f"  {paths}: exit {run.returncode}: {run.stderr[-300:]!r}")
        return None
    return json.loads(run.stdout)


def found(value):
    """What is listed of a token, in the words of the table."""
    if value["problem"]:
        return WHY
    if value["capsule"] if "capsule" in value else False:
        return ROUND
    if value["state"] == "list":
        return value["list"]
    return value["points"]


def faults_of(path, report, expected):
    """Where the listing of a file differs from the table."""
    tokens = {}
    for file in report["files"]:
        for token in file["tokens"]:
            tokens.setdefault(token["path"], token)
    wrong = []
    for name, value in expected.items():
        token = tokens.get(name)
        if token is None:
            wrong.append(f"{path}: {name} is not listed")
            continue
        if isinstance(value, dict):
            got = {entry["mode"]: found(entry) for entry in token.get("values", [])}
        else:
            got = found(token)
        if got != value:
            wrong.append(f"{path}: {name} is {got}, not {value}")
        elif value == WHY and not (token["line"] and token["column"]):
            wrong.append(f"{path}: {name} has no place")
    return wrong


def damaged(text, random_source):
    """A text with a few bytes changed, cut or doubled."""
    bytes_ = bytearray(text)
    for _ in range(random_source.randint(1, 4)):
        at = random_source.randrange(len(bytes_) or 1)
        kind = random_source.randrange(4)
        if kind == 0:
            del bytes_[at:at + random_source.randint(1, 40)]
        elif kind == 1:
            bytes_[at:at] = random_source.choice([b"{", b"}", b'"', b"[", b":", b"\t", b"\xff", b"\\ud83d", b"{a}", b"&a ", b"*a", b"$ref"])
        elif kind == 2:
            bytes_[at:at] = bytes_[at:at + random_source.randint(1, 60)]
        else:
            bytes_[at:at + 1] = bytes([random_source.randrange(256)])
    return bytes(bytes_)


def broken(text):
    """Texts made of a file that are certainly no YAML."""
    if text.lstrip().startswith(b"{"):
        return [text[:len(text) * part // 7].rstrip().rstrip(b"}") for part in range(2, 7)] + [text + b"}"]
    return [text + b"\n@\n", text + b'\nz: "unclosed\n', b"a: [\n" + text]


def main():
    """Runs all checks."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--binary", required=True)
    parser.add_argument("--shared", default="../shared")
    parser.add_argument("--count", type=int, default=40)
    options = parser.parse_args()
    binary = str(pathlib.Path(options.binary).resolve())
    folder = pathlib.Path(options.shared) / "tokens"
    if not folder.is_dir():
        print("skipped: no public token files are there")
        return 0
    failures = []
    names = sum(len(table) for table in EXPECTED.values())
    missing = sorted({path.name for path in folder.iterdir()} - set(EXPECTED) - {"INDEX.md"})
    failures += [f"{name} is not in the table" for name in missing]
    for name, table in EXPECTED.items():
        report = listing(binary, folder, name)
        failures += [f"{name}: crashed"] if report is None else faults_of(name, report, table)
    for files, path, table in LAID_OUT:
        with tempfile.TemporaryDirectory() as laid_out:
            for place, name in files.items():
                target = pathlib.Path(laid_out) / place
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(folder / name, target)
            report = listing(binary, laid_out, path)
            failures += [f"{path}: crashed"] if report is None else faults_of(path, report, table)
        names += len(table)
    wrong = len(failures)
    print(f"listed as the table says: {names - wrong} of {names} radii and paddings in {len(EXPECTED)} files")

    random_source = random.Random(20261130)
    crashes, runs, located, texts = 0, 0, 0, 0
    with tempfile.TemporaryDirectory() as place:
        for name in EXPECTED:
            text = (folder / name).read_bytes()
            for _ in range(options.count):
                (pathlib.Path(place) / name).write_bytes(damaged(text, random_source))
                for command in ("tokens", "lint"):
                    run = subprocess.run([binary, command, name], cwd=place, capture_output=True,
                                         timeout=60, check=False)
                    runs += 1
                    if run.returncode not in (0, 1, 2):
                        crashes += 1
                        failures.append(f"{name}: {command} ended with {run.returncode}")
            for text_ in [] if name.endswith(".md") else broken(text):
                (pathlib.Path(place) / name).write_bytes(text_)
                run = subprocess.run([binary, "lint", "--format", "json", name], cwd=place,
                                     capture_output=True, timeout=60, check=False)
                report = json.loads(run.stdout)
                rules = [(entry["rule"], entry["range"]["start"]["line"]) for entry in report["violations"]]
                texts += 1
                if any(rule == "yaml-syntax" and line > 0 for rule, line in rules):
                    located += 1
                else:
                    failures.append(f"{name}: a broken text ends in {rules[:3]}, {text_[-40:]!r}")
    print(f"damaged files without a crash: {runs - crashes} of {runs}")
    print(f"texts that are no YAML with a located yaml-syntax: {located} of {texts}")
    for failure in failures[:40]:
        print("  " + failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
