import Expressions

/// The names one rule may use.
///
/// While expressions are compiled it notes what they read.
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

  /// Adds groups as if they had been asked for.
  func addGroups(_ bits: UInt64) { groups |= bits }

  /// True when only some of these groups were asked for since the last `takeGroups`; otherwise
  /// nothing counts as asked for.
  func keepGroups(_ bits: UInt64) -> Bool {
    if groups & ~bits == 0 { return true }
    groups = 0
    return false
  }

  func declaration(of name: UnsafeBufferPointer<UInt8>, inBraces: Bool) -> Declaration? {
    guard !inBraces else { return nil }
    for part in parts {
      guard let rest = Self.rest(of: name, behind: part.name) else { continue }
      for table in part.tables {
        for field in table where field.isNamed(rest) {
          guard allowsCorners || !field.isPerCorner else { return nil }
          groups |= part.section.bit(field.group)
          return field.declaration(in: part.section)
        }
      }
    }
    guard let rest = Self.rest(of: name, behind: "options") else { return nil }
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

  /// What stands behind the front of a name and a dot; nil when the name has another front.
  private static func rest(
    of name: UnsafeBufferPointer<UInt8>, behind front: StaticString
  ) -> UnsafeBufferPointer<UInt8>? {
    let count = front.utf8CodeUnitCount
    guard name.count > count + 1, name[count] == UInt8(ascii: ".") else { return nil }
    for index in 0..<count where name[index] != front.utf8Start[index] { return nil }
    return UnsafeBufferPointer(rebasing: name[(count + 1)...])
  }
}
