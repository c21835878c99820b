extension Configuration {
  /// What the configuration says about rules and options that there are not, or of another kind.
  ///
  /// By the order of `files` and the place in them.
  package func faults(against known: KnownRules) -> [ConfigurationFault] {
    var check = RuleCheck(known)
    for rule in rules.members { check.check(rule) }
    for override in overrides {
      for rule in override.rules { check.check(rule) }
    }
    var places: [[UInt8]: Int] = [:]
    for (place, file) in files.enumerated() { places[file] = place }
    func rank(_ fault: ConfigurationFault) -> (Int, Int, Int) {
      (places[fault.origin.path] ?? files.count, fault.origin.line, fault.origin.column)
    }
    return check.faults.sorted { rank($0) < rank($1) }
  }
}
