/// Paths as services want them; all by their bytes, without a look at the disk.
enum ReportPath {
  private static let slash = UInt8(ascii: "/")

  /// The absolute path, without `.` and `..`; as it was given when the working folder is unknown.
  static func absolute(_ path: [UInt8], in folders: ReportFolders) -> [UInt8] {
    if path.first == slash { return [slash] + joined(parts(of: path)) }
    guard !folders.working.isEmpty else { return path }
    return [slash] + joined(parts(of: folders.working + [slash] + path))
  }

  /// The path from the repository, or from the working folder where there is no repository.
  ///
  /// Without `./` and without `..` but at its start; absolute paths stay so only when nothing is
  /// known of where the run took place.
  static func fromRoot(_ path: [UInt8], in folders: ReportFolders) -> [UInt8] {
    let root = folders.repository.isEmpty ? folders.working : folders.repository
    guard !root.isEmpty else {
      return path.first == slash ? path : joined(parts(of: path, isAbsolute: false))
    }
    let base = parts(of: root)
    let target = parts(of: absolute(path, in: folders))
    var common = 0
    while common < base.count, common < target.count - 1, base[common] == target[common] {
      common += 1
    }
    let up = [ArraySlice<UInt8>](repeating: Array("..".utf8)[...], count: base.count - common)
    return joined(up + target[common...])
  }

  /// The names of a path, `.` left out and `..` carried out; those that lead out of a relative path
  /// stay in front.
  private static func parts(of path: [UInt8], isAbsolute: Bool = true) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    for part in path.split(separator: slash) where !part.elementsEqual(".".utf8) {
      guard part.elementsEqual("..".utf8) else {
        parts.append(part)
        continue
      }
      if let last = parts.last, !last.elementsEqual("..".utf8) {
        parts.removeLast()
      } else if !isAbsolute {
        parts.append(part)
      }
    }
    return parts
  }

  private static func joined(_ parts: some Sequence<ArraySlice<UInt8>>) -> [UInt8] {
    Array(parts.joined(separator: [slash]))
  }
}
