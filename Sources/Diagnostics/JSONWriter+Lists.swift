extension JSONWriter {
  /// Appends a list.
  package mutating func writeList<Element>(
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
  package mutating func writeStrings(_ texts: [String]) { writeList(texts) { $1.writeString($0) } }
}
