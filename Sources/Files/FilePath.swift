/// Paths as bytes.
package enum FilePath {
  /// A path into a folder; in the folder `.` the name alone.
  package static func joined(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
    if folder == [UInt8(ascii: ".")] { return name }
    return folder.last == UInt8(ascii: "/") ? folder + name : folder + [UInt8(ascii: "/")] + name
  }

  /// For people; bytes that are no UTF-8 become U+FFFD.
  package static func text(_ path: [UInt8]) -> String { String(decoding: path, as: UTF8.self) }

  /// The order of paths in reports: by their bytes.
  package static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.lexicographicallyPrecedes(right)
  }
}
