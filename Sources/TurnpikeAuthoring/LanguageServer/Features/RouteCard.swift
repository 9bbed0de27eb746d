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
      "```swift\n\(swift)```", route.documentation.joined(separator: "\n"), links,
      Self.list("Also: ", route.aliases.map(\.pattern.text)),
      route.attributes.map { "`\($0.spelling)`" }.joined(separator: " "),
      Self.list("Routes that take precedence: ", precedents),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// An example under each origin.
  private var links: String {
    guard let pattern = route.pattern else { return "Matches links that no other route matches." }
    let example = route.examples.first?.link ?? pattern.sampleLink(route.parameters)
    let links = PageLink.all(of: example, under: model.origins).map(\.text)
    return (links.isEmpty ? [example] : links).map { "- `\($0)`" }.joined(separator: "\n")
  }

  private var precedents: [String] {
    let index = model.routes.firstIndex { $0.range == route.range && $0.caseName == route.caseName }
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

extension PatternModel {
  /// A link that it matches.
  fileprivate func sampleLink(_ parameters: [ParameterModel]) -> String {
    func sample(_ binding: Binding) -> String {
      switch binding.type {
      // The name says more than a letter.
      case .builtIn(.string, _), .custom: parameters[binding.parameter].wireName
      case .builtIn, .words: binding.type.samples.first ?? "a"
      }
    }
    let texts = segments.map { segment in
      switch segment {
      case .literal(let text): Array(text.utf8)
      case .capture(let prefix, let binding, let suffix):
        Array((prefix + sample(binding) + suffix).utf8)
      case .rest(let binding): Array(sample(binding).utf8)
      }
    }
    let items = query.compactMap { item -> (key: String, value: String)? in
      switch item {
      case .condition(let key, let value): (key, value)
      case .parameter(let key, let binding):
        binding.mayBeMissing ? nil : (key, sample(binding))
      }
    }
    let end = fragment.flatMap { $0.mayBeMissing ? nil : sample($0) }
      .map { "#" + String(decoding: LinkText.encoded($0, as: .fragment), as: UTF8.self) }
    return LinkText(segments: texts, query: items).text + (end ?? "")
  }
}
