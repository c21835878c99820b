extension ResolverProblem {
  var rule: TokenFault.Rule {
    switch self {
    case .unknown, .leadsToNothing: .unknownToken
    case .cycle: .referenceCycle
    case .remote, .noObject, .setElsewhere: .unreadableImport
    case .tooMany: .limitExceeded
    default: .invalidValue
    }
  }

  var sentence: String {
    switch self {
    case .noVersion: "this resolver document has no `version`"
    case .version(let version): "`\(version)` is not a version that is known here"
    case .key(let key, _): "`\(key)` means nothing here"
    case .form(let key, let wanted): "`\(key)` must be \(wanted)"
    case .noOrder: "this resolver document has no `resolutionOrder`"
    case .emptyOrder: "this `resolutionOrder` is empty"
    case .item: "this is neither a reference, nor a set, nor a modifier"
    case .itemWithoutName: "a set or modifier in `resolutionOrder` needs a `name`"
    case .itemWithoutType: "a set or modifier in `resolutionOrder` needs a `type`"
    case .itemType(let type): "`\(type)` is neither `set` nor `modifier`"
    case .name(let name): "`\(name)` is the name of something else in `resolutionOrder`"
    case .noSources(let name): "the set `\(name)` has no `sources`"
    case .noContexts(let name): "the modifier `\(name)` has no `contexts`"
    case .oneContext(let name): "the modifier `\(name)` has one context, which always holds"
    case .standard(let name, _): "`\(name)` is not a context of this modifier"
    case .source: "a source must be an object: tokens, or a reference"
    case .pointer("", _): "this reference is empty"
    case .pointer(let text, .noSlash): "`\(text)` has no `/` after `#`"
    case .pointer(let text, .emptyName): "`\(text)` has an empty name in it"
    case .pointer(let text, .badEscape): "`\(text)` has a `~` or `%` that stands for nothing"
    case .pointer(let text, .otherPlace): "`\(text)` is not a reference"
    case .unknown(let kind, let name, _): "there is no \(kind.word) `\(name)`"
    case .leadsToNothing(let text): "`\(text)` leads to nothing"
    case .noTokens(let text): "`\(text)` is not a set, nor tokens"
    case .modifierInSource(let text):
      "`\(text)` is a modifier, which only `resolutionOrder` can name"
    case .order(let text): "`\(text)` lies in `resolutionOrder`, where nothing can be named"
    case .cycle(let text): "`\(text)` leads back to itself"
    case .setElsewhere(let text):
      "`\(text)` is in another file, and sets are read from this one alone"
    case .remote(let text): "`\(text)` is not a file here"
    case .noObject(let text): "`\(text)` holds no object with tokens"
    case .tooMany(let limit): "the references in this file name more than \(limit) sources"
    }
  }

  var help: String {
    switch self {
    case .noVersion: "add `\"version\": \"2025.10\"`"
    case .version: "write 2025.10"
    case .key(_, let suggestion), .standard(_, let suggestion?),
      .unknown(_, _, let suggestion?):
      "did you mean `\(suggestion)`?"
    case .form: ""
    case .noOrder, .emptyOrder: "list the sets and modifiers, those that win last"
    case .item: "write { \"$ref\": \"#/sets/name\" } or { \"$ref\": \"#/modifiers/name\" }"
    case .itemWithoutName: "add `name`"
    case .itemWithoutType: "add `\"type\": \"set\"` or `\"type\": \"modifier\"`"
    case .itemType: "write `set` or `modifier`"
    case .name: "give it another name"
    case .noSources: "add a list with `sources`; it may be empty"
    case .noContexts: "add `contexts` with two or more lists of sources"
    case .oneContext: "add another context, or make it a set"
    case .standard: "write the name of a context"
    case .source: "write { \"$ref\": \"tokens.json\" } or an object with tokens"
    case .pointer: "write the path of a file, or `#/sets/name`"
    case .unknown(let kind, _, _): "add it to `\(kind.key)`"
    case .leadsToNothing: "write the path of a file, or `#/sets/name`"
    case .noTokens: "name a set, a file, or an object with tokens"
    case .modifierInSource: "name the sources themselves"
    case .order: "move it to `sets`, and name it there"
    case .cycle: "take one of the references away"
    case .setElsewhere: "name its token files here"
    case .remote: "save it beside this file, and write its path"
    case .noObject: "name a file with tokens"
    case .tooMany: "name each set fewer times"
    }
  }
}
