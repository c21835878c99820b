import CornerTokens
import Expressions

/// The words that fields may have as values, interned once, so that text slots are filled by number.
struct WordTable: Sendable {
  /// The pool a machine starts with.
  let pool: StringPool
  /// The id of the empty text.
  let empty: SlotValue
  /// By `ShapeKind.rawValue`.
  let kinds: [SlotValue]
  /// By `CornerStyle.rawValue`.
  let styles: [SlotValue]
  /// By `ShapeKey.rawValue`.
  let keys: [SlotValue]
  /// By `Alignment.rawValue`.
  let alignments: [SlotValue]
  /// By `Display.Idiom.rawValue`.
  let idioms: [SlotValue]
  /// By `Corner.rawValue`.
  let corners: [SlotValue]
  /// The key of lengths on the scale.
  let scaleKey: SlotValue
  /// The name of the display as something around a component.
  let display: SlotValue

  /// Interns all words.
  init() {
    var pool = StringPool()
    empty = pool.intern("")
    kinds = ShapeKind.allCases.map { pool.intern($0.word) }
    styles = CornerStyle.allCases.map { pool.intern($0.word) }
    keys = ShapeKey.allCases.map { pool.intern($0.word) }
    alignments = Alignment.allCases.map { pool.intern($0.word) }
    idioms = Display.Idiom.allCases.map { pool.intern($0.word) }
    corners = Corner.allCases.map { pool.intern($0.word) }
    scaleKey = pool.intern("corners")
    display = pool.intern("display")
    self.pool = pool
  }
}
