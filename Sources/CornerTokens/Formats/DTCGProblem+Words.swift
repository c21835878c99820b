extension DTCGProblem {
  var rule: TokenFault.Rule {
    switch self {
    case .outdated, .foreignUnit, .untyped, .stray: .outdatedDimension
    case .pointerToNothing, .extendsNothing: .unknownToken
    case .pointerCircle, .extendsCircle: .referenceCycle
    case .pointerTooFar, .tooMuchInherited: .limitExceeded
    default: .invalidValue
    }
  }

  var habit: String? {
    switch self {
    case .outdated: "older form"
    case .foreignUnit(let unit): "foreign unit \(unit)"
    case .nameCharacter: "character of a name"
    case .stray: "neither token nor group"
    case .untyped: "no type"
    default: nil
    }
  }

  var sentence: String {
    switch self {
    case .nameCharacter(let name, let character):
      "`\(name)` has a `\(character)`, which names cannot have"
    case .emptyName: "this name is empty"
    case .namelessToken: "this token has no name"
    case .nameDollar(let name): "`\(name)` begins with `$`, as names of tokens and groups cannot"
    case .key(let key, _): "`\(key)` means nothing here"
    case .stray(let name, _): "`\(name)` has no `$value`, so it is neither token nor group"
    case .tokenInToken(let name): "`\(name)` lies in a token, and a token holds no others"
    case .rootNoToken: "`$root` is not a token: it has no `$value`"
    case .descriptionForm: "a `$description` must be a text"
    case .extensionsForm: "`$extensions` must be an object"
    case .deprecatedForm: "`$deprecated` must be true, false or a text"
    case .typeForm: "a `$type` must be the name of a type"
    case .type(let type, _): "`\(type)` is not a type of this format"
    case .noValue: "this token has no value"
    case .twoValues: "a token has either `$value` or `$ref`"
    case .noDimension(let found): "\(found) is not a dimension"
    case .noNumber(let found): "\(found) is not a number"
    case .dimensionWithoutValue: "this dimension has no `value`"
    case .dimensionWithoutUnit: "this dimension has no `unit`"
    case .dimensionNumber(let found): "\(found) is not the number of a dimension"
    case .quotedNumber(let text): "`\"\(text)\"` is a text, not a number"
    case .nameInDimension(let name):
      "the name of a token cannot be the number of a dimension: `\(name)`"
    case .unit(let unit, _): "`\(unit)` is not a unit of dimensions"
    case .unitForm: "the unit of a dimension must be a text"
    case .dimensionMember(let name): "`\(name)` means nothing in a dimension"
    case .braces(let text): "`\(text)` is not the name of a token"
    case .outdated(let text, _): "`\(text)` is an older form of a dimension"
    case .foreignUnit(let unit):
      "dimensions of this format have the unit `px` or `rem`, not `\(unit)`"
    case .untyped: "this length has no `$type`"
    case .pointerForm("", _): "this reference is empty"
    case .pointerForm(let text, .otherPlace): "`\(text)` is not a pointer within this file"
    case .pointerForm(let text, .noSlash): "`\(text)` has no `/` after `#`"
    case .pointerForm(let text, .emptyName): "`\(text)` has an empty name in it"
    case .pointerForm(let text, .badEscape): "`\(text)` has a `~` or `%` that stands for nothing"
    case .pointerToGroup(let text): "`\(text)` is a group, not a token"
    case .pointerToRemark(let text): "`\(text)` is not a token, nor part of its value"
    case .pointerToNothing(let text): "`\(text)` leads to nothing"
    case .pointerToNumber(let text): "`\(text)` is a number alone, not a dimension"
    case .pointerPart(let text, false): "`\(text)` is not a number"
    case .pointerPart(let text, true): "`\(text)` is not a unit"
    case .pointerCircle(let text): "`\(text)` leads back to itself"
    case .pointerTooFar(let text):
      "`\(text)` leads through more than \(DTCGDocument.hopLimit) references"
    case .extendsForm: "`$extends` must name one group"
    case .extendsToken(let text): "`\(text)` is a token, not a group"
    case .extendsNothing(let text): "`\(text)` names no group of this file"
    case .extendsInToken: "only groups have `$extends`"
    case .extendsCircle(let names) where names.count == 2:
      "this group extends itself: \(TokenProblem.path(names))"
    case .extendsCircle(let names): "these groups extend each other: \(TokenProblem.path(names))"
    case .tooMuchInherited: "the `$extends` in this file repeat too much of it"
    }
  }

  var help: String {
    switch self {
    case .nameCharacter: "write another character, such as `-` or `_`"
    case .emptyName: "write a name"
    case .namelessToken: "put it into an object with a name"
    case .nameDollar(let name): "write `\(name.drop { $0 == "$" })`"
    case .key(_, let suggestion), .type(_, let suggestion), .unit(_, let suggestion?):
      "did you mean `\(suggestion)`?"
    case .stray(_, let value): "write { \"$value\": \(value) } with its `$type`"
    case .tokenInToken: "make a group of it, and call its own token `$root`"
    case .rootNoToken: "add `$value`"
    case .descriptionForm: "write it in quotes"
    case .extensionsForm: "write it in braces, below the name of the tool that it is for"
    case .deprecatedForm: "write true, or what to use instead"
    case .typeForm, .noNumber: "write one, such as \(isType ? "\"dimension\"" : "1.5")"
    case .noValue: "write a value, such as { \"value\": 16, \"unit\": \"px\" }"
    case .twoValues: "take one of them away"
    case .noDimension, .dimensionWithoutValue, .dimensionNumber, .unit(_, nil), .unitForm:
      "write { \"value\": 16, \"unit\": \"px\" } with the number that is meant, in `px` or `rem`"
    case .dimensionWithoutUnit(let number): "write { \"value\": \(number), \"unit\": \"px\" }"
    case .quotedNumber(let text): "write \(text)"
    case .nameInDimension(let name): "write { \"$ref\": \"#/\(Self.pointer(name))/$value/value\" }"
    case .dimensionMember: "remove it"
    case .braces: "write the path of a token in braces: `{radius.card}`"
    case .outdated(_, let form): "write \(form)"
    case .foreignUnit: "write the length in `px` or `rem`"
    case .untyped: "add `\"$type\": \"dimension\"` to it or to its group"
    case .pointerForm(_, .badEscape): "write `~0` for `~`, `~1` for `/`, `%25` for `%`"
    case .pointerForm: "write `#/` and the names on the way: `#/radius/card`"
    case .pointerToGroup: "name one of its tokens"
    case .pointerToRemark: "name the token, or something in its `$value`"
    case .pointerToNothing: "write the names on the way to a token: `#/radius/card`"
    case .pointerToNumber(let text):
      "write { \"value\": { \"$ref\": \"\(text)\" }, \"unit\": \"px\" }, or name the whole value"
    case .pointerPart(_, let isUnit): "name the `\(isUnit ? "unit" : "value")` of a dimension"
    case .pointerCircle: "give one of them a value of its own"
    case .pointerTooFar: "name the value itself"
    case .extendsForm: "write `{name.of.group}` or `#/name/of/group`"
    case .extendsToken: "name the group that it is in"
    case .extendsNothing: "write the path of a group"
    case .extendsInToken, .extendsCircle: "take \(isCircle ? "one of them" : "it") away"
    case .tooMuchInherited: "split the file, or repeat less"
    }
  }

  private var isType: Bool { if case .typeForm = self { true } else { false } }
  private var isCircle: Bool { if case .extendsCircle = self { true } else { false } }

  private static func pointer(_ name: String) -> String {
    String(name.drop { $0 == "{" }.prefix { $0 != "}" }.map { $0 == "." ? "/" : $0 })
  }
}
