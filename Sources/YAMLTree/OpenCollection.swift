/// A collection whose end has not been read yet.
struct OpenCollection {
  /// The place of its node, or -1 for the document itself.
  var node: Int32 = -1
  /// The place of the key whose value comes next, or of the last key.
  var key: Int32 = -1
  /// The place of the last value or item.
  var lastChild: Int32 = -1
  /// The place of the first merge key, or -1.
  var mergeKey: Int32 = -1
  /// The place of the last value that a comma had cut, or -1, and its open parentheses.
  var cutPlace: Int32 = -1
  var cutDepth: Int32 = 0
  /// Effective entries or items so far, merged ones not counted.
  var count: UInt32 = 0
  /// One bit for each key so far, by length and outer bytes: a clear one proves a key new.
  var keyBits: UInt64 = 0
  /// True for a mapping.
  var isMapping = false
  /// True for one in brackets.
  var isFlow = false
  /// True for a list in brackets whose last item has an open parenthesis.
  var isLastItemOpen = false
  /// True when a key has been read and its value has not.
  var awaitsValue = false
  /// True when the keys are in the last of the builder's key tables.
  var hasKeyTable = false
}
