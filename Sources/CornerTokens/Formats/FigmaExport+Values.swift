import YAMLTree

extension FigmaExport {
  /// Reads a value of a variable: a number, or the alias of another variable as its path.
  func writtenValue(
    _ value: FigmaValue, _ reader: inout TokenFileReader, _ paths: FigmaPaths
  ) -> WrittenValue {
    let kind = variables[value.variable].kind
    if kind == .other { return WrittenValue(.other, at: value.node) }
    let form: WrittenValue.Form
    if reader.view[value.node].isMapping {
      form = alias(value, &reader, paths)
    } else if value.isName {
      let name = reader.view.bytes(value.node)
      form = .reference(
        paths.variable(fullName: name).map { paths.path(of: $0, in: reader.view) }
          ?? FigmaPaths.dotted(name))
    } else {
      form = number(value.node, kind, of: value.variable, &reader)
    }
    return WrittenValue(form, at: value.node)
  }

  /// Reads a number; a number in quotes or with a unit counts, and is reported.
  private func number(
    _ node: NodeIndex, _ kind: FigmaVariable.Kind, of variable: Int,
    _ reader: inout TokenFileReader
  ) -> WrittenValue.Form {
    let form = reader.value(at: node).form
    switch form {
    case .number(_, .none) where reader.view[node].isPlain: return form
    case .reference(let name): return .reference(FigmaPaths.dotted(name))
    default: break
    }
    guard kind == .number else { return form }
    let (name, text) = (reader.excerpt(variables[variable].name), reader.excerpt(node))
    if case .number = form {
      reader.report(FigmaProblem.numberAsText(variable: name, value: text), at: node)
      return form
    }
    reader.report(FigmaProblem.noNumber(variable: name, value: text), at: node)
    return .broken
  }

  /// Reads an alias: by the id of a variable, or by its name with or without its collection's.
  ///
  /// Of an alias out of the file the number counts that a plugin has found, else its name.
  private func alias(
    _ value: FigmaValue, _ reader: inout TokenFileReader, _ paths: FigmaPaths
  ) -> WrittenValue.Form {
    let keys = FigmaKeys(&reader, of: value.node)
    if let found = variable(reader.view.bytes(keys[.id])) {
      return .reference(paths.path(of: found, in: reader.view))
    }
    let name = keys[.name] != .none ? keys[.name] : keys[.aliasName]
    let bytes = Array(reader.view.bytes(name))
    let collection =
      keys[.collection] == .none ? nil : Array(reader.view.bytes(keys[.collection]))
    if let found = paths.variable(named: bytes, in: collection) {
      return .reference(paths.path(of: found, in: reader.view))
    }
    let resolved = FigmaKeys(&reader, of: value.resolved)
    for node in [keys[.resolved], resolved[.resolved]] where node != .none {
      if case .number(let number, .none) = reader.value(at: node).form {
        return .number(number, .none)
      }
    }
    for name in [bytes, Array(reader.view.bytes(resolved[.aliasName]))] where !name.isEmpty {
      return .reference(FigmaPaths.dotted(name))
    }
    return unreadableAlias(value, keys, &reader)
  }

  /// Reports a mapping that leads to no variable of the file.
  private func unreadableAlias(
    _ value: FigmaValue, _ keys: FigmaKeys, _ reader: inout TokenFileReader
  ) -> WrittenValue.Form {
    let variable = variables[value.variable]
    if keys[.id] != .none {
      let id = reader.excerpt(keys[.id])
      reader.report(FigmaProblem.unknownVariable(id), at: value.node)
    } else if reader.tree.isScalar(keys[.type], "VARIABLE_ALIAS") {
      reader.report(FigmaProblem.emptyAlias, at: value.node)
    } else if variable.kind == .number {
      let name = reader.excerpt(variable.name)
      reader.report(FigmaProblem.noNumber(variable: name, value: ""), at: value.node)
    } else {
      return .other
    }
    return .broken
  }
}
