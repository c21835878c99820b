import Diagnostics

/// Changes to one text, in groups that can be made together without one showing in the pictures of
/// another.
struct ChangePasses {
  /// The changes of one group.
  struct Pass {
    /// The edits of all, in no order.
    fileprivate(set) var edits: [Fix.Edit] = []
    /// The violations whose changes they are.
    fileprivate(set) var violations: [Int] = []

    /// The text after the edits; nil when they cannot be made together.
    func applied(to source: SourceText) -> SourceText? {
      var text = EditedText(source.bytes)
      guard text.apply(edits.sorted { $0.range.start < $1.range.start }) else { return nil }
      return SourceText(pathBytes: source.pathBytes, bytes: text.bytes)
    }
  }

  /// How many bytes may be read again for the changes of a small file.
  private static let readBytes = 8_000_000
  /// How many passes there may be at least, whatever the size of the file.
  private static let leastPasses = 4

  /// How many bytes cost as much as one placement.
  private static let placementBytes = 80

  private let families: ComponentFamilies
  /// Each takes at most one change of a family.
  private var shared: [Pass] = []
  /// Each has one change that may show anywhere.
  private var alone: [Pass] = []
  /// How many passes have a change of a family.
  private var counts: [Int: Int] = [:]
  private var known: [[Fix.Edit]: (isAlone: Bool, pass: Int)] = [:]

  /// Begins without changes.
  ///
  /// - Parameter families: the components of the text.
  init(_ families: ComponentFamilies) { self.families = families }

  /// The passes, those that hold most changes first.
  var all: [Pass] { shared + alone }

  /// How many passes may be made over a text.
  ///
  /// - Parameters:
  ///   - size: the bytes of the text.
  ///   - readings: how often a pass reads it.
  ///   - placements: how many components one reading places, which `use` can make many of few bytes.
  static func limit(size: Int, readings: Int, placements: Int) -> Int {
    let readings = max(1, readings)
    let cost = max(1, size, placements * placementBytes) * readings
    return max(leastPasses / readings, readBytes / cost, 1)
  }

  /// Adds the change of a violation; the same edits are made once.
  mutating func add(_ edits: [Fix.Edit], of violation: Int) {
    if let (isAlone, pass) = known[edits] {
      if isAlone {
        alone[pass].violations.append(violation)
      } else {
        shared[pass].violations.append(violation)
      }
      return
    }
    guard let family = families.family(of: edits) else {
      known[edits] = (true, alone.count)
      alone.append(Pass(edits: edits, violations: [violation]))
      return
    }
    let pass = counts[family, default: 0]
    counts[family] = pass + 1
    known[edits] = (false, pass)
    if pass == shared.count { shared.append(Pass()) }
    shared[pass].edits += edits
    shared[pass].violations.append(violation)
  }
}
