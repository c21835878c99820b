import Diagnostics
import Files
import Reports

/// What is worth knowing beside a drawing.
enum RenderNote: Sendable {
  /// One mode was drawn of several.
  case mode(DrawnMode)
  /// How many faults of the file have nothing to do with what is drawn.
  case otherFaults(Int, path: String)
  /// How many components are not drawn because there are so many.
  case omitted(Int)
  /// What a viewer should know of some figures.
  case remark(String, figures: [String])
  /// How many violations are marked, and how many the file has.
  case marked([(severity: Severity, marked: Int, all: Int)], path: String)
  /// Components without any shape, which have no corner that a terminal could show.
  case withoutCorners([String])
  /// The lengths that scenes are drawn with.
  case scenes(SceneScale)
  /// Lengths with which not even scenes come out concentric.
  case faultyScenes

  /// What to tell the user, without a full stop.
  var sentence: String {
    switch self {
    case .mode(let mode):
      let why =
        mode.severity.map { "which has \(Self.counted(mode.violations, $0))" }
        ?? "the first of \(mode.count)"
      return "drawn in the mode `\(mode.name)`, \(why); `--mode NAME` draws another"
    case .otherFaults(let count, let path):
      let faults = count == 1 ? "1 fault lies" : "\(count) faults lie"
      let them = count == 1 ? "it" : "them"
      return "\(faults) in other components; `cornerlint lint \(path)` shows \(them)"
    case .omitted(let count):
      let verb = count == 1 ? "component is" : "components are"
      return "\(count) more \(verb) not drawn; `--component NAME` draws one of them"
    case .remark(let remark, let figures):
      return figures.isEmpty ? remark : "\(Self.list(figures)): \(remark)"
    case .marked(let counts, let path):
      let words = counts.filter { $0.marked > 0 }.map { severity, marked, all in
        marked < all
          ? "\(marked) of \(Self.counted(all, severity))" : Self.counted(marked, severity)
      }
      let list = words.dropLast().joined(separator: ", ")
      let text = [list, words.last ?? ""].filter { !$0.isEmpty }.joined(separator: " and ")
      let verb = counts.reduce(0) { $0 + $1.marked } == 1 ? "is" : "are"
      return "\(text) \(verb) marked; `cornerlint lint \(path)` says what is wrong"
    case .withoutCorners(let names):
      let words = names.count == 1 ? "has no shape and no corner" : "have no shape and no corner"
      return "\(Self.list(names)) \(words) to show"
    case .scenes(let scale):
      return "the scenes have \(scale.container.text) as radius of the container, "
        + "\(scale.content.text) as minimum of the content and \(scale.inset.text) between them"
    case .faultyScenes:
      return "with these lengths the curves cannot share a centre, which is marked; they do where "
        + "the radius of the container is that of the content and what is between them"
    }
  }

  private static func counted(_ count: Int, _ severity: Severity) -> String {
    Counted.text(count, severity.word)
  }

  /// The first of some names, and how many there are beside.
  private static func list(_ names: [String]) -> String {
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    return names.prefix(3).joined(separator: ", ") + more
  }
}
