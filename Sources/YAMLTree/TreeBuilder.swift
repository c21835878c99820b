import CYAML
import Diagnostics

/// Turns libyaml's events into nodes, in one pass.
///
/// The text must live while it is read; what has been gathered then stands on its own.
struct TreeBuilder {
  var nodes: [YAMLNode] = []
  var decoded: [UInt8] = []
  var mergedEntries: [MergedEntry] = []
  var faults: [YAMLFault] = []
  private(set) var documents: [NodeIndex] = []
  private(set) var intactEnd: UInt32

  let text: UnsafeBufferPointer<UInt8>
  var cursor: OffsetCursor
  var anchors: AnchorTable
  /// The innermost open collection; those around it lie in `enclosing`.
  var current = OpenCollection()
  /// The end of the last scalar, alias or closed collection.
  var lastEnd: UInt32 = 0
  /// The hash tables of open mappings with many keys, innermost last.
  var keyTables: [KeyTable] = []
  /// The places of values in the open document that a comma had cut.
  var cuts: [Int32] = []
  /// The entries that merge keys have looked at.
  var mergeCount = 0
  var ranOutOfMerges = false

  /// The length of the byte order mark.
  let base: Int
  private var enclosing: [OpenCollection] = []
  /// The numbers of nodes and faults when the document began.
  private var documentStart = (node: 0, fault: 0)
  private var documentEnd: UInt32 = 0

  /// Makes a builder for a text whose byte order mark is `base` bytes long, and for what is spelled
  /// otherwise in the copy of it that will be read.
  init(_ text: UnsafeBufferPointer<UInt8>, base: Int, respellings: [Respelling] = []) {
    self.text = text
    self.base = base
    cursor = OffsetCursor(text, base: base, respellings: respellings)
    anchors = AnchorTable(text)
    intactEnd = UInt32(clamping: text.count)
  }

  /// The faults by offset.
  var faultsInOrder: [YAMLFault] {
    let isOrdered = zip(faults, faults.dropFirst()).allSatisfy { $0.range.start <= $1.range.start }
    if isOrdered { return faults }
    return faults.enumerated().sorted { left, right in
      (left.element.range.start, left.offset) < (right.element.range.start, right.offset)
    }.map(\.element)
  }

  /// True when there is something to read; what cannot be read at all is reported.
  mutating func canRead() -> Bool {
    if text.count > YAMLTree.sizeLimit {
      stop(YAMLFault(.tooLarge, at: mark(0)))
      return false
    }
    if isUTF16 {
      stop(YAMLFault(.utf16, at: ByteRange(0, Swift.min(2, text.count))))
      return false
    }
    return text.count > base
  }

  /// Reads the whole text after its byte order mark, or a copy of that in other spelling.
  ///
  /// - Returns: What stopped the parser, which is not reported yet; nil when it came to the end, and
  ///   when a fault says why it was not let go on.
  mutating func read(_ input: UnsafeBufferPointer<UInt8>) -> ParserProblem? {
    // Untouched room costs no memory, moving a full array does: a node takes some 9 bytes of text.
    nodes.reserveCapacity(text.count / 6 + 16)
    var reader = EventReader(input)
    while reader.advance() {
      let event = UnsafePointer(reader.event)
      switch event.pointee.type {
      case YAML_SCALAR_EVENT: addScalar(event)
      case YAML_MAPPING_START_EVENT:
        let start = event.pointee.data.mapping_start
        let isFlow = start.style == YAML_FLOW_MAPPING_STYLE
        let properties = Properties(anchor: start.anchor, tag: start.tag)
        guard open(event, .mapping, isFlow: isFlow, properties) else { return nil }
      case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: close(event)
      case YAML_SEQUENCE_START_EVENT:
        let start = event.pointee.data.sequence_start
        let isFlow = start.style == YAML_FLOW_SEQUENCE_STYLE
        let properties = Properties(anchor: start.anchor, tag: start.tag)
        guard open(event, .sequence, isFlow: isFlow, properties) else { return nil }
      case YAML_ALIAS_EVENT: addAlias(event)
      case YAML_DOCUMENT_START_EVENT: beginDocument(event)
      case YAML_DOCUMENT_END_EVENT: guard endDocument(event) else { return nil }
      case YAML_STREAM_END_EVENT:
        dropEmptyDocumentAtEnd()
        return nil
      default: break
      }
    }
    return reader.problem
  }

  /// Reports what stopped the parser.
  mutating func report(_ problem: ParserProblem) {
    let lastText = nodes.last { $0.kind == .scalar && $0.start < $0.end }
    let isInBrackets = current.isFlow && current.node >= 0 && Int(current.node) < nodes.count
    let diagnosis = SyntaxDiagnosis(
      text, base: base, lastNode: nodes.last, lastText: lastText,
      bracket: isInBrackets ? Int(nodes[Int(current.node)].start) : nil)
    stop(diagnosis.fault(for: problem, cursor: &cursor))
  }

