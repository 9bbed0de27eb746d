// The text between `<` and `>`, and the definition of a `type` directive.

extension SourceFile {
  /// `<type>`, `<type?>`, `<type = default>`, `<type ?= default>` or `<type ?= nil>`.
  func spec(_ range: SourceRange) throws(Diagnostic) -> SpecSyntax {
    var spec = SpecSyntax(
      type: .words(name: nil, []), isList: false, isOptional: false, range: range)
    let content = range.dropFirst(1).dropLast(1)
    var text = content.trimmed(in: self)
    var sign: SourceRange?
    if let equals = firstIndex(of: SyntaxByte.equals, in: text) {
      sign = content.dropFirst(equals - content.lower)
      text = text.extended(to: equals)
      spec.lenientMark = questionMark(at: text)
      if spec.lenientMark != nil { text = text.dropLast(1) }
      text = text.trimmed(in: self)
    }
    let mark = questionMark(at: text)
    if mark != nil {
      if let sign {
        throw Diagnostic(
          .unexpectedText,
          "a parameter cannot be optional and have a default; remove one of them", at: sign)
      }
      spec.isOptional = true
      text = text.dropLast(1).trimmed(in: self)
    }
    spec.isList = starts(text, with: SyntaxByte.openBracket)
    spec.type = try spec.isList ? element(of: text) : type(text)
    if spec.isList, let excess = mark ?? sign {
      throw Diagnostic(
        mark == nil ? .badDefault : .badType,
        "a list cannot be optional or have a default; a missing list is empty", at: excess)
    }
    guard let value = sign?.dropFirst(1).trimmed(in: self) else { return spec }
    if spec.lenientMark != nil, self.text(value) == "nil" {
      (spec.isOptional, spec.nilValue) = (true, value)
    } else {
      spec.defaultValue = try self.value(value)
    }
    return spec
  }

  /// The `?` at the end of a text.
  private func questionMark(at text: SourceRange) -> SourceRange? {
    let last = text.dropFirst(text.count - 1)
    return starts(last, with: SyntaxByte.questionMark) ? last : nil
  }

  /// `Int`, `Int 1...`, `a|b` or `Sort: a|b`.
  private func type(_ range: SourceRange) throws(Diagnostic) -> SpecSyntax.TypeSyntax {
    if let colon = firstIndex(of: SyntaxByte.colon, in: range) {
      let (name, values) = range.divided(at: colon)
      return .words(name: try enumName(name.trimmed(in: self)), try enumValues(values))
    }
    guard isEnum(range) else {
      let (name, bounds) = try valueType(range)
      return .named(name, bounds)
    }
    let values = try enumValues(range)
    for value in values where BuiltInType.isMeant(by: value.text) {
      throw Diagnostic(
        .badWord, "\(value) is a type; a parameter has one type, and '|' separates enum values",
        at: value.range)
    }
    return .words(name: nil, values)
  }

  private func isEnum(_ range: SourceRange) -> Bool {
    firstIndex(of: SyntaxByte.bar, in: range) != nil
  }

  /// The type of the elements of `[Int]` or `[Int 1...]`.
  private func element(of range: SourceRange) throws(Diagnostic) -> SpecSyntax.TypeSyntax {
    guard let close = firstIndex(of: SyntaxByte.closeBracket, in: range) else {
      throw Diagnostic(.unclosedBracket, "'[' is not closed", at: range.prefix(1))
    }
    let rest = range.divided(at: close).1.trimmed(in: self)
    if !rest.isEmpty { throw .unexpected(name(rest), after: "the type") }
    let element = range.dropFirst(1).dropLast(1).trimmed(in: self)
    if isEnum(element) || firstIndex(of: SyntaxByte.colon, in: element) != nil {
      throw Diagnostic(
        .badType, "a list must have a named type; declare the enum values with 'type'", at: element)
    }
    let (name, bounds) = try valueType(element)
    return .named(name, bounds)
  }

  /// `Sort` before `:`.
  private func enumName(_ range: SourceRange) throws(Diagnostic) -> NameSyntax {
    let name = name(range)
    if range.isEmpty {
      throw Diagnostic(.missingName, "expected an enum's name before ':'", at: range)
    }
    let isName = nameLength(in: range) == range.count
    if isName, isCapitalized(name.text) { return name }
    throw .lowerCaseType(name)
  }

  /// `a|b`, each value once.
  private func enumValues(_ range: SourceRange) throws(Diagnostic) -> [NameSyntax] {
    var values: [NameSyntax] = []
    var earlier: [String: SourceRange] = [:]
    for part in split(range, at: SyntaxByte.bar) {
      let value = name(part.trimmed(in: self))
      if value.text.isEmpty {
        throw Diagnostic(.badWord, "expected an enum value", at: value.range)
      }
      if !value.text.utf8.allSatisfy(SyntaxByte.isWordPart) { throw badEnumValue(value) }
      if let other = earlier.updateValue(value.range, forKey: value.text) {
        throw Diagnostic(
          .repeatedWord, "the enum value \(value) is repeated", at: value.range,
          note: "previously used here", at: other)
      }
      values.append(value)
    }
    return values
  }

