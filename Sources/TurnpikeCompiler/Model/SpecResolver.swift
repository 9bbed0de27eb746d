// Resolves what `<…>` says of a value.

extension ModelBuilder {
  /// Resolves a spec for a parameter; what is wrong is reported, and `String` takes its place.
  ///
  /// - Returns: The spec, and whether nothing in it is wrong.
  mutating func resolve(
    _ syntax: SpecSyntax, parameter: String, imports: Set<String>
  ) -> (spec: ValueSpec, isWhole: Bool) {
    var spec = ValueSpec.string
    var isWhole: Bool
    spec.isOptional = syntax.isOptional
    switch syntax.type {
    case .named(let name, let range), .list(let name, let range):
      (spec.type, isWhole) = type(name, range, imports)
      spec.typeRange = name.range
      spec.isTypeNamed = declarations.types[name.text] != nil
      if case .list = syntax.type { spec.isList = true }
    case .words(let name, let words):
      (spec.type, isWhole) = enumeration(name, words, parameter, syntax.range)
    }
    if let value = syntax.defaultValue {
      spec.defaultText = canonicalDefault(value, spec.type)
      if spec.defaultText == nil { isWhole = false }
      spec.isLenient = syntax.lenientMark != nil
    }
    return (spec, isWhole)
  }

  /// A named type with its range; not whole if something is wrong, which is reported.
  private mutating func type(
    _ name: NameSyntax, _ range: RangeSyntax?, _ imports: Set<String>
  ) -> (type: ValueType, isWhole: Bool) {
    var known: ValueType?
    var number: BuiltInType?
    var isWhole = true
    if let named = declarations.types[name.text] {
      declarations.usedTypes.insert(name.text)
      // The definition may have an error.
      known = named.type ?? .builtIn(.string, nil)
    } else if let builtIn = BuiltInType(rawValue: name.text) {
      number = builtIn
    } else if !isCapitalized(name.text) {
      number = smallBuiltIn(name)
      isWhole = false
    } else {
      number = foreignBuiltIn(name, imports)
      isWhole = number == nil && checkModule(of: name, imports)
    }
    if let number, number.isNumber, let range {
      let bounds = numberRange(range, number)
      return (.builtIn(number, bounds), isWhole && bounds != nil)
    }
    if let range {
      diagnostics.report(.badRange, "only a number can have a range, not \(name)", at: range.range)
      isWhole = false
    }
    return (known ?? number.map { .builtIn($0, nil) } ?? .custom(name.text), isWhole)
  }

  /// Whether the module that a type names is imported; if it is not, that is reported.
  private mutating func checkModule(of name: NameSyntax, _ imports: Set<String>) -> Bool {
    let module = name.text.outermostName
    if module == name.text || imports.contains(module) { return true }
    let (range, near) = (name.range, nearestNames(to: module, in: imports.sorted()))
    diagnostics.append(
      Diagnostic(
        .unknownType, "\(name) needs 'import \(module)'\(meant: near)", at: range
      ).replacing(
        SourceRange(
          file: range.file, lower: range.lower, upper: range.lower + module.utf8.count)))
    return false
  }

  /// The built-in type that was meant by a name that is none of the user's types, which is reported.
  /// An imported module may have a type of any name.
  private mutating func foreignBuiltIn(
    _ name: NameSyntax, _ imports: Set<String>
  ) -> BuiltInType? {
    if name.text.utf8.contains(SyntaxByte.dot) || imports.contains(where: { $0 != module }) {
      return nil
    }
    guard let type = BuiltInType.meant(byCapitalised: name.text) else { return nil }
    diagnostics.append(.unknownType(name, suggestions: [type.rawValue]))
    return type
  }

