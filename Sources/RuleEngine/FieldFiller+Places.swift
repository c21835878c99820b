import CornerGeometry
import CornerTokens
import YAMLTree

extension FieldFiller {
  /// The node at a place for the subject at hand; `none` when it is not there.
  mutating func node(atPlace place: Place) -> NodeIndex {
    switch place.kind {
    case .written, .whole, .original, .inner, .map, .mapInset, .definition: break
    default: return node(at: place)
    }
    switch place.section {
    case .token: return tokenNode(place.kind)
    case .scale: return scaleNode(place.kind)
    case .length: return lengthNode(place.kind)
    case .shape:
      guard component >= 0 else { return .none }
      return view.components[component].keyedShapes[shapeKey].node
    case .own, .enclosing, .container: return node(at: place)
    case .document: return .none
    }
  }

  private mutating func tokenNode(_ kind: Place.Kind) -> NodeIndex {
    let values = view.document.scale.values
    guard values.indices.contains(token) else { return .none }
    switch kind {
    case .definition: return values[token].key
    case .original: return originalToken.map { values[$0].node } ?? .none
    default: return values[token].node
    }
  }

  private func scaleNode(_ kind: Place.Kind) -> NodeIndex {
    let scale = view.document.scale
    let index: Int32? =
      switch kind {
      case .inner: scale.inner
      case .map: scale.map
      case .mapInset: scale.mapInset
      default: nil
      }
    guard let index, scale.values.indices.contains(Int(index)) else { return .none }
    return scale.values[Int(index)].node
  }

  private func lengthNode(_ kind: Place.Kind) -> NodeIndex {
    guard placement >= 0 else {
      let values = view.document.scale.values
      return values.indices.contains(length) ? values[length].node : .none
    }
    guard length < view.lengths.count else { return .none }
    guard kind == .whole else { return view.lengths[length].node }
    return view.components[component].keyedShapes[view.lengths[length].key].node
  }

  /// The node at a place of a component; the display has only its radius.
  func node(at place: Place) -> NodeIndex {
    guard let index = componentIndex(place.section) else {
      guard place.kind == .shape, owner(place.section) == Int(Surroundings.display) else {
        return .none
      }
      return view.document.display?.radiusNode ?? .none
    }
    let keyed = view.components[index].keyedShapes
    switch place.kind {
    case .definition: return view.components[index].definitionName
    case .placed: return view.components[index].name
    case .shape: return view.components[index].drawn.node
    case .containerShape: return keyed[.containerShape].node
    case .clipShape: return keyed[.clipShape].node
    case .contentShape: return keyed[.contentShape].node
    case .background: return keyed[.background].node
    case .glassEffect: return keyed[.glassEffect].node
    case .fallback: return keyed[.fallback].node
    case .transitionSource: return keyed[.transitionSource].node
    case .padding: return view.components[index].paddingNode
    case .inset: return view.components[index].insetNode
    case .size: return view.components[index].sizeNode
    case .alignment: return view.components[index].alignmentNode
    case .roundedContent:
      return roundedContent(of: index).map { view.components[$0].drawn.node } ?? .none
    case .written, .whole, .original, .inner, .map, .mapInset: return .none
    }
  }

  /// The first component in the content of another that is rounded in its own right.
  ///
  /// Components without a shape are looked through, up to one that declares a container shape.
  /// Linear in the components looked through.
  func roundedContent(of index: Int) -> Int? {
    let children = view.document.children
    // What is still to be looked at, as ranges of `children`; the last comes first.
    var rest = [contents(of: index)]
    var looks = 0
    while let range = rest.popLast(), looks <= view.placements.count {
      guard let place = range.first else { continue }
      looks += 1
      rest.append(range.dropFirst())
      let child = Int(children[place])
      if let shape = drawnShape(of: child) {
        if view.shapes[shape].isRoundedContent { return child }
      } else if !view.components[child].keyedShapes[.containerShape].isPresent {
        rest.append(contents(of: child))
      }
    }
    return nil
  }

  /// The contents of a component as a range of `TokenDocument.children`.
  private func contents(of component: Int) -> Range<Int> {
    let first = max(0, Int(view.components[component].firstChild))
    let count = max(0, Int(view.components[component].childCount))
    return first..<max(first, min(first + count, view.document.children.count))
  }

  private func drawnShape(of component: Int) -> Int? {
    let shape = view.drawnShape(of: component)
    return shape < 0 ? nil : shape
  }
}
