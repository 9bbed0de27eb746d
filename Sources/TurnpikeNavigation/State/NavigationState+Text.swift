extension NavigationState: CustomStringConvertible, Codable {
  /// The state as links, with one line for each stack. Save it to restore the state at the next
  /// launch.
  ///
  /// ```
  /// *home / product/1
  /// orders orders
  /// ! login
  /// ```
  ///
  /// The containers come first, and `*` marks the selected one. The modals follow, marked with `!`.
  /// A route that isn't ``/Turnpike/TypedRoute/isLinkable`` is written as `.`, which no route
  /// matches.
  public var description: String {
    var lines = containers.map { container in
      line((container == self.container ? "*" : "") + container.rawValue, .container(container))
    }
    lines += modals.indices.map { line("!", .modal($0)) }
    return lines.joined(separator: "\n")
  }

  private func line(_ name: String, _ place: Place) -> String {
    ([name] + self[place].map(\.shownLink)).joined(separator: " ")
  }

  /// Restores the state from a saved ``description``, as far as its links match routes without
  /// restrictions.
  ///
  /// Filters don't run for restored routes, so a stack ends before a route with `@internal`,
  /// `@from`, or `@only`. If your filters guard other routes, for example with `@auth`, call
  /// ``restore(_:allowing:)`` instead.
  public mutating func restore(_ description: String) {
    restore(description) { !$0.isRestricted }
  }

  /// Restores the state from a saved ``description``, as far as its links match routes that you
  /// allow.
  ///
  /// Filters don't run for restored routes, and the user may have signed out in the meantime. So
  /// check the same conditions as your filters:
  ///
  /// ```swift
  /// state.restore(saved) { session.isSignedIn || !$0.attributes.contains(.auth) }
  /// ```
  ///
  /// A stack ends before the first link that matches no route, and before the first route that
  /// isn't allowed. When a modal's root is missing, the modals over it are also left out. The roots
  /// of containers stay in any case, and containers that the description doesn't mention don't
  /// change. If the text contains none of the window's containers, nothing changes.
  ///
  /// - Parameters:
  ///   - description: The saved state.
  ///   - isAllowed: Returns whether to restore a route. It also decides about routes with
  ///     `@internal`, `@from`, and `@only`.
  public mutating func restore(_ description: String, allowing isAllowed: (Route) -> Bool) {
    let saved = SavedState<Route>(description)
    let stacks = saved.stacks.filter { containers.contains($0.container) }
    if stacks.isEmpty { return }
    for (container, screens) in stacks {
      // The window shows its root in any case.
      let root = self[.container(container)].first
      let allowed = Array(screens.prefix { $0 == root || isAllowed($0) })
      self[.container(container)] = rooted(allowed, in: container)
    }
    if let selected = saved.selected { container = selected }
    self[.modal(0)] = []
    for modal in saved.modals {
      let allowed = Array(modal.prefix(while: isAllowed))
      if allowed.isEmpty { break }
      self[.modal(modals.count)] = allowed
    }
  }

  /// Encodes the ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Decodes a ``description``, with the containers whose roots it contains.
  ///
  /// Filters don't run for the routes, so each stack ends before a route with `@internal`, `@from`,
  /// or `@only`. If you know the roots of your app, or if your filters guard other routes, call
  /// ``restore(_:allowing:)`` instead.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the text contains no container with a root.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let saved = SavedState<Route>(text)
    let roots = saved.stacks.compactMap { stack in
      stack.routes.first.flatMap { $0.isRestricted ? nil : (container: stack.container, route: $0) }
    }
    guard !roots.isEmpty else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no container has a root in '\(text)'")
    }
    self.init(roots: roots, selected: nil)
    restore(text)
  }
}

/// The stacks in the description of a state, as far as it can be read.
struct SavedState<Route: TypedRoute> {
  /// The text for a route without a link. No route matches this segment.
  static var lostLink: String { "." }

  private(set) var stacks: [(container: Route.Container, routes: [Route])] = []
  private(set) var selected: Route.Container?
  /// A modal is empty if its first link matches no route.
  private(set) var modals: [[Route]] = []

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      guard var name = words.first else { continue }
      let routes = Self.routes(words.dropFirst())
      if name == "!" {
        modals.append(routes)
        continue
      }
      let isSelected = name.hasPrefix("*")
      if isSelected { name.removeFirst() }
      guard let container = Route.Container(rawValue: String(name)) else { continue }
      stacks.append((container, routes))
      if isSelected { selected = container }
    }
  }

  /// The routes of links up to the first link that no route matches.
  private static func routes(_ links: ArraySlice<Substring>) -> [Route] {
    var routes: [Route] = []
    for link in links {
      guard link != lostLink, let route = Route(link) else { break }
      routes.append(route)
    }
    return routes
  }
}

extension TypedRoute {
  /// The link of the route in a description, or `.` if the route has no link.
  var shownLink: String { isLinkable ? path : SavedState<Self>.lostLink }
}
