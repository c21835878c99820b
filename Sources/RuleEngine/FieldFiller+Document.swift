import CornerTokens
import Expressions

extension FieldFiller {
  private func set(_ slot: DocumentSlot, _ value: SlotValue) {
    banks.slots[FieldSection.document.base + Int(slot.rawValue)] = value
  }

  func fillDocument() {
    let document = view.document
    set(.hasScale, document.scale.values.isEmpty && !hasImportedRadii ? 0 : 1)
    set(.hasComponents, document.hasComponents ? 1 : 0)
    set(.hasUnreadLength, document.hasUnreadLength ? 1 : 0)
    let lowest = lowestPlatform
    set(.lowestPlatform, lowest.map { Double($0.major).bitPattern } ?? Self.undeclared)
    set(.lowestPlatformIsKnown, lowest == nil ? 0 : 1)
    set(.displayExists, document.display == nil ? 0 : 1)
    let radius = document.display?.cornerRadius ?? Double(bitPattern: Self.undeclared)
    set(.displayRadius, radius.bitPattern)
    set(.displayRadiusIsKnown, radius.isNaN ? 0 : 1)
    set(.displayIdiom, document.display.map { words.idioms[Int($0.idiom.rawValue)] } ?? words.empty)
  }

  /// True when imported files have radii, which are a scale to choose from.
  private var hasImportedRadii: Bool {
    view.document.isSpec && view.document.tokens?.radii.isEmpty == false
  }

  func fillPlatforms() {
    guard let lowest = lowestPlatform else {
      set(.lowestPlatformName, Self.undeclared)
      return
    }
    let minor = lowest.minor == 0 ? "" : ".\(lowest.minor)"
    let name = "\(lowest.platform.word) \(lowest.major)\(minor)"
    set(.lowestPlatformName, machine.strings.intern(name))
  }

  private var lowestPlatform: PlatformVersion? {
    view.document.platforms.min { ($0.major, $0.minor) < ($1.major, $1.minor) }
  }

  func fillScale() {
    let scale = view.document.scale
    let base = FieldSection.scale.base
    let entries: [(ScaleSlot, ScaleSlot, Int32?)] = [
      (.inner, .innerIsThere, scale.inner), (.map, .mapIsThere, scale.map),
      (.mapInset, .mapInsetIsThere, scale.mapInset),
    ]
    for (slot, presence, index) in entries {
      let value = index.flatMap { index in
        scale.values.indices.contains(Int(index)) ? scale.values[Int(index)].value : nil
      }
      banks.slots[base + Int(slot.rawValue)] = value?.bitPattern ?? Self.undeclared
      banks.slots[base + Int(presence.rawValue)] = value == nil ? 0 : 1
    }
  }
}
