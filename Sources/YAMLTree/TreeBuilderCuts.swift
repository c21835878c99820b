import Diagnostics

/// In brackets a comma ends a plain scalar: `{ minimum: max(inner, 20) }` is, for YAML, the entry
/// `minimum: max(inner` and the key `20)`. Such parts are joined again and reported as one.
extension TreeBuilder {
  /// Joins a key without a value to the cut value before it, if it is one.
  mutating func joinsCutValue() -> Bool {
    guard current.isMapping, current.isFlow, Int(current.key) == nodes.count - 1,
      current.lastChild >= 0, current.lastChild == current.key &- 1, let key = nodes.last,
      key.kind == .scalar, isCut(current.lastChild, before: Int(key.start))
    else { return false }
    nodes.removeLast()
    extend(current.lastChild, to: Int(key.end))
    current.awaitsValue = false
    return true
  }

  /// Joins a plain item to the cut item before it, if it is one.
  mutating func joinsCutItem(_ style: ScalarStyle, _ properties: Properties, end: Int) -> Bool {
    let wasOpen = current.isLastItemOpen
    current.isLastItemOpen = false
    guard wasOpen, style == .plain, properties.isEmpty, current.lastChild >= 0,
      Int(current.lastChild) == nodes.count - 1
    else { return false }
    let end = Swift.min(cursor.offset(of: end), text.count)
    guard isCut(current.lastChild, before: end) else { return false }
    extend(current.lastChild, to: end)
    current.isLastItemOpen = current.cutDepth > 0
    return true
  }

  /// Reports the values that were joined; called once their document is complete.
  mutating func reportCuts() {
    for place in cuts {
      let node = nodes[Int(place)]
      let range = ByteRange(start: node.start, end: node.end)
      faults.append(YAMLFault(.commaInValue(words(range)), at: range))
    }
    cuts.removeAll()
  }

  /// True for a plain scalar with an open parenthesis and nothing but a comma and text after it.
  private func isCut(_ place: Int32, before end: Int) -> Bool {
    let node = nodes[Int(place)]
    guard node.kind == .scalar, node.style == .plain, node.start < node.end,
      openParentheses(in: node, at: place) > 0
    else { return false }
    let comma = skipBlanksAndComments(from: Int(node.end))
    guard comma < end, text[comma] == 0x2C else { return false }
    let rest = skipBlanksAndComments(from: comma + 1)
    return rest <= end && rest < text.count && text[rest] != 0x26 && text[rest] != 0x21
  }

  private func openParentheses(in node: YAMLNode, at place: Int32) -> Int32 {
    place == current.cutPlace
      ? current.cutDepth : openParentheses(from: Int(node.start), to: Int(node.end))
  }

  /// How many more parentheses open than close in a part of the text.
  func openParentheses(from start: Int, to end: Int) -> Int32 {
    var depth: Int32 = 0
    for byte in text[start..<end] {
      if byte == 0x28 { depth &+= 1 } else if byte == 0x29 { depth &-= 1 }
    }
    return depth
  }

  private mutating func extend(_ place: Int32, to end: Int) {
    let node = nodes[Int(place)]
    let isNew = current.cutPlace != place
    current.cutDepth =
      openParentheses(in: node, at: place) &+ openParentheses(from: Int(node.end), to: end)
    current.cutPlace = place
    if isNew { cuts.append(place) }
    lastEnd = UInt32(truncatingIfNeeded: end)
    nodes[Int(place)].end = lastEnd
    nodes[Int(place)].valueOffset = node.start
    nodes[Int(place)].valueLength = lastEnd &- node.start
    nodes[Int(place)].flags = .isFaulty
  }
}
