/// Plain text as the language of manual pages, with the `man` macros.
enum RoffText {
  /// Text in a line: what roff would read as its own is escaped, and code between backticks is
  /// bold.
  ///
  /// Characters beyond ASCII are written by number, so that any terminal's locale will do.
  static func inline(_ text: String) -> String {
    var result = ""
    var isCode = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "`":
        isCode.toggle()
        result += isCode ? #"\fB"# : #"\fR"#
      case "\\": result += #"\e"#
      case "-": result += #"\-"#
      case "'": result += #"\(aq"#
      case "^": result += #"\(ha"#
      case "~": result += #"\(ti"#
      case "…": result += "..."
      case "\n": result += "\n"
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
        result += scalar.isASCII ? String(scalar) : "\\[u\(zeros)\(digits)]"
      }
    }
    return isCode ? result + #"\fR"# : result
  }

  /// Text in lines of at most 78 columns where its words allow; none begins with a request of roff.
  static func line(_ text: String) -> String {
    var lines: [String] = []
    for word in inline(text).split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if let last = lines.last, last.utf8.count + word.utf8.count < 78 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(guarded(String(word)))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// What would be a request at the beginning of a line, made text.
  private static func guarded(_ escaped: String) -> String {
    escaped.first == "." ? #"\&"# + escaped : escaped
  }

  /// Paragraphs, separated by empty lines; lines that begin with a blank are kept as they stand.
  static func paragraphs(_ text: String) -> String {
    var result = ""
    var prose: [Substring] = []
    var listed: [String] = []
    func finish() {
      if !prose.isEmpty { result += line(prose.joined(separator: " ")) + "\n" }
      if !listed.isEmpty { result += listing(listed) }
      (prose, listed) = ([], [])
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isListed = line.first == " "
      if line.isEmpty || isListed == listed.isEmpty { finish() }
      if line.isEmpty {
        result += ".PP\n"
      } else if isListed {
        listed.append(String(line.drop { $0 == " " }))
      } else {
        prose.append(line)
      }
    }
    finish()
    return result
  }

  /// Lines of code, each on a line of its own.
  static func listing(_ lines: [String]) -> String {
    ".RS 4\n.nf\n" + lines.map { guarded(inline($0)) + "\n" }.joined() + ".fi\n.RE\n"
  }

  /// A term and what it means; the term is bold, and may have backslash sequences in it already.
  static func item(_ term: String, _ text: String) -> String {
    ".TP\n\(term)\n\(line(text))\n"
  }
}
