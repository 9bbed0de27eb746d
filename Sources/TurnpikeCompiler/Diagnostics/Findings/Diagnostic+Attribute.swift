import TurnpikeTable

extension Diagnostic {
  // attribute-without-name

  /// - Parameter name: one that follows white space.
  static func attributeWithoutName(at range: SourceRange, name: NameSyntax? = nil) -> Diagnostic {
    guard let name else {
      return Diagnostic(
        .attributeWithoutName, "expected an attribute's name after '@'", at: range)
    }
    return Diagnostic(
      .attributeWithoutName,
      "white space after '@'; write '\(proposed: "@" + name.text)'", at: range
    ).replacing(
      SourceRange(file: range.file, lower: range.lower, upper: name.range.upper))
  }

  // repeated-attribute

  static func repeatedAttribute(_ name: NameSyntax, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .repeatedAttribute, "the attribute '@\(shortened: name.text)' is repeated",
      at: name.range, note: "it stands here already", at: earlier)
  }

  // undeclared-attribute

  static func undeclaredAttribute(
    _ name: NameSyntax, hasText: Bool, suggestions: [String]
  ) -> Diagnostic {
    if suggestions.isEmpty, let builtIn = foreignAttributes[name.text] {
      return Diagnostic(
        .undeclaredAttribute, "unknown attribute \(name); \(builtIn)", at: name.range)
    }
    let spec = hasText ? "<String>" : ""
    let hint: Wording = "write 'attribute \(name.text)\(spec)' before the first route"
    return Diagnostic(
      .undeclaredAttribute,
      "no attribute is called \(name)\(meant: suggestions, else: hint)", at: name.range)
  }

  /// What is written instead of attributes that other tools have.
  private static let foreignAttributes: [String: Wording] = [
    "modal": "write '!' after the destination of a modal, as in 'LoginDestination!'",
    "sheet": "write '!' after the destination of a modal, as in 'LoginDestination!'",
    "tab": "write '@\(proposed: "container")' with the name of the tab, as in '@container(home)'",
  ]

  // misplaced-attribute

  /// - Parameter edit: the line with the attributes where they belong.
  static func misplacedAttributes(
    isGroup: Bool, _ edit: Replacement?, at range: SourceRange
  ) -> Diagnostic {
    let rule: Wording =
      isGroup ? "a group's attributes follow its path" : "attributes stand at the end of the line"
    guard let edit else { return Diagnostic(.misplacedAttribute, rule, at: range) }
    return Diagnostic(
      .misplacedAttribute, "\(rule); write '\(proposed: edit.text)'", at: range
    ).replacing(edit.range)
  }

  static func blankBeforeAttribute(_ attribute: NameSyntax) -> Diagnostic {
    Diagnostic(
      .misplacedAttribute,
      "an attribute follows white space; write '\(proposed: " " + attribute.text)'",
      at: attribute.range)
  }

  /// - Parameters:
  ///   - list: the range of the attributes.
  ///   - text: the same separated by white space.
  static func attributeSeparator(
    at range: SourceRange, replacing list: SourceRange, with text: String
  ) -> Diagnostic {
    Diagnostic(
      .misplacedAttribute,
      "attributes are separated by white space; write '\(proposed: text)'", at: range
    ).replacing(list)
  }

  /// - Parameter edit: the line with the attributes where they belong.
  static func attributesInPath(_ found: NameSyntax, _ edit: Replacement?) -> Diagnostic {
    guard let edit else {
      return Diagnostic(
        .misplacedAttribute,
        """
        \(found) is part of the path here; attributes stand at the end of the line, and '@' in a \
        path is written '%40'
        """, at: found.range)
    }
    return Diagnostic(
      .misplacedAttribute,
      """
      \(found) is part of the path here; write '\(proposed: edit.text)' for the attribute, or \
      '%40' for '@' in a path
      """, at: found.range
    ).replacing(edit.range)
  }

  /// What is nearly an attribute: that may be meant, or the path.
  ///
  /// - Parameter line: with the attribute where it belongs.
  static func nearAttributeInPath(_ found: NameSyntax, line: String) -> Diagnostic {
    Diagnostic(
      .misplacedAttribute,
      """
      \(found) is part of the path here; did you mean \(quoted: line)? '@' in a path is written \
      '%40'
      """, at: found.range)
  }

  // attribute-value

  static func textOfFlag(_ name: String, _ text: String, at range: SourceRange) -> Diagnostic {
    if range.lower == range.upper {
      return Diagnostic(
        .attributeValue,
        "\(quoted: "@" + name) has no value; leave out '()'\(replacement: "")",
        at: SourceRange(file: range.file, lower: range.lower - 1, upper: range.upper + 1))
    }
    return Diagnostic(
      .attributeValue,
      "\(quoted: "@" + name) has no value; leave out \(quoted: "(\(text))")", at: range)
  }

  static func missingAttributeText(
    _ attribute: BuiltInAttribute, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .attributeValue,
      "'@\(attribute.rawValue)' needs a text, as in '\(attribute.sample)'", at: range)
  }

  static func missingAttributeValue(
    _ name: String, type: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .attributeValue,
      "\(quoted: "@" + name) needs a value of the type \(quoted: type)", at: range)
  }

  static func badAttributeValue(
    _ name: String, _ text: String, type: String, words: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .attributeValue,
      """
      \(quoted: text) is no value of \(quoted: "@" + name), which is of the type \
      \(quoted: type)\(meant: nearestNames(to: text, in: Array(words.prefix(100))))
      """, at: range)
  }

  // bad-container

  static func containerWithoutName(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badContainer,
      "\(quoted: text) is no name of a container, as in '@container(home)'", at: range)
  }

  static func containerHidesMember(_ container: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badContainer, "a container \(container) would hide a member of the enum",
      at: container.range)
  }

  static func containersOfOneName(
    _ container: NameSyntax, _ earlier: NameSyntax, swiftName: String
  ) -> Diagnostic {
    Diagnostic(
      .badContainer,
      """
      the containers \(container) and \(earlier) would both be called \(quoted: swiftName)
      """, at: container.range, note: "the other one is here", at: earlier.range)
  }

  static func screenInTwoContainers(
    _ screen: String, _ container: NameSyntax, earlier: NameSyntax
  ) -> Diagnostic {
    Diagnostic(
      .badContainer,
      """
      all lines through one screen name the same container; \(quoted: screen) is in \(earlier) \
      and \(container)
      """, at: container.range, note: "the other line is here", at: earlier.range)
  }
}
