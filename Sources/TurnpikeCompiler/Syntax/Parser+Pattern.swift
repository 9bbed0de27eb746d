/// The segments of a path, with the screens that follow some of them.
struct PathParts {
  var segments: [SegmentSyntax] = []
  var screens: [ScreenParts] = []
  /// Attributes inside the path, where they do not belong. They have been reported.
  var attributes: [AttributeSyntax] = []
  /// The index of the first segment with an error in it or before it.
  var firstBroken: Int?

  var isStack: Bool { !screens.isEmpty }
}

/// A pattern, and what only its use says to be right or wrong.
struct PatternParts {
  var pattern: PatternSyntax
  var path: PathParts
  /// The query with its `?`, if there is one.
  var queryRange: SourceRange?
  var isQueryWhole: Bool

  /// Whether it could have been meant as a group's path.
  var mayBeGroup: Bool { queryRange == nil && pattern.fragment == nil && !path.isStack }

  /// The whole pattern where it is one plain word, as a directive's is.
  var directiveWord: NameSyntax? {
    guard mayBeGroup, pattern.segments.count == 1, pattern.text.utf8.count <= 20,
      pattern.text.utf8.allSatisfy({ SyntaxByte.isNamePart($0) && !SyntaxByte.isDigit($0) })
    else { return nil }
    return NameSyntax(pattern.text, pattern.range)
  }
}

extension Parser {
  /// `path [?items] [#:name<spec>]` at the position.
  mutating func parsePattern() throws(Diagnostic) -> PatternParts {
    let start = cursor.offset
    let errors = errorsOfLine
    let path = try parsePath()
    let errorsOfPath = errorsOfLine
    var query: [QueryItemSyntax] = []
    var queryRange: SourceRange?
    if cursor.continuation == SyntaxByte.questionMark {
      _ = try continueLine(at: SyntaxByte.questionMark)
    }
    if cursor.current == SyntaxByte.questionMark {
      if let optional = foreignOptional(path) { throw optional }
      let lower = cursor.offset
      query = try parseQuery()
      queryRange = cursor.range(from: lower)
    }
    let isQueryWhole = errorsOfLine == errorsOfPath
    var fragment: CaptureSyntax?
    if cursor.current == SyntaxByte.hash, cursor.next == SyntaxByte.colon {
      cursor.advance()
      let capture = try parseCapture()
      if !cursor.isAtPatternEnd {
        throw badSuffix(
          after: capture, hasKey: true, else: unexpected(rest(), after: "the fragment"))
      }
      fragment = capture
    }
    if !cursor.isAtPatternEnd {
      throw unexpected(rest(), after: "the pattern")
    }
    let end = cursor.offset
    let pattern = PatternSyntax(
      segments: path.segments, query: query, fragment: fragment,
      text: joinedText(start, end),
      joined: lastAt >= start ? joinedAttributes(path.segments, query) : [],
      isWhole: errorsOfLine == errors, range: cursor.range(start, end))
    return PatternParts(
      pattern: pattern, path: path, queryRange: queryRange, isQueryWhole: isQueryWhole)
  }

  /// Segments separated by slashes, a slash before and after allowed.
  private mutating func parsePath() throws(Diagnostic) -> PathParts {
    var path = PathParts()
    var errors = errorsOfLine
    let start = cursor.offset
    if cursor.current == SyntaxByte.slash { cursor.advance() }
    while !cursor.isAtPathEnd {
      if cursor.current == SyntaxByte.slash {
        report(.emptySegment(at: cursor.range(cursor.offset - 1, cursor.offset + 1)))
        while cursor.current == SyntaxByte.slash { cursor.advance() }
        continue
      }
      if cursor.current == SyntaxByte.openBrace {
        throw foreignCapture(at: cursor.offset)?.diagnostic
          ?? .screenWithoutSegment(at: cursor.range(cursor.offset, cursor.offset + 1))
      }
      if let interpolated = foreignInterpolation() { throw interpolated }
      if let attribute = try parseAttributeInPath(from: start) {
        path.attributes.append(attribute)
        path.firstBroken = path.firstBroken ?? path.segments.count
        continue
      }
      path.segments.append(try parseSegment(isFirst: path.segments.isEmpty))
      if errorsOfLine > errors, path.firstBroken == nil {
        path.firstBroken = path.segments.count - 1
      }
      if let interpolated = foreignInterpolation() { throw interpolated }
      if cursor.current == SyntaxByte.openBrace, !cursor.isGroupBrace(at: cursor.offset) {
        if let optional = captureInBraces() { throw optional }
        path.screens.append(try parseScreen(step: path.segments.count - 1))
        // What is wrong with a screen leaves the path whole.
        errors = errorsOfLine
      }
      guard cursor.current == SyntaxByte.slash else {
        if isAtAttributeInPath() { continue }
        break
      }
      cursor.advance()
    }
    return path
  }
}
