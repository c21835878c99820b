import CornerTokens
import Diagnostics

extension DrawnComponents {
  /// The documents to choose from for each document of the file: its modes, or those of them that
  /// somebody asks for.
  static func choices(
    _ documents: [TokenDocument], _ wanted: String?, of path: String
  ) throws(UsageError) -> [[Int]] {
    var choices: [[Int]] = []
    for (number, document) in documents.enumerated() {
      if document.isFirstMode || choices.isEmpty { choices.append([]) }
      choices[choices.count - 1].append(number)
    }
    guard let wanted else { return choices }
    let wish = ModeWish(wanted)
    let hasName = documents.contains { $0.modeCount > 1 && wish.names($0) }
    var isKnown = false
    let chosen = choices.map { choice in
      choice.filter { number in
        let document = documents[number]
        guard document.modeCount > 1 else { return true }
        let isWanted = hasName ? wish.names(document) : wish.accepts(document)
        isKnown = isKnown || isWanted
        return isWanted
      }
    }
    if isKnown { return chosen }
    let (modes, contexts) = ModeWish.choices(documents)
    throw .unknownMode(
      wanted, path: path, modes: contexts.isEmpty ? modes : contexts,
      suggestion: NameSuggestion.nearest(to: wanted, among: modes + contexts))
  }

  /// Finds a component in the first modes, else in the second ones, and so on.
  static func find(
    _ component: String, in documents: [TokenDocument], _ choices: [[Int]], of path: String
  ) throws(UsageError) -> [ComponentSearch.Found] {
    var failure = UsageError.nothingToDraw(path: path, advice(documents))
    for rank in 0..<max(1, choices.map(\.count).max() ?? 0) {
      let numbers = choices.compactMap { $0.indices.contains(rank) ? $0[rank] : nil }
      do throws(UsageError) {
        let found = try ComponentSearch.find(
          component, in: numbers.map { documents[$0] }, of: path)
        return found.map { .init(document: numbers[$0.document], placement: $0.placement) }
      } catch {
        switch error {
        case .noComponents: continue
        case .unknownComponent: if rank == 0 { failure = error }
        default: throw error
        }
      }
    }
    throw failure
  }

  /// The components with a path in one document; empty when it has none.
  static func find(
    _ path: String, in documents: [TokenDocument], number: Int
  ) -> [ComponentSearch.Found] {
    let found = try? ComponentSearch.find(path, in: [documents[number]], of: "")
    return (found ?? []).map { .init(document: number, placement: $0.placement) }
      .filter {
        ComponentPath.text(of: $0.placement, in: documents[number]).utf8.elementsEqual(path.utf8)
      }
  }

  /// The components of a document that stand on their own.
  static func roots(of document: TokenDocument, number: Int) -> [ComponentSearch.Found] {
    document.placements.indices.filter { document.placements[$0].parent < 0 }
      .map { ComponentSearch.Found(document: number, placement: $0) }
  }

  /// What to draw in place of components that are not there.
  static func advice(_ documents: [TokenDocument]) -> UsageError.DrawingAdvice {
    UsageError.DrawingAdvice(
      hasScale: documents.contains { SceneScale(of: $0) != nil },
      isTokenFile: documents.contains { !$0.isSpec })
  }
}
