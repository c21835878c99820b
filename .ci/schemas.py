#!/usr/bin/env python3
"""Holds the JSON Schemas against the readers: `schemas.py [--binary PATH] [--shared DIR]`.

Run it in the project's root with a Python that has PyYAML and jsonschema. Whatever a reader takes
its schema must take, and whatever a reader refuses for its form the schema must refuse, at the
same lines. Each part prints its counts; the exit code is 1 when one does not hold.
"""
import argparse
import copy
import json
import math
import pathlib
import random
import re
import subprocess
import sys
import tempfile

try:
    import jsonschema
    import yaml
except ImportError as missing:
    print(f"skipped: {'PyYAML' if missing.name == 'yaml' else missing.name} is not installed")
    sys.exit(0)

# No folder of compiled tables is to lie in the tree.
sys.dont_write_bytecode = True
from schema_tables import (
    BAD_CONFIGURATIONS, CONFIGURATION_EXCEPTIONS, GOOD_CONFIGURATIONS, IMPORTS, LENGTHS, LITERAL,
    LOADER_RULES, OUT_OF_RANGE, OWN_COMPONENT_KEYS, PLACES, RULE_ENDS, RULE_EXCEPTIONS,
    RULE_FOLLOWS, RULE_FORMS, SPELLINGS, STRANGE_VALUES, TOKEN_EXCEPTIONS)

