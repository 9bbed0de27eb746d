package import TurnpikeCompiler
import TurnpikeTable

/// One pattern of the whole app: a route's own or an alias's, after the prefixes of the mounts that
/// lead to it.
package struct PublishedPattern {
  package let place: MountedRoute
  /// The alias whose pattern it is; nil for the route's own.
  package let alias: AliasModel?
  /// The whole pattern.
  let entry: TableEntry
  package var segments: [PatternModel.Segment] { entry.pattern.segments }
  package var query: [PatternModel.QueryItem] { entry.pattern.query }
  package var fragment: PatternModel.Binding? { entry.pattern.fragment }
  /// As the files have it, the prefixes of mounts included.
  package let text: String
  /// The segments as people read them: `product`, `:product_id`, `*path`.
  package let segmentTexts: [String]
  /// The fewest segments that a path of it has.
  let minimumCount: Int
  /// What a request shows that it answers.
  package let attributes: [AttributeModel]

  fileprivate init(_ pattern: PatternModel, _ place: MountedRoute, _ alias: AliasModel?) {
    self.place = place
    self.alias = alias
    var prefix: [PatternModel.Segment] = []
    var counts: [Int] = []
    for mount in place.mounts {
      prefix += mount.route.pattern?.segments ?? []
      counts.append(prefix.count)
    }
    var whole = pattern
    whole.segments = prefix + pattern.segments
    entry = TableEntry(
      route: 0, pattern: whole, isMount: place.route.mount != nil, prefixCounts: counts)
    text = place.whole(pattern.text)
    segmentTexts =
      place.mounts.flatMap { $0.route.pattern?.segmentTexts($0.route.parameters) ?? [] }
      + pattern.segmentTexts(place.route.parameters)
    minimumCount = prefix.count + pattern.minimumSegmentCount
    attributes = place.attributes(by: alias)
  }

  package var route: RouteModel { place.route }

  /// The parameters of the mounts' prefixes, the outermost first, and the route's own.
  package var parameters: [ParameterModel] { place.routes.flatMap(\.parameters) }

  /// Whether the browser keeps its links.
  package var isWeb: Bool { attributes.named(.web) != nil }

  /// Whether an enum that is not given answers what follows.
  package var isOpenMount: Bool { route.mount != nil }
}

extension LinkedTable {
  /// Every pattern of the table, in its order, a mount's in the mount's place as far as its table
  /// is given.
  ///
  /// - Throws: where there are too many.
  package func published(
    limit: Int = routeLimit
  ) throws(ExportProblem) -> [PublishedPattern] {
    var found: [PublishedPattern] = []
    for place in try mountedRoutes(limit: limit) {
      guard let pattern = place.route.pattern, !place.isKnownMount else { continue }
      found.append(PublishedPattern(pattern, place, nil))
      found += place.route.aliases.map { PublishedPattern($0.pattern, place, $0) }
      guard found.count <= limit else { throw .tooMany("patterns", model.name, limit: limit) }
    }
    return found
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
