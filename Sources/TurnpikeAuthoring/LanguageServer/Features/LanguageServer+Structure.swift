import TurnpikeCompiler

extension LanguageServer {
  /// `textDocument/foldingRange`: groups, routes of several lines, comments, and imports.
  func foldingRanges(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try analysis(params)
    var ranges: [JSON] = []
    func add(_ first: Int, _ last: Int, _ kind: String? = nil) {
      guard last > first else { return }
      ranges.append(
        ["startLine": .number(first), "endLine": .number(last), "kind": kind.map(JSON.string)])
    }
    var groups: [Int] = []
    var run: (kind: String, first: Int, last: Int)?
    for line in document.tree.lines {
      let first = document.text.lineIndex(of: line.range.lower)
      let last = document.text.lineIndex(of: max(line.range.lower, line.range.upper - 1))
      let kind = line.content.kindOfRun
      if kind == nil || kind != run?.kind {
        if let run { add(run.first, run.last, run.kind) }
        run = kind.map { ($0, first, last) }
      }
      run?.last = last
      switch line.content {
      case .groupStart: groups.append(first)
      case .route, .alias, .stack: add(first, last)
      default: if line.isGroupEnd, let start = groups.popLast() { add(start, first) }
      }
    }
    if let run { add(run.first, run.last, run.kind) }
    return .array(ranges)
  }

  /// `textDocument/selectionRange`: a word, its part of the line, the line, the group, the file.
  func selectionRanges(_ params: JSON) throws(ResponseError) -> JSON {
    guard let positions = params["positions"]?.arrayValue else { throw .missing("positions") }
    let document = try analysis(params)
    var result: [JSON] = []
    for json in positions {
      guard let position = TextPosition(json) else { throw .missing("positions") }
      var selection: JSON?
      for range in document.enclosing(document.text.offset(of: position, client.encoding)) {
        selection = [
          "range": document.analysis.json(range, client.encoding), "parent": selection,
        ]
      }
      result.append(selection ?? .null)
    }
    return .array(result)
  }

  /// `textDocument/inlayHint`: the names of cases that are not written.
  func inlayHints(_ params: JSON) throws(ResponseError) -> JSON {
    guard let range = TextRange(params["range"]) else { throw .missing("range") }
    let document = try analysis(params)
    let lines = document.lines(of: range)
    var hints: [JSON] = []
    for line in document.tree.lines where lines.overlaps(line.range.lower...line.range.upper) {
      guard case .route(let route) = line.content, route.caseName == nil else { continue }
      hints.append([
        "position": document.text.position(of: route.endOfDestination, client.encoding).json,
        "label": "as \(route.nameOfCase)", "paddingLeft": true,
      ])
    }
    return .array(hints)
  }
}

extension LineSyntax.Content {
  /// The kind of the range that lines of this kind fold to.
  fileprivate var kindOfRun: String? {
    switch self {
    case .comment, .documentation: "comment"
    case .directive(let directive): if case .import = directive.kind { "imports" } else { nil }
    default: nil
    }
  }
}

extension RouteSyntax {
  /// The offset after the destination and its `!`.
  var endOfDestination: Int { destination.range.upper + (isModal ? 1 : 0) }
}

extension DocumentAnalysis {
  /// The ranges that contain an offset, the widest first, each inside the one before.
  fileprivate func enclosing(_ offset: Int) -> [SourceRange] {
    var ranges = [SourceRange(file: file, lower: 0, upper: text.bytes.count)]
    func add(_ range: SourceRange) {
      guard let outer = ranges.last, outer != range, outer.lower <= range.lower,
        range.upper <= outer.upper, range.lower <= offset, offset <= range.upper
      else { return }
      ranges.append(range)
    }
    var starts: [Int] = []
    var groups: [SourceRange] = []
    for line in tree.lines {
      if case .groupStart = line.content { starts.append(line.range.lower) }
      if line.isGroupEnd, let start = starts.popLast() {
        groups.append(SourceRange(file: file, lower: start, upper: line.range.upper))
      }
    }
    for group in groups.sorted(by: { $0.count > $1.count }) { add(group) }
    guard let line = tree.line(at: offset) else { return ranges }
    add(line.range)
    let words = tree.words(of: line)
    let shown = words.filter { $0.kind != .whiteSpace && $0.kind != .lineEnd }
    if let first = shown.first, let last = shown.last {
      add(first.range.extended(to: last.range.upper))
    }
    if let pattern = line.content.pattern { add(pattern.range) }
    for part in words.compactMap(\.part) { add(part) }
    for word in words where word.isText { add(word.range) }
    return ranges
  }
}
