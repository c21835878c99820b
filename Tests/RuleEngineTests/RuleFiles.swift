import RuleEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The rule files of the program and the shared cases, read from the folders around the package.
enum RuleFiles {
  /// The folder of the package.
  static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  /// Where the shared cases lie, if they are there.
  static let caseFolder = root + "/../shared/cases"
  /// The names of the shared cases, sorted.
  static let cases = names(in: caseFolder).filter { $0.hasSuffix(".yaml") }

  /// All rules of the program.
  static let book = RuleBook.load(sources, checksTexts: true).book

  /// The rule files, by path.
  static let sources: [RuleSource] = names(in: root + "/Rules").flatMap { group in
    names(in: root + "/Rules/" + group).filter { $0.hasSuffix(".yaml") }
      .compactMap { name in
        bytes(root + "/Rules/\(group)/\(name)").map {
          RuleSource(path: "\(group)/\(name)", bytes: $0, isBuiltIn: true)
        }
      }
  }

  /// The bytes of a file; nil when it cannot be read.
  static func bytes(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      result += buffer[..<count]
    }
    return result
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var result: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { result.append(name) }
    }
    return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
