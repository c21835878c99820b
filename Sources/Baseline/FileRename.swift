/// A file that a baseline knows under the name it had before.
package struct FileRename: Hashable, Sendable {
  /// The path in the baseline, which is no longer there.
  package let old: [UInt8]
  /// The path now, as the baseline would have it.
  package let new: [UInt8]

  /// Makes one.
  package init(old: [UInt8], new: [UInt8]) {
    self.old = old
    self.new = new
  }
}
