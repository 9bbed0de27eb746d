package import TurnpikeCompiler
import TurnpikeTable

/// A link of each route under each origin, for testers and their scripts.
package struct RouteLinks: Exporter {
  private let origin: String?
  private let isJSON: Bool

  /// - Parameter origin: The origin of all links, as written in the file, or nil for each origin of
  ///   the table.
  package init(origin: String? = nil, isJSON: Bool = false) {
    self.origin = origin
    self.isJSON = isJSON
  }

  package func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported {
    let origins = try chosenOrigins(table.model)
    var lines: [String] = []
    var elements: [JSON] = []
    var warnings: [String] = []
    let published = try table.published()
    let entries = published.compactMap(\.entry)
    for line in published where line.isCanonical {
      let example = line.examples.first
      guard let path = example ?? line.madeUpLink(beside: entries) else {
        // The other route may be one that hides the line.
        let link = line.entry?.pattern.sampleLinks.first { table.match($0).pattern != nil }
        let other = link.map { ": '\($0)' matches '\(table.match($0).pattern ?? "")'" } ?? ""
        warnings.append(
          "no link for '\(line.casePath)' was found\(other); write '@example(…)' at its line")
        continue
      }
      let assumed = example == nil ? table.match(path).assumedTypes : []
      if !assumed.isEmpty {
        let types = assumed.map { "'\($0)'" }.joined(separator: " and ")
        warnings.append(
          "the values in '\(path)' are made up, and \(types) may reject them; write '@example(…)' at "
            + "its line")
      }
      // A line with '@from' only accepts some of the origins.
      for (origin, link) in links(of: path, table.model, under: origins)
      where table.match(link).route == line.casePath {
        lines.append(link)
        elements.append(
          [
            "case": .string(line.casePath), "pattern": .string(line.text),
            "origin": .optional(origin), "link": .string(link),
            "example": .bool(example != nil),
            "assumed": .strings(assumed),
          ])
      }
    }
    let text = isJSON ? JSON.lines(elements) : lines.map { $0 + "\n" }.joined()
    return Exported(text: text, warnings: warnings)
  }

  /// The origins without a wildcard, or the chosen one.
  private func chosenOrigins(_ model: TableModel) throws(ExportProblem) -> [OriginModel] {
    let origins = model.origins.filter { !$0.isWildcard }
    let names = origins.map(\.text).joined(separator: ", ")
    guard let origin else {
      guard !origins.isEmpty else {
        throw .noOrigin(
          of: model,
          "'\(model.name)' has no origin without a wildcard; write 'origin shop://'"
        ) { !$0.isWildcard }
      }
      return origins
    }
    guard let chosen = origins.first(where: { $0.text == origin }) else {
      let known = origins.isEmpty ? "it has no origins" : "its origins are \(names)"
      throw ExportProblem(
        "'\(origin)' is not an origin of '\(model.name)'; \(known)", kind: .choice)
    }
    return [chosen]
  }

  /// A path or an example under the chosen origins. An example with an origin that has a wildcard is
  /// a link as it is.
  private func links(
    of path: String, _ model: TableModel, under chosen: [OriginModel]
  ) -> [(origin: String?, link: String)] {
    let hasOwnOrigin =
      PageLink.scheme(of: path) != nil
      && !model.origins.contains { !$0.isWildcard && path.hasPrefix($0.text) }
    if hasOwnOrigin { return origin == nil ? [(nil, path)] : [] }
    return PageLink.all(of: path, under: model.origins).compactMap { link in
      link.origin.flatMap { chosen.contains($0) ? ($0.text, link.text) : nil }
    }
  }
}
