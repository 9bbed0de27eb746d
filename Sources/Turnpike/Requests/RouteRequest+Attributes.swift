extension RouteRequest {
  /// The attributes of the route, of its mounts, and of the alias that matched the link.
  ///
  /// They belong to the current ``route``: after a filter has changed the route, they don't include
  /// the alias. To guard routes, append a filter with `append(for: .auth)` instead of reading this
  /// property. Such a filter also considers the screens below the route, and always includes the
  /// alias.
  public var attributes: Set<Route.Attribute> {
    var attributes = route?.attributes ?? []
    if contents.original != nil { return attributes }
    for element in aliasElements {
      if let attribute = Route.Attribute(rawValue: element.name) { attributes.insert(attribute) }
    }
    return attributes
  }

  /// Returns the value of an attribute, or `nil` if the request doesn't have the attribute. It's
  /// the first of ``attributeValues(_:)``.
  ///
  /// ```swift
  /// // attribute level<Int 1...3>
  /// router.append(for: .level) { request, next in
  ///   guard session.level >= request.attribute(.level) ?? 3 else { return .redirect(to: .signIn) }
  ///   return try await next(request)
  /// }
  /// ```
  public func attribute<Value>(_ key: RouteAttributeKey<Route, Value>) -> Value? {
    attributeValues(key).first
  }

  /// Returns all values of an attribute, the nearest first.
  ///
  /// The values are in this order: the alias that matched the link, the route, its mounts from the
  /// innermost to the outermost, and the screens below the route from the top to the root. An alias
  /// of a mount comes before the mount. When the route and a screen below it share a mount, the
  /// mount's value occurs once. The values of aliases stay after a filter has changed the route.
  public func attributeValues<Value>(_ key: RouteAttributeKey<Route, Value>) -> [Value] {
    var lists = route?.attributeLists ?? []
    let mounts = lists.dropFirst()
    let lines = contents.lines
    // The outermost first, so that the positions of the others stay.
    for (index, line) in lines.dropLast().enumerated() where line.isAlias {
      lists.insert(line.attributes, at: min(lines.count - 1 - index, lists.count))
    }
    for screen in screensBelow.reversed() {
      let own = screen.attributeLists
      lists += own.prefix(1) + own.dropFirst().filter { !mounts.contains($0) }
    }
    if let line = lines.last, line.isAlias { lists.insert(line.attributes, at: 0) }
    return lists.compactMap { $0[key.name]?.text.flatMap { Value(routeText: $0) } }
  }
}

// Guards fail closed: the aliases that matched a link count for `for:`, and never for `except:`.

extension RouteRequest {
  /// Whether the alias that matched, the route or a screen below it has one of the attributes.
  func shows(anyOf attributes: Set<Route.Attribute>) -> Bool {
    let isOfAlias = aliasElements.contains {
      Route.Attribute(rawValue: $0.name).map(attributes.contains) ?? false
    }
    return isOfAlias
      || route?.wholeStack.contains { !$0.attributes.isDisjoint(with: attributes) } ?? false
  }

  /// Whether the route and each screen below it have one of the attributes; false without a route.
  func isCovered(byEach attributes: Set<Route.Attribute>) -> Bool {
    route?.wholeStack.allSatisfy { !$0.attributes.isDisjoint(with: attributes) } ?? false
  }

  /// The attributes of the aliases that matched the link, of the route and of its mounts.
  private var aliasElements: [_RouteAttributeList.Element] {
    contents.lines.filter(\.isAlias).flatMap(\.attributes.elements)
  }

  /// The screens below the route, the root first.
  private var screensBelow: ArraySlice<Route> {
    route?.wholeStack.dropLast() ?? []
  }
}
