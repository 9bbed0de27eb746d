/// A way to look links up that Turnpike is compared with, in the same run and on the same links.
protocol RouteBaseline: Sendable {
  /// Takes patterns as `.routes` files have them, with captures of whole segments only.
  init(patterns: [String])

  /// The pattern that answers a path, and what its captures hold.
  func answer(_ path: String) -> BaselineAnswer?
}

/// What a baseline finds.
struct BaselineAnswer: Equatable {
  /// The pattern's place among all.
  let route: Int
  let parameters: [String: String]
}
