package import TurnpikeCompiler
import TurnpikeTable

/// One pattern of the whole app: a route's own or an alias's, after the prefixes of the mounts that
/// lead to it.
package struct PublishedPattern {
  package let place: AppLine
  /// The whole pattern.
  let entry: TableEntry
  /// As the files have it, the prefixes of mounts included.
  package let text: String
  /// The segments as people read them: `product`, `:product_id`, `*path`.
  package let segmentTexts: [String]
  /// What a request shows that it answers.
  package let attributes: [AttributeModel]

  /// Nil for the `_` route, and for a mount that its enum's lines replace.
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
  /// The fewest segments that a path of it has.
  var minimumCount: Int { entry.pattern.minimumSegmentCount }

  package var route: RouteModel { place.route }

  /// The parameters of the mounts' prefixes, the outermost first, and the route's own.
  package var parameters: [ParameterModel] { place.parameters }

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
