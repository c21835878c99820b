import YAMLTree

extension TokenFormat {
  /// DESIGN.md: tokens in the YAML in front of a page of Markdown, or in a file of their own.
  ///
  /// After the specification of version `alpha`: `rounded` has Dimensions, `spacing` Dimensions or
  /// numbers, components have `rounded`, `padding`, `size`, `height` and `width`. A Dimension is a
  /// number with `px`, `em` or `rem`. Unknown groups and properties are read by their values.
  static let designMarkdown = TokenFormat(
    name: "DESIGN.md", recognises: { isDesign($0) }, read: { readDesign(&$0) })

  /// Whether it is the front of a page, or has `rounded` beside another group of DESIGN.md, both
  /// filled with plain values.
  private static func isDesign(_ file: TokenFileView) -> Bool {
    if file.isFrontMatter { return file.view[file.root].isMapping }
    guard let rounded = file.value(of: "rounded", in: file.root) else { return false }
    var levels = file.view.entries(rounded)
    guard let (_, first) = levels.next(), file.view[file.tree.resolved(first)].isScalar else {
      return false
    }
    return file.has("colors", in: file.root) || file.has("spacing", in: file.root)
      || file.has("components", in: file.root) || file.has("typography", in: file.root)
  }

  private static func readDesign(_ reader: inout TokenFileReader) {
    var groups = reader.view.entries(reader.root)
    while let (key, value) = groups.next() {
      let group = DesignGroup(key, in: reader.tree)
      let found = reader.resolve(value)
      if reader.view[found].isMapping {
        guard reader.enter(key) else { continue }
        readGroup(&reader, group, at: found)
        reader.leave()
      } else if group == .rounded || group == .spacing, !reader.tree.isNull(found) {
        let isList = reader.tree.kind(found) == .sequence
        reader.report(
          DesignMarkdownProblem.noLevels(reader.excerpt(key), isList: isList), at: found)
        if isList { continue }
        add(&reader, key, value, as: DesignProperty(key, in: group, of: reader.tree))
      }
    }
  }

  /// Adds all tokens of a group, and of the groups in it.
  private static func readGroup(
    _ reader: inout TokenFileReader, _ group: DesignGroup, at mapping: NodeIndex
  ) {
    var open = [reader.view.entries(mapping)]
    while let last = open.indices.last {
      guard let (key, value) = open[last].next() else {
        open.removeLast()
        if !open.isEmpty { reader.leave() }
        continue
      }
      let found = reader.resolve(value)
      guard reader.view[found].isMapping, unquotedName(reader, at: found) == nil else {
        add(&reader, key, value, as: DesignProperty(key, in: group, of: reader.tree))
        continue
      }
      if group == .typography {
        // `{typography.label}` names all of it.
        reader.add(
          reader.view.bytes(key), key: key, value: WrittenValue(.other, at: found), type: .other,
          role: .other)
      }
      if reader.enter(key) { open.append(reader.view.entries(found)) }
    }
  }

  private static func add(
    _ reader: inout TokenFileReader, _ key: NodeIndex, _ node: NodeIndex,
    as property: DesignProperty
  ) {
    let found = reader.tree.resolved(node)
    var value = reader.value(at: node)
    if let name = unquotedName(reader, at: found) {
      value.form = .reference(name)
      let text = String(decoding: name, as: UTF8.self)
      reader.report(DesignMarkdownProblem.unquoted(text), at: found)
    } else if var problem = property.problem(of: value, text: reader.excerpt(found)) {
      if reader.tree.kind(found) == .sequence { problem = .list }
      reader.report(problem, at: value.node)
      if case .other = value.form { value.form = .broken }
    }
    let isComposite = property.isComposite(value, key, in: reader)
    reader.add(
      reader.view.bytes(key), key: key, value: value,
      type: isComposite ? .other : property.type(of: value),
      role: isComposite ? .other : property.role)
  }

  /// The name in `{rounded.lg}` without quotes, which YAML takes for a mapping; nil for all else.
  private static func unquotedName(_ reader: TokenFileReader, at node: NodeIndex) -> [UInt8]? {
    guard let range = reader.tree.singleNullEntryFlowMapping(node) else { return nil }
    return Array(reader.tree.source.bytes[Int(range.start)..<Int(range.end)])
  }
}
