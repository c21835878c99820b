import Diagnostics
import YAMLTree

/// One document of a token file, names and lengths resolved, components placed.
package struct TokenDocument: Sendable {
  /// The tree it was read from.
  package let tree: YAMLTree
  /// The document's first node.
  package var root: NodeIndex
  /// The corner scale; empty when there is none.
  package var scale = Scale()
  /// True when the document has the key `components`.
  package var hasComponents = false
  /// True when a name or a length in it could not be read, so that not all references are known.
  package var hasUnreadLength = false
  /// The platforms, in file order.
  package var platforms: [PlatformVersion] = []
  /// What a root component sits in.
  package var display: Display?
  /// All components, defined at the top, nested, or made by a `use`.
  package var components: [Component] = []
  /// The shapes of all components.
  package var shapes: [Shape] = []
  /// The radii and minimums of all shapes, those of one shape side by side.
  package var lengths: [ShapeLength] = []
  /// The contents of all components, those of one component side by side: component indexes.
  package var children: [Int32] = []
  /// All components as placed; a placement comes after the one around it, and what lies in a
  /// placement follows it before its next sibling.
  package var placements: [Placement] = []
  /// The roles that occur; the first is the empty word.
  package var roles: [String] = [""]

  /// The tokens of other files that it may name, or of the file itself when that is no nesting
  /// spec; nil for a spec without imports.
  package var tokens: TokenSet?
  /// The places that name a token of another file, in the order in which they were read.
  package var uses: [TokenUse] = []
  /// True for a nesting spec, false for what was made of a token file of another format.
  package var isSpec = true
  /// The mode of the imported tokens that it was read in; empty when there is one mode only.
  package var mode = ""
  /// In how many modes the document was read.
  package var modeCount = 1
  /// True for the first of them.
  package var isFirstMode = true

  /// How many components stand for what a container of another format may hold.
  package var impliedCount: Int { isSpec ? 0 : components.count { $0.isImplied } }

  /// Makes an empty document.
  package init(tree: YAMLTree, root: NodeIndex) {
    self.tree = tree
    self.root = root
  }
}
