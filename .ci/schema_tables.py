"""What `schemas.py` knows of the readers: exceptions with their reasons, and values to try."""
import re

# The rules of the loader that say that a file is not as it should be; what it says of files that
# are imported is not among them.
LOADER_RULES = [
    "ambiguous-number", "duplicate-key", "invalid-value", "limit-exceeded", "not-a-token-file",
    "reference-cycle", "unknown-key", "unknown-token", "yaml-syntax",
]

# What the reader of token files refuses and a schema cannot see, by the words of the message.
# `rule` stands for all violations of that rule.
TOKEN_EXCEPTIONS = [
    ("rule ambiguous-number", "spellings are gone once YAML has read them"),
    ("rule duplicate-key", "of two equal keys a schema sees one"),
    ("rule limit-exceeded", "a schema does not count"),
    ("rule reference-cycle", "a schema follows no names"),
    ("rule unknown-token", "a schema follows no names"),
    ("`shape` names (itself|nothing) here", "which key draws the shape is not seen from another"),
    ("`(padding|inset)` is not the same at all edges", "values are not compared"),
    ("is a shape, not a length", "a word within arithmetic"),
    ("does not fit here", "grammar: a pattern is no parser"),
    ("is missing (before|at the end)", "grammar"),
    ("the expression ends too early", "grammar"),
    ("the expression is not understood", "grammar"),
    ("is never closed", "grammar"),
    ("is not an escape", "grammar"),
    ("is a reserved word", "grammar"),
    ("write this name in braces", "grammar"),
    ("there is no (name|function|entry|item)", "names of the language"),
    ("this language has no", "names of the language"),
    ("`.*` takes ", "the arguments of a function"),
    ("cannot be used with", "types of an expression"),
    ("this must be .*, not ", "types of an expression"),
    ("cannot be turned into", "types of an expression"),
    ("this divides by zero", "the result of arithmetic"),
    ("the number is too large", "the result of arithmetic"),
    ("tags such as", "tags are gone once YAML has read them"),
    ("<<` takes a mapping", "merge keys are gone once YAML has read them"),
    ("`[-+]?\\.(nan|NaN|NAN)` is not a length", "no bound holds what is no number"),
    ("a key must be a plain name", "keys of a schema are names"),
    ("the comma ends this value", "a missing quote is seen as another key"),
]

# Numbers of another spelling are the same value to a schema: the loader asks for the very digits.
SPELLINGS = [
    ("is not a version of this format", r"[-+]?0*1(\.0*)?|0x1|0o1"),
    ("is no name to put in front", r"[-+]?[0-9.][-+0-9.eE_xo]*|[-+]?\.(inf|nan)"),
    ("is not a version of a platform", r"[-+]?[0-9.]+(e[-+]?[0-9]+)?|0x[0-9A-Fa-f]+|0o[0-7]+"),
]

# The loader's words for a number out of range: a literal is seen, the result of arithmetic is not.
OUT_OF_RANGE = re.compile("a size of .* is not above 0|the display's corner radius cannot be")
LITERAL = re.compile(r"[-+]?[0-9]*\.?[0-9]*(pt)?")

# What the reader of rules takes and its schema refuses, by the place of the value.
RULE_EXCEPTIONS = [
    ("examples/good/[0-9]+", "the reader asks for no text here; an editor should"),
]
# After these the reader of rules reads no further.
RULE_ENDS = re.compile("key `.*` stands twice|tags such as|a key must be a plain name|this is not")
# What the reader of rules says as well where another key cannot be read.
RULE_FOLLOWS = re.compile("say what to change|`fails` counts")
# What the reader of rules says about the form of a file; all else is about expressions, names
# and what other rules say.
RULE_FORMS = re.compile(
    "there is no key `.*` here|the key `.*` is missing|this must be (a mapping with|a text|an id)"
    "|`(?!into)[a-z]+` is one of|`[a-z]+` is a list|an option is|options are a mapping"
    "|an id is small|`each: corner` is for|`fails` counts|a fix either|say what to change"
    "|a line is a whole|a rule file is a mapping|write this in quotes")

# What the reader of configurations refuses and a schema cannot see.
CONFIGURATION_EXCEPTIONS = [
    ("there is no rule `", "which rules there are beside those of the program"),
    ("`.*` has no option", "which options a rule has"),
    ("the option `.*` is ", "what kind of value an option has"),
    ("cannot read|.* extends this file|more than .* files extend", "other files"),
    ("this pattern|this `\\[`|there is no class|the `\\\\`|leave out `./`|`..` leads|two slashes",
     "the grammar of patterns"),
    ("`.*` is not a plain decimal number", "spellings are gone once YAML has read them"),
    ("`.*` is neither a number nor clearly a text", "quotes are gone once YAML has read them"),
    ("key `.*` stands twice", "of two equal keys a schema sees one"),
    ("tags such as", "tags are gone once YAML has read them"),
    ("`requireReason` is `?true`? or `?false`?, not `(True|TRUE|False|FALSE)`",
     "spellings are gone once YAML has read them"),
    ("`as` is a name of letters.*, not `([-+0-9.e]+|[-+]?\\.(inf|nan))`",
     "spellings are gone once YAML has read them"),
    ("there is no version `[-+0-9.xoe]+`", "spellings are gone once YAML has read them"),
]

