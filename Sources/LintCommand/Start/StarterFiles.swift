/// The files that `cornerlint init` writes.
package enum StarterFiles {
  /// Every file with its name.
  package static let all: [(name: String, text: String)] = [
    ("corners.yaml", tokens), (".cornerlint.yaml", configuration),
  ]

  /// A token file in which no rule finds anything.
  private static let tokens = """
    # The corners of the design: a scale, and how components nest. All lengths are points.
    #
    #   cornerlint lint                                   checks this folder
    #   cornerlint explain corners.yaml card/photo        shows where each number comes from
    version: 1

    # The corner scale. Any other name is yours, and a value may be computed from others.
    corners:
      inner: 16 # photos and small cards
      map: 28 # maps and large media
      mapInset: 12 # how far a card keeps from the edge of a map: map - mapInset = inner

    # The lowest systems the app runs on. Concentric shapes need 26, so each of them says what
    # older systems draw instead (`fallback`).
    platforms: { iOS: 18 }

    components:
      # A container is derived from its content: the photo's radius and the padding around it.
      card:
        shape: inner + padding # 28
        padding: 12
        clipShape: shape # the same shape for what is clipped ...
        containerShape: shape # ... and what the content is concentric with
        content:
          photo:
            shape: { concentric: { minimum: inner } } # 28 - 12 = 16 in here, nowhere less
            clipShape: shape
            fallback: inner

      # A map with a card that floats above its lower edge.
      map:
        shape: map
        clipShape: shape
        containerShape: shape
        content:
          placeCard:
            alignment: bottom
            inset: mapInset
            shape: { concentric: { minimum: inner, isUniform: true } }
            fallback: inner

      # "Fully round" is a capsule, not a huge radius.
      saveButton:
        role: button
        shape: capsule
        size: { height: 50 }

    """

  /// A configuration in which every key stands with its default.
  private static let configuration = """
    # Settings of cornerlint for this folder and all below it. A key that is commented out stands
    # here with its default, or with an example. `cornerlint config` shows what holds and why.

    # From which severity on a run fails: error, warning, info or never.
    failLevel: error

    # By how many points two lengths may differ and still count as equal.
    # tolerance: 0.005

    # Whether an ignore comment has to give a reason.
    # requireReason: false

    # The files that are token files when a folder is linted.
    # include: [corners.yaml, tokens.yaml, "*.corners.yaml", "*.tokens.yaml",
    #   corners.yml, tokens.yml, "*.corners.yml", "*.tokens.yml",
    #   corners.json, tokens.json, "*.corners.json", "*.tokens.json",
    #   "*.tokens", "*.resolver.json", DESIGN.md]

    # What is left out, with the patterns of .gitignore. By default: nothing.
    # exclude: [vendor/, "*.generated.yaml"]

    # Token files of other formats that every token file may refer to. By default: none.
    # imports:
    #   - tokens/radius.tokens.json
    #   - { path: tokens/spacing.json, as: space, modes: [compact] }

    # What those do not say: the points of 1rem, and which tokens are radii or paddings whatever
    # their names say.
    # tokens:
    #   rem: 16
    #   radii: ["*.corner"]
    #   paddings: ["layout.gutter*"]

    # Rules by id: off, error, warning or info. `cornerlint rules` lists them with their defaults;
    # a rule with options takes a mapping.
    # rules:
    #   hardcoded-radius: warning
    #   screen-edge-margin: { severity: warning, options: { margin: 16 } }

    # Other settings for some files; of several that match the last wins. By default: none.
    # overrides:
    #   - files: ["legacy/**"]
    #     rules: { off-scale-radius: off }
    #     failLevel: never

    # Folders with rules of your own. By default: none.
    # ruleDirectories: [rules]

    # A file with violations that are known and not reported; `cornerlint lint --update-baseline`
    # writes it. By default: none.
    # baseline: .cornerlint-baseline.json

    # Settings to start from, relative to this file. By default: none.
    # extends: ../design/.cornerlint.yaml

    """
}
