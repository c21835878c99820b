import Diagnostics

/// Names for the violations of a run that stay the same while lines move.
struct ViolationFingerprints {
  private var counts: [String: Int] = [:]
  private var given: Set<String> = []

  /// The name of the next violation; no two of a run have the same.
  ///
  /// It is made of the violation's key and of how many violations with that key came before, so the
  /// violations have to be asked for in the order in which they are reported.
  ///
  /// - Parameter path: the path of the file from the root, byte for byte.
  mutating func next(for violation: Violation, in source: SourceText, path: [UInt8]) -> String {
    let key = ViolationKey(of: violation, in: source, path: path)
    var fingerprint = Fingerprint()
    fingerprint.add(key.rule.utf8)
    fingerprint.add(key.path)
    fingerprint.add(key.component.utf8)
    fingerprint.add(key.text.utf8)
    var occurrence = counts[fingerprint.text, default: 0]
    while true {
      occurrence += 1
      var numbered = fingerprint
      numbered.add(String(occurrence).utf8)
      if given.insert(numbered.text).inserted {
        counts[fingerprint.text] = occurrence
        return numbered.text
      }
    }
  }
}
