/// One item of `imports`.
package struct ImportEntry: Sendable {
  /// The token file, as it is written.
  package let path: Located<[UInt8]>
  /// What the names of its tokens begin with here; nil when they stay as they are.
  package internal(set) var prefix: Located<String>?
  /// The modes that are taken of it, in file order; empty for all.
  package internal(set) var modes: [ModeEntry] = []

  init(path: Located<[UInt8]>) { self.path = path }
}
