import Diagnostics
import Files
import Reports

/// What is worth knowing beside a drawing.
enum RenderNote: Sendable {
  /// One mode was drawn of several; `count` is how many there are.
  case mode(String, count: Int)
  /// How many components are not drawn because there are so many.
  case omitted(Int)
  /// What a viewer should know of some figures.
  case remark(String, figures: [String])
  /// How many violations are marked, by severity.
  case marked(errors: Int, warnings: Int, infos: Int, path: String)
  /// Components without any shape, which have no corner that a terminal could show.
  case withoutCorners([String])
  /// The lengths that scenes are drawn with.
  case scenes(SceneScale)
  /// Lengths with which not even scenes come out concentric.
  case faultyScenes(path: String)

  /// What to tell the user, without a full stop.
  var sentence: String {
    switch self {
    case .mode(let name, let count):
      let others = count == 2 ? "there is 1 other" : "there are \(count - 1) others"
      return "drawn in the mode `\(name)`; \(others), and `--mode NAME` draws another"
    case .omitted(let count):
      let verb = count == 1 ? "component is" : "components are"
      return "\(count) more \(verb) not drawn; `--component NAME` draws one of them"
    case .remark(let remark, let figures):
      return figures.isEmpty ? remark : "\(Self.list(figures)): \(remark)"
    case .marked(let errors, let warnings, let infos, let path):
      let counts = [(errors, "error"), (warnings, "warning"), (infos, "info")]
        .filter { $0.0 > 0 }.map { Counted.text($0.0, $0.1) }
      let list = counts.dropLast().joined(separator: ", ")
      let text = [list, counts.last ?? ""].filter { !$0.isEmpty }.joined(separator: " and ")
      let verb = errors + warnings + infos == 1 ? "is" : "are"
      return "\(text) \(verb) marked; `cornerlint lint \(path)` says what is wrong"
    case .withoutCorners(let names):
      let words = names.count == 1 ? "has no shape and no corner" : "have no shape and no corner"
      return "\(Self.list(names)) \(words) to show"
    case .scenes(let scale):
      return "the scenes have \(scale.container.text) as radius of the container, "
        + "\(scale.content.text) as minimum of the content and \(scale.inset.text) between them"
    case .faultyScenes(let path):
      return "with these lengths the curves cannot share a centre, which is marked; "
        + "`cornerlint lint \(path)` checks the scale"
    }
  }

  /// The first of some names, and how many there are beside.
  private static func list(_ names: [String]) -> String {
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    return names.prefix(3).joined(separator: ", ") + more
  }
}
