import TurnpikeCompiler
import TurnpikeTable

/// One route of the page.
struct PageRow {
  let route: AppLine
  private let aliases: ArraySlice<AppLine>
  /// What a request for the route shows.
  private let attributes: [AttributeModel]

  /// - Parameter lines: The lines of the route, the canonical line first.
  init(_ lines: [AppLine]) {
    route = lines[0]
    aliases = lines.dropFirst()
    attributes = route.attributes
  }

  private var model: RouteModel { route.route }
  /// The outermost table, whose enum and origins the route is reached by.
  private var table: TableModel { route.outermost.table.model }

  var html: String {
    """
    <article class="route" id="\(HTML.value(Self.anchor(route.casePath)))" \
    data-case="\(HTML.value(route.casePath))">
    <div class="head">
    <h3>\(pattern)</h3>
    \(chips)\(copyButton(route.text, "pattern"))
    \(anchor)
    </div>
    <p class="call">\(HTML.code(route.casePath)) · \(HTML.code(call)) \
    \(copyButton(call, "call"))</p>
    \(body.joined())</article>

    """
  }

  private var body: [String] {
    [
      HTML.paragraphs(model.documentation), Self.deprecation(attributes), mount, trail,
      parameters, aliasTexts, examples(route.examples),
    ]
  }

  /// The identifier of a route's row; one that the page has itself gets another.
  static func anchor(_ casePath: String) -> String {
    casePath == "answer" ? "case-answer" : casePath
  }

  private var pattern: String {
    guard model.pattern != nil else {
      return "<code class=\"pattern\">_</code> <span class=\"soft\">every other link</span>"
    }
    return Self.struck(PageText.pattern(route.text), attributes)
  }

  private static func struck(_ pattern: String, _ attributes: [AttributeModel]) -> String {
    attributes.named(.deprecated) == nil ? pattern : "<s>\(pattern)</s>"
  }

  private static func deprecation(_ attributes: [AttributeModel]) -> String {
    guard let attribute = attributes.named(.deprecated) else { return "" }
    let text = attribute.value.map { ": \(HTML.text($0))" } ?? ""
    return "<p><strong>Deprecated</strong>\(text)</p>\n"
  }

  private var anchor: String {
    let id = HTML.value(Self.anchor(route.casePath))
    let path = HTML.text(route.casePath)
    return "<a class=\"anchor\" href=\"#\(id)\" aria-label=\"Link to \(path)\">#</a>"
  }

  private func copyButton(_ text: String, _ noun: String) -> String {
    "<button type=\"button\" data-script hidden data-copy=\"\(HTML.value(text))\" "
      + "aria-label=\"Copy the \(noun) of \(HTML.text(route.casePath))\">Copy</button>"
  }

  private var chips: String {
    var chips = attributes.map { chip($0) }
    if model.isModal { chips.insert("<span class=\"chip modal\">modal</span>", at: 0) }
    return chips.isEmpty ? "" : "<span class=\"chips\">\(chips.joined(separator: " "))</span>\n"
  }

  private func chip(_ attribute: AttributeModel) -> String {
    let title = HTML.text(route.documentation(of: attribute))
    let isWarning = attribute.name == BuiltInAttribute.deprecated.rawValue
    return "<span class=\"chip\(isWarning ? " warn" : "")\""
      + (title.isEmpty ? "" : " title=\"\(title)\"") + ">\(HTML.text([attribute].text))</span>"
  }

  /// How Swift makes the route, its parameters' types in the place of their values.
  private var call: String {
    var call = Self.call(model)
    for mount in route.mounts.reversed() { call = Self.call(mount.route, call) }
    return table.name + call
  }

  private static func call(_ route: RouteModel, _ mounted: String? = nil) -> String {
    var arguments = route.parameters.map(\.argument)
    if let mounted {
      arguments.append(mounted)
    } else if let mount = route.mount {
      arguments.append(mount)
    }
    return ".\(route.caseName)"
      + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  private var mount: String {
    guard let mount = model.mount else { return "" }
    let doubt = route.isKnownMount ? "" : "; its routes are not known here"
    return "<p>What follows belongs to \(HTML.code(mount))\(doubt).</p>\n"
  }

  /// The screens that the route lies on, the root first.
  private var trail: String {
    guard !model.below.isEmpty else { return "" }
    let screens = route.stack.dropLast().map { screen in
      let (id, path) = (Self.anchor(screen.casePath), screen.casePath)
      return "<li><a href=\"#\(HTML.value(id))\">\(HTML.text(path))</a>\(screen.mark)</li>"
    }
    let name = HTML.text(route.casePath)
    return "<nav class=\"trail\" aria-label=\"Stack of \(name)\">"
      + "Stack: <ol>\(screens.joined())<li>\(name)\(model.isModal ? " (modal)" : "")</li></ol></nav>\n"
  }

  private var aliasTexts: String {
    aliases.map { alias in
      let attributes = alias.attributes
      let pattern = Self.struck(PageText.pattern(alias.text), attributes)
      let chips = attributes.map { chip($0) }.joined(separator: " ")
      return "<p data-alias=\"\(HTML.value(alias.text))\">Also \(pattern) "
        + "\(chips)</p>\n" + HTML.paragraphs(alias.alias?.documentation ?? [])
        + Self.deprecation(attributes) + examples(alias.examples)
    }.joined()
  }

  /// Every example under every origin, with a button that puts it into the field.
  private func examples(_ examples: [String]) -> String {
    let items = examples.flatMap { example -> [String] in
      let button =
        " <button type=\"button\" data-script hidden data-try=\"\(HTML.value(example))\" "
        + "aria-label=\"Try \(HTML.text(example))\">Try</button>"
      let links = PageLink.all(of: example, under: table.origins).map(\.html)
      let shown = links.isEmpty ? [HTML.code(example)] : links
      return shown.enumerated().map { "<li>\($1)\($0 == 0 ? button : "")</li>\n" }
    }
    if items.isEmpty { return "" }
    return "<ul class=\"links\" aria-label=\"Examples\">\n\(items.joined())</ul>\n"
  }
}
