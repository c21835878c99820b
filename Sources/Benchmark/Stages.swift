import CornerGeometry
import CornerTokens
import Diagnostics
import Files
import LintCommand
import RuleEngine
import Rules
import YAMLTree

/// The parts of a run over one text, each timed on its own and the whole together.
struct Stages {
  /// The token file that is worked on.
  let source: SourceText
  /// How often each stage runs; the best time counts.
  let times: Int

  /// Prints a line a stage: milliseconds, and how many times the bare event loop that is.
  func report() {
    let floor = Stopwatch.best(of: times) { _ = EventLoop.run(over: source.bytes) }
    let tree = Stopwatch.best(of: times) { _ = YAMLTree(parsing: source) }
    let parsed = YAMLTree(parsing: source)
    let model = Stopwatch.best(of: times) { Self.model(parsed) }
    let linter = Linter(book: RuleBook.load(Self.rules).book)
    let lint = Stopwatch.best(of: times) { _ = linter.lint(source, isNamed: true) }
    print(line("bare event loop", floor, over: floor))
    print(line("YAMLTree", tree, over: floor))
    print(line("tokens and geometry", model, over: floor))
    print(line("rules", max(0, lint - tree - model), over: floor))
    print(line("whole lint", whole(), over: floor))
  }

  /// Milliseconds of `cornerlint lint --format json -`, from arguments to exit code.
  func whole() -> Double {
    let bytes = source.bytes
    let streams = Streams(
      readInput: { bytes }, output: OutputChannel { _ in }, errors: OutputChannel { _ in })
    let arguments = ["lint", "--jobs", "1", "--format", "json", "-"].map { Array($0.utf8) }
    return Stopwatch.best(of: times) {
      _ = Command.run(
        arguments: arguments, environment: Environment { _ in nil }, streams: streams,
        files: DiskFileSystem())
    }
  }

  private static func model(_ tree: YAMLTree) {
    for document in TokenReader.read(tree).documents { _ = DocumentGeometry(document) }
  }

  private static var rules: [RuleSource] {
    RuleFiles.all.map { RuleSource(path: $0.name, bytes: $0.bytes, isBuiltIn: true) }
  }

  private func line(_ title: String, _ milliseconds: Double, over floor: Double) -> String {
    let ratio = floor > 0 ? milliseconds / floor : 0
    return "  \(title.padded(to: 22))\(milliseconds.short.leading(to: 10)) ms"
      + "\(ratio.short.leading(to: 8)) x"
  }
}

extension Double {
  /// Two digits after the point.
  var short: String {
    let hundredths = Int((self * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension String {
  /// Fills up with blanks at the end.
  func padded(to width: Int) -> String { self + Self(repeating: " ", count: max(0, width - count)) }

  /// Fills up with blanks in front.
  func leading(to width: Int) -> String {
    Self(repeating: " ", count: max(0, width - count)) + self
  }
}
