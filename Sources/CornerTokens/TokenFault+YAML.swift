import Diagnostics
import YAMLTree

extension TokenFault {
  /// A fault of the YAML text as one of the token file.
  init(_ fault: YAMLFault) {
    let rule: Rule =
      switch fault.rule {
      case .yamlSyntax: .yamlSyntax
      case .duplicateKey: .duplicateKey
      case .invalidValue: .invalidValue
      case .referenceCycle: .referenceCycle
      case .limitExceeded: .limitExceeded
      }
    self.init(
      rule: rule, range: fault.range, message: fault.sentence, help: fault.help,
      labels: fault.related.map { [Label(range: $0, message: fault.relatedNote)] } ?? [])
  }
}
