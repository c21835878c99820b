import Diagnostics

/// The nodes of one YAML text, flat and with true byte ranges.
///
/// An immutable value that any number of threads may read. All accessors are total: an index
/// outside the tree is an alias to nothing.
package final class YAMLTree: Sendable {
  /// The most collections that may lie within each other.
  package static var depthLimit: Int { 128 }
  /// The most bytes a text may have.
  package static var sizeLimit: Int { 1 << 30 }

  /// The text.
  package let source: SourceText
  /// All nodes of all documents, in preorder.
  package let nodes: [YAMLNode]
  /// The values that are not written in the source as they are: with escapes, over several lines.
  package let decoded: [UInt8]
  /// The effective entries of mappings with merge keys, back to back.
  package let mergedEntries: [MergedEntry]
  /// The root of each document, in order.
  ///
  /// An empty document at the end of the file is left out, and a broken one with all after it.
  package let documents: [NodeIndex]
  /// What is wrong, by offset.
  ///
  /// When the last document is broken, the fault that broke it is all that is said about it.
  package let faults: [YAMLFault]
  /// The offset up to which the text was understood: where reading was to stop, or where a broken
  /// document starts.
  package let intactEnd: UInt32

  /// True when all that was to be read was understood: the whole text, or its front matter.
  package let isIntact: Bool

  /// Reads a text, or its beginning; linear in the length of that.
  ///
  /// It never fails: what is wrong with the text is in `faults`. JSON is read as YAML, with what
  /// YAML 1.1 has not: pairs of escapes such as `\ud83d\ude00`, and tabs before and after all else.
  ///
  /// - Parameters:
  ///   - source: the text, which all places count in.
  ///   - end: the offset where reading stops, such as the end of `FrontMatter.range(in:)`; the end of
  ///     the text when it lies beyond.
  package init(parsing source: SourceText, upTo end: UInt32 = .max) {
    let end = Swift.min(Int(end), source.bytes.count)
    let builder = source.bytes.withUnsafeBufferPointer { text in
      TreeBuilder.reading(
        UnsafeBufferPointer(rebasing: text[..<end]),
        base: Swift.min(source.byteOrderMarkLength, end))
    }
    self.source = source
    nodes = builder.nodes
    decoded = builder.decoded
    mergedEntries = builder.mergedEntries
    documents = builder.documents
    faults = builder.faultsInOrder
    intactEnd = builder.intactEnd
    isIntact = Int(builder.intactEnd) >= end
  }

  /// The node at an index.
  @inlinable
  package subscript(index: NodeIndex) -> YAMLNode {
    let place = Int(index.raw)
    return place >= 0 && place < nodes.count ? nodes[place] : .nothing
  }
}
