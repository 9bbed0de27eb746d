/// Attributes joined to the text before them, which are text of a pattern: whether they are meant,
/// only their declarations say.
package struct JoinedAttributes: Sendable {
  /// In their order: those of `a@auth@beta` are two.
  var attributes: [AttributeSyntax]
  /// The literal that they are the end of.
  var literal: SourceRange
  /// Whether the literal is a whole segment.
  var isSegment: Bool
}

extension Parser {
  /// What looks like attributes at the ends of a path's segments and a query's values.
  func joinedAttributes(
    _ segments: [SegmentSyntax], _ query: [QueryItemSyntax]
  ) -> [JoinedAttributes] {
    var result: [JoinedAttributes] = []
    for segment in segments {
      switch segment {
      case .literal(_, let range): result += joinedAttributes(in: range, isSegment: true)
      case .capture(_, let capture, _, let range):
        let suffix = cursor.range(capture.range.upper, range.upper)
        result += joinedAttributes(in: suffix, isSegment: false)
      case .rest: break
      }
    }
    for case .condition(_, let value, _) in query {
      result += joinedAttributes(in: value.range, isSegment: false)
    }
    return result
  }

  private func joinedAttributes(in literal: SourceRange, isSegment: Bool) -> [JoinedAttributes] {
    var attributes: [AttributeSyntax] = []
    var end = literal.upper
    while let attribute = joinedAttribute(from: literal.lower, to: end) {
      attributes.append(attribute)
      end = attribute.range.lower
    }
    if attributes.isEmpty { return [] }
    return [
      JoinedAttributes(
        attributes: attributes.reversed(), literal: literal, isSegment: isSegment)
    ]
  }

  /// `@name` or `@name(text)` that ends at an offset, a comma aside.
  private func joinedAttribute(from lower: Int, to upper: Int) -> AttributeSyntax? {
    let bytes = cursor.bytes
    var end = upper
    while end > lower, bytes[end - 1] == SyntaxByte.comma { end -= 1 }
    var nameEnd = end
    if end > lower, bytes[end - 1] == SyntaxByte.closeParenthesis {
      var depth = 0
      repeat {
        nameEnd -= 1
        if bytes[nameEnd] == SyntaxByte.closeParenthesis { depth += 1 }
        if bytes[nameEnd] == SyntaxByte.openParenthesis { depth -= 1 }
      } while depth > 0 && nameEnd > lower
      if depth > 0 { return nil }
    }
    var nameStart = nameEnd
    while nameStart > lower, SyntaxByte.isNamePart(bytes[nameStart - 1]) { nameStart -= 1 }
    guard nameStart < nameEnd, SyntaxByte.isNameStart(bytes[nameStart]), nameStart > lower,
      bytes[nameStart - 1] == SyntaxByte.at
    else { return nil }
    let value = cursor.range(nameEnd + 1, max(nameEnd + 1, end - 1))
    return AttributeSyntax(
      name: NameSyntax(cursor.text(nameStart, nameEnd), cursor.range(nameStart, nameEnd)),
      value: nameEnd < end ? NameSyntax(cursor.text(value.lower, value.upper), value) : nil,
      range: cursor.range(nameStart - 1, end))
  }
}