CORE = [
    (re.compile(r"~|null|Null|NULL|"), lambda text: None),
    (re.compile(r"true|True|TRUE"), lambda text: True),
    (re.compile(r"false|False|FALSE"), lambda text: False),
    (re.compile(r"[-+]?[0-9]+"), int),
    (re.compile(r"0o[0-7]+"), lambda text: int(text[2:], 8)),
    (re.compile(r"0x[0-9a-fA-F]+"), lambda text: int(text[2:], 16)),
    (re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?"), float),
    (re.compile(r"[-+]?\.(inf|Inf|INF)"), lambda text: math.inf * (-1 if text[0] == "-" else 1)),
    (re.compile(r"\.(nan|NaN|NAN)"), lambda text: math.nan),
]


def scalar(node):
    """The value of a scalar as YAML 1.2 reads it; tags are left out, as the loader does."""
    if node.style:
        return node.value
    for pattern, read in CORE:
        if pattern.fullmatch(node.value):
            return read(node.value)
    return node.value


def entries(node):
    """Keys and values of a mapping: the first of equal keys counts, merged ones come last."""
    found = {}
    merged = []
    for key, value in node.value:
        if key.value == "<<" and not key.style:
            merged += value.value if isinstance(value, yaml.SequenceNode) else [value]
        else:
            found.setdefault(str(key.value), (key, value))
    for source in merged:
        if isinstance(source, yaml.MappingNode):
            for name, entry in entries(source).items():
                found.setdefault(name, entry)
    return found


def value(node):
    """What a schema sees of a node."""
    if isinstance(node, yaml.MappingNode):
        return {name: value(part) for name, (_, part) in entries(node).items()}
    if isinstance(node, yaml.SequenceNode):
        return [value(part) for part in node.value]
    return scalar(node)


def lines(node):
    """The first and the last line of a node and of what it repeats, from 1."""
    last = node.end_mark.line + (1 if node.end_mark.column else 0)
    places = [(node.start_mark.line + 1, max(last, node.start_mark.line + 1))]
    if isinstance(node, yaml.MappingNode):
        for key, part in entries(node).values():
            places += [lines(key), lines(part)]
    elif isinstance(node, yaml.SequenceNode):
        places += [lines(part) for part in node.value]
    return min(first for first, _ in places), max(last for _, last in places)


class Schema:
    """A schema of this project."""

    def __init__(self, name, exceptions=()):
        self.exceptions = exceptions
        path = pathlib.Path("Schemas", f"{name}.schema.json")
        self.content = json.loads(path.read_text(encoding="utf-8"))
        jsonschema.Draft7Validator.check_schema(self.content)
        self.validator = jsonschema.Draft7Validator(self.content)

    def refusals(self, document):
        """Where the schema refuses a document: first line, last line, what it says."""
        found = []
        for error in self.validator.iter_errors(value(document)):
            node = document
            for step in error.absolute_path:
                node = node.value[step] if isinstance(step, int) else entries(node)[step][1]
            if error.validator == "additionalProperties":
                known = error.schema.get("properties", {})
                patterns = error.schema.get("patternProperties", {})
                for name, (key, _) in entries(node).items():
                    if name not in known and not any(re.search(form, name) for form in patterns):
                        found.append((*lines(key), f"{name} is unknown"))
            else:
                place = "/".join(str(step) for step in error.absolute_path)
                if not any(re.fullmatch(path, place) for path, _ in self.exceptions):
                    found.append((*lines(node), f"{place}: {error.message[:200]}"))
        return found


def documents(text):
    return [node for node in yaml.compose_all(text, Loader=yaml.BaseLoader) if node is not None]


def is_exception(violation, text):
    """True when a schema cannot see what the loader refuses here."""
    rule, message = violation["rule"], violation["message"]
    start, end = violation["range"]["start"]["byte"], violation["range"]["end"]["byte"]
    marked = text.encode("utf-8")[start:end].decode("utf-8", "replace")
    if OUT_OF_RANGE.search(message):
        return not LITERAL.fullmatch(marked.strip("'\" "))
    for words, _ in TOKEN_EXCEPTIONS:
        if words == f"rule {rule}" or (rule == "invalid-value" and re.search(words, message)):
            return True
    return any(
        words in message and re.fullmatch(spelling, marked) for words, spelling in SPELLINGS)


class Tally:
    """Counts of one part."""

    def __init__(self, name):
        self.name = name
        self.taken = self.refused = self.left = self.skipped = 0
        self.faults = []

    def close(self):
        left = f", {self.left} refused only for what a schema cannot see" if self.left else ""
        skipped = f", {self.skipped} without a form to judge" if self.skipped else ""
        print(f"{self.name}: {self.taken} taken by both, {self.refused} refused by both{left}"
              f"{skipped}, {len(self.faults)} differ")
        for fault in self.faults[:20]:
            print(f"  {fault}")
        return not self.faults


def loader_violations(binary, texts):
    """What the loader says about each text."""
    ids = ",".join(LOADER_RULES)
    found = [[] for _ in texts]
    with tempfile.TemporaryDirectory() as folder:
        for index, text in enumerate(texts):
            # An ignore comment would hide what is to be seen.
            text = text.replace("cornerlint:", "cornerlint;")
            pathlib.Path(folder, f"{index}.yaml").write_bytes(text.encode("utf-8"))
        for start in range(0, len(texts), 500):
            names = [f"{index}.yaml" for index in range(start, min(start + 500, len(texts)))]
            run = subprocess.run(
                [binary, "lint", "--format", "json", "--fail-level", "never", "--only", ids,
                 *names],
                cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False)
            if run.returncode != 0:
                raise SystemExit(f"FAILED: {binary} ends with {run.returncode}: {run.stderr[:500]}")
            for violation in json.loads(run.stdout)["violations"]:
                found[int(violation["path"].split(".")[0])].append(violation)
    return found


def compare(tally, schema, name, text, verdicts):
    """Holds what a reader says against what its schema says, line by line.

    `verdicts` are the reader's: line, words, whether a schema can see it. True when both take it.
    """
    try:
        parsed = documents(text)
        refusals = [refusal for document in parsed for refusal in schema.refusals(document)]
    except (yaml.YAMLError, RecursionError) as error:
        if verdicts:
            tally.skipped += 1
        else:
            tally.faults.append(f"{name}: the reader takes it, but {error}")
        return False
    before = len(tally.faults)
    for line, words, is_seen in verdicts:
        if is_seen and parsed and not any(first <= line <= last for first, last, _ in refusals):
            tally.faults.append(f"{name}:{line}: only the reader says {words}")
    for first, last, words in refusals:
        if not any(first <= line <= last for line, _, _ in verdicts):
            tally.faults.append(f"{name}:{first}: only the schema says {words}")
    if len(tally.faults) > before:
        return False
    if not verdicts:
        tally.taken += 1
    elif any(is_seen for _, _, is_seen in verdicts):
        tally.refused += 1
    else:
        tally.left += 1
    return not verdicts


def is_of_another_format(schema, text, violations):
    """True for a file that the loader reads as one of another format, which has no schema here."""
    said = {violation["rule"] for violation in violations}
    try:
        first = next(iter(documents(text)), None)
    except (yaml.YAMLError, RecursionError):
        return False
    if said & {"not-a-token-file", "unknown-key"} or not isinstance(first, yaml.MappingNode):
        return False
    keys = entries(first)
    known = schema.content["properties"]
    if "corners" in keys or "import" in keys and "components" in keys:
        return False
    if "components" not in keys:
        return True
    components = keys["components"][1]
    parts = entries(components).values() if isinstance(components, yaml.MappingNode) else []
    has_own_key = any(
        key in OWN_COMPONENT_KEYS
        for _, part in parts if isinstance(part, yaml.MappingNode) for key in entries(part))
    return not has_own_key and any(key not in known and not key.startswith("x-") for key in keys)


def compare_tokens(tally, schema, name, text, violations):
    """As `compare`, for a token file."""
    is_broken = any(violation["rule"] == "yaml-syntax" for violation in violations)
    if is_broken or is_of_another_format(schema, text, violations):
        tally.skipped += 1
        return False
    verdicts = [(violation["range"]["start"]["line"], violation["message"],
                 not is_exception(violation, text)) for violation in violations]
    if any(violation["rule"] == "not-a-token-file" for violation in violations):
        # Nothing else is said of such a document.
        verdicts += [(line, "", False) for line in range(1, text.count("\n") + 2)]
    return compare(tally, schema, name, text, verdicts)


def examples(rule):
    """The token files in a rule file, by what they are."""
    content = value(documents(rule.read_text(encoding="utf-8"))[0]).get("examples", {})
    for number, text in enumerate(content.get("good", []), 1):
        yield f"{rule.stem}, good example {number}", text
    for number, example in enumerate(content.get("bad", []), 1):
        yield f"{rule.stem}, bad example {number}", example["file"]


def token_files(shared):
    """Every token file there is, by name."""
    folders = [pathlib.Path("samples")]
    if shared and pathlib.Path(shared, "cases").is_dir():
        folders.append(pathlib.Path(shared, "cases"))
    for folder in folders:
        for path in sorted(folder.rglob("*.yaml")):
            if path.parent.name != "rules":
                yield str(path), path.read_bytes().decode("utf-8-sig")
    for rule in sorted(pathlib.Path("Rules").glob("*/*.yaml")):
        yield from examples(rule)


def all_nodes(root):
    """Every mapping entry and list item below a node: holder, index, path."""
    open_nodes = [(root, 0)]
    while open_nodes:
        node, depth = open_nodes.pop()
        if isinstance(node, yaml.MappingNode):
            for index, (_, part) in enumerate(node.value):
                yield node, index
                open_nodes.append((part, depth + 1))
        elif isinstance(node, yaml.SequenceNode):
            for index, part in enumerate(node.value):
                yield node, index
                open_nodes.append((part, depth + 1))


def plain(text, style=None):
    return yaml.ScalarNode("tag:yaml.org,2002:str", text, style=style)


def read_flow(text):
    return documents(text)[0]


def misspell(word, chance):
    """A word with one letter less, doubled or changed places."""
    if len(word) < 2:
        return word + "q"
    place = chance.randrange(len(word) - 1)
    return chance.choice([
        word[:place] + word[place + 1:], word[:place] + word[place] + word[place:],
        word[:place] + word[place + 1] + word[place] + word[place + 2:], word.upper(), word + "s"])


def mutate(text, chance, keys, words):
    """A file with one change: a key, a value, a word; what was changed."""
    parsed = copy.deepcopy(chance.choice(documents(text)))
    holder, index = chance.choice(list(all_nodes(parsed)))
    kind = chance.choice(["key", "value", "value", "removal", "word", "addition"])
    if isinstance(holder, yaml.SequenceNode):
        if kind == "removal":
            del holder.value[index]
        else:
            kind = "value"
            holder.value[index] = read_flow(chance.choice(STRANGE_VALUES))
    elif kind == "key":
        key, part = holder.value[index]
        holder.value[index] = (plain(misspell(key.value, chance)), part)
    elif kind == "removal":
        del holder.value[index]
    elif kind == "addition":
        holder.value.insert(
            index, (plain(chance.choice(keys)), read_flow(chance.choice(STRANGE_VALUES))))
    else:
        key, part = holder.value[index]
        if kind == "word" and isinstance(part, yaml.ScalarNode) and part.value:
            part = plain(chance.choice([misspell(part.value, chance), chance.choice(words)]))
        else:
            kind = "value"
            part = read_flow(chance.choice(STRANGE_VALUES))
        holder.value[index] = (key, part)
    return kind, yaml.serialize(parsed, Dumper=yaml.BaseDumper, allow_unicode=True)


def vocabulary(schema):
    """All keys and words that a schema names."""
    keys, words = set(), set()
    open_parts = [schema.content]
    while open_parts:
        part = open_parts.pop()
        if isinstance(part, dict):
            if isinstance(part.get("properties"), dict):
                keys.update(part["properties"])
            if isinstance(part.get("enum"), list):
                words.update(str(word) for word in part["enum"])
            open_parts += part.values()
        elif isinstance(part, list):
            open_parts += part
    return sorted(keys), sorted(words)


def check_tokens(binary, shared, count, seed):
    schema = Schema("tokens")
    files = list(token_files(shared))
    tally = Tally(f"token files ({len(files)})")
    valid = []
    for (name, text), found in zip(files, loader_violations(binary, [text for _, text in files])):
        if compare_tokens(tally, schema, name, text, found):
            valid.append((name, text))
    holds = tally.close()

    probes = [(f"{length} in {place!r}", place.format(length) + "\n")
              for place in PLACES for length in LENGTHS]
    probes += [(f"import: {item}", f"import: {item}\ncorners: {{ inner: 16 }}\n")
               for item in IMPORTS]
    tally = Tally(f"values in places ({len(probes)})")
    for (name, text), found in zip(probes, loader_violations(binary, [text for _, text in probes])):
        compare_tokens(tally, schema, name, text, found)
    holds = tally.close() and holds

    chance = random.Random(seed)
    keys, words = vocabulary(schema)
    mutants = []
    while len(mutants) < count:
        name, text = chance.choice(valid)
        kind, changed = mutate(text, chance, keys, words)
        mutants.append((f"mutation {len(mutants)} ({kind}) of {name}", changed))
    tally = Tally(f"mutated token files ({count})")
    for (name, text), found in zip(
            mutants, loader_violations(binary, [text for _, text in mutants])):
        compare_tokens(tally, schema, name, text, found)
    return tally.close() and holds


def rule_faults(binary, text, folder):
    """The lines and words of what the reader of rules refuses."""
    path = pathlib.Path(folder, "rule.yaml")
    path.write_text(text, encoding="utf-8")
    empty = pathlib.Path(folder, "empty.yaml")
    empty.write_text("corners:\n", encoding="utf-8")
    run = subprocess.run(
        [binary, "lint", "--rules", str(path), str(empty)],
        capture_output=True, text=True, encoding="utf-8", check=False)
    found = re.findall(rf"{re.escape(str(path))}:(\d+):\d+: (.*)", run.stderr)
    if run.returncode not in (0, 1, 2) or (run.returncode == 2) != bool(found):
        raise SystemExit(f"FAILED: {binary} ends with {run.returncode}: {run.stderr[:500]}")
    return [(int(line), words) for line, words in found]


def compare_rule(tally, schema, name, text, faults):
    """As `compare`, for a rule file."""
    verdicts = [(line, words, bool(RULE_FORMS.match(words))
                 and not (len(faults) > 1 and RULE_FOLLOWS.match(words)))
                for line, words in faults]
    if any(RULE_ENDS.match(words) for _, words in faults):
        tally.left += 1
        return False
    return compare(tally, schema, name, text, verdicts)


def check_rules(binary, count, seed):
    schema = Schema("rule", RULE_EXCEPTIONS)
    paths = sorted(pathlib.Path("Rules").glob("*/*.yaml")) + sorted(
        path for path in pathlib.Path("samples").rglob("*.yaml") if path.parent.name == "rules")
    tally = Tally(f"rule files ({len(paths)})")
    valid = []
    with tempfile.TemporaryDirectory() as folder:
        for path in paths:
            # A file may not have the id of a rule that is there already.
            text = re.sub(r"^id: ", "id: own-", path.read_text(encoding="utf-8"), flags=re.M)
            if compare_rule(tally, schema, str(path), text, rule_faults(binary, text, folder)):
                valid.append((path.stem, text))
        holds = tally.close()
        chance = random.Random(seed)
        keys, words = vocabulary(schema)
        tally = Tally(f"mutated rule files ({count})")
        for number in range(count):
            name, text = chance.choice(valid)
            kind, changed = mutate(text, chance, keys, words)
            name = f"mutation {number} ({kind}) of {name}"
            compare_rule(tally, schema, name, changed, rule_faults(binary, changed, folder))
    return tally.close() and holds


def configuration_faults(binary, text, folder):
    """The lines and words of what the reader of configurations refuses; None without a reader."""
    path = pathlib.Path(folder, "team.yaml")
    path.write_text(text, encoding="utf-8")
    empty = pathlib.Path(folder, "empty.yaml")
    empty.write_text("corners:\n", encoding="utf-8")
    run = subprocess.run(
        [binary, "lint", "--fail-level", "never", "--config", str(path), str(empty)],
        capture_output=True, text=True, encoding="utf-8", check=False)
    found = re.findall(r"(?:team|base|[ab])\.yaml:(\d+):\d+: (.*)", run.stderr)
    if run.returncode == 2 and not found:
        return None
    return [(int(line), words) for line, words in found]


def compare_configuration(tally, schema, name, text, faults):
    """As `compare`, for a configuration."""
    verdicts = [
        (line, words, not any(re.match(form, words) for form, _ in CONFIGURATION_EXCEPTIONS))
        for line, words in faults]
    return compare(tally, schema, name, text, verdicts)


def check_configurations(binary, count, seed):
    schema = Schema("config")
    wanted = [(text, True) for text in GOOD_CONFIGURATIONS]
    wanted += [(text, False) for text in BAD_CONFIGURATIONS]
    tally = Tally(f"configurations ({len(wanted)})")
    with tempfile.TemporaryDirectory() as folder:
        has_reader = configuration_faults(binary, "version: 1\n", folder) is not None
        for text, is_good in wanted:
            refusals = [refusal for node in documents(text) for refusal in schema.refusals(node)]
            if is_good == bool(refusals):
                tally.faults.append(f"{text!r}: the schema says {refusals or 'nothing'}")
            elif not has_reader:
                tally.taken += is_good
                tally.refused += not is_good
            else:
                faults = configuration_faults(binary, text, folder) or []
                compare_configuration(tally, schema, repr(text), text, faults)
        if not has_reader:
            print("skipped: the reader of configurations (the program has no `--config`)")
            return tally.close()
        holds = tally.close()
        chance = random.Random(seed)
        keys, words = vocabulary(schema)
        tally = Tally(f"mutated configurations ({count})")
        valid = [text for text in GOOD_CONFIGURATIONS if ":" in text]
        for number in range(count):
            kind, changed = mutate(chance.choice(valid), chance, keys, words)
            faults = configuration_faults(binary, changed, folder) or []
            name = f"mutation {number} ({kind}) {changed!r}"
            compare_configuration(tally, schema, name, changed, faults)
    return tally.close() and holds


def check_metaschema():
    """The schemas as another program reads them."""
    paths = sorted(str(path) for path in pathlib.Path("Schemas").glob("*.json"))
    command = [sys.executable, "-m", "check_jsonschema", "--check-metaschema", *paths]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if "No module named" in run.stderr:
        print("skipped: check-jsonschema is not installed")
        return True
    print(f"check-jsonschema ({len(paths)} schemas): {(run.stdout + run.stderr).strip()}")
    return run.returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--binary", default=".build/release/cornerlint")
    parser.add_argument("--shared", default="../shared")
    parser.add_argument("--mutations", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=20)
    arguments = parser.parse_args()
    binary = str(pathlib.Path(arguments.binary).resolve())
    count, seed = arguments.mutations, arguments.seed
    results = [
        check_metaschema(),
        check_tokens(binary, arguments.shared, count, seed),
        check_rules(binary, count, seed),
        check_configurations(binary, count, seed),
    ]
    if not all(results):
        sys.exit("FAILED: a schema and its reader differ")


if __name__ == "__main__":
    main()
