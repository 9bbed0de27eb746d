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
      if line.item?.isGroup == false { add(first, last) }
    }
    if let run { add(run.first, run.last, run.kind) }
    let lines = document.tree.lines
    for group in document.tree.groups where group.upperBound < lines.count {
      add(
        document.text.lineIndex(of: lines[group.lowerBound].range.lower),
        document.text.lineIndex(of: lines[group.upperBound].range.lower))
    }
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
      guard let route = line.item?.route, route.caseName == nil else { continue }
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
    for group in tree.groups.sorted(by: { $0.count > $1.count })
    where group.upperBound < tree.lines.count {
      add(tree.lines[group.lowerBound].range.extended(to: tree.lines[group.upperBound].range.upper))
    }
    guard let line = tree.line(at: offset) else { return ranges }
    add(line.range)
    let words = tree.words(of: line)
    let shown = words.filter { $0.kind != .whiteSpace && $0.kind != .lineEnd }
    if let first = shown.first, let last = shown.last {
      add(first.range.extended(to: last.range.upper))
    }
    if let pattern = line.item?.pattern { add(pattern.range) }
    for part in words.compactMap(\.part) { add(part) }
    for word in words where word.isText { add(word.range) }
    return ranges
  }
}
