import Diagnostics

/// How the pages about rules and components look.
struct PageStyle {
  /// Whether colours are used.
  let isColoured: Bool

  /// A heading, or a word that matters.
  func strong(_ text: String) -> String { coloured(text, "1") }

  /// The word of a severity, or a text in its colour.
  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: coloured(text, "1;31")
    case .warning: coloured(text, "1;33")
    case .info: coloured(text, "1;36")
    }
  }

  /// What stands beside the matter itself.
  func faint(_ text: String) -> String { coloured(text, "34") }

  private func coloured(_ text: String, _ code: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
