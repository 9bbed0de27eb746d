extension NavigationState: CustomStringConvertible, Codable {
  /// The state as links, a line a stack: the containers, the selected one with a `*`, then the
  /// modals with a `!`.
  ///
  /// ```
  /// *home / product/1
  /// orders orders
  /// ! login
  /// ```
  ///
  /// ``restore(_:)`` reads it. A route that no link leads to (``TypedRoute/isLinkable``) stands as
  /// `.`, which no route answers.
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

  /// Shows what ``description`` tells, as far as its links still lead somewhere.
  ///
  /// A stack is cut off at the first link that no route answers. Containers keep their roots below,
  /// and those that the text does not have keep what they show; a modal whose root is lost goes with
  /// those over it. A text that has none of the window's containers changes nothing.
  public mutating func restore(_ description: String) {
    let saved = SavedState<Route>(description)
    let stacks = saved.stacks.filter { containers.contains($0.container) }
    if stacks.isEmpty { return }
    for (container, screens) in stacks {
      self[.container(container)] = rooted(screens, in: container)
    }
    if let selected = saved.selected { container = selected }
    self[.modal(0)] = []
    for modal in saved.modals { self[.modal(modals.count)] = modal }
  }

  /// Encodes the ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Decodes a description: with the containers whose roots it has, and as far as its links still
  /// lead somewhere. An app that knows its roots does better with ``restore(_:)``.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a text without the root of any container.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let saved = SavedState<Route>(text)
    let roots = saved.stacks.compactMap { stack in
      stack.routes.first.map { (container: stack.container, route: $0) }
    }
    guard !roots.isEmpty else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no container has a root in '\(text)'")
    }
    self.init(roots: roots, selected: nil)
    restore(text)
  }
}

/// What a description of a state says, as far as it can be read.
struct SavedState<Route: TypedRoute> {
  /// Stands for a route that no link leads to: as a segment it is refused.
  static var lostLink: String { "." }

  private(set) var stacks: [(container: Route.Container, routes: [Route])] = []
  private(set) var selected: Route.Container?
  private(set) var modals: [[Route]] = []

  init(_ text: String) {
    var isModalLost = false
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      guard var name = words.first else { continue }
      let routes = Self.routes(words.dropFirst())
      if name == "!" {
        isModalLost = isModalLost || routes.isEmpty
        if !isModalLost { modals.append(routes) }
        continue
      }
      let isSelected = name.hasPrefix("*")
      if isSelected { name.removeFirst() }
      guard let container = Route.Container(rawValue: String(name)) else { continue }
      stacks.append((container, routes))
      if isSelected { selected = container }
    }
  }

  /// The routes of links up to the first that none answers.
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
  /// The link of a screen; `.`, which no route answers, where none leads to it.
  var shownLink: String { isLinkable ? path : SavedState<Self>.lostLink }
}
