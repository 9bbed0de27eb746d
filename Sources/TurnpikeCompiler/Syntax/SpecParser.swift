/// Reads the text between `<` and `>`, and the definition of a `type` directive.
struct SpecParser {
  private let source: SourceFile

  init(_ source: SourceFile) {
    self.source = source
  }

  /// `<type>`, `<type?>`, `<type = default>` or `<type ?= default>`.
  func spec(_ range: SourceRange) throws(Diagnostic) -> SpecSyntax {
    var text = range.dropFirst(1).dropLast(1).trimmed(in: source)
    var defaultRange: SourceRange?
    var lenientMark: SourceRange?
    var sign: SourceRange?
    if let equals = source.firstIndex(of: SyntaxByte.equals, in: text) {
      let left = text.extended(to: equals)
      sign = SourceRange(file: range.file, lower: equals, upper: range.upper - 1)
      defaultRange = sign?.dropFirst(1).trimmed(in: source)
      text = left
      if source.text(left).hasSuffix("?") {
        text = left.dropLast(1)
        lenientMark = SourceRange(file: range.file, lower: equals - 1, upper: equals)
      }
      text = text.trimmed(in: source)
    }
    var mark: SourceRange?
    if source.text(text).hasSuffix("?") {
      if let sign {
        throw Diagnostic(
          .unexpectedText,
          "a parameter with a default is never nil; write either '?' or the default", at: sign)
      }
      mark = SourceRange(file: range.file, lower: text.upper - 1, upper: text.upper)
      text = text.dropLast(1).trimmed(in: source)
    }
    let type = try type(text)
    if case .list = type {
      if let mark {
        throw Diagnostic(.badType, "a list cannot be optional; a missing list is empty", at: mark)
      }
      if let sign {
        throw Diagnostic(
          .badDefault, "a list cannot have a default; a missing list is empty", at: sign)
      }
    }
    return SpecSyntax(
      type: type, isOptional: mark != nil, defaultValue: try defaultRange.map(defaultValue),
      lenientMark: lenientMark, range: range)
  }

  private func defaultValue(_ range: SourceRange) throws(Diagnostic) -> NameSyntax {
    try source.refuseControlCharacters(in: range)
    try source.refuseQuotes(range)
    return NameSyntax(try source.decoded(range), range)
  }

  /// `Int`, `Int 1...`, `[Int]`, `a|b` or `Sort: a|b`.
  private func type(_ range: SourceRange) throws(Diagnostic) -> SpecSyntax.TypeSyntax {
    if !range.isEmpty, source.bytes[range.lower] == SyntaxByte.openBracket {
      return try list(range)
    }
    if let colon = source.firstIndex(of: SyntaxByte.colon, in: range) {
      return try namedValues(range, colon)
    }
    if source.firstIndex(of: SyntaxByte.bar, in: range) != nil {
      let values = try enumValues(range)
      for value in values where BuiltInType.isMeant(byWord: value.text) {
        throw Diagnostic(
          .badWord, "\(value) is a type; a parameter has one type, and '|' separates enum values",
          at: value.range)
      }
      return .words(name: nil, values)
    }
    return try valueType(range)
  }

  /// `[Int]` or `[Int 1...]`.
  private func list(_ range: SourceRange) throws(Diagnostic) -> SpecSyntax.TypeSyntax {
    guard let close = source.firstIndex(of: SyntaxByte.closeBracket, in: range) else {
      throw Diagnostic(.unclosedBracket, "'[' is not closed", at: range.prefix(1))
    }
    if close + 1 < range.upper {
      let rest = range.dropFirst(close + 1 - range.lower).trimmed(in: source)
      throw .unexpected(source.name(rest), after: "the type")
    }
    let element = range.dropFirst(1).dropLast(1).trimmed(in: source)
    let isWords =
      source.firstIndex(of: SyntaxByte.bar, in: element)
      ?? source.firstIndex(of: SyntaxByte.colon, in: element)
    if isWords != nil {
      let word = element.prefix(source.nameLength(in: element))
      throw listOfValues(at: word.isEmpty ? element : word)
    }
    guard case .named(let name, let bounds) = try valueType(element) else {
      throw listOfValues(at: element)
    }
    return .list(name, bounds)
  }

  /// `Sort: a|b`.
  private func namedValues(
    _ range: SourceRange, _ colon: Int
  ) throws(Diagnostic) -> SpecSyntax.TypeSyntax {
    let (left, values) = range.divided(at: colon)
    let name = left.trimmed(in: source)
    if name.isEmpty {
      throw Diagnostic(.missingName, "expected an enum's name before ':'", at: name)
    }
    let isName = source.nameLength(in: name) == name.count
    guard isName, SyntaxByte.isUpperCase(source.bytes[name.lower]) else {
      let suggestion = capitalisedTypeName(source.text(name))
      throw .lowerCaseType(source.name(name), suggestions: suggestion.map { [$0] } ?? [])
    }
    return .words(name: source.name(name), try enumValues(values))
  }

  /// `a|b`, each value once.
  private func enumValues(_ range: SourceRange) throws(Diagnostic) -> [NameSyntax] {
    var values: [NameSyntax] = []
    var earlier: [String: SourceRange] = [:]
    for part in source.split(range, at: SyntaxByte.bar) {
      let value = source.name(part.trimmed(in: source))
      if value.text.isEmpty {
        throw Diagnostic(.badWord, "expected an enum value", at: value.range)
      }
      if !value.text.utf8.allSatisfy(SyntaxByte.isWordPart) {
        throw Diagnostic(
          .badWord,
          """
          \(value) is not a valid enum value; use only letters from 'a' to 'z', digits, '_', and '-'
          """, at: value.range)
      }
      if let other = earlier[value.text] {
        throw Diagnostic(
          .repeatedWord, "the enum value \(value) is repeated", at: value.range,
          note: "previously used here", at: other)
      }
      earlier[value.text] = value.range
      values.append(value)
    }
    return values
  }

