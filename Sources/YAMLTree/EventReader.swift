import CYAML

/// Pulls events from libyaml, one at a time, and owns the memory of parser and event.
struct EventReader: ~Copyable {
  /// The event last read, valid until the next one is.
  let event: UnsafeMutablePointer<yaml_event_t>
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let isReady: Bool
  private var holdsEvent = false

  /// Starts reading UTF-8 bytes, which must outlive the reader and begin after a byte order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) == 1
    if isReady {
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }
  }

  deinit {
    if holdsEvent { yaml_event_delete(event) }
    if isReady { yaml_parser_delete(parser) }
    event.deallocate()
    parser.deallocate()
  }

  /// Reads the next event; false when the text is at fault, which `problem` then describes.
  @inline(__always)
  mutating func advance() -> Bool {
    if holdsEvent { yaml_event_delete(event) }
    holdsEvent = isReady && yaml_parser_parse(parser, event) == 1
    return holdsEvent
  }

  /// What stopped the reader, in libyaml's words and marks.
  var problem: ParserProblem {
    guard isReady else { return ParserProblem(words: "no memory") }
    let state = parser.pointee
    return ParserProblem(
      isUnreadable: state.error == YAML_READER_ERROR,
      words: state.problem.map { String(cString: $0) } ?? "no memory",
      context: state.context.map { String(cString: $0) } ?? "",
      codePoint: state.problem_mark.index,
      contextCodePoint: state.context == nil ? nil : state.context_mark.index,
      byteOffset: state.problem_offset,
      character: state.problem_value)
  }
}
