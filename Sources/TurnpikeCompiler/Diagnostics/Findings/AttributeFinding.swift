/// What is wrong with the attributes of a line.
package enum AttributeFinding: String, CaseIterable, Sendable {
  case attributeWithoutName = "attribute-without-name"
  case repeatedAttribute = "repeated-attribute"
  case undeclaredAttribute = "undeclared-attribute"
  case misplacedAttribute = "misplaced-attribute"
  case attributeValue = "attribute-value"
  case badContainer = "bad-container"
}

extension AttributeFinding {
  @_optimize(none)
  package var explanation: Explanation {
    switch self {
    case .attributeWithoutName:
      .error(
        "An attribute without a name",
        """
        An attribute is '@' and a name without a blank between them, and perhaps a text in
        parentheses: '@auth', '@analytics(order)'. By its name the app asks for it, so '@' alone
        says nothing.
        """,
        .file(
          before: "orders -> OrdersDestination @",
          says: "1:29: expected an attribute's name after '@'",
          after: "orders -> OrdersDestination @deprecated"))
    case .repeatedAttribute:
      .error(
        "An attribute that stands twice",
        """
        A line has each attribute once, or it would be open which text counts; '@example' alone may
        stand several times. What a group gives its routes is another matter: a route that has the
        same attribute itself overrides it.
        """,
        .file(
          before: """
            attribute analytics<String>
            orders -> OrdersDestination @analytics(orders) @analytics(list)
            """,
          says: """
            2:49: the attribute '@analytics' is repeated
            2:30: it stands here already
            """,
          after: """
            attribute analytics<String>
            orders -> OrdersDestination @analytics(orders)
            """))
    case .undeclaredAttribute:
      .error(
        "An attribute that is not declared",
        """
        Filters and the app ask for attributes by their names, so a misspelt one would take away
        what it protects without a word. That is why each name is declared, with 'attribute', in
        one of the files that make the enum.
        """,
        .file(
          before: """
            attribute auth
            orders -> OrdersDestination @auht
            """,
          says: "2:30: no attribute is called 'auht'; did you mean 'auth'?",
          after: """
            attribute auth
            orders -> OrdersDestination @auth
            """))
    case .misplacedAttribute:
      .error(
        "An attribute where the line has none",
        """
        A group's attributes follow its path, those of any other line stand at its end, each after
        white space. In any other place it would be text of the path: '@auth {' makes a group of
        unguarded routes under the path '@auth', where '/ @auth {' guards them. A path that is
        really called like an attribute is written with '%40'.
        """,
        .file(
          before: """
            attribute auth
            @auth {
              orders -> OrdersDestination
            }
            """,
          says: """
            2:1: '@auth' is part of the path here; write '/ @auth {' for the attribute, or '%40' \
            for '@' in a path
            """,
          after: """
            attribute auth
            / @auth {
              orders -> OrdersDestination
            }
            """))
    case .attributeValue:
      .error(
        "An attribute with a wrong value",
        """
        What stands behind an attribute is a value of the type that its declaration gives, within
        its range or among its words. Without a text it stands for the declaration's default; where
        there is none, a value has to be written. An attribute declared without a type has none.
        """,
        .file(
          before: """
            attribute level<Int 1...3>
            orders -> OrdersDestination @level(5)
            """,
          says: "2:36: '5' is no value of '@level', which is of the type 'Int 1...3'",
          after: """
            attribute level<Int 1...3>
            orders -> OrdersDestination @level(3)
            """))
    case .badContainer:
      .error(
        "A container that is none",
        """
        '@container' names the part of the app that shows a route, as a tab, by a word that gives a
        case in Swift: letters, digits, '_' and '-', but not 'allCases', which the enum of them has.
        Two words do not give one case, and a screen is in one container: where two stacks pass
        through it that name different ones, it has a line of its own.
        """,
        .file(
          before: """
            orders -> OrdersDestination @container(my orders)
            """,
          says: "1:40: 'my orders' is no name of a container, as in '@container(home)'",
          after: """
            orders -> OrdersDestination @container(my-orders)
            """))
    }
  }
}

extension Diagnostic {
  // attribute-without-name

  /// - Parameter name: one that stands behind white space.
  @_optimize(none)
  static func attributeWithoutName(at range: SourceRange, name: NameSyntax? = nil) -> Diagnostic {
    guard let name else {
      return Diagnostic(
        .attribute(.attributeWithoutName), "expected an attribute's name after '@'", at: range)
    }
    return Diagnostic(
      .attribute(.attributeWithoutName),
      "white space after '@'; write '\(proposed: "@" + name.text)'", at: range
    ).replacing(
      SourceRange(file: range.file, lower: range.lower, upper: name.range.upper))
  }

  // repeated-attribute

