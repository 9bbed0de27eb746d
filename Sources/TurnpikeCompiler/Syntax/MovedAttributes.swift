/// A line with its attributes at the end, or in front of the brace of a group.
struct MovedAttributes {
  let edited: String
  /// The first attribute in the text as written.
  let first: Range<String.Index>
  let isGroup: Bool

  /// Returns nil if the line has no attribute.
  ///
  /// - Parameter start: The start of the line, which has no attributes.
  init?(_ line: String, after start: String = "") {
    let attribute = #/(?:^|\s)(@[A-Za-z_]\w*(?:\((?:[^()]|\([^()]*\))*\))?)[,;]?(?=\s|$)/#
    guard line.utf8.count <= Habit.maximumBytes, !line.utf8.contains(SyntaxByte.lineFeed)
    else { return nil }
    let attributes = line.matches(of: attribute).map(\.output.1)
    guard let first = attributes.first else { return nil }
    var head = (start + line.replacing(attribute, with: "")).trimmed
    isGroup = head.hasSuffix("{")
    if isGroup {
      // A group has no arrow.
      head = String(head.dropLast()).replacing(#/\s*[-=]>\s*$/#, with: "").trimmed
    }
    if head.isEmpty || head.hasPrefix("->") || head.hasPrefix("=>") { head = "/ " + head }
    if head.hasPrefix("?") || head.hasPrefix("#:") { head = "/" + head }
    let parts = [head.trimmed] + attributes.map(String.init) + (isGroup ? ["{"] : [])
    edited = parts.joined(separator: " ")
    self.first = first.startIndex..<first.endIndex
  }
}
