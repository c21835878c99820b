/// What stands at a path.
package enum FileKind: Sendable {
  case file
  case folder
  case link
  /// A pipe, a device, a socket.
  case other
}