  private func badEnumValue(_ value: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badWord,
      "\(value) is not a valid enum value; use only letters from 'a' to 'z', digits, '_', and '-'",
      at: value.range)
  }

  /// `Int` or `Int 1...`.
  private func valueType(
    _ range: SourceRange
  ) throws(Diagnostic) -> (NameSyntax, RangeSyntax?) {
    let name = name(range.prefix(typeNameLength(in: range)))
    let rest = range.dropFirst(name.range.count)
    // A single enum value that contains letters outside ASCII.
    if !rest.isEmpty, bytes[rest.lower] >= 0x80 { throw badEnumValue(self.name(range)) }
    if name.text.isEmpty {
      if rangeOperator(in: range) != nil {
        let text = text(range)
        let type = text.contains(#/\d\.\d/#) ? "Double" : "Int"
        throw Diagnostic(
          .badType, "a range follows its type; write '\(proposed: "\(type) \(text)")'", at: range)
      }
      let found: Wording = range.isEmpty ? "" : ", found \(self.name(range))"
      throw Diagnostic(.badType, "expected a type\(found)", at: range)
    }
    let bounds = rest.trimmed(in: self)
    if bounds.isEmpty { return (name, nil) }
    if !SyntaxByte.isDigit(bytes[bounds.lower]), !isCapitalized(name.text) {
      throw .unexpected(self.name(bounds), after: quoted(name.text))
    }
    return (name, try self.bounds(bounds, after: name))
  }

  /// `a...b`, `a..<b`, `a...` or `...b`.
  private func bounds(
    _ range: SourceRange, after type: NameSyntax
  ) throws(Diagnostic) -> RangeSyntax {
    let text = name(range)
    guard let dots = rangeOperator(in: range) else {
      let isNumber = self.text(range.prefix(1)).contains(#/[-.+0-9]/#)
      if !isNumber { throw .unexpected(text, after: quoted(type.text)) }
      let hint: Wording = "write 'a...b', 'a..<b', 'a...', or '...b'"
      throw Diagnostic(
        .badRange, "invalid range \(text)\(meant: suggestedRanges(text.text), else: hint)",
        at: range)
    }
    let lower = range.extended(to: dots).trimmed(in: self)
    let upper = range.dropFirst(dots + 3 - range.lower).trimmed(in: self)
    let includesUpper = bytes[dots + 2] == SyntaxByte.dot
    if lower.isEmpty && upper.isEmpty || !includesUpper && (lower.isEmpty || upper.isEmpty) {
      throw Diagnostic(
        .badRange, "'..<' must have a bound on both sides, and '...' on one side", at: range)
    }
    for bound in [lower, upper] where self.text(bound).contains(#/[\s,:()\[\]]/#) {
      throw Diagnostic(.badRange, "\(name(bound)) is not a valid number", at: bound)
    }
    return RangeSyntax(
      lower: lower.isEmpty ? nil : name(lower),
      upper: upper.isEmpty ? nil : name(upper), includesUpper: includesUpper, range: range)
  }

  /// The offset of the first `...` or `..<`.
  private func rangeOperator(in range: SourceRange) -> Int? {
    var rest = range
    while let dot = firstIndex(of: SyntaxByte.dot, in: rest) {
      let text = text(range.dropFirst(dot - range.lower).prefix(3))
      if text == "..." || text == "..<" { return dot }
      rest = rest.divided(at: dot).1
    }
    return nil
  }

  /// The ranges that `1..2` and `1-2` can mean: some languages include the 2, and some do not.
  private func suggestedRanges(_ text: String) -> [String] {
    for separator in ["..", "-"] {
      let bounds = text.split(separator: separator, omittingEmptySubsequences: false)
        .map { String($0).trimmed }
      guard bounds.count == 2, bounds != ["", ""] else { continue }
      let range = bounds.joined(separator: "...")
      if bounds.contains("") { return separator == "-" ? [] : [range] }
      return separator == "-" ? [range] : [range, bounds.joined(separator: "..<")]
    }
    return []
  }

  /// The definition of a `type` directive: enum values, or a number with a range.
  func definition(_ range: SourceRange) throws(Diagnostic) -> SpecSyntax.TypeSyntax {
    if isEnum(range) { return .words(name: nil, try enumValues(range)) }
    let first = bytes[range.lower]
    let dots = rangeOperator(in: range)
    let isRange = dots == range.lower || dots != nil && SyntaxByte.isDigit(first)
    guard SyntaxByte.isUpperCase(first) || isRange else {
      return .words(name: nil, try enumValues(range))
    }
    let (name, bounds) = try valueType(range)
    if bounds == nil {
      throw Diagnostic(
        .badRange, "expected a range after \(name), as in 'Int 1...'", at: name.range.end)
    }
    return .named(name, bounds)
  }
}
