import Expressions

/// One name that expressions may use, without its section in front.
struct Field: Sendable {
  /// Where its value lies.
  enum Storage: Sendable {
    /// A slot of bank 0, counted from the section's base; with the slot that tells whether it is
    /// there, or -1.
    case slot(Int32, presence: Int32)
    /// A row of bank 1, counted from the section's base.
    case row(Int32)
    /// A row of bank 1 that belongs to no section.
    case sharedRow(Int32)
    /// A handle; in component sections with a slot that tells whether it is there.
    case place(Place.Kind)
  }

  /// The name after the section's, such as `containerShape.kind`.
  let name: StaticString
  /// The type.
  let type: FieldType
  /// The unit, or nothing.
  let unit: StaticString
  /// One line of meaning.
  let meaning: StaticString
  /// What it is worked out with.
  let group: FieldGroup
  /// Where its value lies.
  let storage: Storage

  private init(
    _ name: StaticString, _ type: FieldType, _ unit: StaticString, _ meaning: StaticString,
    _ group: FieldGroup, _ storage: Storage
  ) {
    self.name = name
    self.type = type
    self.unit = unit
    self.meaning = meaning
    self.group = group
    self.storage = storage
  }

  /// A field in one slot, or in four for a list; `known` is the slot that tells whether it is there.
  static func slot<Index: RawRepresentable>(
    _ name: StaticString, _ type: FieldType, _ slot: Index, known: Index? = nil,
    unit: StaticString = "", _ group: FieldGroup, _ meaning: StaticString
  ) -> Field where Index.RawValue == Int32 {
    Field(
      name, type, unit, meaning, group,
      .slot(slot.rawValue, presence: known.map(\.rawValue) ?? -1))
  }

  /// A field with a value for each corner.
  static func corner(
    _ name: StaticString, _ type: FieldType, _ row: CornerRow, unit: StaticString = "",
    _ group: FieldGroup, _ meaning: StaticString
  ) -> Field {
    Field(name, type, unit, meaning, group, .row(row.rawValue))
  }

  /// A field with a value for each corner that is the same in all sections.
  static func shared(
    _ name: StaticString, _ type: FieldType, row: Int, unit: StaticString = "",
    _ group: FieldGroup, _ meaning: StaticString
  ) -> Field {
    Field(name, type, unit, meaning, group, .sharedRow(Int32(row)))
  }

  /// A place.
  static func place(_ name: StaticString, _ kind: Place.Kind, _ meaning: StaticString) -> Field {
    Field(name, .place, "", meaning, .places, .place(kind))
  }

  /// True when the name is these bytes.
  func isNamed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count == name.utf8CodeUnitCount else { return false }
    for index in 0..<bytes.count where bytes[index] != name.utf8Start[index] { return false }
    return true
  }

  /// True when it has a value for each corner.
  var isPerCorner: Bool {
    switch storage {
    case .slot, .place: false
    case .row, .sharedRow: true
    }
  }

  /// What the checker needs to know of it in one section.
  func declaration(in section: FieldSection) -> Declaration {
    switch storage {
    case .slot(let index, let presence):
      let base = Int32(section.base)
      let slot = Slot(bank: 0, index: base + index)
      if type == .list { return .list(slot, count: 4, .double) }
      let known = presence < 0 ? nil : Slot(bank: 0, index: base + presence)
      return .slot(slot, type.expressionType, presence: known)
    case .row(let row):
      let first = Int32(section.cornerBase)
      return .slot(Slot(bank: 1, index: 4 * (first + row)), type.expressionType)
    case .sharedRow(let row):
      return .slot(Slot(bank: 1, index: 4 * row), type.expressionType)
    case .place(let kind):
      let handle = Place(section, kind).handle
      guard Int(kind.rawValue) < Place.Kind.componentCount else { return .place(handle) }
      let slot = Int32(section.base) + ComponentSlot.placePresence.rawValue + Int32(kind.rawValue)
      return .place(handle, presence: Slot(bank: 0, index: slot))
    }
  }
}
