import Expressions
import YAMLTree

/// Merges the tokens of several files and works them out.
struct TokenSetBuilder {
  /// By index of a token where it comes from.
  private(set) var entries: [TokenSet.Entry] = []
  /// By index of a token what it comes to.
  var measures: [TokenMeasure] = []
  /// The paths by index.
  private(set) var names: NameTable
  /// Why tokens cannot be worked out, for those that are themselves at fault.
  private(set) var problems: [Int: TokenSetProblem] = [:]
  /// The lengths of lists.
  private(set) var lists: [Int: [Double]] = [:]

  /// The tokens that name a deprecated one, with that one.
  private(set) var deprecatedUses: [(token: Int, named: Int)] = []
  /// The tokens whose arithmetic names one of 999 points or more.
  private(set) var fullyRoundUses: Set<Int> = []

  let imports: [ImportedFile]
  /// By file its contributions.
  private let parts: [[TokenPart]]
  let rem: Double
  private let machine = Machine(tolerance: 0)
  /// The tokens as numbers, then the parts of lists: what programs read.
  var slots: [SlotValue] = []
  private var hasDeprecated = false
  /// By list, the slots of its parts, which stand behind those of the tokens.
  var partSlots: [Int: Range<Int>] = [:]
  /// By slot behind those of the tokens, the list that it is a part of.
  var partOwners: [Int] = []
  /// Of parts that cannot be worked out, the token at fault.
  private var partOrigins: [Int: Int32] = [:]
  /// Parts that are more than a number, with what they name and how they are worked out.
  var formulas: [(slot: Int, program: Program?, named: [Int32])] = []
  /// What a token that is no number is for programs.
  static let unknown = Unknown.slot(reason: UnknownReason.brokenValue.rawValue)

  /// Merges the tokens; the later file, and in it the later layer, wins.
  init(_ imports: [ImportedFile], choices: [[Int]], rem: Double) {
    var random = SystemRandomNumberGenerator()
    names = NameTable(seed: random.next())
    self.imports = imports
    parts = imports.map(\.file.parts)
    self.rem = rem
    for (file, imported) in imports.enumerated() {
      let choice = choices.indices.contains(file) ? choices[file] : []
      for layer in imported.file.layers where layer.holds(in: choice) {
        merge(layer, of: file, imported)
      }
    }
  }

  private mutating func merge(_ layer: TokenLayer, of file: Int, _ imported: ImportedFile) {
    guard let part = imported.file.part(layer.part) else { return }
    var path = Array(imported.prefix.utf8)
    if !path.isEmpty { path.append(UInt8(ascii: ".")) }
    let prefixCount = path.count
    part.names.withUnsafeBufferPointer { bytes in
      for index in layer.tokens where part.tokens.indices.contains(index) {
        let token = part.tokens[index]
        if token.deprecation != .none { hasDeprecated = true }
        let (start, count) = (Int(token.nameStart), Int(token.nameCount))
        guard start >= 0, count >= 0, start + count <= bytes.count else { continue }
        var name = UnsafeBufferPointer(rebasing: bytes[start..<start + count])
        let entry = TokenSet.Entry(
          file: Int32(clamping: file), part: Int32(clamping: layer.part),
          token: Int32(clamping: index))
        if prefixCount == 0 {
          take(entry, name)
        } else {
          path.removeLast(path.count - prefixCount)
          path.append(contentsOf: name)
          path.withUnsafeBufferPointer { whole in
            name = whole
            take(entry, name)
          }
        }
      }
    }
  }

  private mutating func take(_ entry: TokenSet.Entry, _ name: UnsafeBufferPointer<UInt8>) {
    let (index, isNew) = names.insert(name)
    if isNew { entries.append(entry) } else { entries[index] = entry }
  }

  /// Works all tokens out, each after those that it names.
  mutating func workOut() {
    measures = [TokenMeasure](repeating: .text, count: entries.count)
    slots = [SlotValue](repeating: Self.unknown, count: entries.count)
    for index in entries.indices { read(index) }
    var order = CornerOrder(count: slots.count)
    for formula in formulas {
      order.add(corner: formula.slot, program: formula.program, dependencies: formula.named)
    }
    while let step = order.next() {
      switch step {
      case .workOut(let formula):
        workOut(formula, named: order.dependencies[formula.dependencies])
      case .cycle(let members): breakCycle(members)
      }
    }
  }

  /// The tokens that are radii and have a length, sorted by it.
  var radii: [(value: Double, index: Int32)] {
    var radii: [(value: Double, index: Int32)] = []
    for index in entries.indices where measures[index].state == .points {
      let token = token(index).token
      guard token.role == .radius, token.deprecation == .none else { continue }
      radii.append((Tolerance.rounded(measures[index].number), Int32(clamping: index)))
    }
    return radii.sorted { ($0.value, $0.index) < ($1.value, $1.index) }
  }

