/// What a rule reports: one fault at one place of a file.
package struct Violation: Hashable, Sendable {
  /// The rule's id, such as `container-radius-too-small`.
  package var rule: String
  /// How much it weighs.
  package var severity: Severity
  /// What is wrong, one sentence without a full stop.
  package var message: String
  /// What to do about it; empty when there is nothing to say.
  package var help: String
  /// The path of names from the top-level component as placed, joined with `/`.
  ///
  /// In a name `~` is written `~0` and `/` is written `~1`. For the scale it is `corners/<name>`,
  /// for what belongs to no component it is empty.
  package var component: String
  /// The path of names at which the marked text is written, whatever places it: `card/photo` or
  /// `corners/radius.card`.
  ///
  /// Unlike `component` it stays the same when placements are added or change their order. Empty
  /// for what belongs to no name, and where the linter was not asked for it.
  package var writtenAt: String
  /// The bytes to mark.
  package var range: ByteRange
  /// A few words about the marked bytes; empty when the message says it all.
  package var note: String
  /// Second places, in the order in which the rule names them.
  package var labels: [Label]
  /// A change that would settle it, or that is only drawn: one place for both, since there are many
  /// violations and they are moved about.
  private var change: Fix?
  private var isChangeDrawn: Bool
  /// How many placements of components share this violation; at least 1.
  package var placements: Int
  /// The names of the modes of imported tokens in which it holds, such as `compact` or
  /// `dark + compact`; empty when it holds in all, and where there are none.
  package var modes: [String]
  /// What it was found on; nil for what belongs to no placed component, and where the linter was not
  /// asked for it.
  package var modelPlace: ModelPlace?
  /// The other placements that share it; empty where the linter was not asked for them.
  package var otherModelPlaces: [ModelPlace] = []

  /// The rule that reports text which is no YAML; behind such a fault nothing was looked at, so it
  /// is always an error, and neither a comment nor a baseline can speak for it.
  package static let syntaxRule = "yaml-syntax"

  /// Makes a violation; what is left out is empty, and beside a fix a sketch is too.
  package init(
    rule: String, severity: Severity, message: String, help: String = "", component: String = "",
    writtenAt: String = "", range: ByteRange, note: String = "", labels: [Label] = [],
    fix: Fix? = nil, sketch: Fix? = nil, placements: Int = 1, modes: [String] = [],
    modelPlace: ModelPlace? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.help = help
    self.component = component
    self.writtenAt = writtenAt
    self.range = range
    self.note = note
    self.labels = labels
    change = fix ?? sketch
    isChangeDrawn = fix == nil && sketch != nil
    self.placements = placements
    self.modes = modes
    self.modelPlace = modelPlace
  }

  /// A change that would settle it.
  package var fix: Fix? {
    get { isChangeDrawn ? nil : change }
    set {
      if isChangeDrawn, newValue == nil { return }
      change = newValue
      isChangeDrawn = false
    }
  }

  /// A change that is drawn and never made; nil where there is a fix, and where the linter was not
  /// asked for it.
  package var sketch: Fix? {
    get { isChangeDrawn ? change : nil }
    set {
      if !isChangeDrawn, change != nil { return }
      change = newValue
      isChangeDrawn = newValue != nil
    }
  }

  /// The message, and in which modes it holds: `… (in compact and dark)`.
  package var messageWithModes: String { modes.isEmpty ? message : message + modesRemark }

  /// What reports put behind the message, such as ` (in compact)`; empty when it holds in all modes.
  ///
  /// Of more than three modes the first three are named, and how many more there are.
  package var modesRemark: String {
    guard let last = modes.last else { return "" }
    let named = modes.prefix(modes.count > 3 ? 3 : modes.count - 1).joined(separator: ", ")
    if modes.count > 3 { return " (in \(named) and \(modes.count - 3) more)" }
    return modes.count == 1 ? " (in \(last))" : " (in \(named) and \(last))"
  }
}
