import TurnpikeCompiler

extension LanguageServer {
  /// `textDocument/foldingRange`: groups, and comments of several lines.
  func foldingRanges(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try analysis(params)
    var ranges: [JSON] = []
    func add(_ first: Int, _ last: Int, _ kind: String?) {
      guard last > first else { return }
      ranges.append(
        [
          "startLine": .number(first), "endLine": .number(last), "kind": kind.map(JSON.string),
        ])
    }
    var groups: [Int] = []
    var comment: (first: Int, last: Int)?
    var imports: (first: Int, last: Int)?
    for line in document.tree.lines {
      let first = document.text.lineIndex(of: line.range.lower)
      let last = document.text.lineIndex(of: max(line.range.lower, line.range.upper - 1))
      switch line.content {
      case .comment, .documentation: comment = (comment?.first ?? first, last)
      default:
        if let comment { add(comment.first, comment.last, "comment") }
        comment = nil
      }
      if case .directive(let directive) = line.content, case .import = directive.kind {
        imports = (imports?.first ?? first, last)
      } else if let found = imports {
        add(found.first, found.last, "imports")
        imports = nil
      }
      switch line.content {
      case .groupStart: groups.append(first)
      case .groupEnd: if let start = groups.popLast() { add(start, first, nil) }
      case .route, .alias, .stack: add(first, last, nil)
      case .blank, .comment, .directive, .documentation, .unread: break
      }
    }
    if let comment { add(comment.first, comment.last, "comment") }
    return .array(ranges)
  }

  /// `textDocument/selectionRange`: a word, its part of the line, the line, the group, the file.
  func selectionRanges(_ params: JSON) throws(ResponseError) -> JSON {
    guard let positions = params["positions"]?.arrayValue else { throw .missing("positions") }
    let document = try analysis(params)
    var result: [JSON] = []
    for json in positions {
      guard let position = TextPosition(json) else { throw .missing("positions") }
      let offset = document.text.offset(of: position, client.encoding)
      var selection: JSON?
      for range in document.enclosing(offset) {
        let range = TextRange(
          document.text.position(of: range.lowerBound, client.encoding),
          document.text.position(of: range.upperBound, client.encoding))
        selection = ["range": range.json, "parent": selection]
      }
      result.append(selection ?? .null)
    }
    return .array(result)
  }

  /// `textDocument/inlayHint`: the names of cases that no line says.
  func inlayHints(_ params: JSON) throws(ResponseError) -> JSON {
    guard let range = TextRange(params["range"]) else { throw .missing("range") }
    let document = try analysis(params)
    let lines = document.lines(of: range)
    var hints: [JSON] = []
    for line in document.tree.lines where lines.overlaps(line.range.lower...line.range.upper) {
      guard case .route(let route) = line.content, route.caseName == nil else { continue }
      let name = Naming.caseName(ofDestination: route.destination.text.lastTypeName)
      let end = route.destination.range.upper + (route.isModal ? 1 : 0)
      hints.append(
        [
          "position": document.text.position(of: end, client.encoding).json,
          "label": "as \(name)", "paddingLeft": true,
        ])
    }
    return .array(hints)
  }
}

extension DocumentAnalysis {
  /// The ranges round an offset, the widest first, each inside the one before.
  fileprivate func enclosing(_ offset: Int) -> [Range<Int>] {
    var ranges = [0..<text.bytes.count]
    func add(_ range: Range<Int>) {
      guard let outer = ranges.last, outer != range, outer.lowerBound <= range.lowerBound,
        range.upperBound <= outer.upperBound, range.lowerBound <= offset,
        offset <= range.upperBound
      else { return }
      ranges.append(range)
    }
    var groups: [Int] = []
    var spans: [Range<Int>] = []
    for line in tree.lines {
      if case .groupStart = line.content { groups.append(line.range.lower) }
      if case .groupEnd = line.content, let start = groups.popLast() {
        spans.append(start..<line.range.upper)
      }
    }
    for span in spans.sorted(by: { $0.count > $1.count }) { add(span) }
    guard let line = tree.line(at: offset) else { return ranges }
    add(line.range.lower..<line.range.upper)
    let pieces = tree.pieces(of: line)
    if let first = pieces.first(where: \.isShown), let last = pieces.last(where: \.isShown) {
      add(first.range.lower..<last.range.upper)
    }
    if let pattern = line.content.pattern {
      add(pattern.range.lower..<pattern.range.upper)
      for segment in pattern.segments { add(segment.range.lower..<segment.range.upper) }
      for item in pattern.query { add(item.range.lower..<item.range.upper) }
    }
    for attribute in line.content.attributes {
      add(attribute.range.lower..<attribute.range.upper)
    }
    for piece in pieces where piece.kind == .text { add(piece.range.lower..<piece.range.upper) }
    return ranges
  }
}

extension SyntaxPiece {
  fileprivate var isShown: Bool {
    switch kind {
    case .text, .sign, .comment, .unread: true
    case .byteOrderMark, .whiteSpace, .lineEnd: false
    }
  }
}