  /// The paths of all groups.
  var groups: Set<String> {
    var last: ArraySlice<UInt8> = []
    var groups: Set<String> = []
    for index in entries.indices {
      let path = names.bytes[names.range(at: index)]
      // Tokens of one group stand side by side: what the path before begins with is known.
      var shared = 0
      for (left, right) in zip(path, last) {
        guard left == right else { break }
        shared += 1
      }
      last = path
      for dot in path.indices.dropFirst(shared) where path[dot] == UInt8(ascii: ".") {
        groups.insert(String(decoding: path[..<dot], as: UTF8.self))
      }
    }
    return groups
  }

  func token(_ index: Int) -> (token: DesignToken, part: TokenPart) {
    let entry = entries[index]
    let part = parts[Int(entry.file)][Int(entry.part)]
    return (part.tokens[Int(entry.token)], part)
  }

  // MARK: Working out

  private mutating func workOut(_ formula: CornerFormula, named: ArraySlice<Int32>) {
    let slot = formula.corner
    if hasDeprecated {
      for target in named
      where Int(target) < entries.count && token(Int(target)).token.deprecation != .none {
        deprecatedUses.append((owner(of: slot), Int(target)))
      }
    }
    guard slot < entries.count else { return workOutPart(formula, named: named) }
    let type = token(slot).token.type
    if let broken = named.first(where: { measure(at: $0).state == .broken }) {
      measures[slot] = .broken(at: Int(measure(at: broken).origin))
      return
    }
    if let parts = partSlots[slot] { return finishList(slot, parts) }
    guard let program = formula.program else {
      guard let target = named.first.map(Int.init) else { return }
      var found = measures[target]
      if found.state == .ratio, type == .dimension { found.state = .points }
      if found.state == .points, type == .number { found.state = .ratio }
      if found.state == .list { lists[slot] = lists[target] }
      measures[slot] = found
      slots[slot] = slots[target]
      return
    }
    if let other = named.first(where: { Unknown.isUnknown(slots[Int($0)]) }) {
      return fail(slot, .noNumber(names.name(at: Int(other)), measure(at: other).state))
    }
    if named.contains(where: { measure(at: $0).isFullyRound }) { fullyRoundUses.insert(slot) }
    switch run(program) {
    case .value(let number):
      slots[slot] = number.bitPattern
      measures[slot] = TokenMeasure(state: type == .number ? .ratio : .points, number: number)
    case .unknown: fail(slot, .unread(reason: nil))
    case .failed(let error): fail(slot, .arithmetic(error, text: ""))
    }
  }

  private mutating func workOutPart(_ formula: CornerFormula, named: ArraySlice<Int32>) {
    if let broken = named.first(where: { measure(at: $0).state == .broken }) {
      partOrigins[formula.corner] = measure(at: broken).origin
      return
    }
    guard let program = formula.program else {
      if let target = named.first { slots[formula.corner] = slots[Int(target)] }
      return
    }
    if named.contains(where: { Unknown.isUnknown(slots[Int($0)]) }) { return }
    if case .value(let number) = run(program) { slots[formula.corner] = number.bitPattern }
  }

  private mutating func finishList(_ token: Int, _ range: Range<Int>) {
    if measures[token].state == .broken { return }
    let broken = range.first { partOrigins[$0] != nil }
    if let broken, let origin = partOrigins[broken] {
      measures[token] = .broken(at: Int(origin))
      return
    }
    let lengths = slots[range].map { Double(bitPattern: $0) }
    guard !lengths.contains(where: \.isNaN) else { return }
    measures[token] = TokenMeasure(state: .list, number: 0)
    lists[token] = lengths
  }

  /// The token that a slot belongs to: itself, or the list that it is a part of.
  private func owner(of slot: Int) -> Int {
    slot < entries.count ? slot : partOwners[slot - entries.count]
  }

  private func run(_ program: Program) -> Measure {
    slots.withUnsafeBufferPointer { slots in
      guard let base = slots.baseAddress else {
        return .unknown(UnknownReason.brokenValue.rawValue)
      }
      return machine.double(program, Frame(base, base))
    }
  }

  private func measure(at index: Int32) -> TokenMeasure {
    measures.indices.contains(Int(index)) ? measures[Int(index)] : .text
  }

  // MARK: Faults

  mutating func fail(_ token: Int, _ problem: TokenSetProblem) {
    guard measures[token].state != .broken else { return }
    measures[token] = .broken(at: token)
    problems[token] = problem
  }

  private mutating func breakCycle(_ members: [Int]) {
    let tokens = members.filter { $0 < entries.count }
    guard let first = tokens.first else { return }
    let names = (tokens + [first]).map(names.name)
    for token in tokens {
      measures[token] = .broken(at: first)
    }
    problems[first] = .cycle(names)
  }

  func unknown(_ name: UnsafeBufferPointer<UInt8>) -> TokenSetProblem {
    var path = String(decoding: name, as: UTF8.self)
    // What Style Dictionary writes behind paths is no part of them.
    for ending in [".value", ".$value"] where path.hasSuffix(ending) {
      path.removeLast(ending.count)
    }
    return .unknownName(path, suggestion: nil)
  }
}
