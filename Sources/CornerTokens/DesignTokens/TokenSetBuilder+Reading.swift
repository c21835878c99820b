import Expressions
import YAMLTree

extension TokenSetBuilder {
  mutating func read(_ index: Int) {
    let (token, part) = token(index)
    if token.type == .other { return }
    switch token.form {
    case .number: take(token.number, token.unit, token.type, index)
    case .reference:
      let prefix = imports[Int(entries[index].file)].prefix
      part.withText(of: token) { name in
        if let target = Self.find(name, prefix: prefix, in: names) {
          formulas.append((index, nil, [Int32(clamping: target)]))
        } else {
          fail(index, unknown(name))
        }
      }
    case .expression: part.withText(of: token) { readArithmetic($0, slot: index, token: index) }
    case .list: part.withText(of: token) { readList($0, index) }
    case .other: break
    case .broken: fail(index, .unread(reason: nil))
    }
  }

  private mutating func take(
    _ number: Double, _ unit: DimensionUnit, _ type: TokenType, _ index: Int
  ) {
    if unit == .percent {
      measures[index] = TokenMeasure(state: .share, number: number)
    } else if unit.points(1, rem: rem) != nil {
      guard let points = unit.points(number, rem: rem), points.isFinite else {
        return fail(index, .tooLarge)
      }
      slots[index] = points.bitPattern
      let isRatio = type == .number && unit == .none
      measures[index] = TokenMeasure(state: isRatio ? .ratio : .points, number: points)
    }
  }

  mutating func readArithmetic(
    _ text: UnsafeBufferPointer<UInt8>, slot: Int, token: Int
  ) {
    let scope = TokenScope(names: names, prefix: imports[Int(entries[token].file)].prefix)
    let dialect = Dialect.imported
    do throws(ExpressionError) {
      let tree = try Parser.parse(text, dialect: dialect, rem: rem)
      let program = try Compiler.compile(tree, in: scope, dialect: dialect, expecting: .double)
      formulas.append((slot, program, program.usedSlots.map(\.index)))
    } catch {
      let range = error.range.clamped(to: 0..<text.count)
      let found = UnsafeBufferPointer(rebasing: text[range])
      if case .unknownName = error.kind {
        // The error has a long name cut.
        fail(token, unknown(TokenFileReader.singleName(found) ?? found))
      } else if error.kind.isOfCSS {
        // What a browser can work out is no fault, and no length here.
        return
      } else {
        fail(token, .arithmetic(error, text: TokenProblem.excerpt(found)))
      }
    }
  }

  mutating func readList(_ text: UnsafeBufferPointer<UInt8>, _ token: Int) {
    let start = slots.count
    for range in LengthList.split(text).prefix(4) {
      let part = UnsafeBufferPointer(rebasing: text[range])
      let slot = slots.count
      slots.append(Self.unknown)
      partOwners.append(token)
      if case .dimension(let number, let unit) = DimensionSpelling.read(part) {
        if let points = unit.points(number, rem: rem) { slots[slot] = points.bitPattern }
      } else if let name = TokenFileReader.singleName(part) {
        let prefix = imports[Int(entries[token].file)].prefix
        if let target = Self.find(name, prefix: prefix, in: names) {
          formulas.append((slot, nil, [Int32(clamping: target)]))
        } else {
          fail(token, unknown(name))
        }
      } else {
        readArithmetic(part, slot: slot, token: token)
      }
    }
    partSlots[token] = start..<slots.count
    formulas.append((token, nil, (start..<slots.count).map { Int32(clamping: $0) }))
  }
}

extension ExpressionError.Kind {
  /// Whether this is arithmetic that CSS has and that depends on where it stands: shares, and units
  /// of the window or the text.
  fileprivate var isOfCSS: Bool {
    switch self {
    case .share, .foreignUnit: true
    default: false
    }
  }
}
