import Files
import LintCommand
import Synchronization

/// Runs command lines and keeps what they print.
struct Shell {
  /// What a command line left behind.
  struct Outcome {
    let code: Int32
    let output: String
    let errors: String
    /// The files afterwards.
    let files: MemoryFileSystem

    /// The text of a file afterwards; empty when it is not there.
    func text(_ path: String) -> String {
      (try? files.read(Array(path.utf8))).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }
  }

  private final class Sink: Sendable {
    let bytes = Mutex<[UInt8]>([])
    var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
  }

  /// The files that there are.
  var files: [String: MemoryFileSystem.Node] = [:]
  /// What standard input holds.
  var input = ""
  /// The environment variables.
  var variables: [String: String] = [:]
  /// Whether standard output is a terminal, and whether standard error is.
  var isTerminal = (output: false, errors: false)
  /// What replacing a file ends with.
  var replacementError: ReplacementError?
  /// What writing to standard output ends with.
  var outputError: SystemError?

  /// Runs the program.
  func run(_ arguments: String...) -> Outcome { run(arguments) }

  /// Runs the program.
  func run(_ arguments: [String]) -> Outcome {
    let output = Sink()
    let errors = Sink()
    let (input, outputError, variables) = (input, outputError, variables)
    let files = MemoryFileSystem(nodes: files, replacementError: replacementError)
    let code = Command.run(
      arguments: arguments.map { Array($0.utf8) },
      environment: Environment { variables[$0] },
      streams: Streams(
        readInput: { () throws(SystemError) -> [UInt8] in Array(input.utf8) },
        output: OutputChannel(isTerminal: isTerminal.output) { (bytes) throws(SystemError) in
          if let outputError { throw outputError }
          output.bytes.withLock { $0 += bytes }
        },
        errors: OutputChannel(isTerminal: isTerminal.errors) { (bytes) throws(SystemError) in
          errors.bytes.withLock { $0 += bytes }
        }),
      files: files)
    return Outcome(code: code, output: output.text, errors: errors.text, files: files)
  }
}

/// Token files and rules to run on.
enum Sample {
  /// Nothing to report.
  static let clean = MemoryFileSystem.Node.text(
    """
    corners:
      inner: 16
    components:
      card:
        shape: inner + padding
        padding: 12
        containerShape: shape
        content:
          photo: { shape: inner }

    """)

  /// One error: the container is too small.
  static let faulty = MemoryFileSystem.Node.text(
    """
    components:
      card:
        shape: 24
        padding: 12
        containerShape: shape
        content:
          photo:
            shape: 16

    """)

  /// One warning: 20 is not on the scale.
  static let doubtful = MemoryFileSystem.Node.text(
    """
    corners: { inner: 16 }
    components:
      card: { shape: 20 }
      chip: { shape: inner }

    """)

  /// Two components on their own; the first is at fault.
  static let cards = MemoryFileSystem.Node.text(
    """
    components:
      card:
        shape: 24
        padding: 12
        containerShape: shape
        content:
          photo: { shape: 16 }
      chip: { shape: 8 }

    """)

  /// A rule that reports every component.
  static let rule = MemoryFileSystem.Node.text(ruleText)

  /// Its text, to which examples may be added.
  static let ruleText = """
    id: team-rule
    title: A rule of the team
    severity: warning
    on: component
    when: component.hasShape
    at: component.definition
    message: "{component.name} is there"
    why: |
      Because.
    how: |
      Do.

    """
}
