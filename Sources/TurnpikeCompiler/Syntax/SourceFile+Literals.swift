import TurnpikeTable

// The texts that rows contain, and the characters that they cannot contain.

extension SourceFile {
  /// A literal, decoded.
  func literal(_ range: SourceRange) throws(Diagnostic) -> String {
    let bytes = bytes
    var hasEscape = false
    var index = range.lower
    while index < range.upper {
      let byte = bytes[index]
      if byte == SyntaxByte.percent { hasEscape = true }
      if !SyntaxByte.isNamePart(byte), isBadInLiteral(byte, at: index) {
        throw .badCharacter(in: self, at: index, file: range.file)
      }
      index += 1
    }
    return hasEscape ? try decoded(range) : text(range)
  }

  private func isBadInLiteral(_ byte: UInt8, at index: Int) -> Bool {
    switch byte {
    case 0x22, 0x5C, 0x5E, 0x60, SyntaxByte.hash, SyntaxByte.asterisk, SyntaxByte.openBracket,
      SyntaxByte.closeBracket,
      SyntaxByte.greater, SyntaxByte.bar, SyntaxByte.closeBrace:
      true
    case 0xC2...: isDeceptive(scalar(at: index))
    default: SyntaxByte.isControl(byte)
    }
  }

  /// A default, decoded.
  func value(_ range: SourceRange) throws(Diagnostic) -> NameSyntax {
    try refuseControlCharacters(in: range)
    try refuseQuotes(range)
    return NameSyntax(try decoded(range), range)
  }

  /// The text of a range with its percent-encoding decoded.
  private func decoded(_ range: SourceRange) throws(Diagnostic) -> String {
    do throws(PercentCoding.EscapeError) {
      let decoded = try PercentCoding.strictlyDecoded(Array(bytes[range.lower..<range.upper]))
      return String(decoding: decoded, as: UTF8.self)
    } catch {
      switch error {
      case .broken(let offset):
        throw Diagnostic(
          .badEscape,
          "'%' must be followed by two hexadecimal digits; write '%25' for the symbol itself",
          at: range.dropFirst(offset).prefix(1))
      case .malformed(let offset):
        let escape = name(range.dropFirst(offset).prefix(3))
        throw Diagnostic(.badEscape, "\(escape) does not decode to UTF-8", at: escape.range)
      }
    }
  }

  /// Throws if a text has quotation marks at its ends.
  func refuseQuotes(_ range: SourceRange) throws(Diagnostic) {
    let written = name(range)
    guard let text = unquoted(written.text) else { return }
    throw Diagnostic(
      .foreignSyntax,
      text.isEmpty
        ? "\(written) has quotation marks; leave them out\(replacement: "")"
        : "\(written) has quotation marks; write '\(proposed: text)'", at: range)
  }

  /// Throws for the first control character but a tab in a text that may have any other character.
  func refuseControlCharacters(in range: SourceRange) throws(Diagnostic) {
    let bytes = bytes
    var index = range.lower
    while index < range.upper {
      if SyntaxByte.isControl(bytes[index]), bytes[index] != SyntaxByte.tab {
        throw .badCharacter(in: self, at: index, file: range.file)
      }
      index += 1
    }
  }

  /// A type's name, of which the part after the last `.` must start with a capital.
  func typeName(_ name: NameSyntax) throws(Diagnostic) -> NameSyntax {
    if isCapitalized(name.text) { return name }
    throw .lowerCaseType(name)
  }

  /// The offset of the first character in a range that looks like another character or cannot be
  /// seen.
  func deceptiveCharacter(in range: SourceRange) -> Int? {
    let bytes = bytes
    var index = range.lower
    while index < max(range.upper, range.lower + 1), index < bytes.count {
      let byte = bytes[index]
      if byte >= 0xC2, isDeceptive(scalar(at: index)) { return index }
      if SyntaxByte.isControl(byte), !SyntaxByte.isWhiteSpace(byte) { return index }
      index += 1
    }
    return nil
  }

  /// White space and control characters beyond ASCII, and curly quotation marks.
  private func isDeceptive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0x2018...0x201F: true
    default: scalar.properties.isWhitespace
    }
  }
}

/// Whether a type's name, or each part of it after its module, starts with a capital.
func isCapitalized(_ name: String) -> Bool {
  guard name.utf8.contains(SyntaxByte.dot) else {
    return SyntaxByte.isUpperCase(name.utf8.first ?? 0)
  }
  let parts = name.utf8.split(separator: SyntaxByte.dot)
  let types = parts.count > 1 ? parts.dropFirst() : parts[...]
  return !parts.isEmpty && types.allSatisfy { SyntaxByte.isUpperCase($0.first ?? 0) }
}

extension Diagnostic {
  static func unexpected(_ text: NameSyntax, after what: String) -> Diagnostic {
    Diagnostic(.unexpectedText, "unexpected \(text) after \(what)", at: text.range)
  }
}
