/// Paths as bytes, worked on without a look at the disk.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")
  private static let itself = Array(".".utf8)
  private static let parent = Array("..".utf8)

  /// A path into a folder; in the folder `.` the name alone.
  package static func joined(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
    if folder == itself || folder.isEmpty { return name }
    return folder.last == slash ? folder + name : folder + [slash] + name
  }

  /// For people; bytes that are no UTF-8 become U+FFFD.
  package static func text(_ path: [UInt8]) -> String { String(decoding: path, as: UTF8.self) }

  /// The order of paths in reports: by their bytes.
  package static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.lexicographicallyPrecedes(right)
  }

  /// True for a path that starts at the root.
  package static func isAbsolute(_ path: [UInt8]) -> Bool { path.first == slash }

  /// The last name of a path; the path itself when it has no folder in front.
  package static func name(of path: [UInt8]) -> [UInt8] {
    path.lastIndex(of: slash).map { Array(path[($0 + 1)...]) } ?? path
  }

  /// What lies in front of the last name: `a` for `a/b`, `/` for `/b`, `.` for `b`.
  package static func folder(of path: [UInt8]) -> [UInt8] {
    guard let end = path.lastIndex(of: slash) else { return itself }
    return end == 0 ? [slash] : Array(path[..<end])
  }

  /// The absolute path without `.` and `..`; relative still where the folder is not known.
  package static func absolute(_ path: [UInt8], in folder: [UInt8]) -> [UInt8] {
    if isAbsolute(path) { return [slash] + joined(names(in: path, isAbsolute: true)) }
    guard !folder.isEmpty else { return joined(names(in: path, isAbsolute: false)) }
    return [slash] + joined(names(in: folder + [slash] + path, isAbsolute: true))
  }

  /// The way from a folder to a path, both absolute; `..` leads out of the folder.
  package static func relative(_ path: [UInt8], to folder: [UInt8]) -> [UInt8] {
    let base = names(in: folder, isAbsolute: true)
    let target = names(in: path, isAbsolute: true)
    var common = 0
    while common < base.count, common < target.count - 1, base[common] == target[common] {
      common += 1
    }
    let up = [ArraySlice<UInt8>](repeating: parent[...], count: base.count - common)
    return joined(up + target[common...])
  }

  /// True when a path, absolute like the folder, lies below it.
  package static func isBelow(_ path: [UInt8], _ folder: [UInt8]) -> Bool {
    if folder == [slash] { return path.count > 1 && isAbsolute(path) }
    return path.count > folder.count && path[folder.count] == slash && path.starts(with: folder)
  }

  /// The names of a path, `.` left out and `..` carried out; those that lead out of a relative path
  /// stay in front.
  private static func names(in path: [UInt8], isAbsolute: Bool) -> [ArraySlice<UInt8>] {
    var names: [ArraySlice<UInt8>] = []
    for name in path.split(separator: slash) where name != itself[...] {
      guard name == parent[...] else {
        names.append(name)
        continue
      }
      if let last = names.last, last != parent[...] {
        names.removeLast()
      } else if !isAbsolute {
        names.append(name)
      }
    }
    return names
  }

  private static func joined(_ names: some Sequence<ArraySlice<UInt8>>) -> [UInt8] {
    Array(names.joined(separator: [slash]))
  }
}
