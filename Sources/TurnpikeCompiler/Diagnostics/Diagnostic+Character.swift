extension Diagnostic {
  static func badCharacter(_ character: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    if let wording = deceptiveCharacter(character) {
      return Diagnostic(.badCharacter, wording, at: range)
    }
    var encoded = ""
    for byte in String(character).utf8 {
      encoded += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }
    let hint =
      switch character {
      // These are slips far more often than parts of a link.
      case "\\": "segments are separated by '/'"
      case ">": "nothing opens it"
      case "*": "write '\(encoded)' if links contain it, or start the segment with '*'"
      case "|": "write '\(encoded)' if links contain it, or an alias for a second pattern"
      default: "write '\(encoded)' if links contain it"
      }
    return Diagnostic(
      .badCharacter, "unexpected '\(String(character))' in a literal; \(hint)", at: range)
  }

  /// - Parameter name: what follows it, empty where that is no name.
  static func hashInLiteral(name: String, at range: SourceRange) -> Diagnostic {
    let fragment: Wording = name.isEmpty ? "" : "a fragment is written \(quoted: "#:" + name), "
    return Diagnostic(
      .badCharacter,
      """
      unexpected '#' in a literal; \(fragment)a comment has white space before it, and the \
      character is written '%23'
      """, at: range)
  }

  /// What is said of a character that has no business in a file, so that no escape is proposed.
  private static func deceptiveCharacter(_ character: Unicode.Scalar) -> Wording? {
    let value = character.value
    let kind: String
    let hint: Wording
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: return "unexpected control character \(codePoint(value))"
    case 0x21...0x7E: return nil
    case 0x2018...0x201F:
      kind = "quotation mark"
      hint = "text stands without quotation marks"
    case 0x2028, 0x2029:
      kind = "separator"
      hint = "a line ends with a line feed"
    default:
      // The rest of the characters that look like another are white space.
      guard character.properties.isWhitespace else { return nil }
      kind = "white space"
      hint = "write a plain space\(replacement: " ")"
    }
    let name = character.properties.name?.lowercased() ?? kind
    return "unexpected \(name) \(codePoint(value)); \(hint)"
  }

  /// A character that cannot be seen: no escape is proposed, because no link needs it.
  static func hiddenCharacter(
    _ character: Unicode.Scalar, _ kind: HiddenCharacter, at range: SourceRange
  ) -> Diagnostic {
    let what =
      switch kind {
      case .bidirectionalControl: "bidirectional control"
      case .invisible: "invisible character"
      }
    let name = character.properties.name.map { " (\($0.lowercased()))" } ?? ""
    return Diagnostic(
      .badCharacter,
      "invalid \(what) \(codePoint(character.value))\(name); remove it\(replacement: "")",
      at: range)
  }
}
