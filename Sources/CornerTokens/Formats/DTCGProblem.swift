/// What is wrong in a file of the Design Tokens Community Group's format, with what the sentences
/// need.
enum DTCGProblem: TokenFileProblem, Error {
  // Names and members.
  /// A name with `.`, `{` or `}`, and the character.
  case nameCharacter(String, String)
  case emptyName
  /// `$value` in the outermost object.
  case namelessToken
  /// A token whose name begins with `$`.
  case nameDollar(String)
  /// A misspelt key of the format.
  case key(String, suggestion: String)
  /// A member that is neither token nor group, and its value.
  case stray(String, value: String)
  /// An object in a token that is a token, or has one in it.
  case tokenInToken(String)
  case rootNoToken
  case descriptionForm
  case extensionsForm
  case deprecatedForm

  // Types.
  case typeForm
  /// A misspelt type.
  case type(String, suggestion: String)

  // Values.
  case noValue
  /// `$ref` beside `$value`.
  case twoValues
  /// Something that is no dimension, in words.
  case noDimension(String)
  /// Something that is no number, in words.
  case noNumber(String)
  case dimensionWithoutValue
  /// A dimension without a unit; its number.
  case dimensionWithoutUnit(String)
  /// The number of a dimension that is none, in words; and a number in it.
  case dimensionNumber(String)
  /// A number in quotes.
  case quotedNumber(String)
  /// The number of a dimension that is the name of a token.
  case nameInDimension(String)
  /// A unit that means nothing, with one that is spelt much like it.
  case unit(String, suggestion: String?)
  case unitForm
  case dimensionMember(String)
  /// A text that begins as a name in braces and goes on as something else.
  case braces(String)

  // Older forms.
  /// A length as a text or a bare number, and its present form.
  case outdated(String, form: String)
  /// A unit that this format has not, though others have it.
  case foreignUnit(String)
  /// A length without a type.
  case untyped

  // References.
  /// A text that is no pointer, with the reason.
  case pointerForm(String, JSONPointer.Fault)
  case pointerToGroup(String)
  case pointerToRemark(String)
  case pointerToNothing(String)
  /// A pointer to a number alone where a dimension is meant.
  case pointerToNumber(String)
  /// A pointer within a dimension that leads to no number, or no unit.
  case pointerPart(String, isUnit: Bool)
  case pointerCircle(String)
  case pointerTooFar(String)

  // Groups that take over others.
  case extendsForm
  case extendsToken(String)
  case extendsNothing(String)
  case extendsInToken
  /// The paths of groups, the first again at the end.
  case extendsCircle([String])
  case tooMuchInherited
}
