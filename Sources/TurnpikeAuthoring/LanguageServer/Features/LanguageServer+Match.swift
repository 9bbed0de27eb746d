import TurnpikeCompiler

extension LanguageServer {
  /// `turnpike/match`: matches a link with the tables of the workspace, as `match --json`.
  ///
  /// The parameters are `url` and, to choose one of several enums, `enum` or a `textDocument`.
  func match(_ params: JSON) throws(ResponseError) -> JSON {
    guard let link = params["url"]?.stringValue else { throw .missing("url") }
    let uri = params["textDocument"]?["uri"]?.stringValue
    let analyses =
      uri.map { uri in [workspace.analysis(of: DocumentURI.path(of: uri))].compactMap(\.self) }
      ?? workspace.analyses
    let outputs = analyses.compactMap(\.compilation.output)
    guard outputs.count == analyses.count, !outputs.isEmpty else {
      throw ResponseError(
        .requestFailed,
        analyses.isEmpty ? "there is no routes file" : "the routes files have errors")
    }
    let all = outputs.flatMap(\.linked)
    var tables = outputs.flatMap(\.linked.outermost)
    if let name = params["enum"]?.stringValue {
      tables = all.filter { [$0.model.name, $0.qualifiedName].contains(name) }
    } else if tables.count > 1, let uri, let analysis = analyses.first,
      let file = analysis.indices[DocumentURI.path(of: uri)]
    {
      let name = analysis.trees[file].enumName
      let module = analysis.module(ofFile: file)?.name
      let own = all.filter { $0.model.name == name && $0.model.module == module }
      // The app that mounts the enum matches its links.
      tables = tables.filter { table in own.contains { table.contains($0) } }
    }
    guard tables.count == 1, let table = tables.first else {
      let names = all.map(\.model.name)
      throw ResponseError(
        .invalidParams, "choose one of several enums with 'enum': " + names.joined(separator: ", "))
    }
    return table.match(link).json(for: link)
  }
}

extension LinkedTable {
  /// The enum with its module.
  fileprivate var qualifiedName: String {
    (model.module.map { $0 + "." } ?? "") + model.name
  }

  /// Whether it is another table, or mounts it.
  fileprivate func contains(_ other: LinkedTable) -> Bool {
    self === other || mounts.values.contains { $0.contains(other) }
  }
}
