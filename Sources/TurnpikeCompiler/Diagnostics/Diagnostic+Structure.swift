// The wording of what is found about attributes, mounts, stacks and examples.

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

  static func stackQuery(
    _ screen: String, _ parameter: String, at range: SourceRange, above: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stackQuery,
      "\(quoted(screen)) lies below a screen that lacks its \(quoted(parameter)); make that optional",
      at: range, notes: [Note("a screen above it is here", at: above)])
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
    _ attribute: AttributeModel, _ earlier: AttributeModel
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
