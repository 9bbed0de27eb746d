import TurnpikeCompiler

extension LanguageServer {
  /// `turnpike/match`: what `match --json` prints for a link, against the tables of the workspace.
  ///
  /// The parameters are `url`, and to choose among several enums `enum`, or a `textDocument` of one.
  func match(_ params: JSON) throws(ResponseError) -> JSON {
    guard let link = params["url"]?.stringValue else { throw .missing("url") }
    let uri = params["textDocument"]?["uri"]?.stringValue
    let analyses =
      uri.map { uri in [workspace.analysis(of: DocumentURI.path(of: uri))].compactMap(\.self) }
      ?? workspace.projects.flatMap { $0.analyses(workspace.documents) }
    let outputs = analyses.compactMap(\.compilation.output)
    guard outputs.count == analyses.count, !outputs.isEmpty else {
      throw ResponseError(
        .requestFailed,
        analyses.isEmpty ? "there is no routes file" : "the routes files have errors")
    }
    var tables = outputs.flatMap(\.linked.outermost)
    if let name = params["enum"]?.stringValue {
      tables = outputs.flatMap(\.linked).filter {
        $0.model.name == name || ($0.model.module.map { $0 + "." } ?? "") + $0.model.name == name
      }
    } else if tables.count > 1, let uri, let analysis = analyses.first,
      let file = analysis.indices[DocumentURI.path(of: uri)], file < analysis.trees.count
    {
      let name = analysis.trees[file].tableName
      let module = analysis.module(ofFile: file)?.name
      let own = outputs.flatMap(\.linked).filter {
        $0.model.name == name && $0.model.module == module
      }
      // The app that mounts it answers with it.
      tables = tables.filter { table in own.contains { table.contains($0) } }
    }
    guard tables.count == 1, let table = tables.first else {
      let names = outputs.flatMap(\.linked).map(\.model.name)
      throw ResponseError(
        .invalidParams, "choose one of several enums with 'enum': " + names.joined(separator: ", "))
    }
    return table.answer(link).json(for: link)
  }
}

extension LinkedTable {
  /// Whether it is another table, or mounts it.
  fileprivate func contains(_ other: LinkedTable) -> Bool {
    self === other || mounts.values.contains { $0.contains(other) }
  }
}