# Configurations with what is to be thought of them.
GOOD_CONFIGURATIONS = [
    "", "{}", "version: 1", "extends: ../design/base.yaml", "extends: [a.yaml, b.yaml]",
    'include: ["*.corners.yaml"]', 'exclude: [vendor/, "*.generated.yaml"]',
    "rules: { not-concentric: off, uneven-inset: error }",
    "rules: { screen-edge-margin: { severity: warning, options: { margin: 20 } } }",
    "rules: { capsule-for-control: { options: { roles: [button, chip] } } }",
    'overrides:\n  - files: ["legacy/**"]\n    rules: { off-scale-radius: off }\n'
    "    failLevel: error\n    tolerance: 0.01",
    'overrides: [{ files: "a/**" }]', "ruleDirectories: [rules]", "failLevel: never",
    "tolerance: 0.005", "tolerance: 0", "baseline: .cornerlint-baseline.json",
    "requireReason: true", "x-owner: design systems", "imports: tokens/radius.tokens.json",
    "imports: []", "imports: [radius.json, { path: spacing.json, as: space.inner }]",
    "imports: [{ path: spacing.json, as: 2, modes: [compact, 2] }]",
    "imports: [{ path: a.json, modes: { size: mobile, theme: [dark, light] } }]",
    "imports: [{ path: a.json, modes: compact, x-owner: us }, { path: b.json, as: a }]",
    "tokens: { rem: 16 }", "tokens: { rem: 0.5pt, radii: }", "tokens: { rem: '1000.0', x-a: b }",
    'tokens: { radii: ["*.corner", shape.*], paddings: layout.gutter }',
]
BAD_CONFIGURATIONS = [
    "[]", "off", "version: 2", "ruels: {}", "rules: off", "rules: [not-concentric]",
    "rules: { not-concentric: no-way }", "rules: { not-concentric: false }",
    "rules: { not-concentric: { severty: off } }", "rules: { not-concentric: [off] }",
    "rules: { screen-edge-margin: { options: [20] } }",
    "rules: { screen-edge-margin: { options: { margin: { of: 20 } } } }",
    "rules: { capsule-for-control: { options: { roles: [button, 4] } } }",
    "overrides: { files: a }", "overrides: [{ rules: {} }]", "overrides: [a]",
    "overrides: [{ files: a, baseline: b }]", "overrides: [{ files: [1, [2]] }]",
    "failLevel: fatal", "failLevel: off", "tolerance: -1", "tolerance: few", "tolerance: .inf",
    "baseline: [a]", "requireReason: maybe", "include: { a: b }", "extends: { a: b }",
    "ruleDirectories: { a: b }", "imports: { path: a }", "imports: [[a]]", "imports: [{ as: b }]",
    "imports: [{ path: a, to: b }]", "imports: [{ path: }]", "imports: [{ path: a, as: b c }]",
    "imports: [{ path: a, as: b..c }]", "imports: [{ path: a, as: [b] }]",
    "imports: [{ path: a, modes: [[b]] }]", "imports: [{ path: a, modes: { b: } }]",
    "imports: [{ path: a, modes: }]", "imports: [{ path: a, modes: [] }]",
    "imports: [{ path: a, modes: {} }]", f"imports: [{{ path: a, as: {'a' * 201} }}]",
    "imports: [{ path: a, modes: { b: [] } }]", "imports: [{ path: a, modes: { b: { c: d } } }]",
    "overrides: [{ files: a, imports: [b] }]", "overrides: [{ files: a, tokens: {} }]",
    "tokens: [a]", "tokens: { em: 16 }", "tokens: { rem: 0 }", "tokens: { rem: 1001 }",
    "tokens: { rem: '0.00' }", "tokens: { rem: 1000.1pt }", "tokens: { rem: 16px }",
    "tokens: { rem: -1 }", "tokens: { rem: }", "tokens: { radii: { a: b } }",
    "tokens: { radii: ['{a.b}'] }", "tokens: { paddings: [''] }",
]

