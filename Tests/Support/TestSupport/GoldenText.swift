extension String {
  /// The text without what is only copied into it, of which its size remains: scripts, styles, the
  /// matcher of a TypeScript module, and the literal of a route table. Files of their own have them,
  /// and other tests.
  package var withoutCopies: String {
    var text = self
    for (start, end) in [
      ("<style>\n", "</style>"), ("<script type=\"module\">\n", "</script>"),
      ("\n// What matches and prints links.\n", nil), (" #\"\"\"\n", "\"\"\"#"),
    ] as [(String, String?)] {
      var result = ""
      var rest = text[...]
      while let lower = rest.firstRange(of: start)?.upperBound {
        let upper = end.flatMap { rest[lower...].firstRange(of: $0)?.lowerBound } ?? rest.endIndex
        result += rest[..<lower] + "(\(rest[lower..<upper].utf8.count) bytes)"
        rest = rest[upper...]
      }
      text = result + rest
    }
    return text
  }
}
