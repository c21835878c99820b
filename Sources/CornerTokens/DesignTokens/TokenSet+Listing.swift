import YAMLTree

/// What a listing of tokens asks.
extension TokenSet {
  /// The tokens of one of the files, in file order: first its own, then those of files that it names.
  ///
  /// - Parameter file: an index into `imports`.
  package func tokens(ofFile file: Int) -> [Int] {
    entries.indices.filter { Int(entries[$0].file) == file }.sorted { left, right in
      (entries[left].part, entries[left].token) < (entries[right].part, entries[right].token)
    }
  }

  /// Which contribution to its file a token is from: 0 for the file's own; 0 outside the set.
  package func partIndex(of token: Int) -> Int {
    entries.indices.contains(token) ? Int(entries[token].part) : 0
  }

  /// What a token is for; of a value that is no number, which formats take for no radius when only
  /// its group says so, what the group says.
  package func statedRole(of token: Int) -> TokenRole {
    guard let found = self.token(token) else { return .other }
    guard found.role == .other, found.type == .unknown, found.form == .other,
      let part = part(of: token), part.groups.indices.contains(Int(found.group))
    else { return found.role }
    return part.groups[Int(found.group)].role
  }

  /// The index of the token with a path, prefix and all; nil when there is none.
  package func token(named path: String) -> Int? {
    var path = path
    return path.withUTF8 { find($0) }
  }

  /// A reference without its braces, or arithmetic or a list, as they are written; empty for all
  /// else.
  package func writtenText(of token: Int) -> String {
    guard let found = self.token(token), let part = part(of: token) else { return "" }
    return part.withText(of: found) { String(decoding: $0, as: UTF8.self) }
  }

  /// The tokens that the value of a token names, in the order of the text, each once.
  ///
  /// - Parameter limit: how many at most.
  package func named(by token: Int, limit: Int) -> [Int] {
    guard let found = self.token(token), let part = part(of: token) else { return [] }
    switch found.form {
    case .reference: return target(of: token).map { [$0] } ?? []
    case .expression, .list:
      let prefix = imports[Int(entries[token].file)].prefix
      return part.withText(of: found) { named(in: $0, prefix: prefix, limit: limit) }
    case .number, .other, .broken: return []
    }
  }

  /// The tokens whose paths stand in braces in a text.
  private func named(
    in text: UnsafeBufferPointer<UInt8>, prefix: String, limit: Int
  ) -> [Int] {
    var found: [Int] = []
    var rest = text[...]
    while found.count < limit, let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      rest = rest[(open + 1)...]
      guard let close = rest.firstIndex(of: UInt8(ascii: "}")) else { break }
      let inner = UnsafeBufferPointer(rebasing: text[open...close])
      rest = rest[(close + 1)...]
      guard let name = TokenFileReader.singleName(inner),
        let token = TokenSetBuilder.find(name, prefix: prefix, in: names),
        !found.contains(token)
      else { continue }
      found.append(token)
    }
    return found
  }
}
