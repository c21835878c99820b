import CornerTokens
import Diagnostics
import Drawings

/// Figures in the form that was asked for, and what is worth knowing beside them.
struct Drawing {
  /// The figures, each with what is at fault in it.
  private(set) var figures: [(figure: Figure, marks: [CornerMark])]
  /// What to tell beside, in order.
  private(set) var notes: [RenderNote] = []

  private let options: RenderOptions
  private let path: String

  /// Draws components.
  init(_ file: JudgedFile, _ options: RenderOptions) throws(UsageError) {
    self.options = options
    path = file.source.path
    let components = try DrawnComponents(of: file, options)
    figures = components.figures()
    notes = components.modes.map { .mode($0.name, count: $0.count) }
    if components.omitted > 0 { notes.append(.omitted(components.omitted)) }
    takeRemarks()
    let marks = figures.flatMap(\.marks)
    if !marks.isEmpty {
      notes.append(
        .marked(
          errors: marks.count { $0.severity == .error },
          warnings: marks.count { $0.severity == .warning },
          infos: marks.count { $0.severity == .info }, path: path))
    }
  }

  /// Draws the reference scenes.
  init(scenesOf file: JudgedFile, _ options: RenderOptions) throws(UsageError) {
    self.options = options
    path = file.source.path
    figures = []
    let documents = try DrawnComponents.documents(of: file, options)
    guard let scale = documents.lazy.compactMap({ SceneScale(of: $0) }).first else {
      throw .noScale(path: path)
    }
    figures = Scenes(scale, linter: file.linter).scenes
    notes = [.scenes(scale)]
    takeRemarks()
    if figures.contains(where: { !$0.marks.isEmpty }) { notes.append(.faultyScenes(path: path)) }
  }

  /// The drawing.
  ///
  /// - Parameters:
  ///   - columns: the width of the terminal; nil for none.
  ///   - isColoured: whether a drawing for a terminal is coloured.
  mutating func bytes(columns: Int?, isColoured: Bool) throws(UsageError) -> [UInt8] {
    switch options.form {
    case .svg: return SVGDrawing.document(figures.map(\.figure), corner: options.corner)
    case .ascii:
      let page = PageStyle(isColoured: isColoured)
      var blocks: [String] = []
      var empty: [String] = []
      for (figure, _) in figures {
        let text = BlockDrawing.text(
          figure, corner: options.corner ?? figure.tellingCorner,
          columns: max(20, columns ?? 72), isColoured: isColoured)
        if text.isEmpty {
          empty.append(figure.name)
        } else {
          let title = page.strong(TerminalText.printable(figure.caption))
          blocks.append(figures.count == 1 ? text : "\(title)\n\n\(text)")
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
    var places: [String: Int] = [:]
    for (figure, _) in figures {
      for remark in figure.remarks {
        if let place = places[remark] {
          remarks[place].figures.append(figure.name)
        } else {
          places[remark] = remarks.count
          remarks.append((remark, [figure.name]))
        }
      }
    }
    let isOne = figures.count == 1
    notes += remarks.map { .remark($0.text, figures: isOne ? [] : $0.figures) }
  }
}
