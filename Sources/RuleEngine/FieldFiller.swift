import CornerGeometry
import CornerTokens
import Expressions
import YAMLTree

/// Works out the fields of the subject at hand, a group at a time, when a rule is about to read one.
struct FieldFiller: ~Copyable {
  let view: DocumentView
  let words: WordTable
  let machine: Machine
  let banks: SlotBanks
  /// The roles of the document as text ids.
  let roles: [SlotValue]
  /// The scale in order of its values; made when first asked for.
  var scaleIndex: ScaleIndex?

  /// The groups that hold for the subject at hand, as bits.
  private(set) var filled: UInt64 = 0
  /// The placement at hand; -1 on the scale.
  private(set) var placement = -1
  /// The component at hand; -1 on the scale.
  private(set) var component = -1
  /// The shape key at hand.
  private(set) var shapeKey = ShapeKey.shape
  /// The length at hand: an index into the lengths, or on the scale into its values.
  private(set) var length = 0
  /// The value of the scale at hand.
  private(set) var token = 0

  /// Makes a filler for one document.
  init(_ view: DocumentView, words: WordTable, machine: Machine) {
    self.view = view
    self.words = words
    self.machine = machine
    banks = SlotBanks(unknown: Unknown.slot(reason: UnknownReason.notDeclared.rawValue))
    roles = view.document.roles.map { machine.strings.intern($0) }
  }

  // MARK: The subject

  /// Groups of a document that hold for all its subjects.
  private static let documentGroups =
    FieldSection.document.bit(.document) | FieldSection.document.bit(.platforms)
    | FieldSection.scale.bit(.scale) | FieldSection.document.bit(.cornerName)
  private static let componentGroups: UInt64 = 0xFFFF_FFFF_FFFF
  private static let shapeGroups =
    FieldSection.shape.bit(.shapeFlags) | FieldSection.shape.bit(.shape)
    | FieldSection.shape.bit(.shapeRadii)
  private static let lengthGroups =
    FieldSection.length.bit(.length) | FieldSection.length.bit(.lengthMatch)
    | FieldSection.length.bit(.lengthForm)
  private static let tokenGroups =
    FieldSection.token.bit(.token) | FieldSection.token.bit(.tokenName)
    | FieldSection.token.bit(.tokenRepeat)

  /// Turns to the scale of the document: there is no component.
  mutating func enterScale() {
    placement = -1
    component = -1
    let unknown = Unknown.slot(reason: UnknownReason.notDeclared.rawValue)
    let own = banks.slots + FieldSection.own.base
    own.update(repeating: unknown, count: 3 * ComponentSlot.count)
    filled = filled & Self.documentGroups | Self.componentGroups
  }

  /// Turns to a placement.
  ///
  /// What is known of the components around the last one holds for its neighbours as well.
  mutating func enter(placement index: Int) {
    let cameFromPlacement = placement >= 0
    let enclosing = owner(.enclosing)
    let container = owner(.container)
    placement = index
    component = view.component(at: index)
    var holding = Self.documentGroups
    if cameFromPlacement {
      if owner(.enclosing) == enclosing { holding |= FieldSection.enclosing.ownerGroups }
      if owner(.container) == container { holding |= FieldSection.container.ownerGroups }
    }
    filled &= holding
  }

  /// Turns to a shape key of the placement at hand.
  mutating func enter(shape key: ShapeKey) {
    shapeKey = key
    filled &= ~Self.shapeGroups
  }

  /// Turns to a length of the placement at hand, or of the scale.
  mutating func enter(length index: Int) {
    length = index
    filled &= ~Self.lengthGroups
  }

  /// Turns to a value of the scale.
  mutating func enter(token index: Int) {
    token = index
    filled &= ~Self.tokenGroups
  }

  // MARK: Filling

  /// Makes sure that the fields of some groups hold.
  @inline(__always)
  mutating func fill(_ groups: UInt64) {
    let missing = groups & ~filled
    if missing != 0 { fillMissing(missing) }
  }

  private mutating func fillMissing(_ groups: UInt64) {
    filled |= groups
    var rest = groups
    while rest != 0 {
      let bit = rest.trailingZeroBitCount
      rest &= rest - 1
      guard let group = FieldGroup(rawValue: UInt8(bit < 48 ? bit & 15 : bit)) else { continue }
      switch bit {
      case 0..<16: fillComponent(group, .own)
      case 16..<32: fillComponent(group, .enclosing)
      case 32..<48: fillComponent(group, .container)
      default: fillSubject(group)
      }
    }
  }