# Values that may stand where a length is wanted, and others.
LENGTHS = [
    "16", "16.5", "16pt", "+16", "-4", "-4pt", "0", "-0", "0.50", ".5", "5.", "16PT", "16px",
    "16 px", "16 pt", "1rem", "50%", "'50 %'", "010", "'010'", "00", "'00.5'", "0x1C", "'0x1C'",
    "0o10", "1_6", "'1_6'", "1e1", "'1e1'", "12:30", "'12:30'", "2024-01-01", ".inf", "'-.inf'",
    ".nan", "'.NaN'", "yes", "'yes'", "YES", "No", "on", "off", "true", "'true'", "null", "'null'",
    "~", "'~'", "''", "'  '", "' 16 '", "inner", "'inner'", "{inner}", "'{inner}'", "'{ inner }'",
    "'{2xl} + 1'", "'{big one}'", "größe", "'{größe}'", "'{}'", "'{inner'", "inner + 4",
    "inner - 4", "16+4", "'inner * 2'", "inner / 2", "inner / 0", "inner % 4", "-inner + 40",
    "--4", "!inner", "max(inner, 20)", "'max(1,2,)'", "'1,2'", "math.abs(inner)", "radius.card",
    "radius.2xl", "radius", "'inner > 10 ? 1:2'", "'inner > 10 ? 12 : 30'", "'[1, 2][0]'",
    "'[1, 2].size()'", "'[1, 2].map(x, x)[0]'", "'size(\"abc\")'", "inner + 16px", "inner+1rem",
    "inner + 0x1C", "16.5.5", "16p", "'inner; 4'", "inner = 4", "in", "'inner // base'",
    "999999999999999999999999", "1e999", "9999", "padding", "inset + 4", "shape", "capsule",
    "capsule + 2", "'{capsule}'", "concentric", "roundedRectangle", "rectangle", "'inner\\n+ 2'",
]
# Where each of them is tried.
PLACES = [
    "corners: {{ inner: 16, radius: {{ card: 8 }}, probe: {} }}",
    "display: {{ cornerRadius: {} }}\ncorners: {{ inner: 16 }}",
    "corners: {{ inner: 16 }}\ncomponents:\n  card:\n    shape: {}",
] + [
    "corners: {{ inner: 16, 2xl: 24, big one: 40, radius: {{ card: 8 }} }}\n"
    f"components:\n  card:\n    shape: 28\n    padding: 4\n    {place}" for place in [
        "inset: {}", "inset: {{ horizontal: {} }}", "size: {{ width: {} }}", "fallback: {}",
        "containerShape: {}", "clipShape: {{ roundedRectangle: {} }}",
        "clipShape: {{ unevenRoundedRectangle: {{ topLeading: {} }} }}",
        "clipShape: {{ concentric: {{ minimum: {} }} }}",
        "clipShape: {{ concentric: {{ isUniform: {} }} }}",
        "clipShape: {{ concentricRectangle: {{ topLeadingCorner: {} }} }}",
        "clipShape: {{ concentricRectangle: {{ uniformTopCorners: {{ fixed: {} }} }} }}",
        "clipShape: {{ custom: Ticket, radius: {} }}", "alignment: {}", "role: {}",
        "description: {}", "content: {}", "content: [{}]", "content: {{ photo: {} }}",
        "size: {}", "background: {{ custom: {} }}"]
]
# Values of `import`, for files that are not there.
IMPORTS = [
    "", "null", "~", "''", "[]", "{}", "a.json", "'a.json'", "12", "true", "{ path: a.json }",
    "[a.json, ../b.tokens.json]", "[null]", "['']", "[[a.json]]", "[12, 1.5, true]",
] + [f"[{{ {item} }}]" for item in [
    "path: a.json", "path: null", "path: ''", "path: [a.json]", "path: { a: b }", "as: brand", "",
    "path: a.json, from: b", "file: a.json", "x-note: a, path: b",
] + [f"path: a.json, as: {name}" for name in [
    "brand", "'brand'", "brand.dark", "brand-2_x", "12", "1.5", "+4", ".5", "5.", "-4", "true",
    "null", "~", "''", "brand/x", "'two words'", "größe", ".brand", "brand.", "a..b", "[brand]",
    "{ a: b }", "'{brand}'", "a" * 200, "a" * 201,
]] + [f"path: a.json, modes: {modes}" for modes in [
    "compact", "''", "null", "12", "true", "[]", "{}", "[compact]", "[compact, dark]", "[null]",
    "['']", "[12]", "[[compact]]", "[{ size: compact }]", "{ size: compact }", "{ size: [] }",
    "{ size: null }", "{ size: [compact, regular], theme: dark }", "{ size: { a: b } }",
    "{ size: [compact, [dark]], theme: [] }",
]] + ["as: /, modes: [], path: ''", "as: null, modes: {}, path: []"]]
# The keys of components that make a file without `corners` one of this format.
OWN_COMPONENT_KEYS = [
    "shape", "containerShape", "clipShape", "content", "use", "inset", "fallback",
]
# What takes the place of values in mutated files.
STRANGE_VALUES = [
    "null", "[]", "{}", "{ inner: 4 }", "[4, 8]", "true", "''", "16px", "50%", "two words", "-4",
    "0", "nonsense", "1.5", "shape", "concentric", "'16'", "yes", "12:30", "{ minimum: 4 }",
    "[photo]", "{ fixed: 4, concentric: {} }", ".inf", "2rem", "'4 +'", "{ x-note: 1 }", "1",
    "{ concentric: { minimum: 4 } }", "{ roundedRectangle: 4, capsule: 1 }", "{ radius: 4 }",
]
