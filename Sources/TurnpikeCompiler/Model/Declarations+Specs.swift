// Resolves the text in `<…>` of a value.

extension Declarations {
  /// Resolves a spec for a parameter. If the spec has an error, this reports the error and returns
  /// nil.
  func resolve(_ syntax: SpecSyntax, parameter: String) -> ValueSpec? {
    var type: ValueType?
    var spec = ValueSpec.string
    switch syntax.type {
    case .named(let name, let range):
      type = self.type(name, range)
      spec.typeRange = name.range
      spec.isTypeNamed = types[name.text] != nil
    case .words(let name, let words):
      type = enumeration(name, words, parameter, syntax.range)
    }
    guard let type else { return nil }
    spec.type = type
    (spec.isOptional, spec.isList) = (syntax.isOptional, syntax.isList)
    if let value = syntax.defaultValue {
      guard let text = canonicalDefault(value, type) else { return nil }
      spec.defaultText = text
      spec.isLenient = syntax.lenientMark != nil
    }
    if let value = syntax.nilValue {
      spec.isLenient = true
      guard type.isString else { return spec }
      reporter.report(
        .badDefault, "a 'String' accepts every text, so '?= nil' has no effect; write '<String?>'",
        at: value)
    }
    return spec
  }

  /// Resolves a named type with its range. If it has an error, this reports the error and returns
  /// nil.
  private func type(_ name: NameSyntax, _ range: RangeSyntax?) -> ValueType? {
    let named = types[name.text]
    let builtIn = named == nil ? BuiltInType(rawValue: name.text) : nil
    if let builtIn, builtIn.isNumber, let range {
      return numberRange(range, builtIn).map { .builtIn(builtIn, $0) }
    }
    if named == nil, builtIn == nil {
      guard isCapitalized(name.text) else {
        reportSmall(name)
        return nil
      }
      guard checkMeaning(of: name), checkImport(of: name) else { return nil }
    }
    if let range {
      reporter.report(.badRange, "only a number can have a range, not \(name)", at: range.range)
      return nil
    }
    if let named {
      usedTypes.insert(name.text)
      // The definition may have an error.
      return named.type ?? .builtIn(.string, nil)
    }
    return builtIn.map { .builtIn($0, nil) } ?? .custom(name.text)
  }

  /// Reports a type whose module is not imported. Returns whether the module is imported.
  private func checkImport(of name: NameSyntax) -> Bool {
    let module = name.text.outermostName
    guard case .routes(let modules) = strictness, module != name.text, !modules.contains(module)
    else { return true }
    if unread.mayDeclare(module) { return false }
    let near = nearestNames(to: module, in: modules.sorted())
    reporter.report(
      Diagnostic(
        .unknownType, "\(name) needs 'import \(module)'\(meant: near)", at: name.range
      ).replacing(name.range.prefix(module.utf8.count)))
    return false
  }

  /// Reports an unknown name that means a built-in type. Returns whether it can be a custom type. If
  /// the file imports modules, they can contain a type with any name.
  private func checkMeaning(of name: NameSyntax) -> Bool {
    guard case .routes(let modules) = strictness, !name.text.utf8.contains(SyntaxByte.dot),
      !modules.contains(where: { $0 != module }),
      let type = BuiltInType.meant(byCapitalized: name.text)
    else { return true }
    reporter.report(.unknownType(name, suggestions: [type.rawValue]))
    return false
  }

  /// Reports the name of a type that does not start with a capital letter.
  private func reportSmall(_ name: NameSyntax) {
    let types = BuiltInType.meant(bySmall: name.text).map(\.rawValue)
    if !types.isEmpty {
      reporter.report(.unknownType(name, suggestions: types))
      return
    }
    var suggestions = BuiltInType.nearestNames(to: name.text)
    if let type = capitalizedTypeName(name.text), BuiltInType.meant(byCapitalized: type) == nil {
      suggestions.append(type)
    }
    reporter.report(.lowerCaseType(name, suggestions: suggestions))
  }

  /// Resolves an enum of some values. If one of the names is not valid, this reports the error and
  /// returns nil.
  func enumeration(
    _ name: NameSyntax?, _ words: [NameSyntax], _ parameter: String, _ range: SourceRange
  ) -> ValueType? {
    let mark = reporter.mark
    let typeName = name?.text ?? Naming.typeName(ofParameter: parameter)
    if SwiftNames.reservedTypes.contains(typeName) {
      reporter.report(.nameOfNestedEnum(typeName, at: name?.range ?? range))
    }
    // The parser has already reported equal values.
    reporter.checkCases(
      words, "an enum value", bad: .badIdentifier, same: .repeatedWord, fix: "use a custom type")
    if reporter.hasErrors(since: mark) { return nil }
    return .words(
      typeName: typeName,
      words.map {
        ValueType.Word(text: $0.text, swiftName: Naming.caseName(ofWord: $0.text))
      })
  }

  func numberRange(_ range: RangeSyntax, _ type: BuiltInType) -> NumberRange? {
    let bounds = [range.lower, range.upper].map { name in
      name.flatMap { type.canonical(Array($0.text.utf8), nil) }
    }
    let wrong = zip([range.lower, range.upper], bounds).compactMap { $1 == nil ? $0 : nil }
    for name in wrong {
      reporter.report(
        .badRange, "\(name) is not a valid bound of the type '\(type.rawValue)'", at: name.range)
    }
    if !wrong.isEmpty { return nil }
    let result = NumberRange(
      lower: bounds[0], upper: bounds[1], includesUpper: range.includesUpper)
    if result.isEmpty(of: type) {
      reporter.report(.badRange, "the range is empty", at: range.range)
      return nil
    }
    return result
  }

  /// Returns the text of a default in the type's canonical form. If the type has no such value,
  /// this reports the error and returns nil.
  private func canonicalDefault(_ value: NameSyntax, _ type: ValueType) -> String? {
    if case .custom(let name) = type {
      // An unreadable line can declare the type.
      if !unread.mayDeclare(name) {
        let isEnum = value.text.utf8.contains(SyntaxByte.bar)
        let type = isEnum ? "\(name): \(value.text)" : "\(name)?"
        reporter.report(
          .badDefault,
          "the custom type \(quoted: name) cannot have a default; write \(quoted: "<\(type)>")",
          at: value.range)
      }
      return nil
    }
    if let text = type.canonical(value.text) { return text }
    let near = nearestNames(to: value.text, in: type.words.map(\.text))
    let hint: Wording =
      value.text == "nil"
      ? "; write \(quoted: type.spelling + "?") for an optional parameter" : "\(meant: near)"
    reporter.report(
      .badDefault,
      "\(value) is not a valid default of the type \(quoted: type.spelling)\(hint)",
      at: value.range)
    return nil
  }
}

extension NumberRange {
  /// Returns whether the range contains no number of the type.
  fileprivate func isEmpty(of type: BuiltInType) -> Bool {
    if let lower, type.accepts(Array(lower.utf8), self) { return false }
    return lower != nil || type.samples(self).isEmpty
  }
}
