import YAMLTree

/// Questions about a node that cost a compare each.
///
/// They match patterns and bits: across modules, `==` of an enum and `contains` of an option set
/// are calls through witness tables.
extension YAMLNode {
  /// True for a scalar.
  @inline(__always)
  var isScalar: Bool { if case .scalar = kind { true } else { false } }

  /// True for a mapping.
  @inline(__always)
  var isMapping: Bool { if case .mapping = kind { true } else { false } }

  /// True for an alias.
  @inline(__always)
  var isAlias: Bool { if case .alias = kind { true } else { false } }

  /// True for a scalar without quotes.
  @inline(__always)
  var isPlain: Bool { if case .plain = style { true } else { false } }

  /// True when any of some marks is set.
  @inline(__always)
  func has(_ marks: Flags) -> Bool { flags.rawValue & marks.rawValue != 0 }
}