  /// One byte, for faults of a place.
  private func mark(_ offset: Int) -> ByteRange {
    ByteRange(offset, Swift.min(offset + 1, text.count))
  }

  /// Gives up on the document that is open, and on all after it.
  private mutating func stop(_ fault: YAMLFault) {
    nodes.removeLast(nodes.count - documentStart.node)
    faults.removeLast(faults.count - documentStart.fault)
    faults.append(fault)
    cuts.removeAll()
    intactEnd = documentEnd
  }

  /// True for a byte order mark of UTF-16, and where every other byte at the start is NUL.
  private var isUTF16: Bool {
    guard text.count >= 2 else { return false }
    if text[0] == 0xFF && text[1] == 0xFE || text[0] == 0xFE && text[1] == 0xFF { return true }
    let isAlternating = (text[0] == 0) != (text[1] == 0)
    guard isAlternating, text.count >= 4 else { return isAlternating }
    return (text[0] == 0) == (text[2] == 0) && (text[1] == 0) == (text[3] == 0)
  }

  private mutating func beginDocument(_ event: UnsafePointer<yaml_event_t>) {
    documentStart = (nodes.count, faults.count)
    lastEnd = UInt32(truncatingIfNeeded: cursor.offset(of: event.pointee.end_mark.index))
    current = OpenCollection()
    enclosing.removeAll(keepingCapacity: true)
    anchors = AnchorTable(text)
  }

  /// Closes the document; false when it has comments that it may not have.
  private mutating func endDocument(_ event: UnsafePointer<yaml_event_t>) -> Bool {
    if let fault = foreignComment(fromNode: documentStart.node) {
      stop(fault)
      return false
    }
    if nodes.count > documentStart.node {
      documents.append(NodeIndex(raw: Int32(truncatingIfNeeded: documentStart.node)))
    }
    reportCuts()
    documentStart = (nodes.count, faults.count)
    documentEnd = UInt32(truncatingIfNeeded: cursor.offset(of: event.pointee.end_mark.index))
    return true
  }

  private mutating func dropEmptyDocumentAtEnd() {
    guard let root = documents.last, Int(root.raw) == nodes.count - 1, let node = nodes.last,
      node.kind == .scalar, node.start == node.end
    else { return }
    documents.removeLast()
    nodes.removeLast()
  }

  /// Adds a collection and makes it the innermost; false when it lies too deep.
  private mutating func open(
    _ event: UnsafePointer<yaml_event_t>, _ kind: NodeKind, isFlow: Bool, _ properties: Properties
  ) -> Bool {
    var start = cursor.offset(of: event.pointee.start_mark.index)
    guard enclosing.count < YAMLTree.depthLimit else {
      stop(YAMLFault(.tooDeep, at: mark(start)))
      return false
    }
    let place = enterChild()
    if !properties.isEmpty { start = take(properties, from: start, node: place) }
    // A single pair in a list, `[a: b]`, is a flow mapping without brackets.
    let hasBracket = isFlow && start < text.count && (text[start] == 0x7B || text[start] == 0x5B)
    let offset = UInt32(truncatingIfNeeded: start)
    nodes.append(
      YAMLNode(
        kind: kind, flags: hasBracket ? .isFlow : [], start: offset, end: offset, next: 0,
        valueOffset: 0, valueLength: 0))
    enclosing.append(current)
    current = OpenCollection(node: place, isMapping: kind == .mapping, isFlow: isFlow)
    return true
  }

  private mutating func close(_ event: UnsafePointer<yaml_event_t>) {
    let place = Int(current.node)
    guard place >= 0, place < nodes.count, let outer = enclosing.popLast() else { return }
    if nodes[place].flags.contains(.isFlow) {
      lastEnd = UInt32(truncatingIfNeeded: cursor.offset(of: event.pointee.end_mark.index))
    }
    nodes[place].end = Swift.max(lastEnd, nodes[place].start)
    nodes[place].next = Int32(truncatingIfNeeded: nodes.count)
    nodes[place].valueLength = current.count
    if current.mergeKey >= 0 { expandMerges() }
    if current.hasKeyTable { keyTables.removeLast() }
    current = outer
  }

  /// Makes room for a node in the innermost collection, and returns the place it will have.
  @inline(__always)
  mutating func enterChild() -> Int32 {
    let place = Int32(truncatingIfNeeded: nodes.count)
    if !current.isMapping {
      current.count &+= 1
      current.lastChild = place
    } else if current.awaitsValue {
      current.awaitsValue = false
      current.lastChild = place
      acceptKey()
    } else {
      current.awaitsValue = true
      current.key = place
    }
    return place
  }
}
