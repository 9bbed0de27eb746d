/// Finds attributes of mounted routes that the table does not declare, or declares in another way. The
/// filters of the app would not run for them.
struct MountedAttributeCheck: Check {
  var findings: Findings { reporter.findings }
  private let reporter = Reporter()
  private let model: TableModel

  /// - Parameter isMounted: Whether another table of the run mounts this one. Then that table declares
  ///   the attributes, and this one can omit them.
  init(_ table: LinkedTable, isMounted: Bool) {
    model = table.model
    var declared: [String: AttributeDeclarationModel] = [:]
    for attribute in model.attributeDeclarations { declared[attribute.swiftName] = attribute }
    var missing: Set<String> = []
    var seen: Set<SourceRange> = []
    for (mount, other) in table.mountedModels {
      let place = mount.destinationRange
      for attribute in other.attributeDeclarations
      where attribute.isUsed && seen.insert(attribute.range).inserted {
        if let own = declared[attribute.swiftName] {
          guard let problem = difference(of: attribute, in: other, from: own) else { continue }
          reporter.report(
            Diagnostic(
              .mountedAttribute, problem, at: place, note: "declared here",
              at: [own.range, attribute.range]))
        } else if !isMounted, missing.insert(attribute.swiftName).inserted {
          reporter.report(undeclared(attribute, of: other, at: place))
        }
      }
    }
  }

  private func difference(
    of attribute: AttributeDeclarationModel, in other: TableModel,
    from own: AttributeDeclarationModel
  ) -> Wording? {
    if attribute.name != own.name {
      return """
        filters compare attributes by name, and \(quoted: own.name) of \(quoted: model.name) and \
        \(quoted: attribute.name) of \(quoted: other.name) would both be named \
        \(quoted: own.swiftName) in Swift; rename one of them
        """
    }
    if !own.isWhole || !attribute.isWhole || own.hasSameSpec(as: attribute, model, other) {
      return nil
    }
    return """
      an attribute must have the same type in an enum and in the enums that it mounts; \
      \(quoted: model.name) declares \(quoted: own.line(in: model, for: model)), and \
      \(quoted: other.name) declares \(quoted: attribute.line(in: other, for: model))
      """
  }

  private func undeclared(
    _ attribute: AttributeDeclarationModel, of other: TableModel, at mount: SourceRange
  ) -> Diagnostic {
    let line = attribute.line(in: other, for: model)
    let near = nearestNames(to: attribute.name, in: model.attributeDeclarations.map(\.name))
    let rename: Wording =
      near.isEmpty ? "" : ", or rename the attribute of \(quoted: other.name) to \(list: near)"
    return Diagnostic(
      .undeclaredMountedAttribute,
      """
      \(quoted: model.name) does not declare \(quoted: "@" + attribute.name) of \
      \(quoted: other.name), so no filter can run for it; write '\(newLine: line)' before the first \
      route\(rename)
      """, at: mount, note: "declared here", at: attribute.range)
  }
}

extension AttributeDeclarationModel {
  /// Whether two tables declare the same type and default.
  fileprivate func hasSameSpec(
    as other: AttributeDeclarationModel, _ model: TableModel, _ otherModel: TableModel
  ) -> Bool {
    guard let spec, let otherSpec = other.spec else { return spec == nil && other.spec == nil }
    if spec.defaultText != otherSpec.defaultText { return false }
    switch (spec.type, otherSpec.type) {
    case (.words(_, let words), .words(_, let others)):
      return Set(words.map(\.text)) == Set(others.map(\.text))
    case (.custom(let name), .custom(let otherName)):
      let names = model.names(ofType: name)
      return name == otherName && names.isEmpty
        || !names.isDisjoint(with: otherModel.names(ofType: otherName))
    case (.builtIn, _), (.words, _), (.custom, _): return spec.type == otherSpec.type
    }
  }

  /// The directive of a table's attribute, as another table can contain it.
  fileprivate func line(in model: TableModel, for other: TableModel) -> String {
    guard let spec else { return "attribute " + name }
    var type = spec.type.spelling
    switch spec.type {
    case .custom(let name):
      // A type without a module is probably of the table's own module.
      if !name.contains("."), let module = model.module, module != other.module {
        type = module + "." + name
      }
    case .words(let typeName, let words) where words.count == 1: type = "\(typeName): \(type)"
    case .words, .builtIn: break
    }
    return "attribute \(name)<\(type)\(spec.defaultText.map { " = " + $0 } ?? "")>"
  }
}

extension TableModel {
  /// The names with modules that one of the user's types can have.
  fileprivate func names(ofType name: String) -> Set<String> {
    if name.contains(".") { return [name] }
    return Set(((module.map { [$0] } ?? []) + imports.map(\.name)).map { $0 + "." + name })
  }
}
