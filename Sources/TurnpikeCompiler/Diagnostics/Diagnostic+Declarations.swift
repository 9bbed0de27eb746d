/// The wording of what is wrong with declarations, and with attributes against theirs.
extension Diagnostic {
  static func declaredWithAt(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText, "unexpected '@'; an attribute is declared by its name alone", at: range)
  }

  static func missingDefinition(of name: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingName,
      "expected '=' after \(quoted(name.text)), then words or a range: "
        + "'type \(harmless(name.text)) = new|price'", at: range)
  }

  static func missingRange(of type: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badRange, "expected a range after \(quoted(type.text)), as in 'Int 1...'", at: range)
  }

  static func namedTypeOfNoNumber(_ name: NameSyntax, _ type: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badType,
      "\(quoted(name.text)) is words or a number with a range, not \(quoted(type.text))",
      at: type.range)
  }

  static func declaredTwice(
    _ what: String, _ name: NameSyntax, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .repeatedDirective, "the \(what) \(quoted(name.text)) is declared twice", at: name.range,
      notes: [Note("the other declaration is here", at: earlier)])
  }

  static func declaredBuiltIn(_ what: String, _ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .repeatedDirective, "the \(what) \(quoted(name.text)) is built in and needs no declaration",
      at: name.range)
  }

  static func attributeOfManyValues(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badType, "\(quoted("@" + name)) has one value, neither a list nor optional", at: range)
  }

  static func undeclaredAttribute(
    _ name: NameSyntax, hasText: Bool, suggestion: String?
  ) -> Diagnostic {
    let line = "attribute \(harmless(name.text))" + (hasText ? "<String>" : "")
    return Diagnostic(
      .undeclaredAttribute,
      "no attribute is called \(quoted(name.text)); "
        + (suggestion.map { "did you mean \(quoted($0))?" }
          ?? "write '\(line)' before the first route"),
      at: name.range)
  }

  static func textOfFlag(_ name: String, isBuiltIn: Bool, at range: SourceRange) -> Diagnostic {
    let hint =
      isBuiltIn ? "" : "; declare it with a type, as in 'attribute \(harmless(name))<String>'"
    return Diagnostic(
      .attributeValue, "\(quoted("@" + name)) has no value, and a text stands here\(hint)",
      at: range)
  }

  static func missingAttributeText(
    _ attribute: BuiltInAttribute, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .attributeValue,
      "'@\(attribute.rawValue)' needs a text, as in '\(attribute.sample)'", at: range)
  }

  static func missingAttributeValue(
    _ name: String, _ type: ValueType, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .attributeValue,
      "\(quoted("@" + name)) needs a value of the type \(quoted(type.spelling))", at: range)
  }

  static func badAttributeValue(
    _ name: String, _ text: String, _ type: ValueType, at range: SourceRange
  ) -> Diagnostic {
    var suggestion: String?
    if case .words(_, let words) = type { suggestion = nearest(to: text, in: words.map(\.text)) }
    return Diagnostic(
      .attributeValue,
      "\(quoted(text)) is no value of \(quoted("@" + name)), which is of the type "
        + quoted(type.spelling) + suggesting(suggestion), at: range)
  }

  static func unusedDeclaration(
    _ what: String, _ name: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.unusedDeclaration, "no route uses the \(what) \(quoted(name))", at: range)
  }
}
