/// What a capture's spec says, resolved and checked.
struct ResolvedSpec {
  var type: ValueType
  var isOptional = false
  var isList = false
  var defaultText: String?
  /// Whether the default also replaces text that cannot be read.
  var isLenient = false
  /// The range of the type's name, where one is written.
  var typeRange: SourceRange?
  /// Whether the type's words are those of a `type` directive.
  var isNamed = false
  /// False where something is wrong, which has been reported.
  var isWhole = true

  static let string = ResolvedSpec(type: .builtIn(.string, nil))
}

extension ModelBuilder {
  /// Resolves a spec for a parameter; what is wrong is reported, and `String` takes its place.
  mutating func resolve(
    _ spec: SpecSyntax, parameter: String, imports: Set<String>
  ) -> ResolvedSpec {
    var resolved = ResolvedSpec.string
    resolved.isOptional = spec.isOptional
    switch spec.type {
    case .named(let name, let range):
      (resolved.type, resolved.isWhole) = type(name, range, imports)
      resolved.typeRange = name.range
      resolved.isNamed = declarations.types[name.text] != nil
    case .list(let name, let range):
      (resolved.type, resolved.isWhole) = type(name, range, imports)
      resolved.typeRange = name.range
      resolved.isNamed = declarations.types[name.text] != nil
      resolved.isList = true
    case .words(let name, let words):
      (resolved.type, resolved.isWhole) = enumeration(name, words, parameter, spec.range)
    }
    if let value = spec.defaultValue {
      resolved.defaultText = canonicalDefault(value, resolved.type)
      if resolved.defaultText == nil { resolved.isWhole = false }
      resolved.isLenient = spec.lenientMark != nil
    }
    return resolved
  }

  /// A named type with its range; not whole where something is wrong, which is reported.
  private mutating func type(
    _ name: NameSyntax, _ range: RangeSyntax?, _ imports: Set<String>
  ) -> (ValueType, isWhole: Bool) {
    if let named = declarations.types[name.text] {
      declarations.usedTypes.insert(name.text)
      if let range { diagnostics.append(.rangeOfType(name, at: range.range)) }
      // A definition with an error of its own.
      return (named.type ?? .builtIn(.string, nil), range == nil)
    }
    let known = BuiltInType(rawValue: name.text)
    guard let builtIn = known ?? foreignBuiltIn(name, imports) else {
      let isKnown = checkModule(of: name, imports)
      if let range { diagnostics.append(.rangeOfType(name, at: range.range)) }
      return (.custom(name.text), isKnown && range == nil)
    }
    guard let range else { return (.builtIn(builtIn, nil), known != nil) }
    guard builtIn.isNumber else {
      diagnostics.append(.rangeOfType(name, at: range.range))
      return (.builtIn(builtIn, nil), false)
    }
    let bounds = numberRange(range, builtIn)
    return (.builtIn(builtIn, bounds), known != nil && bounds != nil)
  }

  /// Whether the module that a type names is imported; where it is not, that is reported.
  private mutating func checkModule(of name: NameSyntax, _ imports: Set<String>) -> Bool {
    guard let dot = name.text.firstIndex(of: ".") else { return true }
    let module = String(name.text[..<dot])
    if imports.contains(module) { return true }
    diagnostics.append(
      .typeOfUnknownModule(
        name, module, suggestions: nearestNames(to: module, in: imports.sorted())))
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

  /// The enum of some words; not whole where one of its names is none, which is reported.
  mutating func enumeration(
    _ name: NameSyntax?, _ words: [NameSyntax], _ parameter: String, _ range: SourceRange
  ) -> (ValueType, isWhole: Bool) {
    let typeName = name?.text ?? Naming.typeName(ofParameter: parameter)
    var isWhole = true
    if SwiftNames.reservedTypes.contains(typeName) {
      diagnostics.append(.enumerationHidesName(typeName, at: name?.range ?? range))
      isWhole = false
    }
    var seen: [String: NameSyntax] = [:]
    var result: [ValueType.Word] = []
    for word in words {
      let swiftName = Naming.caseName(ofWord: word.text)
      if let earlier = seen[swiftName] {
        // Equal words were reported by the parser.
        if earlier.text != word.text {
          diagnostics.append(.wordsOfOneName(word, earlier, swiftName))
          isWhole = false
        }
        continue
      }
      if !SwiftNames.isIdentifier(swiftName) {
        diagnostics.append(.badIdentifier(swiftName, of: word.text, at: word.range))
        isWhole = false
        continue
      }
      if swiftName == "allCases" {
        diagnostics.append(.wordHidesMember(word))
        isWhole = false
        continue
      }
      seen[swiftName] = word
      result.append(ValueType.Word(text: word.text, swiftName: swiftName))
    }
    return (.words(typeName: typeName, result), isWhole)
  }

  mutating func numberRange(_ range: RangeSyntax, _ type: BuiltInType) -> NumberRange? {
    var isSound = true
    func bound(_ name: NameSyntax?, _ diagnostics: inout [Diagnostic]) -> String? {
      guard let name else { return nil }
      if let text = type.canonical(Array(name.text.utf8), nil) { return text }
      diagnostics.append(.boundOutsideType(name, type))
      isSound = false
      return nil
    }
    let lower = bound(range.lower, &diagnostics)
    let upper = bound(range.upper, &diagnostics)
    guard isSound else { return nil }
    let result = NumberRange(lower: lower, upper: upper, includesUpper: range.includesUpper)
    if result.isEmpty(of: type) {
      diagnostics.append(.emptyRange(at: range.range))
      return nil
    }
    return result
  }

  private mutating func canonicalDefault(_ value: NameSyntax, _ type: ValueType) -> String? {
    switch type {
    case .custom(let name):
      // It may be declared in a line that could not be read.
      if unread.mayMake(name) { return nil }
      diagnostics.append(.defaultOfCustomType(value, name))
      return nil
    case .words(_, let words):
      if words.contains(where: { $0.text == value.text }) { return value.text }
      diagnostics.append(
        .badDefault(
          value, "none of \(quoted(words.map(\.text).joined(separator: "|")))",
          suggestions: nearestNames(to: value.text, in: words.map(\.text))))
      return nil
    case .builtIn(let builtIn, let range):
      if let text = builtIn.canonical(Array(value.text.utf8), range) { return text }
      let isOutside = builtIn.canonical(Array(value.text.utf8), nil) != nil
      diagnostics.append(
        .badDefault(value, isOutside ? "outside the range" : "no \(builtIn.rawValue)"))
      return nil
    }
  }
}

extension NumberRange {
  /// Whether no number of the type lies in it.
  fileprivate func isEmpty(of type: BuiltInType) -> Bool {
    if let lower, type.accepts(Array(lower.utf8), self) { return false }
    return lower != nil || type.samples(self).isEmpty
  }
}
