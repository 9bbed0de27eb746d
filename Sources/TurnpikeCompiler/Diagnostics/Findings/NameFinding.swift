/// What is wrong with the names that the file gives.
package enum NameFinding: String, CaseIterable, Sendable {
  case badIdentifier = "bad-identifier"
  case duplicateCase = "duplicate-case"
  case duplicateDestination = "duplicate-destination"
  case duplicateParameter = "duplicate-parameter"
  case duplicateDefault = "duplicate-default-route"
}

extension NameFinding {
  @_optimize(none)
  package var explanation: Explanation {
    switch self {
    case .badIdentifier:
      .error(
        "A name that Swift could not use",
        """
        Destinations, parameters, words and attributes become names in Swift code. This one leaves
        no identifier, or is called like something that the generated code itself needs, and would
        take its place: a type such as 'String', the enum 'Attribute', a module by which the file
        names a type. Choose another, for a type of your own by a 'typealias'.
        """,
        .file(
          before: "label/:text -> String",
          says: "1:16: 'String' would hide a name that generated code needs",
          after: "label/:text -> LabelDestination"))
    case .duplicateCase:
      .error(
        "Two routes with one name",
        """
        Each route is a case of the enum, called like its destination without 'Destination', or as
        'as' says. Two cases of one enum cannot have the same name: let 'as' give one another.
        """,
        .file(
          before: """
            login         -> LoginDestination
            partner/login -> PartnerLoginDestination as login
            """,
          says: """
            2:45: two routes are called 'login'; name one with 'as'
            1:18: the other route is here
            """,
          after: """
            login         -> LoginDestination
            partner/login -> PartnerLoginDestination as partnerLogin
            """))
    case .duplicateDestination:
      .error(
        "A destination of two routes",
        """
        A struct is made for each route's destination, with the parameters of that route, so the
        name stands once. Where a second pattern leads to the same place, it is an alias: '=>' and
        the name of the case. The enum's own name is taken as well.
        """,
        .file(
          before: """
            product/:product_id -> ProductDestination
            p/:product_id       -> ProductDestination
            """,
          says: """
            2:24: two routes have the destination 'ProductDestination'; \
            a second pattern of one route is written '=> product'
            1:24: the other route is here
            """,
          after: """
            product/:product_id -> ProductDestination
            p/:product_id       => product
            """))
    case .duplicateParameter:
      .error(
        "Two parameters with one name",
        """
        The parameters of a route become properties of one struct, so their names differ, also after
        they are made Swift names: 'user_id' and 'userID' are both 'userID'. A query key stands once
        in a pattern too, since each parameter has a value of its own.
        """,
        .file(
          before: "compare/:product_id/:product_id -> ComparisonDestination",
          says: """
            1:22: the parameter 'product_id' is captured twice
            1:10: the other one is here
            """,
          after: "compare/:product_id/:other_id -> ComparisonDestination"))
    case .duplicateDefault:
      .error(
        "Two default routes",
        """
        The route with the pattern '_' takes every link that no other route answers. With a second
        one it would be open which of them does.
        """,
        .file(
          before: """
            / -> HomeDestination
            _ -> NotFoundDestination
            _ -> LandingDestination
            """,
          says: """
            3:1: the enum has a default route '_' already
            2:1: the other one is here
            """,
          after: """
            / -> HomeDestination
            _ -> NotFoundDestination
            """))
    }
  }
}

extension Diagnostic {
  // bad-identifier

  static func badIdentifier(
    _ name: String, of source: String, at range: SourceRange
  ) -> Diagnostic {
    let would: Wording = name == source ? "" : "\(quoted: source) would be called "
    let `is` = name == source ? " is no name in Swift" : ", which is no name in Swift"
    return Diagnostic(.name(.badIdentifier), "\(would)\(quoted: name)\(`is`)", at: range)
  }

