// Attributes on separate lines, as in Swift. They are errors, so that an attribute cannot be next
// to a line that it does not protect. No edit is proposed, because it could choose the wrong line.

extension FileParser {
  /// The error of a row that only consists of attributes. They belong to the line before if they are
  /// indented below it, and otherwise to the line after.
  mutating func detachedAttributes(_ row: RowScanner.Row) -> Diagnostic? {
    guard let (first, texts) = attributesOnly(row) else { return nil }
    var attributes = texts
    var ahead = rows
    var next = ahead.nextItem()
    reportedEnd = row.range.upper
    while let (_, more) = next.flatMap(attributesOnly) {
      attributes += more
      reportedEnd = next?.range.upper ?? reportedEnd
      next = ahead.nextItem()
    }
    while next.map({ source.text($0.text.prefix(3)) == "///" }) ?? false { next = ahead.nextItem() }
    let previous = syntax.lines.last { !$0.isSpace }
    let above = previous.flatMap { $0.hasOwnAttributes ? joined($0.range, attributes) : nil }
    var below = next.flatMap { joined($0.text, attributes) }
    var lines = [below ?? above]
    if let previous {
      let indentation = previous.range.trimmed(in: source).lower - previous.range.lower
      if indentation < row.indentation, !previous.startsGroup {
        lines = [above]
        below = nil
      } else if indentation == row.indentation, previous.range.upper == row.range.lower {
        lines = [below, above]
      }
    }
    let isGroup = below?.hasSuffix("{") ?? false
    return Diagnostic(
      .misplacedAttribute,
      """
      attributes must be at the end of their line\(isGroup ? ", before its '{'" : "")\
      \(write: lines.compactMap(\.self))
      """, at: first)
  }

  /// The error of a row whose attributes are on the next lines, with its arrow or brace after them.
  mutating func attributesInside(
    after error: Diagnostic, _ row: RowScanner.Row
  ) -> Diagnostic? {
    var ahead = rows
    guard [.missingArrow, .missingBrace].contains(error.id), isAtEnd(error, row),
      let first = ahead.nextItem(), source.starts(first.text, with: SyntaxByte.at)
    else { return nil }
    var parts = [row, first]
    while attributesOnly(parts[parts.count - 1]) != nil, let next = ahead.nextItem() {
      parts.append(next)
    }
    let text = parts.flatMap { source.split($0.text, at: SyntaxByte.lineFeed) }
      .map { " " + source.text(source.withoutComment($0)) }.joined()
      .replacing(#/\s+(?=[?&])/#, with: "")
    guard let moved = MovedAttributes(text), isRow(moved.edited) else { return nil }
    reportedEnd = parts[parts.count - 1].range.upper
    let place = moved.isGroup ? ", before its '{'" : ""
    return Diagnostic(
      .misplacedAttribute,
      "attributes must be at the end of their line\(place)\(write: [moved.edited])",
      at: first.text.prefix(1 + source.nameLength(in: first.text.dropFirst(1))))
  }

  /// The range of the first attribute of a row that consists of attributes, and their texts.
  private func attributesOnly(_ row: RowScanner.Row) -> (SourceRange, [String])? {
    guard source.starts(row.text, with: SyntaxByte.at) else { return nil }
    let lines = source.split(row.text, at: SyntaxByte.lineFeed).map(source.withoutComment)
    guard lines.dropFirst().allSatisfy({ $0.isEmpty }) else { return nil }
    var rest = lines[0]
    let first = rest.prefix(1 + source.nameLength(in: rest.dropFirst(1)))
    var texts: [String] = []
    while !rest.isEmpty {
      let name = rest.prefix(1 + source.nameLength(in: rest.dropFirst(1)))
      var end = name.upper
      if source.starts(rest.dropFirst(name.count), with: SyntaxByte.openParenthesis),
        let close = source.closingParenthesis(of: end, before: rest.upper)
      {
        end = close + 1
      }
      guard source.starts(rest, with: SyntaxByte.at), name.count > 1 else { return nil }
      texts.append(source.text(rest.extended(to: end)))
      let after = rest.dropFirst(end - rest.lower)
      let isList = source.text(after.prefix(1)).contains(#/[,;]/#)
      rest = after.dropFirst(isList ? 1 : 0).trimmed(in: source)
      if !isList, !rest.isEmpty, rest.lower == after.lower { return nil }
    }
    return (first, texts)
  }

  /// The last line of a row with attributes at its end; nil if the row could not be read with them.
  private func joined(_ row: SourceRange, _ attributes: [String]) -> String? {
    let row = row.trimmed(in: source)
    guard let last = source.split(row, at: SyntaxByte.lineFeed).last else { return nil }
    let line = source.text(source.withoutComment(last))
    let isGroup = line.hasSuffix("{")
    let head = isGroup ? String(line.dropLast()).trimmed : line
    let others = attributes.filter { !"\(line) ".contains(" \($0) ") }
    let edited = ([head] + others + (isGroup ? ["{"] : [])).joined(separator: " ")
    return isRow(source.text(row.extended(to: last.lower)) + edited) ? edited : nil
  }

  /// Whether a text can be read as a row.
  private func isRow(_ text: String) -> Bool {
    let edited = SourceFile(path: source.path, text: text)
    let row = SourceRange(file: syntax.index, lower: 0, upper: edited.bytes.count)
    return (try? parseRow(row, in: edited)) != nil
  }
}

extension LineSyntax {
  fileprivate var isSpace: Bool {
    switch content {
    case .blank, .comment: true
    case .directive, .documentation, .groupEnd, .item, .unread: false
    }
  }

  /// Whether the line can end in attributes, which the line after cannot have.
  fileprivate var hasOwnAttributes: Bool {
    switch content {
    case .directive(let directive): directive.word == .origin
    case .item(let item): !item.isGroup
    case .blank, .comment, .documentation, .groupEnd, .unread: false
    }
  }
}

extension Wording {
  /// What to write, at the end of a message.
  fileprivate mutating func appendInterpolation(write lines: [String]) {
    for (index, line) in lines.enumerated() {
      appendLiteral(index == 0 ? "; write " : " or ")
      appendInterpolation(quoted: line)
    }
  }
}
