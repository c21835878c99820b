import RuleEngine
import Rules

extension RuleFiles {
  /// The program's own rules.
  static var sources: [RuleSource] {
    all.map { RuleSource(path: $0.name, bytes: $0.bytes, isBuiltIn: true) }
  }
}
