import TurnpikeCompiler

extension LanguageServer {
  /// `textDocument/definition`.
  func definition(_ params: JSON) throws(ResponseError) -> JSON {
    let (document, offset) = try place(params)
    let symbols = document.symbols(at: offset)
    let found = symbols.flatMap(document.analysis.symbols.occurrences(of:))
    var declarations = found.filter(\.isDeclaration)
    // A mount declares its case, but its reader looks for the enum.
    let others = declarations.filter { !$0.range.contains(offset, in: document.file) }
    if !others.isEmpty { declarations = others }
    if declarations.isEmpty, let module = moduleDefinition(symbols, in: document) {
      return [location(module, in: document.analysis)]
    }
    // A destination is declared in Swift code; all its places are alike.
    return locations(declarations.isEmpty ? Array(found.prefix(1)) : declarations, in: document)
  }

  /// The start of the first file of a module.
  private func moduleDefinition(_ symbols: [Symbol], in document: DocumentAnalysis) -> SourceRange?
  {
    for case .module(let name) in symbols {
      let module = document.analysis.unit.allModules.first { $0.name == name }
      if let file = module?.files.first.flatMap({ document.analysis.indices[$0] }) {
        return SourceRange(file: file, lower: 0, upper: 0)
      }
    }
    return nil
  }

  /// `textDocument/references`.
  func references(_ params: JSON) throws(ResponseError) -> JSON {
    let (document, offset) = try place(params)
    let isWithDeclaration = params["context"]?["includeDeclaration"]?.boolValue ?? true
    let found = document.symbols(at: offset).flatMap(document.analysis.symbols.occurrences(of:))
    return locations(found.filter { isWithDeclaration || !$0.isDeclaration }, in: document)
  }

  /// `textDocument/documentHighlight`.
  func highlights(_ params: JSON) throws(ResponseError) -> JSON {
    let (document, offset) = try place(params)
    let found = document.symbols(at: offset).flatMap(document.analysis.symbols.occurrences(of:))
    return .array(
      sorted(found.filter { $0.range.file == document.file }).map { range in
        ["range": document.analysis.json(range, client.encoding), "kind": 1]
      })
  }

  private func locations(_ found: [Occurrence], in document: DocumentAnalysis) -> JSON {
    .array(sorted(found).map { location($0, in: document.analysis) })
  }

  /// Each range once, in the order of files and positions.
  private func sorted(_ found: [Occurrence]) -> [SourceRange] {
    Set(found.map(\.range)).sorted { ($0.file, $0.lower, $0.upper) < ($1.file, $1.lower, $1.upper) }
  }
}

extension SourceRange {
  fileprivate func contains(_ offset: Int, in file: Int) -> Bool {
    self.file == file && lower <= offset && offset <= upper
  }
}

extension DocumentAnalysis {
  /// The symbols at an offset, with all that share their places.
  func symbols(at offset: Int) -> [Symbol] {
    analysis.symbols.joined(analysis.symbols.occurrences(at: offset, in: file).map(\.symbol))
  }
}
