/// A length as it came out.
struct Length: Sendable {
  /// Points, or `UnknownReason.brokenValue.measure`.
  var value: Double
  /// What is known of its text.
  var traits: LengthTraits

  /// A length that could not be read; it has been reported.
  static var broken: Length { Length(value: UnknownReason.brokenValue.measure, traits: []) }
}
