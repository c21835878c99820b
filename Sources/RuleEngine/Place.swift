import Expressions

/// A place in the token file as expressions hold it: a handle, looked up when a violation is made.
struct Place: Hashable, Sendable {
  /// What the place is of its section.
  enum Kind: UInt8, CaseIterable, Sendable {
    // Of a component.
    case definition
    case shape
    case containerShape
    case clipShape
    case contentShape
    case background
    case glassEffect
    case fallback
    case transitionSource
    case padding
    case inset
    case size
    case alignment
    case roundedContent
    case placed

    // Of other subjects.
    case written
    case whole
    case original
    case inner
    case map
    case mapInset

    /// How many kinds a component has; they come first.
    static var componentCount: Int { 15 }
  }

  /// The type of places in expressions.
  static let type = ExpressionType.opaque("place")

  /// Whose place it is.
  var section: FieldSection
  /// Which of its places.
  var kind: Kind

  /// Makes a place.
  init(_ section: FieldSection, _ kind: Kind) {
    self.section = section
    self.kind = kind
  }

  /// Reads a handle; nil when it is none.
  init?(handle: UInt64) {
    guard let section = FieldSection(rawValue: UInt8(truncatingIfNeeded: handle >> 8)),
      let kind = Kind(rawValue: UInt8(truncatingIfNeeded: handle))
    else { return nil }
    self.init(section, kind)
  }

  /// The place as 8 bytes.
  var handle: UInt64 { UInt64(section.rawValue) << 8 | UInt64(kind.rawValue) }
}
