import CornerTokens
import Diagnostics

/// Files for imports that are kept in memory, by their paths.
struct MemoryTokenFiles: TokenFiles {
  let texts: [String: String]

  func read(_ path: [UInt8], namedIn importer: [UInt8]) -> TokenFileText {
    let name = String(decoding: identity(of: path, namedIn: importer), as: UTF8.self)
    guard let text = texts[name] else { return .unreadable("no such file or folder") }
    return .text(SourceText(path: name, text: text))
  }

  func identity(of path: [UInt8], namedIn importer: [UInt8]) -> [UInt8] {
    var names = importer.isEmpty ? [] : importer.split(separator: UInt8(ascii: "/")).dropLast()
    for name in path.split(separator: UInt8(ascii: "/")) {
      if name.elementsEqual("..".utf8) {
        _ = names.popLast()
      } else if !name.elementsEqual(".".utf8) {
        names.append(name)
      }
    }
    return Array(names.joined(separator: [UInt8(ascii: "/")]))
  }
}
