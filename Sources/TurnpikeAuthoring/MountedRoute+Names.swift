package import TurnpikeCompiler
import TurnpikeTable

extension MountedRoute {
  /// The table that links come to first.
  package var outermost: LinkedTable { mounts.first?.table ?? table }

  /// `catalog.article`: the cases from the outermost enum's on.
  package var casePath: String { path(to: route.caseName) }

  /// The same to another case of its enum.
  package func path(to caseName: String) -> String {
    (mounts.map(\.route.caseName) + [caseName]).joined(separator: ".")
  }

  /// A pattern of its enum after those of the mounts.
  package func whole(_ pattern: String) -> String {
    mounts.reversed().reduce(pattern) { MountedNames.pattern($1.route.pattern?.text ?? "", $0) }
  }

  /// What a request for the route shows, the outermost attribute first: those of an alias that leads
  /// to it, of its line and groups, and of the mounts. Of one name the innermost counts, but for the
  /// container, which the outermost mount decides and no alias.
  package func attributes(by alias: AliasModel? = nil) -> [AttributeModel] {
    let isPlace = { (attribute: AttributeModel) in
      [BuiltInAttribute.container.rawValue, BuiltInAttribute.cover.rawValue]
        .contains(attribute.name)
    }
    let own = alias?.attributes.filter { !isPlace($0) } ?? []
    var attributes = own.overriding(route.attributes)
    for mount in mounts.reversed() {
      let outer = mount.route.attributes
      if outer.named(.container) != nil {
        attributes.removeAll { $0.name == BuiltInAttribute.container.rawValue }
      }
      attributes = attributes.overriding(outer)
    }
    return attributes
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
