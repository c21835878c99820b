import Expressions

/// What a configuration says about one option of a rule.
package struct OptionSetting: Named {
  /// The name, without `options.`.
  package let name: String
  /// Where the name stands.
  package let nameOrigin: Origin
  /// The value that replaces the default.
  package let value: Setting<Value>
}
