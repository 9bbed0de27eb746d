import TurnpikeCompiler

extension LanguageServer {
  /// The result of a request, apart from `initialize` and `shutdown`.
  func result(of method: String, _ params: JSON) throws(ResponseError) -> JSON {
    switch method {
    case "textDocument/diagnostic": try diagnosticReport(params)
    case "workspace/diagnostic": workspaceReport(params)
    case "textDocument/formatting": try formatting(params)
    case "textDocument/rangeFormatting": try rangeFormatting(params)
    case "textDocument/onTypeFormatting": try onTypeFormatting(params)
    case "textDocument/codeAction": try codeActions(params)
    case "textDocument/completion": try completion(params)
    case "textDocument/hover": try hover(params)
    case "textDocument/definition": try definition(params)
    case "textDocument/references": try references(params)
    case "textDocument/documentHighlight": try highlights(params)
    case "textDocument/prepareRename": try prepareRename(params)
    case "textDocument/rename": try rename(params)
    case "textDocument/documentSymbol": try documentSymbols(params)
    case "workspace/symbol": workspaceSymbols(params)
    case "textDocument/foldingRange": try foldingRanges(params)
    case "textDocument/selectionRange": try selectionRanges(params)
    case "textDocument/semanticTokens/full",
      "textDocument/semanticTokens/range":
      try semanticTokens(params)
    case "textDocument/inlayHint": try inlayHints(params)
    case "turnpike/match": try match(params)
    default: throw ResponseError(.methodNotFound, "unknown method '\(harmless(method))'")
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
