import YAMLTree

/// The variables of an export of Figma that have one name within a collection: one keeps it, and each
/// other one has a number.
///
/// Figma itself keeps names apart; files that were put together or edited need not.
struct FigmaNamesakes {
  /// By variable without the name of its own the one that keeps it, and its number.
  private var others: [Int: (first: Int, number: Int)] = [:]

  /// Looks for equal names; linear.
  ///
  /// The first keeps its name, but a deleted variable leaves it to one that is not.
  init(of export: FigmaExport, in view: TreeView) {
    var names = NameTable(seed: export.seed)
    var firsts: [Int] = []
    var text: [UInt8] = []
    var repeated: [(variable: Int, name: Int)] = []
    for (index, variable) in export.variables.enumerated() {
      Self.write(variable, in: view, to: &text)
      let (name, isNew) = text.withUnsafeBufferPointer { names.insert($0) }
      if isNew {
        firsts.append(index)
      } else if export.variables[firsts[name]].deletion != .none, variable.deletion == .none {
        repeated.append((firsts[name], name))
        firsts[name] = index
      } else {
        repeated.append((index, name))
      }
    }
    var numbers: [Int: Int] = [:]
    for (index, name) in repeated {
      Self.write(export.variables[index], in: view, to: &text)
      let count = text.count
      var number = numbers[name] ?? 1
      repeat {
        number += 1
        text.removeLast(text.count - count)
        text.append(contentsOf: Self.ending(number))
      } while !text.withUnsafeBufferPointer({ names.insert($0).isNew })
      numbers[name] = number
      others[index] = (firsts[name], number)
    }
  }

  /// The variable that keeps the name of another one; nil for one with a name of its own.
  func first(of variable: Int) -> Int? { others[variable]?.first }

  /// The number of a variable whose name another one keeps, 2 or more; nil for all else.
  func number(of variable: Int) -> Int? { others[variable]?.number }

  /// What a path with a number ends in.
  static func ending(_ number: Int) -> [UInt8] { Array(" (\(number))".utf8) }

  /// Writes a collection's index and the path of a variable in it.
  private static func write(
    _ variable: FigmaVariable, in view: TreeView, to text: inout [UInt8]
  ) {
    text.removeAll(keepingCapacity: true)
    text.append(contentsOf: "\(variable.collection).".utf8)
    for byte in view.bytes(variable.name) {
      text.append(byte == UInt8(ascii: "/") ? UInt8(ascii: ".") : byte)
    }
  }
}
