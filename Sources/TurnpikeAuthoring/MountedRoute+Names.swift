package import TurnpikeCompiler
import TurnpikeTable

extension MountedRoute {
  /// The lines of an answer that the pattern gives; a mount's are followed by those of its enum.
  package var answerLines: [LinkAnswer.Line] {
    (mounts + [self]).compactMap { line in
      line.pattern.map { LinkAnswer.Line(route: line.index, pattern: $0.text) }
    }
  }

  /// The table that links come to first.
  package var outermost: LinkedTable { mounts.first?.table ?? table }

  /// `catalog.article`: the cases from the outermost enum's on.
  package var casePath: String { path(to: route.caseName) }

  /// The same to another case of its enum.
  package func path(to caseName: String) -> String {
    (mounts.map(\.route.caseName) + [caseName]).joined(separator: ".")
  }

  /// The pattern of its line after those of the mounts: `_` for the default route.
  package var text: String {
    mounts.reversed().reduce(pattern?.text ?? "_") {
      MountedNames.pattern($1.pattern?.text ?? "", $0)
    }
  }

  /// What a request for the route shows, the outermost attribute first: those of its line and groups,
  /// and of the mounts, each after those of an alias that leads there. Of one name the innermost
  /// counts, but for the container, which the outermost mount decides and no alias.
  package var attributes: [AttributeModel] {
    var attributes = lineAttributes
    for mount in mounts.reversed() {
      if mount.route.attributes.named(.container) != nil {
        attributes.removeAll { $0.name == BuiltInAttribute.container.rawValue }
      }
      attributes = attributes.overriding(mount.lineAttributes)
    }
    return attributes
  }

  /// Those of an alias that leads to the route, and of its own line.
  private var lineAttributes: [AttributeModel] {
    let place = [BuiltInAttribute.container.rawValue, BuiltInAttribute.cover.rawValue]
    let own = alias?.attributes.filter { !place.contains($0.name) } ?? []
    return own.overriding(route.attributes)
  }
}

extension [AttributeModel] {
  /// These after those of the others whose names these do not have.
  fileprivate func overriding(_ others: [AttributeModel]) -> [AttributeModel] {
    let names = Set(map(\.name))
    return others.filter { !names.contains($0.name) } + self
  }

  /// The built-in attribute, if it is among them.
  func named(_ name: BuiltInAttribute) -> AttributeModel? { first { $0.name == name.rawValue } }
}

extension LinkedTable {
  /// More would make no file that anybody takes.
  package static let routeLimit = 20_000

  /// Every route in the files' order, after each mount those of its enum.
  ///
  /// - Throws: where there are too many: tables that are mounted at many places multiply.
  package func mountedRoutes(limit: Int = routeLimit) throws(ExportProblem) -> [MountedRoute] {
    guard let routes = mountedRoutes(atMost: limit) else {
      throw .tooMany("routes", model.name, limit: limit)
    }
    return routes
  }
}

extension [LinkedTable] {
  /// Those that no other of them mounts: the ones that a link from outside comes to.
  package var outermost: [LinkedTable] {
    let mounted = Set(flatMap { $0.mounts.values.map(ObjectIdentifier.init) })
    return filter { !mounted.contains(ObjectIdentifier($0)) }
  }
}
