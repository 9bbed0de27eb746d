import TurnpikeTable

extension RowParser {
  /// `item&item…`.
  mutating func queryItems() throws(Diagnostic) -> [QueryItemSyntax] {
    var items: [QueryItemSyntax] = []
    repeat { items.append(try queryItem()) } while accept(.ampersand)
    return items
  }

  /// `:name`, `key:name`, `key=value`, `key=*` or `!key`.
  private mutating func queryItem() throws(Diagnostic) -> QueryItemSyntax {
    let text = current.kind == .text ? advance() : current.range.start
    if let equals = source.firstIndex(of: SyntaxByte.equals, in: text) {
      return try condition(text, equals)
    }
    if source.starts(text, with: SyntaxByte.exclamationMark) { return try absence(text) }
    guard current.kind == .colon else { throw missingParameter(text) }
    let colon = advance()
    let capture = try capture(after: colon)
    try refuseTypeAsName(after: text, capture)
    if text.isEmpty, capture.spec == nil { try refuseSecondName(after: colon, capture) }
    let key = text.isEmpty ? nil : NameSyntax(try self.key(text), text)
    return .parameter(key: key, capture, text.extended(to: upper))
  }

  /// `!key`, which has been read.
  private func absence(_ text: SourceRange) throws(Diagnostic) -> QueryItemSyntax {
    let key = text.dropFirst(1)
    if key.isEmpty, current.kind == .colon {
      throw Diagnostic(
        .unexpectedText, "'!' stands before a key, as in '!token', and not before a parameter",
        at: text)
    }
    if key.isEmpty { throw Diagnostic(.missingName, "expected a key after '!'", at: key.end) }
    let name = NameSyntax(try self.key(key), key)
    return .condition(key: name, .absent(text.prefix(1)), text)
  }

  /// `key=value` or `key=*`, which has been read.
  private func condition(
    _ text: SourceRange, _ equals: Int
  ) throws(Diagnostic) -> QueryItemSyntax {
    let (key, value) = text.divided(at: equals)
    if key.isEmpty { throw Diagnostic(.missingName, "expected a key before '='", at: key) }
    let mark = SyntaxByte.exclamationMark
    if source.starts(key, with: mark) || source.bytes[key.upper - 1] == mark {
      throw Diagnostic(
        .foreignSyntax,
        "a link either has a value or does not have the key; write 'key=value' or '!key'", at: text)
    }
    let keyText = try self.key(key)
    if source.text(value) == "*", current.kind != .text {
      return .condition(key: NameSyntax(keyText, key), .present(value), text)
    }
    if [.slash, .colon, .star, .spec].contains(current.kind) {
      throw .badCharacter(in: source, at: current.range.lower, file: row.file)
    }
    if isVariable(value) { throw .unexpected(source.name(value), after: "'='") }
    let literal = NameSyntax(try source.literal(value), value)
    return .condition(key: NameSyntax(keyText, key), .value(literal), text)
  }

  /// A key, decoded. The brackets that keys of other tools have are to be encoded.
  private func key(_ range: SourceRange) throws(Diagnostic) -> String {
    do throws(Diagnostic) {
      return try source.literal(range)
    } catch {
      let text = source.text(range)
      guard error.id == .badCharacter, let encoded = Self.encoded(text) else { throw error }
      throw Diagnostic(
        .badCharacter,
        "a key cannot contain '\(source.text(error.range))'; write '\(proposed: encoded)'",
        at: range)
    }
  }

  /// The text with its brackets and other ASCII characters that no literal has encoded; nil if a
  /// character is not to be encoded, or a `%` is not that of an encoding.
  private static func encoded(_ text: String) -> String? {
    var encoded = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "[", "]", "{", "}", "|", "^", "`", "\\":
        encoded += scalar.percentEncoded
      case "\"", "'", "<", ">", "#", "*", "%", "\0"..." ", "\u{7F}"..."\u{9F}",
        "\u{2018}"..."\u{201F}":
        return nil
      case _ where scalar.properties.isWhitespace: return nil
      default: encoded.unicodeScalars.append(scalar)
      }
    }
    return encoded
  }

  /// Throws for `:key:name`.
  private func refuseSecondName(
    after colon: SourceRange, _ capture: CaptureSyntax
  ) throws(Diagnostic) {
    guard current.kind == .colon, next.kind == .text else { return }
    let second = source.name(next.range)
    if BuiltInType.isMeant(by: second.text) || isCapitalized(second.text) { return }
    throw Diagnostic(
      .unexpectedText, "unexpected ':' before the key \(capture.name); remove it\(replacement: "")",
      at: colon)
  }

  /// - Parameter text: A key; empty if there is no text.
  private func missingParameter(_ text: SourceRange) -> Diagnostic {
    if current.kind == .unclosed { return unclosed }
    if text.isEmpty {
      return Diagnostic(
        .missingName, "expected a parameter or a condition, as in ':page<Int?>' or 'kind=book'",
        at: text)
    }
    let key = source.text(text)
    let problem: Wording = "\(quoted: key) is not a valid query item"
    let decoded = try? source.literal(text)
    guard let written = decoded == nil ? Self.encoded(key) : key else {
      return Diagnostic(.missingName, problem, at: text.end)
    }
    let words = (decoded ?? key).utf8.split { !SyntaxByte.isNamePart($0) }
    let joined = words.map { String(Substring($0)) }.joined(separator: "_")
    let isName = joined.utf8.first.map(SyntaxByte.isNameStart) ?? false
    let name = isName ? joined : "name"
    let type = key.hasSuffix("[]") ? "<[String]>" : ""
    let parameter = "\(name == key ? "" : written):\(name)\(type)"
    return Diagnostic(
      .missingName,
      """
      \(problem); write \(quoted: parameter) for a parameter, or \(quoted: written + "=value") \
      for a condition
      """, at: text.end)
  }
}
