import TurnpikeCompiler

extension LanguageServer {
  /// `textDocument/definition`.
  func definition(_ params: JSON) throws(ResponseError) -> JSON {
    let (document, offset) = try place(params)
    let symbols = document.symbols(at: offset)
    let index = document.analysis.symbols
    var found = symbols.flatMap { index.occurrences(of: $0) }.filter(\.role.isDeclaration)
    // A name that its line gives itself leads nowhere else, but for the cases of one destination.
    if found.isEmpty, let module = moduleDefinition(symbols, in: document) { return module }
    if found.isEmpty { found = symbols.flatMap { index.occurrences(of: $0) }.prefix(1).map(\.self) }
    return .array(unique(found.map(\.range)).map { location($0, in: document.analysis) })
  }

  /// A module is where its first file is.
  private func moduleDefinition(_ symbols: [Symbol], in document: DocumentAnalysis) -> JSON? {
    for case .module(let name) in symbols {
      guard let module = document.analysis.unit.allModules.first(where: { $0.name == name }),
        let file = module.files.first.flatMap({ document.analysis.indices[$0] })
      else { continue }
      return [location(SourceRange(file: file, lower: 0, upper: 0), in: document.analysis)]
    }
    return nil
  }

  /// `textDocument/references`.
  func references(_ params: JSON) throws(ResponseError) -> JSON {
    let (document, offset) = try place(params)
    let isWithDeclaration = params["context"]?["includeDeclaration"]?.boolValue ?? true
    let index = document.analysis.symbols
    let found = document.symbols(at: offset).flatMap { index.occurrences(of: $0) }
      .filter { isWithDeclaration || !$0.role.isDeclaration }
    return .array(unique(found.map(\.range)).map { location($0, in: document.analysis) })
  }

  /// `textDocument/documentHighlight`.
  func highlights(_ params: JSON) throws(ResponseError) -> JSON {
    let (document, offset) = try place(params)
    let index = document.analysis.symbols
    let found = document.symbols(at: offset).flatMap { index.occurrences(of: $0) }
      .filter { $0.range.file == document.file }
    return .array(
      unique(found.map(\.range)).map { range in
        [
          "range": document.analysis.json(range, client.encoding), "kind": 1,
        ]
      })
  }

  /// Sorted by place, each once.
  private func unique(_ ranges: [SourceRange]) -> [SourceRange] {
    Set(ranges).sorted { ($0.file, $0.lower, $0.upper) < ($1.file, $1.lower, $1.upper) }
  }
}

extension DocumentAnalysis {
  /// What is named at an offset, with all that shares its places.
  func symbols(at offset: Int) -> [Symbol] {
    let index = analysis.symbols
    var symbols: [Symbol] = []
    for occurrence in index.occurrences(at: offset, in: file)
    where !symbols.contains(occurrence.symbol) {
      symbols.append(occurrence.symbol)
    }
    return index.joined(symbols)
  }
}