  private mutating func fillComponent(_ group: FieldGroup, _ section: FieldSection) {
    switch group {
    case .name: fillName(section)
    case .path: fillPath(section)
    case .traits: fillTraits(section)
    case .radii: fillRadii(section)
    case .crowding: fillCrowding(section)
    case .displayMargin: fillDisplayMargin(section)
    case .literal: fillLiteral(section)
    case .roundedContent: fillRoundedContent(section)
    case .containerShape: fillContainerShape(section)
    case .fallback: fillFallback(section)
    case .transitionSource: fillTransitionSource(section)
    case .places: fillPlaces(section)
    case .cornerRadii: fillCornerRadii(section)
    case .cornerTraits: fillCornerTraits(section)
    case .distances: fillDistances(section)
    case .ownRadii: fillOwnRadii(section)
    default: break
    }
  }

  private mutating func fillSubject(_ group: FieldGroup) {
    switch group {
    case .document: fillDocument()
    case .platforms: fillPlatforms()
    case .scale: fillScale()
    case .token: fillToken()
    case .tokenName: fillTokenName()
    case .tokenRepeat: fillTokenRepeat()
    case .length: fillLength()
    case .lengthMatch: fillLengthMatch()
    case .lengthForm: fillLengthForm()
    case .shapeFlags: fillShapeFlags()
    case .shape: fillShape()
    case .shapeRadii: fillShapeRadii()
    case .cornerName: fillCornerNames()
    default: break
    }
  }

  // MARK: Slots

  /// The placement of a section's component; negative as in `Surroundings.owner`.
  @inline(__always)
  func owner(_ section: FieldSection) -> Int {
    guard placement >= 0 else { return Int(Surroundings.none) }
    switch section {
    case .enclosing: return Int(view.placed[placement].enclosing.owner)
    case .container: return Int(view.placed[placement].container.owner)
    case .document, .scale, .token, .length, .shape, .own: return placement
    }
  }

  /// Why the fields of a section without a component are unknown.
  func absence(_ section: FieldSection) -> SlotValue {
    let reason: UnknownReason =
      switch section {
      case .enclosing: .noEnclosingShape
      case .container: .noContainer
      case .document, .scale, .token, .length, .shape, .own: .notDeclared
      }
    return Unknown.slot(reason: reason.rawValue)
  }

  /// The value of what depends on a value of the file that could not be read.
  static var broken: SlotValue { Unknown.slot(reason: UnknownReason.brokenValue.rawValue) }

  /// The value of what the file does not state.
  static var undeclared: SlotValue { Unknown.slot(reason: UnknownReason.notDeclared.rawValue) }

  @inline(__always)
  func set(_ section: FieldSection, _ slot: ComponentSlot, _ value: SlotValue) {
    banks.slots[section.base + Int(slot.rawValue)] = value
  }

  @inline(__always)
  func set(_ section: FieldSection, _ slot: ComponentSlot, _ isSo: Bool) {
    banks.slots[section.base + Int(slot.rawValue)] = isSo ? 1 : 0
  }

  /// Sets a number and the slot that tells whether it is known.
  @inline(__always)
  func set(
    _ section: FieldSection, _ slot: ComponentSlot, _ number: Double, known: ComponentSlot
  ) {
    set(section, slot, number.bitPattern)
    set(section, known, !number.isNaN)
  }

  /// Sets a list of four.
  @inline(__always)
  func set(_ section: FieldSection, list slot: ComponentSlot, _ values: SIMD4<Double>) {
    for lane in 0..<4 {
      banks.slots[section.base + Int(slot.rawValue) + lane] = values[lane].bitPattern
    }
  }

  /// Sets a row and takes note of the corners that are alike in it.
  @inline(__always)
  func set(row: Int, _ lanes: SIMD4<UInt64>, _ pairs: inout UInt8) {
    let first = banks.corners + 4 * row
    for lane in 0..<4 { first[lane] = lanes[lane] }
    pairs &= CornerPairs.alike(lanes)
  }

  @inline(__always)
  func set(
    _ section: FieldSection, _ row: CornerRow, _ lanes: SIMD4<Double>, _ pairs: inout UInt8
  ) {
    let bits = unsafeBitCast(lanes, to: SIMD4<UInt64>.self)
    set(row: section.cornerBase + Int(row.rawValue), bits, &pairs)
  }

  /// Sets a row of bools from one bit a corner.
  @inline(__always)
  func set(_ section: FieldSection, _ row: CornerRow, bits: UInt8, _ pairs: inout UInt8) {
    let bits = UInt64(bits)
    let lanes = SIMD4<UInt64>(bits & 1, bits >> 1 & 1, bits >> 2 & 1, bits >> 3 & 1)
    set(row: section.cornerBase + Int(row.rawValue), lanes, &pairs)
  }

  /// Sets a row that is the same at all corners.
  @inline(__always)
  func set(_ section: FieldSection, _ row: CornerRow, all value: SlotValue) {
    let first = banks.corners + 4 * (section.cornerBase + Int(row.rawValue))
    for lane in 0..<4 { first[lane] = value }
  }

  /// Notes which corners are alike in a group.
  @inline(__always)
  func setPairs(_ section: FieldSection, _ group: FieldGroup, _ pairs: UInt8) {
    banks.pairs[section.bit(group).trailingZeroBitCount] = pairs
  }
}
