extension TypedRoute {
  /// Creates the route that a link matches, or returns nil if no route matches or the link's query
  /// is invalid.
  public init?(_ link: String) {
    guard case .matched(let match) = Self._match(link, isOutside: false) else { return nil }
    self = match.route
  }

  /// Creates the route that a link matches, or returns nil if no route matches or the link's query
  /// is invalid.
  public init?(_ link: Substring) {
    self.init(String(link))
  }

  /// Whether ``path`` reads back as this route.
  ///
  /// This is false for the `_` route, and for a route with an empty capture, a number outside its
  /// range, or a value that a pattern of higher rank matches.
  public var isLinkable: Bool {
    Self(path) == self
  }

  /// The route's path.
  public var description: String { path }
}

extension TypedRoute {
  /// Encodes the route's ``path``.
  ///
  /// - Throws: `EncodingError.invalidValue` for a route that is not ``isLinkable``.
  public func encode(to encoder: any Encoder) throws {
    guard isLinkable else {
      throw EncodingError.invalidValue(
        self,
        .init(
          codingPath: encoder.codingPath,
          debugDescription: "the link '\(path)' does not read back as this route"))
    }
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }

  /// Decodes a route from a link, which is read as a link of the app itself.
  ///
  /// So a path can decode to a route with `@internal` or `@from`. If somebody else may have written
  /// the data, decode a `URL` instead and match it.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a link that matches no route.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let link = try container.decode(String.self)
    guard let route = Self(link) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no route matches the link '\(link)'")
    }
    self = route
  }
}
