import Diagnostics

/// A key within one file, as bytes: quick to hash, and equal only to the same bytes.
struct EntryKey: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Takes in all but the path.
  init(_ key: ViolationKey) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(
      key.rule.utf8.count + key.component.utf8.count + key.text.utf8.count + 2)
    bytes.append(contentsOf: key.rule.utf8)
    // 0xFF stands in no UTF-8, so that no two keys run into one.
    bytes.append(0xFF)
    bytes.append(contentsOf: key.component.utf8)
    bytes.append(0xFF)
    bytes.append(contentsOf: key.text.utf8)
    self.bytes = bytes
  }

  /// The key of a violation; nil for one that no baseline takes in.
  init?(_ violation: Violation, in source: SourceText) {
    guard violation.rule != Baseline.neverKnown else { return nil }
    self.init(ViolationKey(of: violation, in: source, path: []))
  }
}
