/// A pattern of an app: a route's own or an alias's, after the prefixes of the mounts that lead to it.
package struct AppPattern {
  package let place: MountedRoute
  /// The whole pattern; its captures are those of the mounts, then its own.
  package let entry: TableEntry
  /// The pattern as its own enum's file has it.
  let written: NameSyntax

  /// Nil for the `_` route.
  package init?(_ place: MountedRoute) {
    guard let pattern = place.pattern else { return nil }
    var prefix: [PatternModel.Segment] = []
    var counts: [Int] = []
    var parameterCount = 0
    for mount in place.mounts {
      if let pattern = mount.pattern {
        prefix = pattern.following(prefix, parameters: parameterCount).segments
      }
      counts.append(prefix.count)
      parameterCount += mount.route.parameters.count
    }
    self.place = place
    entry = TableEntry(
      route: place.index, pattern: pattern.following(prefix, parameters: parameterCount),
      isMount: place.route.mount != nil, prefixCounts: counts)
    written = pattern.written
  }

  /// The mounted enum, if the pattern is that of a mount which was not replaced.
  var unseen: String? { entry.isMount ? place.route.mount : nil }

  /// The entry of the outermost table: that of the outermost mount, or the pattern's own.
  var own: TableEntry { place.mounts.first.flatMap(AppPattern.init)?.entry ?? entry }
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
    func isKept(_ line: MountedRoute) -> Bool {
      if !isPublic { return true }
      return line.mounts.isEmpty
        ? lines.contains(line.restriction) : lines.containsMounted(line.restriction)
    }
    func isReplaced(_ place: MountedRoute) -> Bool {
      place.isKnownMount && (!place.mounts.isEmpty || follows(place))
    }
    let places = mountedRoutes(atMost: limit, of: isIncluded) { place in
      isReplaced(place) && place.lines.contains(where: isKept)
    }
    guard let places else { return nil }
    var patterns: [AppPattern] = []
    for place in places where !isReplaced(place) {
      for line in place.patterns where line.mounts.allSatisfy(isKept) && isKept(line) {
        if let pattern = AppPattern(line) { patterns.append(pattern) }
      }
      guard patterns.count <= limit else { return nil }
    }
    return patterns
  }
}
