/// What an instruction of typed code does.
///
/// `a` and `b` are its operands, `c` is the register it writes or the instruction it jumps to.
/// "if" jumps when the condition holds, "unless" when it does not.
enum Operation: UInt8, Sendable {
  // Ends of a run.
  case returnTrue
  case returnFalse
  /// Gives `a`, which may be unknown.
  case returnWord
  /// Gives the double `a`, which must be finite.
  case returnLength
  /// Gives the boxed value of the boxed part number `a`.
  case returnBoxed

  // Control.
  case jump
  case jumpIfTrue
  case jumpIfFalse
  /// Fails with what went wrong in the terms of the logical chain number `a`, if anything did.
  case raise
  /// Fails when `a` is unknown.
  case known
  /// Writes the value of the boxed part number `a`.
  case boxed

  // Comparisons of doubles.
  case jumpIfLess
  case jumpUnlessLess
  case jumpIfLessOrEqual
  case jumpUnlessLessOrEqual
  case jumpIfEqual
  case jumpUnlessEqual
  case jumpIfExceeds
  case jumpUnlessExceeds
  case jumpIfSameLength
  case jumpUnlessSameLength

  // Comparisons of ints, which are known.
  case jumpIfLessInt
  case jumpUnlessLessInt
  case jumpIfLessOrEqualInt
  case jumpUnlessLessOrEqualInt
  case jumpIfEqualInt
  case jumpUnlessEqualInt

  // Comparisons of bools, strings and handles.
  case jumpIfSame
  case jumpUnlessSame
  /// `b` is a constant that holds how many constants follow it.
  case jumpIfAmong
  case jumpUnlessAmong
  case jumpIfAmongDoubles
  case jumpUnlessAmongDoubles

  // Values.
  case move
  case addDouble
  case subtractDouble
  case multiplyDouble
  case divideDouble
  /// Fails when the divisor is 0.
  case divideLength
  case greatestDouble
  case leastDouble
  case negateDouble
  case absoluteDouble
  case round
  case ceil
  case floor
  case squareRoot
  case toInt
  case toDouble
  case addInt
  case subtractInt
  case multiplyInt
  case divideInt
  case remainderInt
  case greatestInt
  case leastInt
  case negateInt
  case absoluteInt

  /// The jump under the opposite condition, for the conditional jumps.
  var inverted: Operation {
    switch self {
    case .jumpIfTrue: .jumpIfFalse
    case .jumpIfFalse: .jumpIfTrue
    case .jumpIfLess: .jumpUnlessLess
    case .jumpIfLessOrEqual: .jumpUnlessLessOrEqual
    case .jumpIfEqual: .jumpUnlessEqual
    case .jumpIfExceeds: .jumpUnlessExceeds
    case .jumpIfSameLength: .jumpUnlessSameLength
    case .jumpIfLessInt: .jumpUnlessLessInt
    case .jumpIfLessOrEqualInt: .jumpUnlessLessOrEqualInt
    case .jumpIfEqualInt: .jumpUnlessEqualInt
    case .jumpIfSame: .jumpUnlessSame
    case .jumpIfAmong: .jumpUnlessAmong
    case .jumpIfAmongDoubles: .jumpUnlessAmongDoubles
    default: self
    }
  }
}
