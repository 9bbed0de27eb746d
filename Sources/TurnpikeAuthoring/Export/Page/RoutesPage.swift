package import TurnpikeCompiler

/// A page that lists the routes, with a search and a field to try links. The page sends no
/// requests.
///
/// The page is complete without its script, which only adds the search, the field, and the buttons.
package struct RoutesPage: Exporter {
  package init() {}

  package func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported {
    let routes = try table.routes()
    let model = table.model
    return Exported(
      text: filled(
        PackageResources.page_html,
        [
          "name": HTML.text(model.name),
          "style": String(decoding: PackageResources.page_css, as: UTF8.self),
          "documentation": HTML.paragraphs(model.documentation),
          "facts": Self.facts(model, routes).map { "<span>\($0)</span>" }.joined(separator: " "),
          "attributes": Self.attributes(model),
          "routes": Self.groups(routes),
          // No text ends the element.
          "data": MatcherData(table).text.replacing("<", with: "\\u003c"),
          "script": JavaScript.page,
        ]))
  }

  private static func facts(_ model: TableModel, _ routes: [[AppLine]]) -> [String] {
    let origins = model.origins.map { HTML.code($0.declaration) }.joined(separator: ", ")
    let start =
      if model.isClosed {
        "No link with a scheme is accepted in this build"
      } else if origins.isEmpty {
        "Links with any custom scheme are accepted"
      } else {
        "Links start with \(origins)"
      }
    let keys = model.query.map { $0.keys.map(HTML.code).joined(separator: ", ") }
    return [routes.count { $0[0].route.mount == nil }.counted("route"), start]
      + (keys.map { ["Any link can have \($0)"] } ?? [])
      + (model.ignoresCase ? ["The case of letters in paths does not matter"] : [])
  }

  private static func attributes(_ model: TableModel) -> String {
    let declared = model.attributeDeclarations.map { attribute in
      "<dt>@\(HTML.text(attribute.name))</dt><dd>"
        + HTML.text(attribute.documentation.joined(separator: " ")) + "</dd>\n"
    }
    return declared.isEmpty
      ? "" : "<details><summary>Attributes</summary>\n<dl>\n\(declared.joined())</dl></details>\n"
  }

  /// The rows in the files' order, with a heading for each group and each mounted enum.
  private static func groups(_ routes: [[AppLine]]) -> String {
    var sections = ""
    var last: String?
    for route in routes {
      let group = group(of: route[0])
      if group != last {
        sections += last == nil ? "" : "</section>\n"
        sections += "<section class=\"group\">\n" + (group.isEmpty ? "" : "<h2>\(group)</h2>\n")
        last = group
      }
      sections += PageRow(route).html
    }
    return routes.isEmpty ? "<p class=\"soft\">No routes.</p>\n" : sections + "</section>\n"
  }

  /// The heading of a line: its mounts with their enum, and the prefix of its groups.
  private static func group(of line: AppLine) -> String {
    let cases = line.mounts.map(\.route.caseName).joined(separator: ".")
    let name = HTML.text(line.table.model.name)
    return [
      cases.isEmpty ? "" : "\(HTML.code(cases)) <span class=\"soft\">\(name)</span>",
      line.route.group.isEmpty ? "" : HTML.pattern(line.route.group),
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