  /// `Int` or `Int 1...`.
  private func valueType(_ range: SourceRange) throws(Diagnostic) -> SpecSyntax.TypeSyntax {
    let name = source.name(range.prefix(source.typeNameLength(in: range)))
    if name.text.isEmpty, rangeOperator(in: range) != nil {
      let type = source.text(range).contains(#/\d\.\d/#) ? "Double" : "Int"
      throw Diagnostic(
        .badType,
        "a range follows its type; write '\(proposed: "\(type) \(source.text(range))")'", at: range)
    }
    if name.range.upper < range.upper, source.bytes[name.range.upper] >= 0x80 {
      return .words(name: nil, try enumValues(range))
    }
    if name.text.isEmpty {
      throw Diagnostic(
        .badType,
        range.isEmpty ? "expected a type" : "expected a type, found \(source.name(range))",
        at: range)
    }
    let rest = range.dropFirst(name.range.count).trimmed(in: source)
    let isRange = rest.isEmpty || SyntaxByte.isDigit(source.bytes[rest.lower])
    if !isRange, !isCapitalized(name.text) {
      throw .unexpected(source.name(rest), after: quoted(name.text))
    }
    return .named(name, rest.isEmpty ? nil : try bounds(rest, after: name))
  }

  private func listOfValues(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badType, "a list must have a named type; declare the enum values with 'type'", at: range)
  }

  /// `a...b`, `a..<b`, `a...` or `...b`.
  private func bounds(
    _ range: SourceRange, after type: NameSyntax
  ) throws(Diagnostic) -> RangeSyntax {
    let text = source.name(range)
    guard let dots = rangeOperator(in: range) else {
      switch source.bytes[range.lower] {
      case SyntaxByte.hyphen, SyntaxByte.dot, 0x2B, 0x30...0x39:
        let hint: Wording = "write 'a...b', 'a..<b', 'a...', or '...b'"
        throw Diagnostic(
          .badRange, "invalid range \(text)\(meant: suggestedRanges(text.text), else: hint)",
          at: range)
      default: throw .unexpected(text, after: quoted(type.text))
      }
    }
    let lower = range.extended(to: dots).trimmed(in: source)
    let upper = range.dropFirst(dots + 3 - range.lower).trimmed(in: source)
    let includesUpper = source.bytes[dots + 2] == SyntaxByte.dot
    if lower.isEmpty && upper.isEmpty {
      throw Diagnostic(.badRange, "a range must have a bound", at: range)
    }
    if !includesUpper, lower.isEmpty || upper.isEmpty {
      throw Diagnostic(
        .badRange, "expected a bound \(lower.isEmpty ? "before" : "after") '..<' in \(text)",
        at: lower.isEmpty ? lower.start : upper.start)
    }
    for bound in [lower, upper] where source.text(bound).utf8.contains(where: SyntaxByte.isBlank) {
      throw Diagnostic(.badRange, "\(source.name(bound)) is not a valid number", at: bound)
    }
    return RangeSyntax(
      lower: lower.isEmpty ? nil : source.name(lower),
      upper: upper.isEmpty ? nil : source.name(upper), includesUpper: includesUpper, range: range)
  }

  /// The offset of the first `...` or `..<`.
  private func rangeOperator(in range: SourceRange) -> Int? {
    let bytes = source.bytes
    var index = range.lower
    while index + 2 < range.upper {
      if bytes[index] == SyntaxByte.dot, bytes[index + 1] == SyntaxByte.dot,
        bytes[index + 2] == SyntaxByte.dot || bytes[index + 2] == SyntaxByte.less
      {
        return index
      }
      index += 1
    }
    return nil
  }

  /// The ranges that `1..2` and `1-2` may stand for: other languages include the 2 or not.
  private func suggestedRanges(_ text: String) -> [String] {
    for separator in ["..", "-"] {
      let parts = text.components(separatedBy: separator).map(\.trimmed)
      guard parts.count == 2 else { continue }
      if separator == "-", parts.contains(where: \.isEmpty) { continue }
      let isOpen = separator == ".." && !parts.contains(where: \.isEmpty)
      if parts.allSatisfy(\.isEmpty) { continue }
      return ["\(parts[0])...\(parts[1])"] + (isOpen ? ["\(parts[0])..<\(parts[1])"] : [])
    }
    return []
  }

  /// The definition of a `type` directive: enum values, or a number with a range.
  func definition(_ range: SourceRange) throws(Diagnostic) -> SpecSyntax.TypeSyntax {
    let isName = source.nameLength(in: range) > 0
    let isValues = source.firstIndex(of: SyntaxByte.bar, in: range) != nil
    if !isValues, isName, SyntaxByte.isUpperCase(source.bytes[range.lower]) {
      let type = try valueType(range)
      if case .named(let name, nil) = type {
        throw Diagnostic(
          .badRange, "expected a range after \(name), as in 'Int 1...'", at: name.range.end)
      }
      return type
    }
    let isRange = rangeOperator(in: range) == range.lower || isNumber(range)
    if !isValues, isRange { _ = try valueType(range) }
    return .words(name: nil, try enumValues(range))
  }

  private func isNumber(_ range: SourceRange) -> Bool {
    !range.isEmpty && SyntaxByte.isDigit(source.bytes[range.lower])
      && rangeOperator(in: range) != nil
  }
}

extension String {
  /// The parts of the text between the occurrences of another text.
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let found = rest.firstRange(of: separator) {
      parts.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return parts + [String(rest)]
  }
}
