import TurnpikeCompiler

/// A stretch of a line that an editor colors.
struct SemanticToken: Hashable {
  /// In the order of the legend.
  enum Kind: String, CaseIterable {
    case comment, keyword, namespace, type, `enum`, `struct`, enumMember, parameter, property
    case decorator, string, number, `operator`
  }

  let range: Range<Int>
  let kind: Kind
  let isDeclaration: Bool
}

extension FileSyntax {
  /// The tokens of the file, sorted and apart.
  var semanticTokens: [SemanticToken] {
    words.compactMap { word in
      word.kind.token.map {
        SemanticToken(
          range: word.range.lower..<word.range.upper, kind: $0, isDeclaration: word.isDeclaration)
      }
    }
  }
}

extension Word.Kind {
  /// Nil if the word has the color of the text.
  fileprivate var token: SemanticToken.Kind? {
    switch self {
    case .byteOrderMark, .whiteSpace, .lineEnd, .sign, .unread, .equals, .question: nil
    case .comment, .documentation: .comment
    case .directive, .accessLevel, .keyword: .keyword
    case .module: .namespace
    case .type, .nestedEnum: .type
    case .table, .mount: .enum
    case .destination: .struct
    case .caseName, .enumValue: .enumMember
    case .parameter, .wildcard: .parameter
    case .key: .property
    case .at, .attribute: .decorator
    case .origin, .literal, .condition, .defaultValue, .attributeValue, .containers: .string
    case .number: .number
    case .arrow: .operator
    }
  }
}

extension LanguageServer {
  static var tokensLegend: JSON {
    [
      "tokenTypes": .strings(SemanticToken.Kind.allCases.map(\.rawValue)),
      "tokenModifiers": ["declaration"],
    ]
  }

  /// `textDocument/semanticTokens/full` and `/range`.
  func semanticTokens(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try analysis(params)
    let text = document.text
    let lines = TextRange(params["range"]).map { document.lines(of: $0) }
    let kinds = SemanticToken.Kind.allCases
    var numbers: [JSON] = []
    // A token's line and start count from those of the token before.
    var (lastLine, last) = (0, text.line(0).lowerBound)
    for token in document.tree.semanticTokens {
      let (start, end) = (token.range.lowerBound, token.range.upperBound)
      if let lines, !lines.overlaps(start...end) { continue }
      let line = text.lineIndex(of: start)
      if line != lastLine { last = text.line(line).lowerBound }
      numbers += [
        line - lastLine, client.encoding.length(of: text.bytes[last..<start]),
        client.encoding.length(of: text.bytes[start..<end]),
        kinds.firstIndex(of: token.kind) ?? 0, token.isDeclaration ? 1 : 0,
      ].map(JSON.number)
      (lastLine, last) = (line, start)
    }
    return ["data": .array(numbers)]
  }
}
