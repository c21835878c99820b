/// A component that has the content of a top-level component.
struct SharedContent: Sendable {
  /// The index into `TokenDocument.components`.
  let component: Int32
  /// The index into `DocumentReader.topLevels`.
  let source: Int32
}
