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

extension String {
  /// The lines of both texts. A line that only this text has is after `-`, and a line that only the
  /// other text has is after `+`.
  package func difference(to other: String) -> String {
    let old = split(separator: "\n", omittingEmptySubsequences: false)
    let new = other.split(separator: "\n", omittingEmptySubsequences: false)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (index, newIndex) = (0, 0)
    while index < old.count || newIndex < new.count {
      if removed.contains(index) {
        lines.append("- " + old[index])
        index += 1
      } else {
        let isInserted = inserted.contains(newIndex)
        lines.append((isInserted ? "+ " : "  ") + new[newIndex])
        newIndex += 1
        if !isInserted { index += 1 }
      }
    }
    return lines.joined(separator: "\n")
  }
}
