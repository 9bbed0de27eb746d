package import TurnpikeCompiler
import TurnpikeTable

extension AppLine {
  /// The lines of an answer that the pattern gives; a mount's are followed by those of its enum.
  package var answerLines: [LinkAnswer.Line] {
    (mounts + [self]).compactMap { line in
      line.pattern.map { LinkAnswer.Line(route: line.index, pattern: $0.text) }
    }
  }

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

  /// The lines of each route, the canonical line first. The routes are in the files' order, and a mount
  /// is followed by the routes of its enum.
  ///
  /// - Throws: If there are too many lines: tables that are mounted at many places multiply.
  package func routes(limit: Int = routeLimit) throws(ExportProblem) -> [[AppLine]] {
    guard let lines = lines(atMost: limit) else {
      throw .tooMany("routes", model.name, limit: limit)
    }
    var routes: [[AppLine]] = []
    for line in lines {
      if line.isCanonical || routes.isEmpty {
        routes.append([line])
      } else {
        routes[routes.count - 1].append(line)
      }
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
