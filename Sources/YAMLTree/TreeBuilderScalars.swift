import CYAML
import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension TreeBuilder {
  /// Adds a scalar.
  ///
  /// Most are plain and lie on one line: their value is their text.
  @inline(__always)
  mutating func addScalar(_ event: UnsafePointer<yaml_event_t>) {
    let length = event.pointee.data.scalar.length
    let isSimple =
      event.pointee.data.scalar.style == YAML_PLAIN_SCALAR_STYLE && length > 0
      && event.pointee.data.scalar.anchor == nil && event.pointee.data.scalar.tag == nil
      && event.pointee.start_mark.line == event.pointee.end_mark.line
      && !current.isLastItemOpen && !cursor.isRespelled
    guard isSimple else {
      if !addQuotedScalar(event) { addOtherScalar(event) }
      return
    }
    let start = UInt32(truncatingIfNeeded: cursor.offset(of: event.pointee.start_mark.index))
    let place = enterChild()
    lastEnd = start &+ UInt32(truncatingIfNeeded: length)
    nodes.append(
      YAMLNode(
        kind: .scalar, start: start, end: lastEnd, next: place &+ 1, valueOffset: start,
        valueLength: UInt32(truncatingIfNeeded: length)))
    if current.isFlow, !current.isMapping {
      current.isLastItemOpen = openParentheses(from: Int(start), to: Int(lastEnd)) > 0
    }
  }

  /// Adds a scalar in quotes on one line whose value is its text, as nearly all are in JSON.
  ///
  /// - Returns: False, with nothing done, for all others.
  private mutating func addQuotedScalar(_ event: UnsafePointer<yaml_event_t>) -> Bool {
    let style = event.pointee.data.scalar.style
    let length = event.pointee.data.scalar.length
    // In libyaml's code points: what it has decoded, or is not ASCII, is of another length.
    guard event.pointee.end_mark.index &- event.pointee.start_mark.index == length &+ 2,
      style == YAML_DOUBLE_QUOTED_SCALAR_STYLE || style == YAML_SINGLE_QUOTED_SCALAR_STYLE,
      event.pointee.data.scalar.anchor == nil, event.pointee.data.scalar.tag == nil,
      let value = event.pointee.data.scalar.value, let base = text.baseAddress
    else { return false }
    let start = cursor.offset(of: event.pointee.start_mark.index)
    let end = start &+ Int(length) &+ 2
    guard end <= text.count, memcmp(base + start + 1, value, length) == 0 else { return false }
    current.isLastItemOpen = false
    let place = enterChild()
    lastEnd = UInt32(truncatingIfNeeded: end)
    nodes.append(
      YAMLNode(
        kind: .scalar,
        style: style == YAML_DOUBLE_QUOTED_SCALAR_STYLE ? .doubleQuoted : .singleQuoted,
        start: UInt32(truncatingIfNeeded: start), end: lastEnd, next: place &+ 1,
        valueOffset: UInt32(truncatingIfNeeded: start &+ 1),
        valueLength: UInt32(truncatingIfNeeded: length)))
    return true
  }

  private mutating func addOtherScalar(_ event: UnsafePointer<yaml_event_t>) {
    let scalar = event.pointee.data.scalar
    let properties = Properties(anchor: scalar.anchor, tag: scalar.tag)
    let style = ScalarStyle(scalar.style)
    let firstMark = cursor.offset(of: event.pointee.start_mark.index)
    if style == .plain, scalar.length == 0 {
      return addEmptyScalar(at: firstMark, event, properties)
    }
    if joinsCutItem(style, properties, end: event.pointee.end_mark.index) { return }
    let place = enterChild()
    var start = firstMark
    if !properties.isEmpty { start = take(properties, from: start, node: place) }
    var end = Swift.min(cursor.offset(of: event.pointee.end_mark.index), text.count)
    if style == .literal || style == .folded { end = endOfText(from: start, to: end) }
    var node = YAMLNode(
      kind: .scalar, style: style, start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: Swift.max(start, end)), next: place &+ 1, valueOffset: 0,
      valueLength: UInt32(truncatingIfNeeded: scalar.length))
    let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let quote = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
    if isVerbatim(value, from: start + quote, to: end - quote) {
      node.valueOffset = UInt32(truncatingIfNeeded: start + quote)
    } else {
      node.valueOffset = UInt32(truncatingIfNeeded: decoded.count)
      node.flags = .isDecoded
      decoded.append(contentsOf: value)
    }
    lastEnd = node.end
    nodes.append(node)
    if cursor.isRespelled, style == .plain, properties.isEmpty, current.isFlow, !current.isMapping,
      event.pointee.start_mark.line == event.pointee.end_mark.line
    {
      current.isLastItemOpen = openParentheses(from: start, to: end) > 0
    }
  }

  /// True when the text between two offsets is the value, byte for byte.
  private func isVerbatim(
    _ value: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    guard end - start == value.count, start >= 0, end <= text.count else { return false }
    guard let base = text.baseAddress, let first = value.baseAddress else { return true }
    return memcmp(base + start, first, value.count) == 0
  }

  /// The end of a block scalar's last line that is not blank.
  private func endOfText(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start {
      switch text[end - 1] {
      case 0x20, 0x09, 0x0A, 0x0D: end -= 1
      default: return end
      }
    }
    return end
  }

  /// Adds a value, key or item that is not there.
  private mutating func addEmptyScalar(
    at mark: Int, _ event: UnsafePointer<yaml_event_t>, _ properties: Properties
  ) {
    var start = mark
    if !properties.isEmpty {
      start = cursor.offset(of: event.pointee.end_mark.index)
    } else if current.node < 0 {
      start = Int(lastEnd)
    } else if current.awaitsValue {
      // libyaml puts some of them at the token that follows, which may be many lines further down.
      let colon = skipBlanksAndComments(from: Int(lastEnd))
      let hasColon = colon < mark && text[colon] == 0x3A
      if !hasColon, joinsCutValue() { return }
      start = hasColon ? colon + 1 : Int(lastEnd)
    }
    let place = enterChild()
    if !properties.isEmpty { _ = take(properties, from: mark, node: place) }
    let offset = UInt32(truncatingIfNeeded: start)
    lastEnd = offset
    nodes.append(
      YAMLNode(
        kind: .scalar, start: offset, end: offset, next: place &+ 1, valueOffset: offset,
        valueLength: 0))
  }

  /// Adds an alias, or reports that it leads nowhere.
  mutating func addAlias(_ event: UnsafePointer<yaml_event_t>) {
    let place = enterChild()
    let range = ByteRange(
      cursor.offset(of: event.pointee.start_mark.index),
      cursor.offset(of: event.pointee.end_mark.index))
    let name = ByteRange(start: range.start &+ 1, end: Swift.max(range.end, range.start &+ 1))
    var target: Int32 = -1
    if let anchor = anchors.node(named: name) {
      if nodes[Int(anchor.node)].next == 0 {
        let related = ByteRange(start: anchor.name.start &- 1, end: anchor.name.end)
        faults.append(YAMLFault(.anchorWithinItself(words(name)), at: range, related: related))
      } else {
        target = anchor.node
      }
    } else {
      faults.append(YAMLFault(.unknownAnchor(words(name)), at: range))
    }
    lastEnd = range.end
    nodes.append(
      YAMLNode(
        kind: .alias, flags: target < 0 ? .isFaulty : [], start: range.start, end: range.end,
        next: place &+ 1, valueOffset: UInt32(bitPattern: target), valueLength: 0))
  }

  /// The text of a range.
  func words(_ range: ByteRange) -> String {
    let end = Swift.min(Int(range.end), text.count)
    return String(decoding: text[Swift.min(Int(range.start), end)..<end], as: UTF8.self)
  }
}

extension ScalarStyle {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}
