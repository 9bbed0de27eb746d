extension RouteRequest {
  /// The attributes of the route, of its mounts and, where an alias led to it, of the alias.
  ///
  /// They are those of the present ``route``: once a filter has changed it, the alias counts no more.
  /// The screens below the route have their own, which the filters of ``Router`` look at as well.
  public var attributes: Set<Route.Attribute> {
    var attributes = route?.attributes ?? []
    for element in contents.aliasAttributes?.elements ?? [] {
      if let attribute = Route.Attribute(rawValue: element.name) { attributes.insert(attribute) }
    }
    return attributes
  }

  /// The value of an attribute for which a filter runs: the first of ``attributeValues(_:)``; nil
  /// where there is none.
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

  /// The values of an attribute, the nearest first: of the alias that led to the present route, of
  /// the route, of its mounts from the inner to the outer, then of the screens below the route, the
  /// top one first.
  ///
  /// A mount that the route and a screen below share counts once.
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

// What filters ask. What cannot be told is guarded: a filter that asks for an attribute runs, and one
// that makes an exception for it too.

extension RouteRequest {
  /// Whether the request or a screen below its route bears one of the attributes.
  func shows(anyOf attributes: Set<Route.Attribute>) -> Bool {
    contents.aliasAttributes == nil || bears(anyOf: attributes)
      || screensBelow.contains { !$0.attributes.isDisjoint(with: attributes) }
  }

  /// Whether the request and each screen below its route bears one of the attributes.
  func isCovered(byEach attributes: Set<Route.Attribute>) -> Bool {
    bears(anyOf: attributes)
      && screensBelow.allSatisfy { !$0.attributes.isDisjoint(with: attributes) }
  }

  private func bears(anyOf attributes: Set<Route.Attribute>) -> Bool {
    !self.attributes.isDisjoint(with: attributes)
  }

  /// The screens that are shown below the route, the root first.
  private var screensBelow: ArraySlice<Route> {
    guard let route else { return [] }
    let stack = route.stack
    // A stack that is written by hand need not end with its route, which is shown on top then.
    return stack.last == route ? stack.dropLast() : stack[...]
  }
}
