/// A pattern of an app: a route's own or an alias's, after the prefixes of the mounts that lead to it.
package struct AppPattern {
  package let place: MountedRoute
  /// The alias whose pattern it is; nil for the route's own.
  package let alias: AliasModel?
  /// The whole pattern; its captures are those of the mounts, then its own.
  package let entry: TableEntry
  /// The pattern as its own enum's file has it.
  let written: NameSyntax

  package init(_ pattern: PatternModel, of place: MountedRoute, alias: AliasModel? = nil) {
    var prefix: [PatternModel.Segment] = []
    var counts: [Int] = []
    var parameterCount = 0
    for mount in place.mounts {
      if let pattern = mount.route.pattern {
        prefix = pattern.following(prefix, parameters: parameterCount).segments
      }
      counts.append(prefix.count)
      parameterCount += mount.route.parameters.count
    }
    self.place = place
    self.alias = alias
    entry = TableEntry(
      route: place.index, pattern: pattern.following(prefix, parameters: parameterCount),
      isMount: alias == nil && place.route.mount != nil, prefixCounts: counts)
    written = pattern.written
  }

  /// The mounted enum, if the pattern is that of a mount which was not replaced.
  var unseen: String? { entry.isMount ? place.route.mount : nil }

  /// The entry of the outermost table: that of the outermost mount, or the pattern's own.
  var own: TableEntry {
    guard let mount = place.mounts.first, let pattern = mount.route.pattern else { return entry }
    return AppPattern(pattern, of: mount).entry
  }

  /// The restriction of the line itself, without those of its mounts.
  fileprivate var restriction: LinkRestriction? {
    if let alias { alias.restriction } else { place.route.restriction }
  }
}

extension LinkedTable {
  /// Every pattern in the files' order, a mount's in the place of the mount.
  ///
  /// - Parameters:
  ///   - limit: How many routes and patterns there may be.
  ///   - isIncluded: Whether to take one of the table's own routes, by its index.
  ///   - isPublic: Whether to leave out lines that links from outside do not match in every build.
  ///   - follows: Whether to replace one of the table's own mounts by what it mounts.
  /// - Returns: The patterns; nil if there are more than the limit.
  package func patterns(
    atMost limit: Int, of isIncluded: (Int) -> Bool = { _ in true }, isPublic: Bool = false,
    following follows: (MountedRoute) -> Bool = { _ in true }
  ) -> [AppPattern]? {
    let lines = PublicLines(model)
    func isKept(_ restriction: LinkRestriction?, at place: MountedRoute) -> Bool {
      if !isPublic { return true }
      return place.mounts.isEmpty
        ? lines.contains(restriction) : lines.containsMounted(restriction)
    }
    func isReplaced(_ place: MountedRoute) -> Bool {
      place.isKnownMount && (!place.mounts.isEmpty || follows(place))
    }
    let places = mountedRoutes(atMost: limit, of: isIncluded) { place in
      isReplaced(place) && isKept(place.route.restriction, at: place)
    }
    guard let places else { return nil }
    var patterns: [AppPattern] = []
    for place in places where !isReplaced(place) {
      guard let pattern = place.route.pattern else { continue }
      patterns.append(AppPattern(pattern, of: place))
      for alias in place.route.aliases {
        patterns.append(AppPattern(alias.pattern, of: place, alias: alias))
      }
      guard patterns.count <= limit else { return nil }
    }
    return patterns.filter { isKept($0.restriction, at: $0.place) }
  }
}
