import TurnpikeCompiler

/// Pieces of a page. No text becomes a tag, a reference, or the end of an attribute.
enum HTML {
  /// A text of the file's author. Characters that are invisible, or that change the direction of
  /// the text, are written as visible escapes.
  static func text(_ text: String) -> String { value(harmless(text)) }

  /// A value for programs: the text as it is.
  static func value(_ text: String) -> String {
    text.unicodeScalars.map { references[$0] ?? String($0) }.joined()
  }

  private static let references: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
  ]

  static func code(_ text: String) -> String { "<code>\(Self.text(text))</code>" }

  /// Lines of documentation: each block is a paragraph, and text between back quotes is code.
  static func paragraphs(_ lines: [String]) -> String {
    lines.split(separator: "").map { block in
      let text = block.map(Self.text).joined(separator: "\n")
      return "<p>\(text.replacing(/`([^`]*)`/) { "<code>\($0.1)</code>" })</p>\n"
    }.joined()
  }

  /// A pattern with its captures marked, which can break between segments.
  static func pattern(_ text: String) -> String {
    let shown = Self.text(text).replacing(/([:*]\w*(?:&lt;.*?&gt;)?)|\/|\?|&amp;/) { match in
      if let capture = match.1 { return "<var class=\"capture\">\(capture)</var>" }
      return match.0 == "/" ? "/<wbr>" : "<wbr>\(match.0)"
    }
    return "<code class=\"pattern\">\(shown)</code>"
  }

  /// A link to a row of the page.
  static func link(to casePath: String) -> String {
    "<a href=\"#\(value(PageRow.anchor(casePath)))\">\(text(casePath))</a>"
  }

  /// A button of the script: `data-copy` copies its text, and `data-try` matches it.
  static func button(_ title: String, _ action: String, _ text: String, label: String) -> String {
    "<button type=\"button\" data-script hidden \(action)=\"\(value(text))\" "
      + "aria-label=\"\(Self.text(label))\">\(title)</button>"
  }
}
