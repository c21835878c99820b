import Configuration
import CornerTokens
import Diagnostics
import Drawings
import Files

extension Command {
  /// `cornerlint render`: draws components with their corners.
  func render(_ arguments: ParsedArguments) throws(UsageError) -> ExitCode {
    let options = try RenderOptions(arguments)
    let console = console(options.colours)
    if options.path != LintOptions.standardInput, (try? files.kind(of: options.path)) == .folder {
      throw .drawnFolder(FilePath.text(options.path))
    }
    let source: SourceText
    do throws(SystemError) {
      source = try read(options.path, inputName: options.lint.inputName)
    } catch {
      console.error(RunProblem.unreadable(path: options.path, error).sentence)
      return .failed
    }
    var settings = SettingsShelf(options.lint, in: files)
    let judged = JudgedFile(source, options.lint, &settings, files: files, streams: streams)
    let problems = settings.problems + (judged?.problems ?? [])
    for problem in problems { console.error(problem.sentence) }
    // Without settings nobody knows which corners to mark, and none would look like no fault.
    guard let file = judged else { return .failed }
    var drawing: Drawing
    do throws(UsageError) {
      drawing = try options.drawsScenes ? Drawing(scenesOf: file, options) : Drawing(file, options)
    } catch {
      // Whoever looks for a component in a broken file wants to know first that it is broken.
      tell(file.reading.faults, of: source, options)
      throw error
    }
    tell(drawing.faults, of: source, options)
    let isFile = options.output != nil
    let bytes = try drawing.bytes(
      columns: isFile ? nil : streams.output.columns(),
      isColoured: options.colours == .always
        || !isFile && options.colours.isColoured(streams.output, environment))
    let failure = write(bytes, of: file, to: options.output, console)
    // What is said of a drawing is of no use where there is none.
    if failure == nil, !options.isQuiet {
      for note in drawing.notes { console.note(note.sentence) }
    }
    return failure ?? (problems.isEmpty ? .clean : .failed)
  }

  /// Says what the loader reports.
  private func tell(_ faults: [TokenFault], of source: SourceText, _ options: RenderOptions) {
    let page = PageStyle(isColoured: options.colours.isColoured(streams.errors, environment))
    _ = write(Array(FaultList.text(faults, PositionTable(source), page).utf8), to: streams.errors)
  }

  /// Writes a drawing to its place, but never over a file that it was made of.
  private func write(
    _ bytes: [UInt8], of file: JudgedFile, to output: [UInt8]?, _ console: Console
  ) -> ExitCode? {
    guard let output else { return write(bytes) }
    if file.isRead(output) {
      console.error(RunProblem.writtenOverRead(path: output).sentence)
      return .failed
    }
    do throws(SystemError) {
      try files.write(bytes, to: output)
      return nil
    } catch {
      console.error(RunProblem.unwritableFile(path: output, error).sentence)
      return .failed
    }
  }
}
