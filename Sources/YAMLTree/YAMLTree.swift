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
  /// The offset up to which the text was understood: its length, or where a broken document starts.
  package let intactEnd: UInt32

  /// Reads a text; linear in its length.
  ///
  /// It never fails: what is wrong with the text is in `faults`.
  package init(parsing source: SourceText) {
    let builder = source.bytes.withUnsafeBufferPointer { text in
      var builder = TreeBuilder(text, base: source.byteOrderMarkLength)
      builder.read()
      return builder
    }
    self.source = source
    nodes = builder.nodes
    decoded = builder.decoded
    mergedEntries = builder.mergedEntries
    documents = builder.documents
    faults = builder.faultsInOrder
    intactEnd = builder.intactEnd
  }

  /// The node at an index.
  @inlinable
  package subscript(index: NodeIndex) -> YAMLNode {
    let place = Int(index.raw)
    return place >= 0 && place < nodes.count ? nodes[place] : .nothing
  }
}
