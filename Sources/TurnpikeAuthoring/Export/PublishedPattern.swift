package import TurnpikeCompiler
import TurnpikeTable

/// One pattern of the whole app: a route's own or an alias's, behind the prefixes of the mounts
/// that lead to it.
package struct PublishedPattern: Sendable {
  /// The routes that mount its enum, the outermost first.
  package let mounts: [RouteModel]
  /// The enum that the route is a case of.
  package let enumName: String
  package let route: RouteModel
  /// The alias whose pattern it is; nil for the route's own.
  package let alias: AliasModel?
  package let segments: [PatternModel.Segment]
  package let query: [PatternModel.QueryItem]
  package let fragment: PatternModel.Binding?
  /// As the files have it, the prefixes of mounts included.
  package let text: String
  /// The segments as people read them: `product`, `:product_id`, `*path`.
  package let segmentTexts: [String]
  /// How many segments the prefix of each mount has, the outermost first.
  let prefixCounts: [Int]
  /// The fewest segments that a path of it has.
  let minimumCount: Int
  /// Whether the browser keeps its links.
  package let isWeb: Bool

  /// The cases of the mounts, the outermost first, and the route's own.
  package var cases: [String] { mounts.map(\.caseName) + [route.caseName] }

  /// Those of the mounts' prefixes, the outermost first, and the route's own.
  package var parameters: [ParameterModel] { mounts.flatMap(\.parameters) + route.parameters }

  /// What the line says itself, and before it what the mounts say besides.
  package var attributes: [AttributeModel] {
    var attributes = alias?.attributes ?? route.attributes
    for mount in mounts.reversed() {
      let names = Set(attributes.map(\.name))
      attributes = mount.attributes.filter { !names.contains($0.name) } + attributes
    }
    return attributes
  }

  /// Whether an enum that is not given answers what follows.
  package var isOpenMount: Bool { route.mount != nil }
}

extension LinkedTable {
  /// More would make no file that anybody takes.
  package static let patternLimit = 20_000

  /// Every pattern of the table, in its order, a mount's in the mount's place as far as its table
  /// is given.
  ///
  /// - Throws: where there are too many: tables that are mounted at many places multiply.
  package func published(
    limit: Int = patternLimit
  ) throws(ExportProblem) -> [PublishedPattern] {
    var walk = PublishedWalk(name: model.name, limit: limit)
    try walk.visit(self, PublishedWalk.Place())
    return walk.found
  }
}

private struct PublishedWalk {
  /// What stands before a table's patterns.
  struct Place {
    var mounts: [RouteModel] = []
    var segments: [PatternModel.Segment] = []
    var segmentTexts: [String] = []
    var text = ""
    var prefixCounts: [Int] = []
    var isWeb = false
  }

  let name: String
  let limit: Int
  var found: [PublishedPattern] = []
  /// Tables count too: of those without routes there may be as many.
  private var tableCount = 0

  init(name: String, limit: Int) {
    self.name = name
    self.limit = limit
  }

  mutating func visit(_ linked: LinkedTable, _ place: Place) throws(ExportProblem) {
    tableCount += 1
    for (index, route) in linked.model.routes.enumerated() {
      guard found.count + tableCount <= limit else {
        throw .tooMany("patterns", name, limit: limit)
      }
      guard let pattern = route.pattern else { continue }
      let isWeb = place.isWeb || route.attributes.isWeb
      if let child = linked.mounts[index] {
        var inner = place
        inner.mounts.append(route)
        inner.segments += pattern.segments
        inner.segmentTexts += pattern.segmentTexts(route.parameters)
        inner.text =
          place.text.isEmpty ? pattern.text : MountedNames.pattern(place.text, pattern.text)
        inner.prefixCounts.append(pattern.segments.count)
        inner.isWeb = isWeb
        try visit(child, inner)
        continue
      }
      add(pattern, of: route, nil, in: linked, place, isWeb: isWeb)
      for alias in route.aliases {
        add(
          alias.pattern, of: route, alias, in: linked, place,
          isWeb: isWeb || alias.attributes.isWeb)
      }
    }
  }

  private mutating func add(
    _ pattern: PatternModel, of route: RouteModel, _ alias: AliasModel?, in linked: LinkedTable,
    _ place: Place, isWeb: Bool
  ) {
    found.append(
      PublishedPattern(
        mounts: place.mounts, enumName: linked.model.name, route: route,
        alias: alias, segments: place.segments + pattern.segments, query: pattern.query,
        fragment: pattern.fragment,
        text: place.text.isEmpty ? pattern.text : MountedNames.pattern(place.text, pattern.text),
        segmentTexts: place.segmentTexts + pattern.segmentTexts(route.parameters),
        prefixCounts: place.prefixCounts,
        minimumCount: place.segments.count + pattern.minimumSegmentCount, isWeb: isWeb))
  }

}

extension [AttributeModel] {
  fileprivate var isWeb: Bool { contains { $0.name == BuiltInAttribute.web.rawValue } }
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
