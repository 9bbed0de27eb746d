internal import TurnpikeLinks

extension TypedRoute {
  /// Creates the route that mounts a route of another module's enum.
  ///
  /// A feature module can't name your app's enum. With this initializer, your app opens the
  /// module's routes all the same:
  ///
  /// ```swift
  /// // catalog -> mount Catalog.CatalogRoute as catalog
  /// AppRoute(embedding: CatalogRoute.article(id: 3))  // .catalog(.article(id: 3))
  /// ```
  ///
  /// The enum can be mounted through any number of other enums. When several mounts lead to it, the
  /// first one in the file's order counts. A route of this enum is returned as it is. See
  /// <doc:SharingRoutesBetweenModules>.
  ///
  /// - Returns: The route, or `nil` if the other enum isn't mounted, or only with prefixes that
  ///   have parameters.
  /// - Complexity: Linear in the number of cases of this enum and of the enums that it mounts.
  public init?(embedding route: some TypedRoute) {
    var searched: Set<ObjectIdentifier> = []
    guard let route = Self.embedding(route, &searched) else { return nil }
    self = route
  }

  /// - Parameter searched: The enums whose mounts have been searched. None is searched twice.
  static func embedding(
    _ route: any TypedRoute, _ searched: inout Set<ObjectIdentifier>
  ) -> Self? {
    if let route = route as? Self { return route }
    guard let table = _table, searched.insert(ObjectIdentifier(Self.self)).inserted else {
      return nil
    }
    for index in 0..<table.view.routeCount {
      if let embed = _mount(index)?.embed, let route = embed(route, &searched) { return route }
    }
    return nil
  }
}
