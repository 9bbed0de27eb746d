import TurnpikeTable

extension LinkedTable {
  /// A table with origins declares those that mounted tables without origins name.
  var undeclaredOrigins: [Diagnostic] {
    if model.origins.isEmpty { return [] }
    var diagnostics: [Diagnostic] = []
    let index = OriginIndex(model.origins)
    let schemes = Set(model.origins.map(\.scheme))
    for (route, mounted) in mounts.sorted(by: { $0.key < $1.key }) {
      for other in mounted.allMounted {
        for origin in other.outerOrigins {
          let isScheme = origin.host.isEmpty
          if isScheme ? schemes.contains(origin.scheme) : !index.same(as: origin).isEmpty {
            continue
          }
          diagnostics.report(
            .unknownOrigin,
            """
            unknown origin \(quoted: isScheme ? origin.scheme : origin.text) of \
            \(quoted: other.name); add it to the 'origin' of \(quoted: model.name)
            """, at: model.routes[route].destinationRange, note: "the attribute is here",
            at: other.range(ofAttributeNaming: origin))
        }
      }
    }
    return diagnostics
  }

  /// The models of the table and of all that it mounts.
  private var allMounted: [TableModel] {
    var seen: Set<ObjectIdentifier> = []
    var models: [TableModel] = []
    var pending = [self]
    while let table = pending.popLast() {
      guard seen.insert(ObjectIdentifier(table)).inserted else { continue }
      models.append(table.model)
      pending += table.mounts.sorted { $0.key > $1.key }.map(\.value)
    }
    return models
  }
}

extension TableModel {
  /// The first `@from` with an origin.
  fileprivate func range(ofAttributeNaming origin: OriginModel) -> SourceRange? {
    let attributes = routes.lazy.flatMap { $0.attributes + $0.aliases.flatMap(\.attributes) }
    return attributes.first { attribute in
      attribute.name == BuiltInAttribute.from.rawValue
        && attribute.listed.contains { OriginModel(from: $0) == origin }
    }?.range
  }
}
