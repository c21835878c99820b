import CYAML

/// libyaml's bare event loop: the floor under everything that reads YAML with it.
enum EventLoop {
  /// Pulls all events out of a text and returns how many there were.
  static func run(over text: [UInt8]) -> Int {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return 0 }
    defer { yaml_parser_delete(&parser) }
    return text.withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      var event = yaml_event_t()
      var events = 0
      var isDone = false
      while !isDone, yaml_parser_parse(&parser, &event) == 1 {
        events += 1
        isDone = event.type == YAML_STREAM_END_EVENT
        yaml_event_delete(&event)
      }
      return events
    }
  }
}
