extension RouteRequest {
  /// The attributes of the route, of its mounts, and of the alias that matched the link.
  ///
  /// They belong to the current ``route``. Once a filter has changed the route, those of the alias
  /// are not included. The screens below the route have their own attributes, which filters for
  /// attributes also consider.
  public var attributes: Set<Route.Attribute> {
    var attributes = route?.attributes ?? []
    for element in contents.aliasAttributes?.elements ?? [] {
      if let attribute = Route.Attribute(rawValue: element.name) { attributes.insert(attribute) }
    }
    return attributes
  }

  /// The first of ``attributeValues(_:)``; nil if there is none.
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

  /// The values of an attribute, the nearest first.
  ///
  /// They come from the alias that matched the link, the route, its mounts from the innermost to
  /// the outermost, and the screens below the route from the top to the root. A mount that the
  /// route and a screen below share is included once.
  public func attributeValues<Value>(_ key: RouteAttributeKey<Route, Value>) -> [Value] {
    var lists = route?.attributeLists ?? []
    let mounts = lists.dropFirst()
    for screen in screensBelow.reversed() {
      let own = screen.attributeLists
      lists += own.prefix(1) + own.dropFirst().filter { !mounts.contains($0) }
    }
    if let alias = contents.aliasAttributes { lists.insert(alias, at: 0) }
    return lists.compactMap { $0[key.name]?.text.flatMap { Value(routeText: $0) } }
  }
}

// The conditions of filters for attributes. If the line that answered a link is unknown, filters run:
// those for an attribute, and those for all requests except some.

extension RouteRequest {
  /// Whether the request or a screen below its route has one of the attributes.
  func shows(anyOf attributes: Set<Route.Attribute>) -> Bool {
    contents.aliasAttributes == nil || bears(anyOf: attributes)
      || screensBelow.contains { !$0.attributes.isDisjoint(with: attributes) }
  }

  /// Whether the request and each screen below its route have one of the attributes.
  func isCovered(byEach attributes: Set<Route.Attribute>) -> Bool {
    bears(anyOf: attributes)
      && screensBelow.allSatisfy { !$0.attributes.isDisjoint(with: attributes) }
  }

  private func bears(anyOf attributes: Set<Route.Attribute>) -> Bool {
    !self.attributes.isDisjoint(with: attributes)
  }

  /// The screens below the route, the root first.
  private var screensBelow: ArraySlice<Route> {
    route?.wholeStack.dropLast() ?? []
  }
}
