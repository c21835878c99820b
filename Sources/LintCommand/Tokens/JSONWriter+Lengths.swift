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
