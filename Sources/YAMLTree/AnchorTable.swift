import Diagnostics

/// The anchors of one document by name, each with the node it was last given to.
struct AnchorTable {
  private var names: [ByteRange] = []
  private var nodes: [Int32] = []
  private var table = KeyTable()
  private let text: UnsafeBufferPointer<UInt8>

  /// Makes an empty table over a text, which must outlive it.
  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// Gives a name to a node; a later one of the same name takes it over.
  mutating func define(_ name: ByteRange, as node: Int32) {
    let place = find(name, orInsert: Int32(truncatingIfNeeded: nodes.count))
    if place >= 0 {
      names[Int(place)] = name
      nodes[Int(place)] = node
    } else {
      names.append(name)
      nodes.append(node)
    }
  }

  /// The node that a name stands for, with the place of the name at its anchor.
  mutating func node(named name: ByteRange) -> (node: Int32, name: ByteRange)? {
    let place = find(name, orInsert: -1)
    return place < 0 ? nil : (nodes[Int(place)], names[Int(place)])
  }

  private mutating func find(_ name: ByteRange, orInsert place: Int32) -> Int32 {
    let wanted = bytes(name)
    let text = text
    let names = names
    return table.find(KeyTable.hash(wanted), orInsert: place) { other in
      let range = names[Int(other)]
      return range.count == wanted.count
        && wanted.elementsEqual(text[Int(range.start)..<Int(range.end)])
    }
  }

  private func bytes(_ range: ByteRange) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[Int(range.start)..<Int(range.end)])
  }
}
