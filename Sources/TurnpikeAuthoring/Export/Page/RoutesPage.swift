package import TurnpikeCompiler

/// The routes as one page, which asks nothing of any server: to read, to search, and to try links.
///
/// It is whole without its script, which only adds the search, the field and the buttons.
package struct RoutesPage: Exporter {
  package init() {}

  package func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported {
    let routes = try table.routes()
    let model = table.model
    let text = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'sha256-\(PageScript.hash)'; img-src data:; \
      base-uri 'none'; form-action 'none'">
      <link rel="icon" href="data:,">
      <title>\(HTML.text(model.name)): routes</title>
      <style>
      \(PageStyle.text)
      </style>
      </head>
      <body>
      <a class="skip" href="#route-list">To the routes</a>
      <header>
      <h1>\(HTML.text(model.name))</h1>
      \(HTML.paragraphs(model.documentation))\(Self.facts(model, routes))</header>
      \(Self.tools)
      <main id="route-list" aria-label="Routes">
      \(Self.groups(routes, model))</main>
      <footer class="soft"><p>A type of the app’s own is taken to read every text, and a mounted \
      enum whose routes are not known to answer what follows its prefix.</p></footer>
      <script type="application/json" id="route-data">\(MatcherData(table).text)</script>
      <script type="module">\(PageScript.text)</script>
      </body>
      </html>

      """
    return Exported(text: text)
  }

  private static func facts(_ model: TableModel, _ routes: [[AppLine]]) -> String {
    let count = routes.filter { $0[0].route.mount == nil }.count
    let origins = model.origins.map { HTML.code($0.text) }.joined(separator: ", ")
    let begin =
      if model.isClosed {
        "No link with a scheme is accepted in this build"
      } else if origins.isEmpty {
        "Every scheme of an app’s own is answered"
      } else {
        "Links begin with \(origins)"
      }
    let query = model.query.map { query in
      let keys = query.keys.map { HTML.code($0) }.joined(separator: ", ")
      return " <span>Any link may carry \(keys)</span>"
    }
    let declared = model.attributeDeclarations.map { attribute in
      "<dt>@\(HTML.text(attribute.name))</dt><dd>"
        + HTML.text(attribute.documentation.joined(separator: " ")) + "</dd>\n"
    }
    let attributes =
      declared.isEmpty
      ? "" : "<details><summary>Attributes</summary>\n<dl>\n\(declared.joined())</dl></details>\n"
    return """
      <p class="facts"><span>\(count) \(count == 1 ? "route" : "routes")</span> \
      <span>\(begin)</span>\(query ?? "")</p>
      \(attributes)
      """
  }

  /// The field and the search, which are shown where their script runs.
  private static let tools = """
    <section class="tools" data-script hidden aria-label="Try and search">
    <form id="try-form" class="field">
    <label for="try-link">Try a link</label>
    <input id="try-link" type="text" inputmode="url" autocomplete="off" autocapitalize="off" \
    spellcheck="false" aria-describedby="try-note">
    <p id="try-note" class="count">Which route matches it, or the nearest route and why it does not match.</p>
    <div id="answer" role="status" aria-live="polite" data-outcome="" data-route="" \
    data-pattern=""></div>
    </form>
    <div class="field">
    <label for="find-text">Search</label>
    <input id="find-text" type="search" autocomplete="off" autocapitalize="off" \
    spellcheck="false" aria-describedby="find-note">
    <p class="count"><span id="find-note">Pattern, case, text or attribute.</span> \
    <span id="find-count" role="status" aria-live="polite"></span></p>
    </div>
    <p class="sr" id="copy-status" role="status" aria-live="polite"></p>
    </section>
    <noscript><p class="soft">The search and the field to try a link need JavaScript.</p></noscript>
    """

  /// The rows in the files' order, with a heading where a group or a mounted enum begins.
  private static func groups(_ routes: [[AppLine]], _ model: TableModel) -> String {
    var sections = ""
    var name: String?
    for route in routes {
      let group = route[0].group
      if group != name {
        if name != nil { sections += "</section>\n" }
        sections += "<section class=\"group\">\n"
        if !group.isEmpty { sections += "<h2>\(group)</h2>\n" }
        name = group
      }
      sections += PageRow(route).html
    }
    if routes.isEmpty { return "<p class=\"soft\">No routes.</p>\n" }
    return sections + "</section>\n"
  }
}

extension AppLine {
  /// The heading of its group: the mounts that lead to it, and the prefix of the groups round its
  /// line.
  fileprivate var group: String {
    let cases = mounts.map(\.route.caseName).joined(separator: ".")
    let name = "<span class=\"soft\">\(HTML.text(table.model.name))</span>"
    let mounted = cases.isEmpty ? "" : "\(HTML.code(cases)) \(name)"
    let own = route.group.isEmpty ? "" : PageText.pattern(route.group)
    return [mounted, own].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
