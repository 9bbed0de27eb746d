import TurnpikeTable

// The findings that several checks report. Every other message is in the check that reports it.

extension Diagnostic {
  /// Reports a name that is not an identifier in Swift.
  ///
  /// - Parameter source: The text of the file that the name is derived from.
  static func badIdentifier(
    _ name: String, of source: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .badIdentifier,
      name == source
        ? "\(quoted: name) is not a valid Swift identifier"
        : "\(quoted: source) would be named \(quoted: name), which is not a valid Swift identifier",
      at: range)
  }

  /// Reports two names of a file that are the same name in Swift.
  static func sameSwiftName(
    _ id: DiagnosticID, _ name: NameSyntax, _ earlier: NameSyntax, _ swiftName: String
  ) -> Diagnostic {
    Diagnostic(
      id,
      """
      \(name) and \(earlier) would both be named \(quoted: swiftName) in Swift; rename one of them
      """, at: name.range, note: "the other name is here", at: earlier.range)
  }

  /// Reports a name of a case that is the name of another member of the generated enum.
  ///
  /// - Parameter what: The member with its article.
  static func nameOfMember(
    _ id: DiagnosticID, _ what: String, _ name: NameSyntax, fix: Wording = "rename it"
  ) -> Diagnostic {
    Diagnostic(
      id,
      """
      \(what) cannot be named \(name), because the generated enum has a member of that name; \
      \(fix)
      """, at: name.range)
  }

  /// Reports a name of a nested enum that means another type in generated code.
  static func nameOfNestedEnum(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badType,
      """
      an enum cannot be named \(quoted: name), because generated code needs that name; write \
      another name, as in '<\(name)Kind: a|b>'
      """, at: range)
  }

  static func redeclaration(
    _ id: DiagnosticID, _ what: String, _ name: NameSyntax, earlier: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id, "invalid redeclaration of the \(what) \(name)", at: name.range,
      note: "previously declared here", at: earlier)
  }

  static func duplicatePattern(
    _ later: NameSyntax, _ earlier: NameSyntax, reason: Wording? = nil
  ) -> Diagnostic {
    let fix = reason ?? "remove one of them"
    return Diagnostic(
      .duplicatePattern,
      later.text == earlier.text
        ? "two routes cannot have the same pattern \(later); \(fix)"
        : "\(later) and \(earlier) are the same pattern; \(fix)",
      at: later.range, note: "the other pattern is here", at: earlier.range)
  }

  /// - Parameter suggestions: The types that may be meant, or nil for the name with a capital letter.
  static func lowerCaseType(_ name: NameSyntax, suggestions: [String]? = nil) -> Diagnostic {
    let meant = suggestions ?? capitalizedTypeName(name.text).map { [$0] } ?? []
    return Diagnostic(
      .badType, "the type name \(name) must start with a capital letter\(meant: meant)",
      at: name.range)
  }

  static func unknownType(_ name: NameSyntax, suggestions: [String]) -> Diagnostic {
    Diagnostic(.unknownType, "unknown type \(name)\(meant: suggestions)", at: name.range)
  }

  static func unknownModule(_ module: NameSyntax, suggestions: [String]) -> Diagnostic {
    let hint: Wording = "add it to the dependencies of the target in Package.swift"
    return Diagnostic(
      .unknownModule, "unknown module \(module)\(meant: suggestions, else: hint)",
      at: module.range)
  }

  /// - Parameters:
  ///   - value: The `nil` of `?= nil`, or nil for another default.
  ///   - mark: The `?` of `?=`.
  static func fallbackOutsideQuery(
    _ id: DiagnosticID, nilValue value: SourceRange?, at mark: SourceRange
  ) -> Diagnostic {
    if let value {
      return Diagnostic(
        id,
        """
        '?= nil' is only allowed in the query and the fragment of a route; write '\(proposed: "?")'
        """, at: mark
      ).replacing(mark.extended(to: value.upper))
    }
    return Diagnostic(
      id,
      "'?=' is only allowed in the query and the fragment of a route; write '='\(replacement: "")",
      at: mark)
  }

  static func missingAttributeText(
    _ attribute: BuiltInAttribute, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      attribute == .example ? .exampleMismatch : .attributeValue,
      "'@\(attribute.rawValue)' must have a text, as in '\(attribute.sample)'", at: range)
  }

  static func badOrigin(_ origin: NameSyntax, _ problem: Wording) -> Diagnostic {
    Diagnostic(.badOrigin, "\(origin) is not a valid origin: \(problem)", at: origin.range)
  }
}