  /// The built-in type that was meant by a name in small letters, which is reported.
  private mutating func smallBuiltIn(_ name: NameSyntax) -> BuiltInType {
    let types = BuiltInType.meant(bySmall: name.text)
    if let type = types.first {
      diagnostics.append(.unknownType(name, suggestions: types.map(\.rawValue)))
      return type
    }
    var suggestions = BuiltInType.nearestNames(to: name.text)
    if let type = capitalisedTypeName(name.text), BuiltInType.meant(byCapitalised: type) == nil {
      suggestions.append(type)
    }
    diagnostics.append(.lowerCaseType(name, suggestions: suggestions))
    return .string
  }

  /// An enum of some values; not whole if one of its names is not valid, which is reported.
  mutating func enumeration(
    _ name: NameSyntax?, _ words: [NameSyntax], _ parameter: String, _ range: SourceRange
  ) -> (type: ValueType, isWhole: Bool) {
    let count = diagnostics.count
    let typeName = name?.text ?? Naming.typeName(ofParameter: parameter)
    if SwiftNames.reservedTypes.contains(typeName) {
      diagnostics.append(.nameOfNestedEnum(typeName, at: name?.range ?? range))
    }
    var seen: [String: NameSyntax] = [:]
    var result: [ValueType.Word] = []
    for word in words {
      let swiftName = Naming.caseName(ofWord: word.text)
      if let earlier = seen[swiftName] {
        // Equal values were reported by the parser.
        if earlier.text != word.text {
          diagnostics.append(.sameSwiftName(.repeatedWord, word, earlier, swiftName))
        }
      } else if !SwiftNames.isIdentifier(swiftName) {
        diagnostics.append(.badIdentifier(swiftName, of: word.text, at: word.range))
      } else if swiftName == "allCases" {
        diagnostics.append(
          .nameOfMember(.badIdentifier, "an enum value", word, fix: "use a custom type"))
      } else {
        seen[swiftName] = word
        result.append(ValueType.Word(text: word.text, swiftName: swiftName))
      }
    }
    return (.words(typeName: typeName, result), diagnostics.count == count)
  }

  mutating func numberRange(_ range: RangeSyntax, _ type: BuiltInType) -> NumberRange? {
    let count = diagnostics.count
    func bound(_ name: NameSyntax?, _ diagnostics: inout [Diagnostic]) -> String? {
      guard let name else { return nil }
      let text = type.canonical(Array(name.text.utf8), nil)
      if text == nil {
        diagnostics.report(
          .badRange, "\(name) is not a valid bound of the type '\(type.rawValue)'", at: name.range)
      }
      return text
    }
    let lower = bound(range.lower, &diagnostics)
    let upper = bound(range.upper, &diagnostics)
    if diagnostics.count > count { return nil }
    let result = NumberRange(lower: lower, upper: upper, includesUpper: range.includesUpper)
    if result.isEmpty(of: type) {
      diagnostics.report(.badRange, "the range is empty", at: range.range)
      return nil
    }
    return result
  }

  private mutating func canonicalDefault(_ value: NameSyntax, _ type: ValueType) -> String? {
    var near: [String] = []
    switch type {
    case .custom(let name):
      // It may be declared in a line that could not be read.
      if !unread.mayMake(name) {
        diagnostics.report(
          .badDefault,
          "the custom type \(quoted: name) cannot have a default; write '<\(name)?>'",
          at: value.range)
      }
      return nil
    case .words(_, let words):
      if words.contains(where: { $0.text == value.text }) { return value.text }
      near = nearestNames(to: value.text, in: words.map(\.text))
    case .builtIn(let builtIn, let range):
      if let text = builtIn.canonical(Array(value.text.utf8), range) { return text }
    }
    diagnostics.report(
      .badDefault,
      "\(value) is not a valid default of the type \(quoted: type.spelling)\(meant: near)",
      at: value.range)
    return nil
  }
}

extension NumberRange {
  /// Whether no number of the type is in it.
  fileprivate func isEmpty(of type: BuiltInType) -> Bool {
    if let lower, type.accepts(Array(lower.utf8), self) { return false }
    return lower != nil || type.samples(self).isEmpty
  }
}
