import CornerTokens
import Diagnostics
import Drawings

/// Figures in the form that was asked for, and what is worth knowing beside them.
struct Drawing {
  /// The figures, each with what is at fault in it.
  let figures: [DrawnFigure]
  /// What the loader reports on what is drawn.
  private(set) var faults: [TokenFault]
  /// What to tell beside, in order.
  private(set) var notes: [RenderNote] = []

  private let options: RenderOptions
  private let path: String

  /// Draws components.
  init(_ file: JudgedFile, _ options: RenderOptions) throws(UsageError) {
    self.options = options
    path = options.path == LintOptions.standardInput ? "-" : file.source.path
    faults = file.reading.faults
    let components = try DrawnComponents(of: file, options)
    let (drawn, omitted) = components.figures()
    figures = drawn
    if options.component != nil {
      let scope = components.faultScope
      faults = faults.filter { scope.contains($0) }
      let others = file.reading.faults.count - faults.count
      if others > 0 { notes.append(.otherFaults(others, path: path)) }
    }
    notes += components.modes.map { .mode($0) }
    if omitted > 0 { notes.append(.omitted(omitted)) }
    takeRemarks()
    let marked = figures.filter { !$0.figure.isEmpty }
      .reduce(into: Set<Int>()) { $0.formUnion($1.violations) }
    if !marked.isEmpty {
      let counts = Severity.allCases.reversed().map { severity in
        (
          severity: severity,
          marked: marked.count { file.violations[$0].severity == severity },
          all: file.violations.count { $0.severity == severity }
        )
      }
      notes.append(.marked(counts, path: path))
    }
  }

  /// Draws the reference scenes.
  init(scenesOf file: JudgedFile, _ options: RenderOptions) throws(UsageError) {
    self.options = options
    path = options.path == LintOptions.standardInput ? "-" : file.source.path
    faults = file.reading.faults
    let documents = try DrawnComponents.documents(of: file, options)
    let scales = documents.lazy.compactMap { document, modes in
      SceneScale(of: document).map { (scale: $0, mode: DrawnMode(document, of: modes)) }
    }
    guard let (scale, mode) = scales.first else { throw .noScale(path: path) }
    figures = Scenes(scale, linter: file.linter).scenes
    if mode.count > 1 { notes.append(.mode(mode)) }
    notes.append(.scenes(scale))
    takeRemarks()
    if figures.contains(where: { !$0.marks.isEmpty }) { notes.append(.faultyScenes) }
  }

  /// The drawing.
  ///
  /// - Parameters:
  ///   - columns: the width of the terminal; nil for none.
  ///   - isColoured: whether a drawing for a terminal is coloured.
  mutating func bytes(columns: Int?, isColoured: Bool) throws(UsageError) -> [UInt8] {
    let figures = figures.map(\.figure).filter { !$0.isEmpty }
    if figures.isEmpty { throw .tooLarge(path: path) }
    switch options.form {
    case .svg: return SVGDrawing.document(figures, corner: options.corner)
    case .ascii:
      let page = PageStyle(isColoured: isColoured)
      var blocks: [String] = []
      var empty: [String] = []
      for figure in figures {
        let corner = options.corner ?? figure.tellingCorner
        let text = BlockDrawing.text(
          figure, corner: corner, columns: max(20, columns ?? 72), isColoured: isColoured)
        if text.isEmpty {
          empty.append(figure.name)
        } else {
          let caption = TerminalText.clipped(
            TerminalText.printable(figure.caption),
            columns: max(20, (columns ?? 72) - corner.word.utf8.count - 2))
          let title = "\(caption), \(corner.word)"
          blocks.append("\(page.strong(title))\n\n\(text)")
        }
      }
      if blocks.isEmpty { throw .noCorners(path: path) }
      if !empty.isEmpty { notes.append(.withoutCorners(empty)) }
      return Array(blocks.joined(separator: "\n").utf8)
    }
  }

  /// Takes over what figures remark; what several of them do is said once.
  private mutating func takeRemarks() {
    var remarks: [(text: String, figures: [String])] = []
    // By bytes: names that look alike may be two.
    var places: [[UInt8]: Int] = [:]
    for figure in figures.map(\.figure) {
      for remark in figure.remarks {
        if let place = places[Array(remark.utf8)] {
          remarks[place].figures.append(figure.name)
        } else {
          places[Array(remark.utf8)] = remarks.count
          remarks.append((remark, [figure.name]))
        }
      }
    }
    let isOne = figures.count == 1 && figures.first?.figure.isEmpty == false
    notes += remarks.map { .remark($0.text, figures: isOne ? [] : $0.figures) }
  }
}
