import Expressions

/// The names one rule may use. While expressions are compiled it notes what they read.
final class FieldScope: Scope {
  /// The groups of fields that were asked for since the last `takeGroups`.
  private var groups: UInt64 = 0

  private let parts: [FieldTable.Part]
  private let options: [RuleDraft.OptionDraft]
  private let allowsCorners: Bool

  /// Makes the scope of a rule.
  init(_ subject: RuleSubject, isPerCorner: Bool, options: [RuleDraft.OptionDraft]) {
    parts = FieldTable.parts(for: subject)
    self.options = options
    allowsCorners = isPerCorner
  }

  /// The groups of fields that were asked for, as bits; starts anew.
  func takeGroups() -> UInt64 {
    defer { groups = 0 }
    return groups
  }

  func declaration(of name: UnsafeBufferPointer<UInt8>, inBraces: Bool) -> Declaration? {
    guard !inBraces, let dot = name.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let first = UnsafeBufferPointer(rebasing: name[..<dot])
    let rest = UnsafeBufferPointer(rebasing: name[(dot + 1)...])
    for part in parts where Self.isSame(part.name, first) {
      for table in part.tables {
        for field in table where field.isNamed(rest) {
          guard allowsCorners || !field.isPerCorner else { return nil }
          groups |= part.section.bit(field.group)
          return field.declaration(in: part.section)
        }
      }
    }
    guard Self.isSame("options", first) else { return nil }
    let option = options.first { $0.name.utf8.elementsEqual(rest) }
    return option.map { .constant($0.value) }
  }

  func candidates() -> [String] {
    var names = options.map { "options.\($0.name)" }
    for part in parts {
      for table in part.tables {
        for field in table where allowsCorners || !field.isPerCorner {
          names.append("\(part.name).\(field.name)")
        }
      }
    }
    return names
  }

  private static func isSame(_ name: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count == name.utf8CodeUnitCount else { return false }
    for index in 0..<bytes.count where bytes[index] != name.utf8Start[index] { return false }
    return true
  }
}
