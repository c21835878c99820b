extension [TokenFault] {
  /// The faults by offset, then rule, then as they came.
  var inFileOrder: [TokenFault] {
    enumerated().sorted { left, right in
      let leftKey = (left.element.range.start, left.element.rule.rawValue, left.offset)
      return leftKey < (right.element.range.start, right.element.rule.rawValue, right.offset)
    }.map(\.element)
  }
}
