/// What the benchmark was asked to measure.
struct Options {
  /// The shapes of input; all of them unless some are named.
  var forms = Workload.Form.allCases
  /// The size; nil for one that suits each shape.
  var size: Int?
  /// How often each stage runs; the best time counts.
  var times = 5
  /// Print the time for doubled sizes instead of the stages.
  var growth = false

  /// How to call it.
  static let usage = """
    usage: benchmark [SHAPE …] [--size N] [--times N] [--growth]

      SHAPE     \(Workload.Form.allCases.map(\.rawValue).joined(separator: ", "))
      --size    cards, values, contents or terms (by default what suits the shape)
      --times   how often each stage runs; the best time counts (5)
      --growth  the whole lint at 1, 2, 4 and 8 times the size, time per doubling
    """

  /// Reads the words of the command line; nil when they make no sense.
  init?(_ words: some Sequence<String>) {
    var named: [Workload.Form] = []
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      switch word {
      case "--growth": growth = true
      case "--size", "--times":
        guard let value = rest.popFirst().flatMap({ Int($0) }), value > 0 else { return nil }
        if word == "--size" { size = value } else { times = value }
      default:
        guard let form = Workload.Form(rawValue: word) else { return nil }
        named.append(form)
      }
    }
    if !named.isEmpty { forms = named }
  }

  /// The size to use for a shape.
  func size(of form: Workload.Form) -> Int {
    if let size { return size }
    switch form {
    case .cards, .faulty: return growth ? 5_000 : 20_000
    case .chain, .names: return growth ? 12_500 : 50_000
    case .contents: return growth ? 5_000 : 20_000
    case .sum: return growth ? 250 : 2_000
    }
  }
}
