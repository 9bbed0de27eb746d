// The wording of what is found about attributes, mounts, stacks, examples and aliases.

extension Diagnostic {
  static func badMount(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badMount, "a mount's pattern cannot have \(what): its prefix always stands", at: range)
  }

  static func modalMount(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badMount, "a mount takes no '!': the mounted routes say how they are shown", at: range)
  }

  static func mountOfItself(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.badMount, "\(quoted(name.text)) cannot be mounted in itself", at: name.range)
  }

  static func mountThroughOthers(
    _ name: String, _ others: [String], at range: SourceRange
  ) -> Diagnostic {
    let list = others.map(quoted).joined(separator: ", ")
    return Diagnostic(
      .badMount, "\(quoted(name)) cannot be mounted here: it mounts this enum, through \(list)",
      at: range)
  }

  static func mountOfNarrowerAccess(
    _ name: String, _ access: TableModel.Access, needed: TableModel.Access, at range: SourceRange,
    declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .badMount,
      "\(quoted(name)) is \(access.rawValue) and mounted in an enum that is \(needed.rawValue); "
        + "write 'access \(needed.rawValue)' in its file", at: range,
      notes: declared.map { [Note("the mounted enum is here", at: $0)] } ?? [])
  }

  static func stackQuery(
    _ screen: String, _ parameter: String, at range: SourceRange, above: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stackQuery,
      "\(quoted(screen)) lies below a screen that lacks its \(quoted(parameter)); make that optional",
      at: range, notes: [Note("a screen above it is here", at: above)])
  }

  static func screenInTwoContainers(
    _ screen: String, _ container: AttributeModel, earlier: AttributeModel
  ) -> Diagnostic {
    Diagnostic(
      .badContainer,
      "\(quoted(screen)) would be in the containers \(quoted(earlier.value ?? "")) and "
        + "\(quoted(container.value ?? "")); give it a line of its own", at: container.range,
      notes: [Note("the other line is here", at: earlier.range)])
  }

  static func containerWithoutName(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badContainer, "\(quoted(text)) is no name of a container, as in '@container(home)'",
      at: range)
  }

  static func containersOfOneName(
    _ container: ContainerModel, _ earlier: ContainerModel
  ) -> Diagnostic {
    Diagnostic(
      .badContainer,
      "the containers \(quoted(container.name)) and \(quoted(earlier.name)) would both be called "
        + quoted(container.swiftName), at: container.range,
      notes: [Note("the other one is here", at: earlier.range)])
  }

  static func repeatedStackQuery(
    _ screen: NameSyntax, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stackQuery, "\(quoted(screen.text)) has a query or attributes on two lines",
      at: screen.range, notes: [Note("the other line is here", at: earlier)])
  }

  static func exampleWithoutLink(at range: SourceRange) -> Diagnostic {
    Diagnostic(.exampleMismatch, "an example is a link, as in '@example(product/1988)'", at: range)
  }

  static func exampleOfGroup(at range: SourceRange) -> Diagnostic {
    Diagnostic(.exampleMismatch, "an example belongs to a route, not to a group", at: range)
  }

  static func exampleOfDefault(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .exampleMismatch, "the default route answers no link, so it has no example", at: range)
  }

  static func attributesOfOneName(
    _ attribute: AttributeDeclarationModel, _ earlier: AttributeDeclarationModel
  ) -> Diagnostic {
    Diagnostic(
      .badIdentifier,
      "the attributes \(quoted(attribute.name)) and \(quoted(earlier.name)) would both be called "
        + quoted(attribute.swiftName), at: attribute.range,
      notes: [Note("the other one is here", at: earlier.range)])
  }

  static func attributeHidesMember(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badIdentifier, "an attribute \(quoted(name)) would hide a member of the enum", at: range)
  }
}

/// The wording of what is wrong with aliases.
extension Diagnostic {
  static func unknownCase(_ name: NameSyntax, suggestion: String?) -> Diagnostic {
    Diagnostic(
      .unknownCase, "no route is called \(quoted(name.text))\(suggesting(suggestion))",
      at: name.range)
  }

  static func aliasOfDefault(_ name: NameSyntax, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownCase, "\(quoted(name.text)) is the default route, which no link leads to",
      at: name.range, notes: [Note("it is declared here", at: declared)])
  }

  static func destinationAsCase(_ name: NameSyntax, case caseName: String) -> Diagnostic {
    Diagnostic(
      .unknownCase,
      "\(quoted(name.text)) is a destination, and an alias names a case; "
        + "write '=> \(harmless(caseName))'",
      at: name.range)
  }

  /// - Parameter names: those of all that the target has.
  static func unknownAliasParameter(
    _ name: NameSyntax, of target: String, names: [String]
  ) -> Diagnostic {
    let list = names.prefix(8).map(quoted).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
    let hint =
      nearest(to: name.text, in: names).map { "did you mean \(quoted($0))?" }
      ?? (names.isEmpty ? "it has none" : "it has \(list)")
    return Diagnostic(
      .aliasParameters, "\(quoted(target)) has no parameter \(quoted(name.text)); \(hint)",
      at: name.range)
  }

  static func aliasLacks(
    _ names: [String], at range: SourceRange, target: SourceRange
  ) -> Diagnostic {
    let list = names.map(quoted).joined(separator: ", ")
    return Diagnostic(
      .aliasParameters, "the alias lacks \(list), which its target needs", at: range,
      notes: [Note("the target is here", at: target)])
  }

  static func aliasType(
    _ name: NameSyntax, expected: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .aliasParameters,
      "\(quoted(name.text)) is of type \(quoted(expected)) in the alias's target", at: range)
  }

  static func aliasOptional(_ name: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .aliasParameters, "\(quoted(name.text)) is not optional in the alias's target", at: range)
  }

  static func aliasList(_ name: NameSyntax, targetIsList: Bool) -> Diagnostic {
    Diagnostic(
      .aliasParameters,
      "\(quoted(name.text)) is \(targetIsList ? "a list" : "one value") in the alias's target",
      at: name.range)
  }

  static func aliasOfMount(_ name: NameSyntax, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownCase, "\(quoted(name.text)) is a mount; mount the enum a second time instead",
      at: name.range, notes: [Note("it is declared here", at: declared)])
  }

  static func aliasOfDeprecated(_ name: NameSyntax, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .deprecatedUse, "the alias leads to \(quoted(name.text)), which is deprecated",
      at: name.range, notes: [Note("it is deprecated here", at: declared)])
  }
}
