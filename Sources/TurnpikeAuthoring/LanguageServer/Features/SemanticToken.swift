import TurnpikeCompiler

/// A stretch of a line that an editor colours.
struct SemanticToken: Hashable {
  /// In the order of the legend.
  enum Kind: String, CaseIterable {
    case comment, keyword, namespace, type, `enum`, `struct`, enumMember, parameter, property
    case decorator, string, number, `operator`
  }

  let range: Range<Int>
  let kind: Kind
  var isDeclaration = false
}

extension FileSyntax {
  /// The tokens of the file, sorted and apart.
  var semanticTokens: [SemanticToken] {
    var tokens: [SemanticToken] = []
    for line in lines {
      var named = TokenReader(line.content, in: source.bytes)
      named.tokens.sort { $0.range.lowerBound < $1.range.lowerBound }
      var next = 0
      for piece in pieces(of: line) {
        let range = piece.range.lower..<piece.range.upper
        switch piece.kind {
        case .comment: tokens.append(SemanticToken(range: range, kind: .comment))
        case .sign: tokens += signs(in: range)
        case .text:
          if case .documentation = line.content {
            tokens.append(SemanticToken(range: range, kind: .comment))
          }
          while next < named.tokens.count, named.tokens[next].range.lowerBound < range.lowerBound {
            next += 1
          }
          if next < named.tokens.count, named.tokens[next].range == range {
            tokens.append(named.tokens[next])
          }
        case .byteOrderMark, .whiteSpace, .lineEnd, .unread: break
        }
      }
    }
    return tokens
  }

  /// Arrows and `///` stand out; other signs are the text's own.
  private func signs(in range: Range<Int>) -> [SemanticToken] {
    let text = source.bytes[range]
    if text.elementsEqual("->".utf8) || text.elementsEqual("=>".utf8) {
      return [SemanticToken(range: range, kind: .operator)]
    }
    if text.starts(with: "///".utf8) { return [SemanticToken(range: range, kind: .comment)] }
    if text.last == UInt8(ascii: "@") {
      return [SemanticToken(range: (range.upperBound - 1)..<range.upperBound, kind: .decorator)]
    }
    return []
  }
}

/// What the texts of a line are.
private struct TokenReader {
  var tokens: [SemanticToken] = []
  private let bytes: [UInt8]

  init(_ content: LineSyntax.Content, in bytes: [UInt8]) {
    self.bytes = bytes
    switch content {
    case .blank, .comment, .documentation, .groupEnd, .unread: break
    case .directive(let directive): read(directive)
    case .route(let route):
      if let pattern = route.pattern { read(pattern) } else { add(route.patternRange, .keyword) }
      add(route.mount, .keyword)
      add(route.destination.range, route.isMount ? .enum : .struct)
      add(route.caseKeyword, .keyword)
      add(route.caseName?.range, .enumMember, isDeclaration: true)
      read(route.attributes)
    case .alias(let alias):
      read(alias.pattern)
      add(alias.target.range, .enumMember)
      read(alias.attributes)
    case .stack(let stack):
      for step in stack.steps {
        read(step.segment)
        add(step.screen?.range, .struct)
      }
      for item in stack.query { read(item) }
      read(stack.attributes)
    case .groupStart(let group):
      read(group.path)
      read(group.attributes)
    }
  }

  private mutating func add(
    _ range: SourceRange?, _ kind: SemanticToken.Kind, isDeclaration: Bool = false
  ) {
    guard let range, range.lower < range.upper else { return }
    tokens.append(
      SemanticToken(range: range.lower..<range.upper, kind: kind, isDeclaration: isDeclaration))
  }

  private mutating func read(_ directive: DirectiveSyntax) {
    add(directive.keyword, .keyword)
    switch directive.kind {
    case .enum(let declaration): add(declaration.name.range, .enum, isDeclaration: true)
    case .access(let name): add(name.range, .keyword)
    case .import(let name): add(name.range, .namespace)
    case .origin(let declaration):
      for name in declaration.origins { add(name.range, .string) }
      read(declaration.attributes)
    case .query(let declaration): for item in declaration.items { read(item) }
    case .attribute(let declaration):
      add(declaration.name.range, .decorator, isDeclaration: true)
      read(declaration.spec)
    case .type(let declaration):
      add(declaration.name.range, .type, isDeclaration: true)
      read(declaration.definition)
    }
  }

  private mutating func read(_ pattern: PatternSyntax) {
    for segment in pattern.segments { read(segment) }
    for item in pattern.query { read(item) }
    if let fragment = pattern.fragment { read(fragment) }
  }

  private mutating func read(_ segment: SegmentSyntax) {
    switch segment {
    case .literal(_, let range): add(range, .string)
    case .rest(let capture, _, _): read(capture)
    case .capture(_, let capture, _, let range):
      // The affixes; the `:` between is a sign of its own where there is none.
      add(
        SourceRange(file: range.file, lower: range.lower, upper: capture.range.lower), .string)
      read(capture)
      add(
        SourceRange(file: range.file, lower: capture.range.upper, upper: range.upper), .string)
    }
  }

  private mutating func read(_ item: QueryItemSyntax) {
    switch item {
    case .condition(let key, let value, _):
      add(key.range, .property)
      add(value.range, .string)
    case .parameter(let key, let capture, _):
      add(key?.range, .property)
      read(capture)
    }
  }

  private mutating func read(_ capture: CaptureSyntax) {
    add(capture.name.range, .parameter, isDeclaration: true)
    read(capture.spec)
  }

  private mutating func read(_ spec: SpecSyntax?) {
    guard let spec else { return }
    read(spec.type)
    add(spec.defaultValue?.range, .string)
  }

  private mutating func read(_ type: SpecSyntax.TypeSyntax) {
    switch type {
    case .named(let name, let range), .list(let name, let range):
      add(name.range, .type)
      add(range?.lower?.range, .number)
      add(range?.upper?.range, .number)
    case .words(let name, let words):
      add(name?.range, .type)
      for word in words { add(word.range, .enumMember) }
    }
  }

  private mutating func read(_ attributes: [AttributeSyntax]) {
    for attribute in attributes {
      add(attribute.name.range, .decorator)
      add(attribute.value?.range, .string)
    }
  }
}

extension LanguageServer {
  static var tokensLegend: JSON {
    [
      "tokenTypes": .array(SemanticToken.Kind.allCases.map { .string($0.rawValue) }),
      "tokenModifiers": ["declaration"],
    ]
  }

  /// `textDocument/semanticTokens/full` and `/range`.
  func semanticTokens(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try analysis(params)
    let lines = TextRange(params["range"]).map { document.lines(of: $0) }
    var numbers: [JSON] = []
    var last = TextPosition(line: 0, character: 0)
    for token in document.tree.semanticTokens {
      if let lines, !lines.overlaps(token.range.lowerBound...token.range.upperBound) { continue }
      let position = document.text.position(of: token.range.lowerBound, client.encoding)
      let isSameLine = position.line == last.line
      numbers += [
        position.line - last.line,
        isSameLine ? position.character - last.character : position.character,
        client.encoding.length(of: document.text.bytes[token.range]),
        SemanticToken.Kind.allCases.firstIndex(of: token.kind) ?? 0, token.isDeclaration ? 1 : 0,
      ].map(JSON.number)
      last = position
    }
    return ["data": .array(numbers)]
  }
}
