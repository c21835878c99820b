/// A pattern for one name of a path.
struct NameGlob: Hashable, Sendable {
  /// What one part of the pattern stands for.
  enum Element: Hashable, Sendable {
    /// This byte.
    case byte(UInt8)
    /// Any one byte.
    case any
    /// Any number of bytes.
    case anything
    /// One byte of the set at this place in `sets`.
    case set(Int)
  }

  private(set) var elements: [Element] = []
  private var sets: [ByteSet] = []
  /// How many bytes a name has at least.
  private var leastCount = 0

  /// Whether nothing was added.
  var isEmpty: Bool { elements.isEmpty }

  /// Whether any name matches.
  static let everything: NameGlob = {
    var glob = NameGlob()
    glob.add(.anything)
    return glob
  }()

  /// Adds a part; several `anything` in a row are one.
  mutating func add(_ element: Element) {
    if element != .anything {
      leastCount += 1
    } else if elements.last == .anything {
      return
    }
    elements.append(element)
  }

  /// Adds a part for one byte of a set.
  mutating func add(_ set: ByteSet) {
    sets.append(set)
    add(.set(sets.count - 1))
  }

  /// Whether the whole name matches.
  ///
  /// Only the last `anything` is ever tried again, as an earlier one can do no better. So the cost
  /// is at most the square of the name's length, whatever the pattern.
  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.count >= leastCount else { return false }
    var element = 0
    var place = name.startIndex
    var retry: (element: Int, place: Int)?
    while place < name.endIndex {
      if element < elements.count, elements[element] == .anything {
        element += 1
        retry = (element, place)
      } else if element < elements.count, accepts(elements[element], name[place]) {
        element += 1
        place += 1
      } else if let (first, start) = retry {
        element = first
        place = start + 1
        retry = (first, place)
      } else {
        return false
      }
    }
    while element < elements.count, elements[element] == .anything { element += 1 }
    return element == elements.count
  }

  private func accepts(_ element: Element, _ byte: UInt8) -> Bool {
    switch element {
    case .byte(let wanted): byte == wanted
    case .any: true
    case .anything: false
    case .set(let place): sets.indices.contains(place) && sets[place].contains(byte)
    }
  }
}
