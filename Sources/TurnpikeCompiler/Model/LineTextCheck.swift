/// Checks the text of a file's lines as it is written.
struct LineTextCheck {
  let source: SourceFile
  let declarations: Declarations

  var reporter: Reporter { declarations.reporter }

  /// - Parameter end: The end of the line with its comment.
  func check(_ item: ItemSyntax, until end: Int) {
    checkPath(item)
    warnOfComment(item.range.end.extended(to: end))
    warnOfSuspiciousText(item.pattern)
  }
}

// Attributes in paths.

extension LineTextCheck {
  /// Reports a segment that is an attribute or ends in an attribute. For example, `@auth {` would
  /// create a group of unguarded routes with the path '@auth'.
  private func checkPath(_ item: ItemSyntax) {
    let path = item.pattern.segments
    for segment in path { warnOfColon(in: segment) }
    if !hasSign(item.range) { return }
    let literals = path.map(\.literals.last) + item.pattern.query.map(\.literal)
    for (index, literal) in literals.enumerated() {
      guard let literal, let first = attributes(atEndOf: literal).first else { continue }
      let isEnd = index == 0 || index == path.count - 1
      let edit = isEnd ? edit(item, moving: literal) : nil
      let hint: Wording =
        edit.map { "write '\(proposed: $0)' for the attribute" }
        ?? "write the attribute \(item.isGroup ? "after the path" : "at the end of the line")"
      reporter.report(
        Diagnostic(
          .misplacedAttribute,
          """
          \(source.name(first)) is part of the path here; \(hint), or '%40' for '@' in \
          a path
          """, at: first
        ).replacing(item.range))
      return
    }
  }

  /// Reports a warning for a capture like that of `Special:MobileDiff`, which is probably a literal
  /// with a colon. A type shows that it is a capture.
  private func warnOfColon(in segment: SegmentSyntax) {
    guard case .capture(let prefix, let capture, _, let range) = segment, capture.spec == nil,
      prefix.contains(where: \.isLetter), isCapitalized(capture.name.text)
    else { return }
    let (written, name) = (source.text(range), capture.name.text)
    reporter.report(
      .capitalCapture,
      """
      \(quoted: ":" + name) is a capture here; write \
      '\(proposed: written.replacing(":" + name, with: "%3A" + name, maxReplacements: 1))' for a \
      literal, or '\(shortened: ":" + name + "<String>")' for a capture
      """, at: range)
  }

  /// Whether a text contains `@`. Most lines do not.
  private func hasSign(_ range: SourceRange) -> Bool {
    source.firstIndex(of: SyntaxByte.at, in: range) != nil
  }

  /// Returns the ranges of the attributes at the end of a literal, such as the attributes of
  /// `a@auth@beta`.
  private func attributes(atEndOf literal: SourceRange) -> [SourceRange] {
    if !hasSign(literal) { return [] }
    let text = source.text(literal)
    var end = text.endIndex
    var found: [SourceRange] = []
    for match in text.matches(of: #/@(\w+)(\((?:[^()]|\([^()]*\))*\))?(,*)/#).reversed() {
      guard match.range.upperBound == end, declarations.isAttribute(String(match.1)) else { break }
      end = match.range.lowerBound
      found.append(literal.range(of: end..<match.3.startIndex, in: text))
    }
    return found.reversed()
  }

  /// Returns the line with the attributes of a literal at their position, or nil for a stack and for
  /// a line that is continued.
  private func edit(_ item: ItemSyntax, moving literal: SourceRange) -> String? {
    if case .stack = item.kind { return nil }
    let attributes = attributes(atEndOf: literal)
    var before = source.text(item.range.extended(to: attributes[0].lower))
    var after = source.text(item.range.dropFirst(literal.upper - item.range.lower))
    // If an attribute is a complete segment, a slash belongs to it.
    if before.hasSuffix("/") {
      before.removeLast()
    } else if before.isEmpty, after.hasPrefix("/") {
      after.removeFirst()
    }
    if after.first?.isWhitespace == false { after = " " + after }
    let moved = attributes.map(source.text).filter { !after.contains($0) }.map { " " + $0 }.joined()
    return MovedAttributes(moved + after, after: before)?.edited
  }
}

extension QueryItemSyntax {
  /// The value of a condition, which can be the end of the pattern.
  fileprivate var literal: SourceRange? {
    if case .condition(_, .value(let value), _) = self { value.range } else { nil }
  }
}
