import TurnpikeCompiler

/// Text of a Markdown document: the author's text stays Markdown, but never becomes a tag or the
/// end of a table's cell.
enum Markdown {
  /// A line of its author outside of tables.
  static func text(_ text: String) -> String { line(text, inTable: false) }

  /// A line of its author in a table's cell.
  static func cell(_ text: String) -> String { line(text, inTable: true) }

  /// A piece of code outside of tables.
  static func code(_ text: String) -> String { span(harmless(text), inTable: false) }

  /// A piece of code in a table's cell.
  static func cellCode(_ text: String) -> String { span(harmless(text), inTable: true) }

  /// A piece of code between more back quotes than it has in a row.
  private static func span(_ code: String, inTable: Bool) -> String {
    let runs = code.unicodeScalars.split { $0 != "`" }
    let fence = String(repeating: "`", count: (runs.map(\.count).max() ?? 0) + 1)
    let ends = [code.unicodeScalars.first, code.unicodeScalars.last]
    let space = ends.contains("`") ? " " : ""
    return fence + space + inside(code, inTable: inTable) + space + fence
  }

  /// In code, only the end of a table's cell has a meaning.
  private static func inside(_ code: String, inTable: Bool) -> String {
    guard inTable else { return code }
    return String(code.unicodeScalars.replacing("|".unicodeScalars, with: "\\|".unicodeScalars))
  }

  /// Writes each character with a meaning in Markdown as a character reference, with or without a
  /// backslash before it, except in code.
  private static func line(_ text: String, inTable: Bool) -> String {
    let syntax =
      #/
      (?<fence> `+) (?! `) (?<code> [^`] (?: .*? [^`])? ) \k<fence> (?! `)
      # A later line could close them.
      | (?<quotes> `+)
      | \\? (?<mark> [<&|`])
      # At the end it would escape the text after the line.
      | \\ (?: \\ | $ )
      /#
    return harmless(text).replacing(syntax.matchingSemantics(.unicodeScalar)) { match -> String in
      if let fence = match.fence, let code = match.code {
        return "\(fence)\(inside(String(code), inTable: inTable))\(fence)"
      }
      if let quotes = match.quotes { return String(repeating: "&#96;", count: quotes.utf8.count) }
      return switch match.mark {
      case "<": "&lt;"
      case "&": "&amp;"
      case "|": "&#124;"
      case "`": "&#96;"
      default: "\\\\"
      }
    }
  }
}
