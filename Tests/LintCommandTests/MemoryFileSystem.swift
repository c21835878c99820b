import Files
import LintCommand
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files that are there only for one test.
final class MemoryFileSystem: FileSystem {
  /// What stands at a path.
  enum Node: Sendable {
    case text(String)
    case bytes([UInt8])
    /// A link, or a hard link: the same file as the one at another path.
    case link(to: String)
    case sameFile(as: String)
    /// Something that cannot be read, and why.
    case broken(SystemError)
  }

  /// Files by path; the folders on the way are there by themselves.
  var nodes: [String: Node] { contents.withLock { $0 } }

  /// The folder in which the files lie; nothing else is there.
  let workingFolder = Array("/project".utf8)

  private let contents: Mutex<[String: Node]>

  private let replacementError: ReplacementError?

  init(nodes: [String: Node], replacementError: ReplacementError? = nil) {
    contents = Mutex(nodes)
    self.replacementError = replacementError
  }

  /// The name of a path among `nodes`.
  private func name(_ path: [UInt8]) -> String {
    let text = String(decoding: path, as: UTF8.self)
    if text == "/project" { return "." }
    if text.hasPrefix("./") { return String(text.dropFirst(2)) }
    return text.hasPrefix("/project/") ? String(text.dropFirst("/project/".count)) : text
  }

  func kind(of path: [UInt8]) throws(SystemError) -> FileKind {
    let path = name(path)
    switch nodes[path] {
    case .text, .bytes, .sameFile, .broken: return .file
    case .link(let target): return try kind(of: Array(target.utf8))
    case nil:
      guard !children(of: path).isEmpty else { throw .code(ENOENT) }
      return .folder
    }
  }

  func isThere(_ path: [UInt8]) -> Bool {
    nodes[name(path)] != nil || !children(of: name(path)).isEmpty
  }

  func identity(of path: [UInt8]) throws(SystemError) -> FileContents.Identity {
    try read(path).identity
  }

  func target(of path: [UInt8]) -> [UInt8] {
    guard case .link(let target) = nodes[name(path)] else { return path }
    return Array(target.utf8)
  }

  func entries(of folder: [UInt8]) throws(SystemError) -> [FolderEntry] {
    let path = name(folder)
    if case .broken(let error) = nodes[path + "/"] { throw error }
    return children(of: path).sorted().reversed().map { name in
      let full = path == "." ? name : "\(path)/\(name)"
      let kind: FileKind =
        switch nodes[full] {
        case .link: .link
        case nil: .folder
        default: .file
        }
      return FolderEntry(name: Array(name.utf8), kind: kind)
    }
  }

  func read(_ path: [UInt8]) throws(SystemError) -> FileContents {
    let path = name(path)
    switch nodes[path] {
    case .text(let text): return contents(Array(text.utf8), path)
    case .bytes(let bytes): return contents(bytes, path)
    case .link(let target), .sameFile(let target): return try read(Array(target.utf8))
    case .broken(let error): throw error
    case nil: throw .code(ENOENT)
    }
  }

  func write(_ bytes: [UInt8], to path: [UInt8]) throws(SystemError) {
    let path = name(path)
    if case .broken(let error) = nodes[path] { throw error }
    contents.withLock { $0[path] = .bytes(bytes) }
  }

  func create(_ path: [UInt8], holding bytes: [UInt8]) throws(SystemError) {
    guard nodes[name(path)] == nil else { throw .code(EEXIST) }
    try write(bytes, to: path)
  }

  func replace(
    _ path: [UInt8], _ original: FileContents, with bytes: [UInt8]
  ) throws(ReplacementError) {
    if let replacementError { throw replacementError }
    do throws(SystemError) {
      guard try read(path).bytes == original.bytes else { throw SystemError.code(EAGAIN) }
      try write(bytes, to: path)
    } catch {
      throw error == .code(EAGAIN) ? .changedMeanwhile : .system(error)
    }
  }

  func removeLeftovers(in folder: [UInt8]) {}

  private func contents(_ bytes: [UInt8], _ path: String) -> FileContents {
    let number = nodes.keys.sorted().firstIndex(of: path) ?? 0
    return FileContents(
      bytes: bytes, identity: FileContents.Identity(device: 1, number: UInt64(number)))
  }

  private func children(of folder: String) -> Set<String> {
    let prefix = folder == "." ? "" : folder + "/"
    return Set(
      nodes.keys.filter { $0.hasPrefix(prefix) }
        .compactMap { $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init) })
  }
}
