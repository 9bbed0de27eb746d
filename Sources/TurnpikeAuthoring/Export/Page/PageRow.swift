import TurnpikeCompiler
import TurnpikeTable

/// One route of the page.
struct PageRow {
  private let line: AppLine
  private let aliases: ArraySlice<AppLine>

  /// - Parameter lines: The lines of the route, the canonical line first.
  init(_ lines: [AppLine]) {
    line = lines[0]
    aliases = lines.dropFirst()
  }

  /// Returns the identifier of a route's row. It differs from the identifiers that the page itself
  /// uses.
  static func anchor(_ casePath: String) -> String {
    casePath == "answer" ? "case-answer" : casePath
  }

  var html: String {
    let name = line.casePath
    let (anchor, text) = (HTML.value(Self.anchor(name)), HTML.text(name))
    let pattern =
      line.route.pattern == nil
      ? "<code class=\"pattern\">_</code> <span class=\"soft\">all other links</span>"
      : Self.pattern(line)
    let copy = HTML.button("Copy", "data-copy", line.text, label: "Copy the pattern of \(name)")
    return """
      <article class="route" id="\(anchor)" data-case="\(HTML.value(name))">
      <div class="head">
      <h3>\(pattern)</h3>
      \(Self.chips(line))<span class="actions">\(copy)
      <a class="anchor" href="#\(anchor)" aria-label="Link to \(text)">#</a></span>
      </div>
      \(HTML.paragraphs(line.route.own.documentation))<p class="call">\(HTML.code(name)) · \
      \(HTML.code(call)) \
      \(HTML.button("Copy", "data-copy", call, label: "Copy the Swift code of \(name)"))</p>
      \(Self.deprecation(line))\(mount)\(trail)\(parameters)\(aliases.map(alias).joined())\
      \(Self.examples(line))</article>

      """
  }

  private static func pattern(_ line: AppLine) -> String {
    let pattern = HTML.pattern(line.text)
    return line.attributes.named(.deprecated) == nil ? pattern : "<s>\(pattern)</s>"
  }

  private static func deprecation(_ line: AppLine) -> String {
    guard let attribute = line.attributes.named(.deprecated) else { return "" }
    let text = attribute.value.map { ": \(HTML.text($0))" } ?? ""
    return "<p><strong>Deprecated</strong>\(text)</p>\n"
  }

  private static func chips(_ line: AppLine) -> String {
    let modal = line.route.isModal && line.isCanonical
    let chips =
      (modal ? ["<span class=\"chip modal\">modal</span>"] : [])
      + line.attributes.map { attribute in
        let title = HTML.text(line.documentation(of: attribute))
        let isWarning = attribute.name == BuiltInAttribute.deprecated.rawValue
        return "<span class=\"chip\(isWarning ? " warn" : "")\""
          + (title.isEmpty ? "" : " title=\"\(title)\"") + ">\(HTML.text([attribute].text))</span>"
      }
    return chips.isEmpty ? "" : "<span class=\"chips\">\(chips.joined(separator: " "))</span>\n"
  }

  /// The Swift code of the route, with the types of its parameters in place of their values.
  private var call: String {
    let call = line.routes.reversed().reduce(nil) { inner, route -> String? in
      let arguments = route.parameters.map(\.argument) + [inner ?? route.mount].compactMap(\.self)
      return ".\(route.caseName)"
        + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    }
    return line.outermost.table.model.name + (call ?? "")
  }

  private var mount: String {
    guard let mount = line.route.mount else { return "" }
    let doubt = line.isKnownMount ? "" : ", whose routes are not known"
    return "<p>Longer links match routes of \(HTML.code(mount))\(doubt).</p>\n"
  }

  /// The screens of the route's stack, the root first.
  private var trail: String {
    guard !line.route.below.isEmpty else { return "" }
    let screens = line.stack.dropLast().map { "<li>\(HTML.link(to: $0.casePath))\($0.mark)</li>" }
    let name = HTML.text(line.casePath)
    let mark = line.route.isModal ? " (modal)" : ""
    return "<nav class=\"trail\" aria-label=\"Stack of \(name)\">"
      + "Stack: <ol>\(screens.joined())<li>\(name)\(mark)</li></ol></nav>\n"
  }

  private func alias(_ alias: AppLine) -> String {
    "<p data-alias=\"\(HTML.value(alias.text))\">Also \(Self.pattern(alias)) "
      + "\(Self.chips(alias))</p>\n" + HTML.paragraphs(alias.isAlias ? alias.own.documentation : [])
      + Self.deprecation(alias) + Self.examples(alias)
  }

  /// Every example under every origin, with a button that puts it into the field.
  private static func examples(_ line: AppLine) -> String {
    let items = line.examples.flatMap { example -> [String] in
      let links = PageLink.all(of: example, under: line.outermost.table.model.origins).map(\.html)
      let shown = links.isEmpty ? [HTML.code(example)] : links
      let button = HTML.button("Try", "data-try", example, label: "Try \(example)")
      return shown.enumerated().map { "<li>\($1)\($0 == 0 ? " " + button : "")</li>\n" }
    }
    return items.isEmpty
      ? "" : "<ul class=\"links\" aria-label=\"Examples\">\n\(items.joined())</ul>\n"
  }
}

// The table of parameters.

extension PageRow {
  /// The parameters of the mounts, the outermost first, and of the route.
  private var parameters: String {
    let rows = line.routes.flatMap { route in
      zip(route.parameters.indices, route.parameters).map { index, parameter in
        [
          HTML.code(parameter.swiftName), Self.type(of: parameter), Self.fallback(parameter),
          HTML.code(Self.source(of: index, in: route)),
        ].map { "<td>\($0)</td>" }.joined()
      }
    }
    if rows.isEmpty { return "" }
    let titles = ["Parameter", "Type", "Default", "In the link"]
    return """
      <div class="scroll"><table>
      <thead><tr>\(titles.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>
      <tbody>
      \(rows.map { "<tr>\($0)</tr>\n" }.joined())</tbody>
      </table></div>

      """
  }

  /// The type of a parameter, with its values or its range.
  private static func type(of parameter: ParameterModel) -> String {
    let (spec, type) = (parameter.spec, parameter.type)
    let range = if case .builtIn(_, let range?) = type { " " + range.text } else { "" }
    let name = (spec.isList ? "[\(type.name)]" : type.name) + range + (spec.isOptional ? "?" : "")
    return switch type {
    case .builtIn: HTML.code(name)
    case .words(_, let words):
      HTML.code(name) + ": " + words.map { HTML.code($0.text) }.joined(separator: " | ")
    case .custom: HTML.code(name) + ", a custom type"
    }
  }

  /// The value of a parameter that a link omits.
  private static func fallback(_ parameter: ParameterModel) -> String {
    if let text = parameter.spec.defaultText { return HTML.code(text) }
    if parameter.spec.isOptional { return HTML.code("nil") }
    return parameter.spec.isList && !parameter.isRest ? HTML.code("[]") : "required"
  }

  /// The text before a parameter in a link or its pattern: `:id`, `*path`, `?q=`, `#section`.
  private static func source(of index: Int, in route: RouteModel) -> String {
    if let key = route.queryKey(ofParameter: index) { return "?\(key)=" }
    let parameter = route.parameters[index]
    let isFragment = route.pattern?.fragment?.parameter == index
    return (isFragment ? "#" : parameter.isRest ? "*" : ":") + parameter.wireName
  }
}
