import Testing

/// A token, and what reading it must bring to light.
struct TokenCase: CustomTestStringConvertible, Sendable {
  let text: String
  let expected: String?

  init(_ text: String, _ expected: String?) {
    self.text = text
    self.expected = expected
  }

  var testDescription: String { text }
}
