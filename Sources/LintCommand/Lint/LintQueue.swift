import Diagnostics
import Dispatch
import Files
import RuleEngine
import Synchronization

/// Reads and lints files, several at once, each worker taking the next that nobody has taken.
final class LintQueue: Sendable {
  private let inputs: [LintInput]
  private let linter: Linter
  private let files: any FileSystem
  private let readInput: @Sendable () throws(SystemError) -> [UInt8]
  private let next = Atomic<Int>(0)
  private let done: Mutex<[LintedFile?]>

  private init(
    _ inputs: [LintInput], linter: Linter, files: any FileSystem,
    readInput: @escaping @Sendable () throws(SystemError) -> [UInt8]
  ) {
    self.inputs = inputs
    self.linter = linter
    self.files = files
    self.readInput = readInput
    done = Mutex(Array(repeating: nil, count: inputs.count))
  }

  /// Lints all inputs.
  ///
  /// - Parameter jobs: how many at once; with 1 no thread is started.
  /// - Returns: what came of each, in the order of the inputs.
  static func lint(
    _ inputs: [LintInput], with linter: Linter, jobs: Int, files: any FileSystem, streams: Streams
  ) -> [LintedFile] {
    let workers = min(jobs, inputs.count)
    let queue = LintQueue(inputs, linter: linter, files: files, readInput: streams.readInput)
    if workers <= 1 {
      return inputs.map(queue.lint)
    }
    DispatchQueue.concurrentPerform(iterations: workers) { _ in queue.work() }
    return queue.done.withLock { $0.compactMap(\.self) }
  }

  private func work() {
    var mine: [(index: Int, file: LintedFile)] = []
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < inputs.count else { break }
      mine.append((index, lint(inputs[index])))
    }
    done.withLock { done in
      for result in mine { done[result.index] = result.file }
    }
  }

  private func lint(_ input: LintInput) -> LintedFile {
    do throws(SystemError) {
      if input.isStandardInput {
        return .linted(lint(try readInput(), of: input), nil)
      }
      let contents = try files.read(input.path)
      return .linted(lint(contents.bytes, of: input), contents.identity)
    } catch {
      return .unreadable(error)
    }
  }

  private func lint(_ bytes: [UInt8], of input: LintInput) -> LintOutcome {
    let source = SourceText(pathBytes: input.path, bytes: bytes)
    return linter.lint(source, isNamed: input.isNamed).withoutCleanText
  }
}

extension LintOutcome {
  /// Without the text when there is nothing to show of it, so that it can be forgotten.
  fileprivate var withoutCleanText: LintOutcome {
    guard result.violations.isEmpty else { return self }
    let source = SourceText(pathBytes: result.source.pathBytes, bytes: [])
    return LintOutcome(
      result: FileResult(source: source, violations: [], summary: result.summary),
      failures: failures)
  }
}
