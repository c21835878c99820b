extension TokenSetBuilder {
  /// The index of the token that a text in a file means; nil when there is none.
  ///
  /// The path as it is written comes first, below the prefix of its file before without it. Then
  /// what formats write around paths: `{a.b.value}` of Style Dictionary, `{!NAME}` of Theo, whose
  /// aliases lie below `aliases`.
  static func find(
    _ name: UnsafeBufferPointer<UInt8>, prefix: String = "", in names: NameTable
  ) -> Int? {
    if !prefix.isEmpty {
      let path = Array(prefix.utf8) + [UInt8(ascii: ".")] + name
      if let found = path.withUnsafeBufferPointer({ find($0, in: names) }) { return found }
    }
    if let found = names.find(name) { return found }
    for ending: StaticString in [".value", ".$value"] {
      let count = name.count - ending.utf8CodeUnitCount
      guard count > 0, ends(name, with: ending) else { continue }
      if let found = names.find(UnsafeBufferPointer(rebasing: name[..<count])) { return found }
    }
    if name.first == UInt8(ascii: "!") {
      let plain = UnsafeBufferPointer(rebasing: name[1...])
      return alias(plain, in: names) ?? names.find(plain)
    }
    return alias(name, in: names)
  }

  private static func alias(
    _ name: UnsafeBufferPointer<UInt8>, in names: NameTable
  ) -> Int? {
    guard !name.isEmpty, name.count < TokenFileReader.nameLimit else { return nil }
    let path = Array("aliases.".utf8) + name
    return path.withUnsafeBufferPointer { names.find($0) }
  }

  private static func ends(_ name: UnsafeBufferPointer<UInt8>, with ending: StaticString) -> Bool {
    let start = name.count - ending.utf8CodeUnitCount
    guard start >= 0 else { return false }
    for index in 0..<ending.utf8CodeUnitCount where name[start + index] != ending.utf8Start[index] {
      return false
    }
    return true
  }
}
