import TurnpikeCompiler

/// The requests that the server handles, apart from `initialize` and `shutdown`.
enum Request: String {
  case diagnostic = "textDocument/diagnostic"
  case workspaceDiagnostic = "workspace/diagnostic"
  case formatting = "textDocument/formatting"
  case rangeFormatting = "textDocument/rangeFormatting"
  case onTypeFormatting = "textDocument/onTypeFormatting"
  case codeAction = "textDocument/codeAction"
  case completion = "textDocument/completion"
  case hover = "textDocument/hover"
  case definition = "textDocument/definition"
  case references = "textDocument/references"
  case highlight = "textDocument/documentHighlight"
  case prepareRename = "textDocument/prepareRename"
  case rename = "textDocument/rename"
  case documentSymbol = "textDocument/documentSymbol"
  case workspaceSymbol = "workspace/symbol"
  case foldingRange = "textDocument/foldingRange"
  case selectionRange = "textDocument/selectionRange"
  case semanticTokens = "textDocument/semanticTokens/full"
  case semanticTokensOfRange = "textDocument/semanticTokens/range"
  case inlayHint = "textDocument/inlayHint"
  case match = "turnpike/match"
}

extension LanguageServer {
  func result(of request: Request, _ params: JSON) throws(ResponseError) -> JSON {
    switch request {
    case .diagnostic: try diagnosticReport(params)
    case .workspaceDiagnostic: workspaceReport(params)
    case .formatting: try formatting(params)
    case .rangeFormatting: try rangeFormatting(params)
    case .onTypeFormatting: try onTypeFormatting(params)
    case .codeAction: try codeActions(params)
    case .completion: try completion(params)
    case .hover: try hover(params)
    case .definition: try definition(params)
    case .references: try references(params)
    case .highlight: try highlights(params)
    case .prepareRename: try prepareRename(params)
    case .rename: try rename(params)
    case .documentSymbol: try documentSymbols(params)
    case .workspaceSymbol: workspaceSymbols(params)
    case .foldingRange: try foldingRanges(params)
    case .selectionRange: try selectionRanges(params)
    case .semanticTokens, .semanticTokensOfRange: try semanticTokens(params)
    case .inlayHint: try inlayHints(params)
    case .match: try match(params)
    }
  }

  /// The analysis of the document that a request is about.
  func analysis(_ params: JSON) throws(ResponseError) -> DocumentAnalysis {
    guard let uri = params["textDocument"]?["uri"]?.stringValue else {
      throw .missing("textDocument.uri")
    }
    let path = DocumentURI.path(of: uri)
    guard let analysis = workspace.analysis(of: path), let file = analysis.indices[path] else {
      throw ResponseError(.invalidParams, "'\(harmless(uri))' is not a known routes file")
    }
    return DocumentAnalysis(analysis: analysis, file: file, path: path, encoding: client.encoding)
  }

  /// The same with the offset that a request is about.
  func place(_ params: JSON) throws(ResponseError) -> (document: DocumentAnalysis, offset: Int) {
    guard let position = TextPosition(params["position"]) else { throw .missing("position") }
    let document = try analysis(params)
    return (document, document.text.offset(of: position, client.encoding))
  }
}

/// A file of an analysis.
struct DocumentAnalysis {
  let analysis: Analysis
  let file: Int
  let path: String
  let encoding: PositionEncoding

  var text: TextModel { analysis.texts[file] }
  var tree: FileSyntax { analysis.trees[file] }
}
