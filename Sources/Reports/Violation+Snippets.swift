import Diagnostics

extension Violation {
  /// The violation with nothing but its message longer than people read.
  var clipped: Violation {
    var result = self
    result.help = TerminalText.clipped(help)
    result.note = TerminalText.clipped(note)
    result.labels = labels.map {
      Label(range: $0.range, message: TerminalText.clipped($0.message), source: $0.source)
    }
    return result
  }

  /// The snippet of the violation's own file, then one of each other file that labels are in, in the
  /// order of the labels; the bars of all stand below each other.
  ///
  /// - Parameters:
  ///   - positions: those of the violation's own file.
  ///   - width: the columns that a line of the source may take.
  func snippets(
    _ positions: PositionTable, _ others: inout OtherFiles, width: Int
  ) -> [Snippet] {
    let main = Mark(range: range, words: note, isMain: true)
    var files = [(positions: positions, marks: [main])]
    for label in labels {
      let place = others.positions(of: label, besides: positions.source) ?? positions
      let mark = Mark(range: label.range, words: label.message, isMain: false)
      let known = files.firstIndex {
        $0.positions.source.pathBytes == place.source.pathBytes
      }
      if let known {
        files[known].marks.append(mark)
      } else {
        files.append((place, [mark]))
      }
    }
    var snippets = files.map {
      Snippet(of: $0.marks, positions: $0.positions, severity: severity, width: width)
    }
    let gutterWidth = snippets.map(\.gutterWidth).max() ?? 0
    for index in snippets.indices { snippets[index].gutterWidth = gutterWidth }
    return snippets
  }
}
