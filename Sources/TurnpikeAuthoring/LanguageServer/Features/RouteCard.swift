import TurnpikeCompiler
import TurnpikeTable

/// What a reader sees of a route: the Swift code that its line generates, its links, and the routes
/// that take precedence over it.
struct RouteCard {
  let route: RouteModel
  let model: TableModel
  let analysis: Analysis

  private static let shownPatterns = 5

  var markdown: String {
    let swift = model.interface(of: route, in: analysis.compilation.files)
    let parts: [String] = [
      "```swift\n\(swift)```", route.own.documentation.joined(separator: "\n"), links,
      Self.list("Also: ", route.lines.dropFirst().compactMap(\.pattern?.text)),
      route.own.attributes.map { "`\($0.spelling)`" }.joined(separator: " "),
      Self.list("Routes that take precedence: ", precedents),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// An example under each origin whose links match the line.
  private var links: String {
    guard let pattern = route.pattern else { return "Matches links that no other route matches." }
    guard let example = route.own.examples.first?.link ?? pattern.sampleLinks.first else {
      return ""
    }
    let restriction = route.own.restriction
    let origins =
      restriction?.isInternal == true
      ? [] : model.origins.filter { restriction?.origins?.contains($0) ?? true }
    let links = PageLink.all(of: example, under: origins).map(\.text)
    return (links.isEmpty ? [example] : links).map { "- `\($0)`" }.joined(separator: "\n")
  }

  private var precedents: [String] {
    let index = model.routes.firstIndex {
      $0.own.range == route.own.range && $0.caseName == route.caseName
    }
    return index.map { model.patterns(before: $0).map(\.text) } ?? []
  }

  /// The first few patterns after a heading; empty if there are none.
  private static func list(_ heading: String, _ patterns: [String]) -> String {
    if patterns.isEmpty { return "" }
    let rest = patterns.count - shownPatterns
    return heading + patterns.prefix(shownPatterns).map { "`\($0)`" }.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}