  static func repeatedAttribute(_ name: NameSyntax, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .attribute(.repeatedAttribute), "the attribute '@\(shortened: name.text)' is repeated",
      at: name.range, note: "it stands here already", at: earlier)
  }

  // undeclared-attribute

  static func undeclaredAttribute(
    _ name: NameSyntax, hasText: Bool, suggestions: [String]
  ) -> Diagnostic {
    let spec = hasText ? "<String>" : ""
    let hint: Wording = "write 'attribute \(name.text)\(spec)' before the first route"
    return Diagnostic(
      .attribute(.undeclaredAttribute),
      "no attribute is called \(name)\(meant: suggestions, else: hint)", at: name.range)
  }

  // misplaced-attribute

  /// - Parameter edit: the line with the attributes where they belong.
  @_optimize(none)
  static func misplacedAttributes(
    isGroup: Bool, _ edit: Replacement?, at range: SourceRange
  ) -> Diagnostic {
    let rule: Wording =
      isGroup ? "a group's attributes follow its path" : "attributes stand at the end of the line"
    guard let edit else { return Diagnostic(.attribute(.misplacedAttribute), rule, at: range) }
    return Diagnostic(
      .attribute(.misplacedAttribute), "\(rule); write '\(proposed: edit.text)'", at: range
    ).replacing(edit.range)
  }

  static func blankBeforeAttribute(_ attribute: NameSyntax) -> Diagnostic {
    Diagnostic(
      .attribute(.misplacedAttribute),
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
      .attribute(.misplacedAttribute),
      "attributes are separated by white space; write '\(proposed: text)'", at: range
    ).replacing(list)
  }

  /// - Parameter edit: the line with the attributes where they belong.
  @_optimize(none)
  static func attributesInPath(_ found: NameSyntax, _ edit: Replacement?) -> Diagnostic {
    guard let edit else {
      return Diagnostic(
        .attribute(.misplacedAttribute),
        """
        \(found) is part of the path here; attributes stand at the end of the line, and '@' in a \
        path is written '%40'
        """, at: found.range)
    }
    return Diagnostic(
      .attribute(.misplacedAttribute),
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
      .attribute(.misplacedAttribute),
      """
      \(found) is part of the path here; did you mean \(quoted: line)? '@' in a path is written \
      '%40'
      """, at: found.range)
  }

  // attribute-value

  static func textOfFlag(_ name: String, isBuiltIn: Bool, at range: SourceRange) -> Diagnostic {
    let hint: Wording =
      isBuiltIn ? "" : "; declare it with a type, as in 'attribute \(name)<String>'"
    if range.lower == range.upper {
      return Diagnostic(
        .attribute(.attributeValue),
        "\(quoted: "@" + name) has no value; leave out '()'\(replacement: "")",
        at: SourceRange(file: range.file, lower: range.lower - 1, upper: range.upper + 1))
    }
    return Diagnostic(
      .attribute(.attributeValue),
      "\(quoted: "@" + name) has no value, and a text stands here\(hint)", at: range)
  }

  @_optimize(none)
  static func missingAttributeText(
    _ attribute: BuiltInAttribute, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .attribute(.attributeValue),
      "'@\(attribute.rawValue)' needs a text, as in '\(attribute.sample)'", at: range)
  }

  static func missingAttributeValue(
    _ name: String, type: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .attribute(.attributeValue),
      "\(quoted: "@" + name) needs a value of the type \(quoted: type)", at: range)
  }

  static func badAttributeValue(
    _ name: String, _ text: String, type: String, words: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .attribute(.attributeValue),
      """
      \(quoted: text) is no value of \(quoted: "@" + name), which is of the type \
      \(quoted: type)\(meant: nearestNames(to: text, in: words))
      """, at: range)
  }

  // bad-container

  static func containerWithoutName(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .attribute(.badContainer),
      "\(quoted: text) is no name of a container, as in '@container(home)'", at: range)
  }

  static func containerHidesMember(_ container: NameSyntax) -> Diagnostic {
    Diagnostic(
      .attribute(.badContainer), "a container \(container) would hide a member of the enum",
      at: container.range)
  }

  static func containersOfOneName(
    _ container: NameSyntax, _ earlier: NameSyntax, swiftName: String
  ) -> Diagnostic {
    Diagnostic(
      .attribute(.badContainer),
      """
      the containers \(container) and \(earlier) would both be called \(quoted: swiftName)
      """, at: container.range, note: "the other one is here", at: earlier.range)
  }

  static func screenInTwoContainers(
    _ screen: String, _ container: NameSyntax, earlier: NameSyntax
  ) -> Diagnostic {
    Diagnostic(
      .attribute(.badContainer),
      """
      \(quoted: screen) would be in the containers \(earlier) and \(container); give it a line \
      of its own
      """, at: container.range, note: "the other line is here", at: earlier.range)
  }
}
