/// Optional captures as other tools write them: `:id?`, `(/:id)`, `{/:id}`.
extension Parser {
  /// `?` after the capture that ends a path, with nothing of a query after it.
  func foreignOptional(_ path: PathParts) -> Diagnostic? {
    guard case .capture(_, let capture, let suffix, let range) = path.segments.last,
      suffix.isEmpty, range.upper == cursor.offset
    else { return nil }
    return foreignOptional(capture, "capture")
  }

  /// The same after any capture.
  ///
  /// - Parameter what: what it is called in its place.
  func foreignOptional(_ capture: CaptureSyntax, _ what: String) -> Diagnostic? {
    var ahead = cursor
    ahead.advance()
    guard ahead.isAtSegmentEnd || ahead.isAtItemEnd else { return nil }
    var written = ":" + capture.name.text
    if let spec = capture.spec {
      if spec.isOptional || spec.defaultValue != nil { return nil }
      written += cursor.text(spec.range.lower, spec.range.upper - 1) + "?>"
    } else {
      written += "<String?>"
    }
    return .foreignSyntax(
      ahead.name(from: cursor.offset), hint: "an optional \(what) is written '\(proposed: written)'"
    ).replacing(ahead.range(from: capture.range.lower))
  }

  /// `(/:id)` and `(:id)`, as others write an optional capture: what is wrong where the parenthesis
  /// that closes one is at the position, after the capture.
  func optionalInParentheses(_ capture: CaptureSyntax) -> Diagnostic? {
    guard cursor.current == SyntaxByte.closeParenthesis else { return nil }
    let bytes = cursor.bytes
    var open = capture.range.lower - 1
    while open >= cursor.lineStart, bytes[open] != SyntaxByte.openParenthesis { open -= 1 }
    guard open >= cursor.lineStart else { return nil }
    var ahead = cursor
    ahead.advance()
    if ahead.current == SyntaxByte.questionMark {
      var behind = ahead
      behind.advance()
      if behind.isAtSegmentEnd { ahead = behind }
    }
    let before = cursor.text(open + 1, capture.range.lower)
    // Closed by its type, a capture may be in parentheses that belong to the segment.
    if capture.spec != nil, !before.utf8.contains(SyntaxByte.slash) { return nil }
    var written = before + ":" + capture.name.text
    if let spec = capture.spec {
      let isOmittable = spec.isOptional || spec.defaultValue != nil
      let end = isOmittable ? "" : "?"
      written += cursor.text(spec.range.lower, spec.range.upper - 1) + end + ">"
    } else {
      written += "<String?>"
    }
    let isWhole = before.isEmpty || before == "/"
    let hint: Wording =
      isWhole
      ? "an optional capture is written '\(proposed: written)'"
      : "only a capture is optional, written ':\(capture.name.text)<String?>'"
    return .foreignSyntax(
      NameSyntax(cursor.text(open, ahead.offset), cursor.range(open, ahead.offset)), hint: hint)
  }

  /// `{/:id}`, an optional capture after a segment, at the position.
  func captureInBraces() -> Diagnostic? {
    guard cursor.next == SyntaxByte.slash || cursor.next == SyntaxByte.colon else { return nil }
    if cursor.next == SyntaxByte.colon { return foreignCapture(at: cursor.offset)?.diagnostic }
    var ahead = cursor
    ahead.offset += 2
    guard ahead.current == SyntaxByte.colon else { return nil }
    ahead.advance()
    let start = ahead.offset
    ahead.skipName()
    let name = ahead.text(from: start)
    guard !name.isEmpty, ahead.current == SyntaxByte.closeBrace else { return nil }
    ahead.advance()
    return .foreignSyntax(
      ahead.name(from: cursor.offset),
      hint: "an optional capture is written '\(proposed: "/:\(name)<String?>")'")
  }
}
