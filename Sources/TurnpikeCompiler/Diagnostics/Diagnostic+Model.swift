// The wording of what is found when names and types are resolved.

extension Diagnostic {
  // MARK: Directives

  static func lateDirective(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.lateDirective, "'\(word)' belongs before the first route", at: range)
  }

  static func repeatedDirective(
    _ word: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .repeatedDirective, "'\(word)' is repeated; a file has it once", at: range,
      notes: [Note("the first one is here", at: earlier)])
  }

  static func directiveInSecondFile(
    _ word: String, _ table: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .repeatedDirective, "the '\(word)' of \(quoted(table)) is set in another file already",
      at: range,
      notes: [Note("the other one is here", at: earlier)])
  }

  static func secondDocumentation(
    _ table: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .repeatedDirective, "\(quoted(table)) is documented in another file already", at: range,
      notes: [Note("its documentation is here", at: earlier)])
  }

  static func badOrigin(_ origin: NameSyntax, _ problem: OriginModel.Problem) -> Diagnostic {
    Diagnostic(
      .badOrigin, "\(quoted(origin.text)) is no origin: \(harmless(problem.text))",
      at: origin.range)
  }

  static func unusedImport(_ module: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unusedImport, "no type of these routes needs \(quoted(module.text))", at: module.range)
  }

  static func importOfItself(_ module: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unusedImport, "\(quoted(module.text)) is the module of these routes, which needs no import",
      at: module.range)
  }

  // MARK: Names

  static func badIdentifier(
    _ name: String, of source: String, at range: SourceRange
  ) -> Diagnostic {
    let message =
      name == source
      ? "\(quoted(name)) is no name in Swift"
      : "\(quoted(source)) would be called \(quoted(name)), which is no name in Swift"
    return Diagnostic(.badIdentifier, message, at: range)
  }

  static func duplicateCase(
    _ name: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateCase, "two routes are called \(quoted(name)); name one with 'as'", at: range,
      notes: [Note("the other route is here", at: earlier)])
  }

  /// - Parameter alias: the other route's case, where a second pattern may be what was meant.
  static func duplicateDestination(
    _ name: String, alias: String?, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    let hint = alias.map { "; a second pattern of one route is written '=> \(harmless($0))'" } ?? ""
    return Diagnostic(
      .duplicateDestination, "two routes have the destination \(quoted(name))\(hint)", at: range,
      notes: [Note("the other route is here", at: earlier)])
  }

  /// - Parameter declared: where `enum` names it; nil for the name that an enum has without.
  static func destinationNamedAsEnum(
    _ name: String, at range: SourceRange, declared: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .duplicateDestination, "\(quoted(name)) is the name of an enum of routes", at: range,
      notes: declared.map { [Note("the enum is here", at: $0)] } ?? [])
  }

  static func destinationNamedAsType(
    _ name: String, at range: SourceRange, declared: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateDestination, "\(quoted(name)) is the name of a type of the file", at: range,
      notes: [Note("the type is here", at: declared)])
  }

  static func caseHidesMember(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badIdentifier,
      "a case \(quoted(name)) would clash with a member of the enum; name the route with 'as'",
      at: range)
  }

  static func caseHidesType(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badIdentifier,
      "a case \(quoted(name)) would hide the type of that name in generated code; name the route "
        + "with 'as \(harmless(Naming.lowerCamelCase(name)))'",
      at: range)
  }

  static func wordHidesMember(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badIdentifier,
      "a word \(quoted(word.text)) would clash with a member of its enum; read it by a type of "
        + "your own",
      at: word.range)
  }

  /// - Parameter outermost: the first part of the name, which means another type, or none.
  static func typeIsHidden(
    _ name: String, _ outermost: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .badIdentifier,
      name == outermost
        ? "\(quoted(name)) means another type in generated code; give yours another name, if only "
          + "by a 'typealias'"
        : "\(quoted(outermost)) is no name of a module in Swift",
      at: range)
  }

  /// Told at the later place of the two.
  static func typeHidesModule(
    _ name: String, at range: SourceRange, _ type: String, at other: SourceRange
  ) -> Diagnostic {
    let message =
      "a type \(quoted(name)) would hide the module \(quoted(name)), by which \(quoted(type)) is "
      + "named; give the type another name"
    let isLater = other.isBefore(range)
    return Diagnostic(
      .badIdentifier, message, at: isLater ? range : other,
      notes: [
        isLater
          ? Note("the module is named here", at: other) : Note("the type is here", at: range)
      ])
  }

  static func typeHidesName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badIdentifier, "\(quoted(name)) would hide a name that generated code needs", at: range)
  }

  static func duplicateParameter(
    _ name: NameSyntax, _ swiftName: String, _ earlier: NameSyntax
  ) -> Diagnostic {
    let message =
      name.text == earlier.text
      ? "the parameter \(quoted(name.text)) is captured twice"
      : "\(quoted(name.text)) and \(quoted(earlier.text)) would both be called \(quoted(swiftName))"
    return Diagnostic(
      .duplicateParameter, message, at: name.range,
      notes: [Note("the other one is here", at: earlier.range)])
  }

  static func repeatedKey(
    _ key: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateParameter, "the query key \(quoted(key)) stands twice", at: range,
      notes: [Note("the other one is here", at: earlier)])
  }

  static func duplicateDefault(at range: SourceRange, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateDefault, "the enum has a default route '_' already", at: range,
      notes: [Note("the other one is here", at: earlier)])
  }

  // MARK: Types

  static func unknownType(_ name: NameSyntax, suggestion: String) -> Diagnostic {
    Diagnostic(
      .unknownType, "unknown type \(quoted(name.text))\(suggesting(suggestion))", at: name.range)
  }

  static func typeOfUnknownModule(
    _ name: NameSyntax, _ module: String, suggestion: String?
  ) -> Diagnostic {
    Diagnostic(
      .unknownType,
      "\(quoted(name.text)) needs 'import \(harmless(module))'\(suggesting(suggestion))",
      at: name.range)
  }

  static func rangeOfType(_ name: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(.badRange, "a range narrows numbers, not \(quoted(name.text))", at: range)
  }

  static func boundOutsideType(_ bound: NameSyntax, _ type: BuiltInType) -> Diagnostic {
    Diagnostic(.badRange, "\(quoted(bound.text)) is no \(type.rawValue)", at: bound.range)
  }

  static func emptyRange(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badRange, "the range holds no number", at: range)
  }

  static func enumerationHidesName(
    _ name: String, at range: SourceRange, needed: SourceRange? = nil
  ) -> Diagnostic {
    Diagnostic(
      .badType,
      "an enum \(quoted(name)) would hide a name that generated code needs; name it, as in "
        + "'<\(harmless(name))Kind: a|b>'",
      at: range, notes: needed.map { [Note("it is needed here", at: $0)] } ?? [])
  }

  static func hiddenByEnumeration(
    _ name: String, at range: SourceRange, enumeration: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .badType,
      "\(quoted(name)) would be hidden by an enum of words; name that, as in "
        + "'<\(harmless(name))Kind: a|b>'",
      at: range, notes: [Note("the enum is here", at: enumeration)])
  }

  static func enumerationTwice(
    _ name: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .badType, "two enums \(quoted(name)) with different words", at: range,
      notes: [Note("the other one is here", at: earlier)])
  }

  static func enumerationAndType(
    _ name: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .badType, "\(quoted(name)) is an enum of words and a type of yours in one route", at: range,
      notes: [Note("the other one is here", at: earlier)])
  }

  static func wordsOfOneName(
    _ word: NameSyntax, _ earlier: NameSyntax, _ swiftName: String
  ) -> Diagnostic {
    Diagnostic(
      .repeatedWord,
      "\(quoted(word.text)) and \(quoted(earlier.text)) would both be called \(quoted(swiftName))",
      at: word.range, notes: [Note("the other one is here", at: earlier.range)])
  }

  static func defaultOfCustomType(_ value: NameSyntax, _ type: String) -> Diagnostic {
    Diagnostic(
      .badDefault,
      "\(quoted(type)) is a type of yours and takes no default; write '<\(harmless(type))?>'",
      at: value.range)
  }

  static func badDefault(
    _ value: NameSyntax, _ problem: String, suggestion: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .badDefault, "the default \(quoted(value.text)) is \(problem)\(suggesting(suggestion))",
      at: value.range)
  }

  // MARK: Places

  static func restNotLast(_ name: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .restNotLast,
      "'*\(harmless(name.text))' takes all that follows; only the last segment can be a rest",
      at: range)
  }

  static func listInPath(
    _ name: NameSyntax, place: String, at range: SourceRange
  ) -> Diagnostic {
    let hint = place == "a rest" ? "a rest is a list as it is" : "\(place) holds one value"
    return Diagnostic(
      .listInPath, "\(quoted(name.text)) cannot be a list: \(hint)", at: range)
  }

  static func optionalRest(_ name: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .optionalRest,
      "'*\(harmless(name.text))' is one segment or more, neither optional nor defaulted", at: range)
  }

  static func optionalNotLast(
    _ name: String, isOptional: Bool, at range: SourceRange, before later: SourceRange
  ) -> Diagnostic {
    let message =
      isOptional
      ? "\(quoted(name)) is optional, and only the last segment can be"
      : "\(quoted(name)) has a default, and what follows it has none"
    return Diagnostic(
      .optionalNotLast, message, at: range, notes: [Note("this follows", at: later)])
  }
}
