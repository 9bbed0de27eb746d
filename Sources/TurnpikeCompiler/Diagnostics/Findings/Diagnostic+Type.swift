extension Diagnostic {
  // bad-type

  /// - Parameter range: where a range is found, that with a type before it.
  static func missingType(found text: NameSyntax, number range: NameSyntax?) -> Diagnostic {
    if let range {
      return Diagnostic(
        .badType, "expected a type before the range, as in \(range)", at: range.range)
    }
    let found: Wording = text.text.isEmpty ? "" : ", found \(text)"
    return Diagnostic(.badType, "expected a type\(found)", at: text.range)
  }

  static func lowerCaseType(_ name: NameSyntax, suggestions: [String]) -> Diagnostic {
    Diagnostic(
      .badType, "the type name \(name) does not start with a capital\(meant: suggestions)",
      at: name.range)
  }

  /// `-> Shop.ShopRoute`.
  static func enumWithoutMount(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badType,
      """
      only a mounted or imported type has a '.' in its name; write \
      '\(proposed: "mount " + name.text)'
      """, at: name.range)
  }

  /// `A.self`.
  static func typeItself(_ name: NameSyntax, type: String) -> Diagnostic {
    Diagnostic(
      .badType, "a type is named without '.self'; write '\(proposed: type)'",
      at: name.range)
  }

  static func qualifiedType(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badType, "only a mounted or imported type has a '.' in its name, not \(name)",
      at: name.range)
  }

  static func optionalList(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badType, "a list is not optional: none is the empty list", at: range)
  }

  static func listOfWords(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badType, "a list is of a named type, not of words", at: range)
  }

  static func attributeOfManyValues(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badType, "\(quoted: "@" + name) has one value, neither a list nor optional",
      at: range)
  }

  static func namedTypeOfNoNumber(_ name: NameSyntax, _ type: NameSyntax) -> Diagnostic {
    Diagnostic(.badType, "\(name) is words or a number with a range, not \(type)", at: type.range)
  }

  static func enumerationHidesName(
    _ name: String, at range: SourceRange, needed: SourceRange? = nil
  ) -> Diagnostic {
    Diagnostic(
      .badType,
      """
      an enum \(quoted: name) would hide a name that generated code needs; name it, as in \
      '<\(name)Kind: a|b>'
      """, at: range, note: "it is needed here", at: needed)
  }

  static func hiddenByEnumeration(
    _ name: String, at range: SourceRange, enumeration: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .badType,
      "\(quoted: name) would be hidden by an enum of words; name that, as in '<\(name)Kind: a|b>'",
      at: range, note: "the enum is here", at: enumeration)
  }

  static func enumerationTwice(
    _ name: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .badType, "two enums \(quoted: name) with different words", at: range,
      note: "the other one is here", at: earlier)
  }

  static func enumerationAndType(
    _ name: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .badType, "\(quoted: name) is an enum of words and a type of yours in one route",
      at: range, note: "the other one is here", at: earlier)
  }

  // unknown-type

  static func unknownType(_ name: NameSyntax, suggestions: [String]) -> Diagnostic {
    Diagnostic(.unknownType, "unknown type \(name)\(meant: suggestions)", at: name.range)
  }

  static func typeOfUnknownModule(
    _ name: NameSyntax, _ module: String, suggestions: [String]
  ) -> Diagnostic {
    let lower = name.range.lower
    return Diagnostic(
      .unknownType, "\(name) needs 'import \(module)'\(meant: suggestions)", at: name.range
    ).replacing(
      SourceRange(file: name.range.file, lower: lower, upper: lower + module.utf8.count))
  }
}
