import CornerTokens
import Files

/// What the options of `cornerlint render` say.
struct RenderOptions {
  /// The forms of a drawing: the values of its `--format`.
  enum Form: String, CaseIterable, Sendable {
    case svg
    case ascii
  }

  /// The token file; `-` for standard input.
  let path: [UInt8]
  /// The form of the drawing.
  let form: Form
  /// The component to draw; nil for all that stand on their own.
  let component: String?
  /// The corner to show; nil to show whole figures, or the worst corner in a terminal.
  let corner: Corner?
  /// The modes of imported tokens to draw one of, that with the gravest fault; nil for any.
  let mode: String?
  /// Whether scenes are drawn in place of the components.
  let drawsScenes: Bool
  /// The file that the drawing goes to; nil for standard output.
  let output: [UInt8]?
  /// When colours are used.
  let colours: ColourChoice
  /// What decides about the corners that are marked.
  let lint: LintOptions

  /// Whether notes are left out.
  var isQuiet: Bool { lint.isQuiet }

  /// Reads the options; those that are not there have their defaults.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let path = arguments.operands.first else { throw .missingOperand("PATH") }
    try arguments.allowOperands(1)
    self.path = path
    form = arguments.text(.drawingFormat).flatMap(Form.init) ?? .svg
    component = arguments.text(.component)
    corner = arguments.text(.corner).flatMap { word in Corner.allCases.first { $0.word == word } }
    mode = arguments.text(.mode)
    drawsScenes = arguments.has(.scenes)
    if drawsScenes, component != nil { throw .contradiction("--scenes", "--component") }
    if arguments.values(.drawingFile).contains([]) {
      throw .missingValue(option: "--output", wanted: "FILE")
    }
    output = arguments.values(.drawingFile).last.flatMap { file in
      file == LintOptions.standardInput ? nil : file
    }
    colours = arguments.text(.color).flatMap(ColourChoice.init) ?? .auto
    var lint = try LintOptions(arguments)
    lint.drawsComponents = true
    self.lint = lint
  }
}
