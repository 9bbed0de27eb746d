package import TurnpikeCompiler

/// A module of TypeScript for websites and mails: a function for each route, with the types of its
/// parameters, and `match`.
package struct TypeScriptModule: Exporter {
  package init() {}

  package func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported {
    let routes = try table.routes().map { $0[0] }
    let model = table.model
    let data = MatcherData(table)
    let unknown = routes.filter { $0.route.mount != nil && !$0.isKnownMount }
    // Without an origin, a link is under the first that has no wildcard.
    let mark = model.origins.contains { !$0.isWildcard } ? "?" : ""
    return Exported(
      text: filled(
        PackageResources.module_ts,
        [
          "enum": model.name,
          "options": "options\(mark): { readonly origin\(mark): Origin"
            + (model.query == nil ? "" : "; readonly query?: LinkQuery") + " }",
          "query": model.query.map(TypeScript.sharedQuery) ?? "",
          "origins": Self.origins(model),
          "names": Self.names(routes),
          "routes": TypeScriptRoutes.text(of: table, data),
          "matcher": JavaScript.typed,
          "app": data.text,
          "originTexts": TypeScript.strings(model.origins.map(\.text)),
          "queryNames": TypeScript.strings(model.query?.parameters.map(\.swiftName) ?? []),
        ]),
      warnings: unknown.map {
        "the routes of '\($0.route.mount ?? "")' are not known, so '\($0.casePath)' has no function"
      })
  }

  private static func origins(_ model: TableModel) -> String {
    if model.origins.isEmpty, !model.isClosed { return "`${string}://`" }
    return TypeScript.union(model.origins.map(TypeScript.origin))
  }

  private static func names(_ routes: [AppLine]) -> String {
    let names = routes.filter { $0.route.pattern != nil && !$0.isKnownMount }.map(\.casePath)
    return names.isEmpty ? " never" : names.map { "\n  | \(TypeScript.string($0))" }.joined()
  }
}
