extension Diagnostic {
  /// Reports a character that a literal cannot contain. If the character is invisible or looks like
  /// another one, the message does not propose its percent-encoding.
  static func badCharacter(in source: SourceFile, at offset: Int, file: Int) -> Diagnostic {
    let character = source.scalar(at: offset)
    let value = character.value
    let name = (character.properties.name?.lowercased() ?? "character") + " " + codePoint(value)
    let escape = character.percentEncoded
    let wording: Wording =
      switch character {
      case "#":
        """
        a literal cannot contain '#'; write '#:name' for a fragment, white space before a comment, or \
        '%23' for the symbol itself
        """
      case ">": "unexpected '>'; nothing opens it"
      case "\\": "segments are separated by '/', not by '\\'"
      case "|":
        """
        a literal cannot contain '|'; write an alias for a second pattern, a capture of enum values, as \
        in ':sort<new|price>', or '%7C' for the symbol itself
        """
      case "!"..."~": "a literal cannot contain '\(String(character))'; write '\(escape)'"
      case "\u{2018}"..."\u{201F}": "unexpected \(name); text has no quotation marks"
      case "\u{2028}", "\u{2029}": "unexpected \(name); a line ends with a line feed"
      case _ where character.properties.isWhitespace && value >= 0xA0:
        "unexpected \(name); write a plain space\(replacement: " ")"
      default: "unexpected control character \(codePoint(value))"
      }
    return Diagnostic(.badCharacter, wording, at: source.character(at: offset, file: file))
  }
}
