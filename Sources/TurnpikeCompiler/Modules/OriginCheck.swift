import TurnpikeTable

/// Checks that the origins which mounted tables name are declared, and that each declared one is used.
struct OriginCheck: Check {
  var findings: Findings { reporter.findings }
  private let reporter = Reporter()

  init(_ table: LinkedTable) {
    let model = table.model
    findMountedSites(table)
    if model.origins.isEmpty { return }
    findUndeclared(table)
    for origin in table.originsWithoutRoutes {
      guard let range = model.originRanges[origin] else { continue }
      let hasLines = table.entries.contains { origin.leads(to: $0.pattern) }
      let reason: Wording =
        hasLines
        ? "because restrictions exclude it from every line; remove it, or allow it for a line"
        : "because no line is below \(quoted: origin.siteText ?? "/"); add a line, or remove it"
      reporter.report(
        .unusedOrigin, "no link from \(quoted: origin.text) leads to a route, \(reason)", at: range)
    }
  }

  /// The sites of an app belong to the enum that mounts the others.
  private func findMountedSites(_ table: LinkedTable) {
    for (mount, other) in table.mountedModels {
      guard let site = other.origins.first(where: { !$0.site.isEmpty }) else { continue }
      reporter.report(
        .badOrigin,
        """
        \(quoted: other.name) declares a separate site, which only an enum that is not mounted \
        can do; move \(quoted: "origin " + site.declaration) to \(quoted: table.model.name)
        """, at: mount.destinationRange, note: "the site is here", at: other.originRanges[site])
    }
  }

  /// A table with origins declares those that mounted tables without origins name.
  private func findUndeclared(_ table: LinkedTable) {
    let model = table.model
    let index = OriginIndex(model.origins)
    let schemes = Set(model.origins.map(\.scheme))
    for (mount, other) in table.mountedModels {
      for origin in other.outerOrigins {
        let isScheme = !origin.isWeb && origin.path.isEmpty
        if isScheme ? schemes.contains(origin.scheme) : !index.same(as: origin).isEmpty { continue }
        reporter.report(
          .unknownOrigin,
          """
          unknown origin \(quoted: isScheme ? origin.scheme : origin.text) of \
          \(quoted: other.name); add it to the 'origin' of \(quoted: model.name)
          """, at: mount.destinationRange, note: "the attribute is here",
          at: other.range(ofAttributeNaming: origin))
      }
    }
  }
}

extension LinkedTable {
  /// The origins from which no link leads to a route, because the restrictions of all lines exclude
  /// them.
  package var originsWithoutRoutes: [OriginModel] {
    if model.origins.isEmpty || entries.isEmpty { return [] }
    var known: [ObjectIdentifier: Set<OriginModel>] = [:]
    let unused = origins(leadingNowhereIn: self, &known)
    return model.origins.filter(unused.contains)
  }

  /// The origins of this table from which no link leads to a route of a table that it mounts, or to
  /// its own.
  private func origins(
    leadingNowhereIn table: LinkedTable, _ known: inout [ObjectIdentifier: Set<OriginModel>]
  ) -> Set<OriginModel> {
    if let unused = known[ObjectIdentifier(table)] { return unused }
    let isMounted = table !== self
    var unused = Set(model.origins)
    for entry in table.entries {
      if unused.isEmpty { break }
      var used = entry.restriction?.allowed(of: unused, isMounted: isMounted) ?? unused
      if !isMounted { used = used.filter { $0.leads(to: entry.pattern) } }
      if !used.isEmpty, let mounted = table.mounts[entry.route] {
        used.subtract(origins(leadingNowhereIn: mounted, &known))
      }
      unused.subtract(used)
    }
    known[ObjectIdentifier(table)] = unused
    return unused
  }
}

extension LinkRestriction {
  /// Returns the origins whose links can match a line in some build.
  ///
  /// - Parameter isMounted: Whether the line is in a mounted table, which names origins of the table
  ///   that mounts it.
  fileprivate func allowed(of all: Set<OriginModel>, isMounted: Bool) -> Set<OriginModel> {
    if isInternal { return [] }
    guard let origins else { return all }
    if !isMounted { return all.intersection(origins) }
    return all.filter { origin in
      schemes.contains(origin.scheme)
        || origins.contains { $0.scheme == origin.scheme && $0.coversHosts(of: origin) }
    }
  }
}

extension TableModel {
  /// The first `@from` with an origin.
  fileprivate func range(ofAttributeNaming origin: OriginModel) -> SourceRange? {
    let attributes = routes.lazy.flatMap(\.lines).flatMap(\.attributes)
    return attributes.first { attribute in
      attribute.name == BuiltInAttribute.from.rawValue
        && attribute.listed.contains { OriginModel(from: $0) == origin }
    }?.range
  }
}