  static func caseHidesMember(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .name(.badIdentifier),
      "a case \(quoted: name) would clash with a member of the enum; name the route with 'as'",
      at: range)
  }

  static func caseHidesType(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .name(.badIdentifier),
      """
      a case \(quoted: name) would hide the type of that name in generated code; name the route \
      with 'as \(Naming.lowerCamelCase(name))'
      """, at: range)
  }

  static func wordHidesMember(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(
      .name(.badIdentifier),
      "a word \(word) would clash with a member of its enum; read it by a type of your own",
      at: word.range)
  }

  static func attributeHidesMember(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .name(.badIdentifier), "an attribute \(quoted: name) would hide a member of the enum",
      at: range)
  }

  static func attributesOfOneName(
    _ attribute: NameSyntax, _ earlier: NameSyntax, swiftName: String
  ) -> Diagnostic {
    Diagnostic(
      .name(.badIdentifier),
      """
      the attributes \(attribute) and \(earlier) would both be called \(quoted: swiftName)
      """, at: attribute.range, note: "the other one is here", at: earlier.range)
  }

  static func typeHidesName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .name(.badIdentifier), "\(quoted: name) would hide a name that generated code needs",
      at: range)
  }

  /// - Parameter outermost: the first part of the name, which means another type, or none.
  static func typeIsHidden(
    _ name: String, _ outermost: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .name(.badIdentifier),
      name == outermost
        ? """
        \(quoted: name) means another type in generated code; give yours another name, if only \
        by a 'typealias'
        """
        : "\(quoted: outermost) is no name of a module in Swift",
      at: range)
  }

  /// Told at the later place of the two.
  static func typeHidesModule(
    _ name: String, at range: SourceRange, _ type: String, at other: SourceRange
  ) -> Diagnostic {
    let isLater = other.isBefore(range)
    return Diagnostic(
      .name(.badIdentifier),
      """
      a type \(quoted: name) would hide the module \(quoted: name), by which \(quoted: type) is \
      named; give the type another name
      """, at: isLater ? range : other,
      note: isLater ? "the module is named here" : "the type is here", at: isLater ? other : range)
  }

  // duplicate-case

  static func duplicateCase(
    _ name: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .name(.duplicateCase), "two routes are called \(quoted: name); name one with 'as'",
      at: range, note: "the other route is here", at: earlier)
  }

  // duplicate-destination

  /// - Parameter alias: the other route's case, where a second pattern may be what was meant.
  static func duplicateDestination(
    _ name: String, alias: String?, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    let hint: Wording =
      alias.map { "; a second pattern of one route is written '=> \($0)'" } ?? ""
    return Diagnostic(
      .name(.duplicateDestination), "two routes have the destination \(quoted: name)\(hint)",
      at: range, note: "the other route is here", at: earlier)
  }

  /// - Parameter declared: where `enum` names it; nil for the name that an enum has without.
  static func destinationNamedAsEnum(
    _ name: String, at range: SourceRange, declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .name(.duplicateDestination), "\(quoted: name) is the name of an enum of routes", at: range,
      note: "the enum is here", at: declared)
  }

  static func destinationNamedAsType(
    _ name: String, at range: SourceRange, declared: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .name(.duplicateDestination), "\(quoted: name) is the name of a type of the file", at: range,
      note: "the type is here", at: declared)
  }

  // duplicate-parameter

  static func duplicateParameter(
    _ name: NameSyntax, _ swiftName: String, _ earlier: NameSyntax
  ) -> Diagnostic {
    Diagnostic(
      .name(.duplicateParameter),
      name.text == earlier.text
        ? "the parameter \(name) is captured twice"
        : "\(name) and \(earlier) would both be called \(quoted: swiftName)",
      at: name.range, note: "the other one is here", at: earlier.range)
  }

  static func repeatedKey(
    _ key: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .name(.duplicateParameter), "the query key \(quoted: key) stands twice", at: range,
      note: "the other one is here", at: earlier)
  }

  // duplicate-default-route

  static func duplicateDefault(at range: SourceRange, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .name(.duplicateDefault), "the enum has a default route '_' already", at: range,
      note: "the other one is here", at: earlier)
  }
}
