extension TableBuilder {
  /// Reports a segment that is an attribute or ends in an attribute. For example, `@auth {` would
  /// create a group of unguarded routes with the path '@auth'.
  mutating func checkPath(_ line: LineSyntax) {
    let path: (segments: [SegmentSyntax], query: [QueryItemSyntax])
    // The line without a comment, and the position for its attributes, or nil for a stack.
    var place: (line: SourceRange, end: Int)?
    switch line.content {
    case .blank, .comment, .directive, .documentation, .groupEnd, .unread: return
    case .route(let route):
      path = (route.pattern?.segments ?? [], route.pattern?.query ?? [])
      place = (route.range, route.range.upper)
    case .alias(let alias):
      path = (alias.pattern.segments, alias.pattern.query)
      place = (alias.range, alias.range.upper)
    case .stack(let stack): path = (stack.pattern.segments, stack.pattern.query)
    case .groupStart(let group):
      path = (group.path.segments, [])
      let range = group.path.range
      place = (range.extended(to: group.brace.upper), range.upper)
    }
    let literals = path.segments.map(\.literal) + path.query.map(\.literal)
    for (index, literal) in literals.enumerated() {
      guard let literal, let first = attributes(atEndOf: literal).first else { continue }
      let isEnd = index == 0 || index == path.segments.count - 1
      let edit: String? = place.flatMap { place in
        isEnd ? self.edit(place.line, place.end, moving: literal, isFirst: index == 0) : nil
      }
      let hint: Wording =
        edit.map { "write '\(proposed: $0)' for the attribute" }
        ?? "write the attribute \(line.isGroup ? "after the path" : "at the end of the line")"
      let diagnostic = Diagnostic(
        .misplacedAttribute,
        """
        \(NameSyntax(text(first), first)) is part of the path here; \(hint), or '%40' for '@' in a \
        path
        """, at: first)
      diagnostics.append(place.map { diagnostic.replacing($0.line) } ?? diagnostic)
      return
    }
  }

  /// Returns the ranges of the attributes at the end of a literal, such as the attributes of
  /// `a@auth@beta`.
  private func attributes(atEndOf literal: SourceRange) -> [SourceRange] {
    let bytes = parsed.bytes(at: literal)
    var found: [SourceRange] = []
    var end = literal.upper
    while true {
      while end > literal.lower, bytes[end - 1] == SyntaxByte.comma { end -= 1 }
      var nameEnd = end
      var depth = 0
      if end > literal.lower, bytes[end - 1] == SyntaxByte.closeParenthesis {
        repeat {
          nameEnd -= 1
          if bytes[nameEnd] == SyntaxByte.closeParenthesis { depth += 1 }
          if bytes[nameEnd] == SyntaxByte.openParenthesis { depth -= 1 }
        } while depth > 0 && nameEnd > literal.lower
      }
      var start = nameEnd
      while start > literal.lower, SyntaxByte.isNamePart(bytes[start - 1]) { start -= 1 }
      guard depth == 0, start > literal.lower, bytes[start - 1] == SyntaxByte.at,
        isAttribute(String(decoding: bytes[start..<nameEnd], as: UTF8.self))
      else { return found.reversed() }
      found.append(SourceRange(file: literal.file, lower: start - 1, upper: end))
      end = start - 1
    }
  }

  /// Returns an edit that moves the attributes of a literal to their position in the line, or nil
  /// for a line that is continued.
  private func edit(
    _ line: SourceRange, _ end: Int, moving literal: SourceRange, isFirst: Bool
  ) -> String? {
    func text(_ lower: Int, _ upper: Int) -> String {
      self.text(SourceRange(file: line.file, lower: min(lower, upper), upper: upper))
    }
    let attributes = attributes(atEndOf: literal)
    var (before, after) = (text(line.lower, attributes[0].lower), text(literal.upper, end))
    // If an attribute is a complete segment, the edit removes a slash, too.
    let isSegment = before.isEmpty || before.hasSuffix("/")
    if isSegment, !isFirst {
      before.removeLast()
    } else if isSegment, after.hasPrefix("/") {
      after.removeFirst()
    }
    var head = before + after
    if head.isEmpty || " \t?#-=".contains(head.prefix(1)) { head = "/" + head }
    let tail = text(end, line.upper)
    let moved = attributes.map(self.text).filter { !(after + tail).contains($0) }
    let separator = tail.isEmpty || tail.hasPrefix(" ") || tail.hasPrefix("\t") ? "" : " "
    let result = ([head] + moved).joined(separator: " ") + separator + tail
    return result.contains("\n") ? nil : result
  }
}

extension LineSyntax {
  fileprivate var isGroup: Bool {
    if case .groupStart = content { true } else { false }
  }
}

extension SegmentSyntax {
  /// The literal at the end of the pattern.
  fileprivate var literal: SourceRange? {
    switch self {
    case .literal(_, let range): range
    case .rest: nil
    case .capture(_, let capture, _, let range):
      SourceRange(file: range.file, lower: capture.range.upper, upper: range.upper)
    }
  }
}

extension QueryItemSyntax {
  /// The literal at the end of the segment.
  fileprivate var literal: SourceRange? {
    if case .condition(_, let value, _) = self { value.range } else { nil }
  }
}
