package import TurnpikeCompiler
import TurnpikeTable

/// A pattern of the app, of a route or an alias, after the prefixes of its mounts.
package struct PublishedPattern {
  package let place: AppLine
  /// The complete pattern.
  let entry: TableEntry
  /// The pattern as written, with the prefixes of mounts.
  package let text: String
  /// The segments for people: `product`, `:product_id`, `*path`.
  package let segmentTexts: [String]
  /// The attributes of requests that match the pattern.
  package let attributes: [AttributeModel]

  /// Returns nil for the `_` route, and for a mount if the lines of its enum replace it.
  fileprivate init?(_ place: AppLine) {
    guard let entry = place.entry, !place.isKnownMount else { return nil }
    self.place = place
    self.entry = entry
    text = place.text
    segmentTexts = entry.pattern.segmentTexts(place.parameters)
    attributes = place.attributes
  }

  /// Whether an alias of the route or of a mount has the pattern.
  package var isAlias: Bool { !place.isCanonical }
  package var segments: [PatternModel.Segment] { entry.pattern.segments }
  package var query: [PatternModel.QueryItem] { entry.pattern.query }
  package var fragment: PatternModel.Binding? { entry.pattern.fragment }
  /// The number of segments of its shortest path.
  var minimumCount: Int { entry.minimumSegmentCount }

  package var route: RouteModel { place.route }

  /// The parameters of the mounts' prefixes, the outermost first, and the route's own.
  package var parameters: [ParameterModel] { place.parameters }

  /// Whether its links stay in the browser.
  package var isWeb: Bool { attributes.named(.web) != nil }

  /// Whether it's a mount of an unknown enum.
  var isOpenMount: Bool { route.mount != nil }

  /// Whether it matches paths of any length.
  var isEndless: Bool { isOpenMount || entry.hasRest }

  /// Whether the table matches a link with the pattern.
  func isMatch(of link: String, in table: LinkedTable) -> Bool {
    let result = table.match(link)
    return result.route == place.casePath && result.pattern == text
  }

  /// Returns a link of the pattern without an origin, or nil if other patterns match all links that
  /// were tried.
  func madeUpLink(in table: LinkedTable) -> String? {
    entry.pattern.sampleLinks.first {
      isMatch(of: $0, in: table) && table.match($0).outcome == .matched
    }
  }
}

extension LinkedTable {
  /// Every pattern of the table in its order. The patterns of a known enum replace its mount.
  ///
  /// - Throws: If there are more patterns than the limit.
  package func published(
    limit: Int = routeLimit
  ) throws(ExportProblem) -> [PublishedPattern] {
    guard let lines = lines(atMost: limit) else {
      throw .tooMany("patterns", model.name, limit: limit)
    }
    return lines.compactMap(PublishedPattern.init)
  }
}

extension PatternModel {
  fileprivate func segmentTexts(_ parameters: [ParameterModel]) -> [String] {
    segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .capture(let prefix, let binding, let suffix):
        "\(prefix):\(parameters[binding.parameter].wireName)\(suffix)"
      case .rest(let binding): "*\(parameters[binding.parameter].wireName)"
      }
    }
  }
}
