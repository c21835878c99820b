import Diagnostics
import Expressions
import YAMLTree

extension DocumentReader {
  /// Reads `corners`: lays groups flat, then works the values out.
  mutating func readScale(at value: NodeIndex) {
    let found = resolve(value)
    document.scale.node = value
    if isNull(found) { return }
    guard view[found].isMapping, !view[found].has(.isFaulty) else {
      return reportWrong(.corners, at: found)
    }
    var name: [UInt8] = []
    readGroup(at: found, depth: 1, &name)
    document.scale.names = cornerNames.bytes
    document.scale.inner = index(ofCorner: "inner")
    document.scale.map = index(ofCorner: "map")
    document.scale.mapInset = index(ofCorner: "mapInset")
    cornerSlots = [SlotValue](
      repeating: Unknown.slot(reason: UnknownReason.brokenValue.rawValue),
      count: document.scale.values.count)
    workOutScale()
    corner = nil
  }

  /// Reads a mapping of corners and groups; `name` is the dotted name so far, with its last dot.
  private mutating func readGroup(at mapping: NodeIndex, depth: Int, _ name: inout [UInt8]) {
    var entries = view.entries(mapping)
    while let (key, value) = entries.next() {
      let mark = name.count
      name.append(contentsOf: view.bytes(key))
      let found = resolve(value)
      let isGroup =
        view[found].isMapping && !view[found].has(.isFaulty)
        && tree.singleNullEntryFlowMapping(found) == nil
      if name.count > Self.nameLimit {
        report(.nameTooLong, at: key)
      } else if !isGroup {
        addCorner(key: key, value: found, name)
      } else if depth >= Self.depthLimit {
        report(.tooDeep, at: key)
      } else {
        name.append(UInt8(ascii: "."))
        readGroup(at: found, depth: depth + 1, &name)
      }
      name.removeLast(name.count - mark)
    }
  }

  private mutating func addCorner(key: NodeIndex, value: NodeIndex, _ name: [UInt8]) {
    let (index, isNew) = name.withUnsafeBufferPointer { cornerNames.insert($0) }
    guard isNew else {
      corner = index
      let first = Label(range: range(document.scale.values[index].key), message: "first here")
      report(.duplicateName(excerpt(name)), at: key, labels: [first])
      corner = nil
      return
    }
    let range = cornerNames.range(at: index)
    document.scale.values.append(
      ScaleValue(
        nameStart: Int32(clamping: range.lowerBound), nameCount: Int32(clamping: range.count),
        key: key, node: value))
  }

  private func excerpt(_ name: [UInt8]) -> String {
    name.withUnsafeBufferPointer { excerpt($0) }
  }

  private func index(ofCorner name: StaticString) -> Int32? {
    name.withUTF8Buffer { cornerNames.find($0) }.map { Int32(clamping: $0) }
  }
}
