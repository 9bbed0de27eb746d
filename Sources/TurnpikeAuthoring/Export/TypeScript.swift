import TurnpikeCompiler

/// Pieces of TypeScript's text.
enum TypeScript {
  /// A string literal. JSON's is one, but for two characters that end a line.
  static func string(_ text: String) -> String {
    JSON.string(text).text.replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }

  static func strings(_ texts: [String]) -> String {
    "[" + texts.map(string).joined(separator: ", ") + "]"
  }

  /// The type of the texts in which any text is in the place of a wildcard.
  static func template(_ text: String, wildcard: Character) -> String {
    let parts = text.split(separator: wildcard, maxSplits: 1, omittingEmptySubsequences: false)
    return "`" + parts.joined(separator: "${string}") + "`"
  }

  /// The type of an origin, in which any labels are in the place of a wildcard.
  static func origin(_ origin: OriginModel) -> String {
    origin.isWildcard ? template(origin.text, wildcard: "*") : string(origin.text)
  }

  /// The type of one of these; `never` for none.
  static func union(_ types: [String]) -> String {
    types.isEmpty ? "never" : types.joined(separator: " | ")
  }

  /// A name before a member of an object. In brackets it is never the object's prototype.
  static func key(_ name: String) -> String {
    isPlain(name) ? name : "[\(string(name))]"
  }

  /// A name after the object of which it is a member.
  static func member(_ name: String) -> String {
    isPlain(name) ? ".\(name)" : "[\(string(name))]"
  }

  private static func isPlain(_ name: String) -> Bool {
    name != "__proto__" && name.utf8.allSatisfy { $0 < 0x80 }
  }

  /// The name of the constant of an enum: `shopRoute` of `ShopRoute`.
  static func constant(_ enumName: String) -> String {
    let name = Naming.lowerCamelCase(enumName)
    return taken.contains(name) || name.hasPrefix(mountFunction) ? name + "_" : name
  }

  /// Before the number of a mounted table.
  static let mountFunction = "linksAfterMount"

  /// The module's own names, and words that name nothing.
  private static let taken: Set<String> = [
    "match", "turnpike", "arguments", "await", "break", "case", "catch", "class", "const",
    "continue", "debugger", "default", "delete", "do", "else", "enum", "eval", "export", "extends",
    "false", "finally", "for", "function", "if", "implements", "import", "in", "instanceof",
    "interface", "let", "new", "null", "package", "private", "protected", "public", "return",
    "static", "super", "switch", "this", "throw", "true", "try", "typeof", "undefined", "var",
    "void", "while", "with", "yield",
  ]

  /// A comment before a declaration; empty without lines.
  static func documentation(_ lines: [String], indent: String) -> String {
    let texts = lines.map { harmless($0).replacing("*/", with: "*\\/") }
    guard texts.count > 1 else {
      return texts.first.map { "\(indent)/** \($0) */\n" } ?? ""
    }
    return "\(indent)/**\n" + texts.map { "\(indent) * \($0)".trimmingEnd + "\n" }.joined()
      + "\(indent) */\n"
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
