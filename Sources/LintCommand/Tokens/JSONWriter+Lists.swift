import Diagnostics
import Expressions

extension JSONWriter {
  /// Appends `true` or `false`.
  mutating func write(_ isSo: Bool) {
    if isSo { write("true") } else { write("false") }
  }

  /// Appends a string in quotes, or `null`.
  mutating func writeString(orNull text: String?) {
    if let text { writeString(text) } else { write("null") }
  }

  /// Appends a number rounded to a millionth; `null` for none, and for what is none.
  mutating func writeNumber(_ number: Double?) {
    guard let number, number.isFinite else { return write("null") }
    write(Array(LengthText.short(number).utf8))
  }

  /// Appends a list.
  mutating func writeList<Element>(
    _ elements: [Element], separator: StaticString = ", ",
    _ write: (Element, inout JSONWriter) -> Void
  ) {
    self.write("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { self.write(separator) }
      write(element, &self)
    }
    self.write("]")
  }

  /// Appends a list of strings.
  mutating func writeStrings(_ texts: [String]) { writeList(texts) { $1.writeString($0) } }

  /// Appends the members of an object whose values are lengths.
  mutating func writeLengths(_ lengths: [(name: String, value: Double)]) {
    for (index, length) in lengths.enumerated() {
      if index > 0 { write(", ") }
      writeString(length.name)
      write(": ")
      writeNumber(length.value)
    }
  }
}
