@testable import TurnpikeCompiler

/// A tree on few lines, decoded texts in quotes, for tests to compare.
extension FileSyntax {
  /// Groups that are open at the end are closed there.
  var outline: [String] {
    var outline = directives.map(\.outline)
    var depth = 0
    for line in items {
      if case .groupEnd = line, depth == 0 { continue }
      if case .groupEnd = line { depth -= 1 }
      outline.append(String(repeating: "  ", count: depth) + line.outline)
      if case .item(let item) = line, item.isGroup { depth += 1 }
    }
    while depth > 0 {
      depth -= 1
      outline.append(String(repeating: "  ", count: depth) + "}")
    }
    return outline
  }

  /// What makes routes, and the ends of groups.
  var items: [LineSyntax.Content] {
    lines.map(\.content).filter { content in
      switch content {
      case .groupEnd, .item: true
      case .blank, .comment, .directive, .documentation, .unread: false
      }
    }
  }
}

extension DirectiveSyntax {
  var outline: String {
    switch kind {
    case .enum(let name): documentation.outline + "enum \(name.text)"
    case .access(let name): "access \(name.text)"
    case .ignore(let name): "ignore \(name.text)"
    case .attribute(let name, let spec):
      documentation.outline + "attribute \(name.text)" + (spec.map { $0.outline } ?? "")
    case .import(let name): "import \(name.text)"
    case .origin(let origin): "origin \(origin.origins.map(\.text).joined(separator: " "))"
    case .query(let items):
      documentation.outline + "query \(items.map(\.outline).joined(separator: "&"))"
    case .type(let name, let definition):
      documentation.outline + "type \(name.text) = " + definition.outline
    }
  }
}

extension LineSyntax.Content {
  fileprivate var outline: String {
    switch self {
    case .item(let item): item.outline
    case .groupEnd: "}"
    case .blank, .comment, .directive, .documentation, .unread: ""
    }
  }
}

extension ItemSyntax {
  fileprivate var outline: String {
    let pattern = pattern.isDefault ? "_" : pattern.outline
    let line =
      switch kind {
      case .route(let route): pattern + route.outline
      case .alias(let alias): pattern + " => " + alias.target.text
      case .stack(let screens): outline(screens)
      case .group: pattern
      }
    return documentation.outline + line + attributes.outline + (isGroup ? " {" : "")
  }

  private func outline(_ screens: [ScreenSyntax?]) -> String {
    let path = zip(pattern.segments, screens).map { segment, screen in
      segment.outline + (screen.map { "{\($0.name.text)}" + ($0.isModal ? "!" : "") } ?? "")
    }
    return path.joined(separator: "/") + pattern.query.outline
  }
}

extension RouteSyntax {
  fileprivate var outline: String {
    " -> " + (isMount ? "mount " : "") + destination.text + (isModal ? "!" : "")
      + (caseName.map { " as \($0.text)" } ?? "")
  }
}

extension PatternSyntax {
  fileprivate var outline: String {
    "/" + segments.map(\.outline).joined(separator: "/") + query.outline
      + (fragment.map { " #:\($0.outline)" } ?? "")
  }
}

extension SegmentSyntax {
  fileprivate var outline: String {
    switch self {
    case .literal(let text, _): "\"\(text)\""
    case .capture(let prefix, let capture, let suffix, _):
      (prefix.isEmpty ? "" : "\"\(prefix)\"") + ":\(capture.outline)"
        + (suffix.isEmpty ? "" : "\"\(suffix)\"")
    case .rest(let capture, let isNamed, _): "*\(capture.outline)" + (isNamed ? "" : "(unnamed)")
    }
  }
}

extension [QueryItemSyntax] {
  fileprivate var outline: String {
    isEmpty ? "" : "?" + map(\.outline).joined(separator: "&")
  }
}

extension QueryItemSyntax {
  fileprivate var outline: String {
    switch self {
    case .parameter(let key, let capture, _):
      (key.map { "\"\($0.text)\"" } ?? "") + ":\(capture.outline)"
    case .condition(let key, .value(let value), _): "\"\(key.text)\"=\"\(value.text)\""
    case .condition(let key, .present, _): "\"\(key.text)\"=*"
    case .condition(let key, .absent, _): "!\"\(key.text)\""
    }
  }
}

extension CaptureSyntax {
  fileprivate var outline: String { name.text + (spec?.outline ?? "") }
}

extension SpecSyntax {
  fileprivate var outline: String {
    "<\(isList ? "[\(type.outline)]" : type.outline)\(isOptional ? " ?" : "")"
      + (defaultValue.map { " = \"\($0.text)\"" } ?? "") + ">"
  }
}

extension SpecSyntax.TypeSyntax {
  fileprivate var outline: String {
    switch self {
    case .named(let name, let range): name.text + (range?.outline ?? "")
    case .words(let name, let words):
      (name.map { "\($0.text): " } ?? "") + words.map(\.text).joined(separator: "|")
    }
  }
}

extension RangeSyntax {
  fileprivate var outline: String {
    " (\(lower?.text ?? "")\(includesUpper ? "..." : "..<")\(upper?.text ?? ""))"
  }
}

extension [AttributeSyntax] {
  fileprivate var outline: String {
    map { " @\($0.name.text)" + ($0.value.map { "(\($0.text))" } ?? "") }.joined()
  }
}

extension [String] {
  fileprivate var outline: String {
    isEmpty ? "" : "[\(joined(separator: " / "))] "
  }
}

/// The outline of a text, and its diagnostics as `line:column [id]`, followed by `line:column` for each
/// note.
func parsed(_ text: String) -> (outline: [String], diagnostics: [String]) {
  let file = SourceFile(path: "", text: text)
  let syntax = parse(file, index: 0)
  let locations = SourceLocations(file)
  func place(_ range: SourceRange) -> String {
    let location = locations.location(of: range.lower)
    return "\(location.line):\(location.column)"
  }
  let lines = syntax.diagnostics.flatMap { diagnostic in
    ["\(place(diagnostic.range)) [\(diagnostic.id.rawValue)]"]
      + diagnostic.notes.map { place($0.range) }
  }
  return (syntax.outline, lines)
}
