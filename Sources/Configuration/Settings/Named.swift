/// What has a name of its own within a list.
package protocol Named: Sendable {
  /// The name; names with other bytes are other names.
  var name: String { get }
}
