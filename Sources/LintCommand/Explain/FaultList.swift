import CornerTokens
import Diagnostics
import Reports
import RuleEngine
import Rules

/// The faults of a token file, a line each.
enum FaultList {
  private static let most = 10

  /// Writes the first of them, and how many there are beside; empty when there are none.
  static func text(
    _ faults: [TokenFault], _ positions: PositionTable, _ page: PageStyle
  ) -> String {
    if faults.isEmpty { return "" }
    let book = RuleBook.load(RuleFiles.sources).book
    let path = TerminalText.printable(positions.source.path)
    var text = ""
    for fault in faults.prefix(most) {
      let position = positions.position(at: fault.range.start)
      let message = TerminalText.printable(fault.message)
      let severity = book.severity(of: fault.rule.id) ?? .error
      let label = page.severity(severity, "\(severity.word)[\(fault.rule.id)]")
      text += "\(path):\(position.line):\(position.column): \(label): \(message)\n"
    }
    if faults.count > most {
      text += "and \(faults.count - most) more; `cornerlint lint \(path)` shows them all\n"
    }
    return text + "\n"
  }
}
