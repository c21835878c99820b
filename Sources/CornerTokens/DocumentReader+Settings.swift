import Expressions
import YAMLTree

extension DocumentReader {
  /// Reads `version`: there is one so far.
  mutating func readVersion(at value: NodeIndex) {
    let found = resolve(value)
    let bytes = view.bytes(found)
    if bytes.count == 1, bytes[0] == UInt8(ascii: "1") { return }
    reportWrong(.version, at: found)
  }

  /// Reads `platforms`.
  mutating func readPlatforms(at value: NodeIndex) {
    let found = resolve(value)
    guard view[found].isMapping, !view[found].has(.isFaulty) else {
      return reportWrong(.platforms, at: found)
    }
    var entries = view.entries(found)
    while let (key, value) = entries.next() {
      guard let index = words.platforms.index(of: view.bytes(key)),
        let platform = PlatformVersion.Platform(rawValue: UInt8(truncatingIfNeeded: index))
      else {
        if !isExtension(key) { reportUnknownKey(key, of: words.platforms, in: "`platforms`") }
        continue
      }
      readVersion(of: platform, at: resolve(value))
    }
  }

  /// Reads a version such as `17` or `17.4`; a third number is allowed and left out.
  private mutating func readVersion(of platform: PlatformVersion.Platform, at node: NodeIndex) {
    let bytes = view.bytes(node)
    guard let parts = versionParts(bytes), parts[0] > 0 else {
      if case .ambiguous(let readings) = NumberSpelling.read(bytes), view[node].isScalar {
        return report(.ambiguousNumber(excerpt(bytes), readings: readings), at: node)
      }
      return reportWrong(.platformVersion, at: node)
    }
    document.platforms.append(
      PlatformVersion(
        platform: platform, major: parts[0], minor: parts.count > 1 ? parts[1] : 0, node: node))
  }

  /// One to three numbers of at most six digits with dots between; nil for anything else.
  private func versionParts(_ bytes: UnsafeBufferPointer<UInt8>) -> [Int]? {
    var parts: [Int] = []
    for digits in bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard let first = digits.first, digits.count <= 6, parts.count < 3,
        first != UInt8(ascii: "0") || digits.count == 1 || !parts.isEmpty
      else { return nil }
      var number = 0
      for digit in digits {
        guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
        number = number * 10 + Int(digit - UInt8(ascii: "0"))
      }
      parts.append(number)
    }
    return parts.isEmpty ? nil : parts
  }

  /// Reads `display`.
  mutating func readDisplay(at value: NodeIndex) {
    let found = resolve(value)
    guard view[found].isMapping, !view[found].has(.isFaulty) else {
      return reportWrong(.display, at: found)
    }
    var display = Display(
      cornerRadius: UnknownReason.displayWithoutRadius.measure, idiom: .none, node: found,
      radiusNode: .none)
    var entries = view.entries(found)
    while let (key, value) = entries.next() {
      switch words.display.index(of: view.bytes(key)) {
      case 0:
        display.radiusNode = resolve(value)
        display.cornerRadius = displayRadius(at: display.radiusNode)
      case 1:
        display.idiom = idiom(at: resolve(value))
      default:
        guard !isExtension(key) else { continue }
        reportUnknownKey(key, of: words.display, or: .display, in: "`display`")
      }
    }
    document.display = display
  }

  private mutating func displayRadius(at node: NodeIndex) -> Double {
    let radius = length(at: node, .display).value
    guard radius < 0 else { return radius }
    report(.negativeDisplayRadius(radius), at: node)
    return UnknownReason.brokenValue.measure
  }

  private mutating func idiom(at node: NodeIndex) -> Display.Idiom {
    guard let index = words.idioms.index(of: view.bytes(node)),
      let idiom = Display.Idiom(rawValue: UInt8(truncatingIfNeeded: index + 1))
    else {
      reportWrong(.idiom, at: node, among: words.idioms.words)
      return .none
    }
    return idiom
  }
}
