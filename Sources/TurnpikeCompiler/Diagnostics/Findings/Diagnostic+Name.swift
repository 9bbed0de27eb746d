extension Diagnostic {
  // bad-identifier

  static func badIdentifier(
    _ name: String, of source: String, at range: SourceRange
  ) -> Diagnostic {
    let would: Wording = name == source ? "" : "\(quoted: source) would be called "
    let `is` = name == source ? " is no name in Swift" : ", which is no name in Swift"
    return Diagnostic(.badIdentifier, "\(would)\(quoted: name)\(`is`)", at: range)
  }

  static func caseHidesMember(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badIdentifier,
      "a case \(quoted: name) would clash with a member of the enum; name the route with 'as'",
      at: range)
  }

  static func caseHidesType(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badIdentifier,
      """
      a case \(quoted: name) would hide the type of that name in generated code; name the route \
      with 'as \(Naming.lowerCamelCase(name))'
      """, at: range)
  }

  static func wordHidesMember(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badIdentifier,
      "a word \(word) would clash with a member of its enum; read it by a type of your own",
      at: word.range)
  }

  static func attributeHidesMember(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badIdentifier, "an attribute \(quoted: name) would hide a member of the enum",
      at: range)
  }

  static func attributesOfOneName(
    _ attribute: NameSyntax, _ earlier: NameSyntax, swiftName: String
  ) -> Diagnostic {
    Diagnostic(
      .badIdentifier,
      """
      the attributes \(attribute) and \(earlier) would both be called \(quoted: swiftName)
      """, at: attribute.range, note: "the other one is here", at: earlier.range)
  }

  static func typeHidesName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badIdentifier, "\(quoted: name) would hide a name that generated code needs",
      at: range)
  }

  /// - Parameter outermost: the first part of the name, which means another type, or none.
  static func typeIsHidden(
    _ name: String, _ outermost: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .badIdentifier,
      name == outermost
        ? """
        \(quoted: name) means another type in generated code; give yours another name, if only \
        by a 'typealias'
        """
        : "\(quoted: outermost) is no name of a module in Swift",
      at: range)
  }

  /// Reported at the later of the two ranges.
  static func typeHidesModule(
    _ name: String, at range: SourceRange, _ type: String, at other: SourceRange
  ) -> Diagnostic {
    let isLater = other.isBefore(range)
    return Diagnostic(
      .badIdentifier,
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
      .duplicateCase, "two routes are called \(quoted: name); name one with 'as'",
      at: range, note: "the other route is here", at: earlier)
  }

  // duplicate-destination

  /// - Parameter alias: the other route's case, where a second pattern may be what was meant.
  static func duplicateDestination(
    _ name: String, alias: String? = nil, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    let hint: Wording =
      alias.map {
        """
        ; write '=> \($0)' for a second pattern of one route, or '-> \(name) as name' for a second \
        case
        """
      } ?? ""
    return Diagnostic(
      .duplicateDestination, "two routes have the destination \(quoted: name)\(hint)",
      at: range, note: "the other route is here", at: earlier)
  }

  static func destinationWithOtherParameters(
    _ name: String, _ parameter: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateDestination,
      """
      two routes have the destination \(quoted: name) with different parameters: \
      \(quoted: parameter) is not the same in both
      """, at: range, note: "the other route is here", at: earlier)
  }

  /// - Parameter declared: where `enum` names it; nil for the name that an enum has without.
  static func destinationNamedAsEnum(
    _ name: String, at range: SourceRange, declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .duplicateDestination, "\(quoted: name) is the name of an enum of routes", at: range,
      note: "the enum is here", at: declared)
  }

  static func destinationNamedAsType(
    _ name: String, at range: SourceRange, declared: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateDestination, "\(quoted: name) is the name of a type of the file", at: range,
      note: "the type is here", at: declared)
  }

  // duplicate-parameter

  static func duplicateParameter(
    _ name: NameSyntax, _ swiftName: String, _ earlier: NameSyntax
  ) -> Diagnostic {
    Diagnostic(
      .duplicateParameter,
      name.text == earlier.text
        ? "the parameter \(name) is captured twice"
        : "\(name) and \(earlier) would both be called \(quoted: swiftName)",
      at: name.range, note: "the other one is here", at: earlier.range)
  }

  static func repeatedKey(
    _ key: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateParameter, "the query key \(quoted: key) stands twice", at: range,
      note: "the other one is here", at: earlier)
  }

  // duplicate-default-route

  static func duplicateDefault(at range: SourceRange, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateDefaultRoute, "the enum has a default route '_' already", at: range,
      note: "the other one is here", at: earlier)
  }
}
