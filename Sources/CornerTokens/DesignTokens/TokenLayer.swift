/// Some tokens of a file that hold together; where two layers name the same path, the later wins.
package struct TokenLayer: Hashable, Sendable {
  /// A context on an axis.
  package struct Condition: Hashable, Sendable {
    /// An index into `TokenFile.axes`.
    package var axis: Int
    /// An index into that axis' contexts.
    package var context: Int

    /// Makes a condition.
    package init(axis: Int, context: Int) {
      self.axis = axis
      self.context = context
    }
  }

  /// The index of the file's contribution in `TokenFile.parts`.
  package var part: Int
  /// The tokens, as indexes into `TokenPart.tokens`.
  package var tokens: Range<Int>
  /// The contexts any of which brings the layer in; empty for one that always holds.
  package var conditions: [Condition]

  /// Whether all conditions have to be met, not any.
  package var needsAll = false

  /// Makes a layer.
  package init(part: Int, tokens: Range<Int>, conditions: [Condition] = []) {
    self.part = part
    self.tokens = tokens
    self.conditions = conditions
  }

  /// Whether it holds for a choice of one context an axis.
  func holds(in choice: [Int]) -> Bool {
    func isMet(_ condition: Condition) -> Bool {
      choice.indices.contains(condition.axis) && choice[condition.axis] == condition.context
    }
    return conditions.isEmpty
      || (needsAll ? conditions.allSatisfy(isMet) : conditions.contains(where: isMet))
  }
}
