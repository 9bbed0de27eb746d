extension TypedRoute {
  /// Creates the route that a link matches, or returns `nil` if the link is unmatched or invalid.
  ///
  /// Text without a scheme counts as a link of your own code. For a path from outside your app,
  /// call ``match(_:source:)``.
  public init?(_ link: String) {
    guard case .matched(let match) = Self._match(link, isOutside: false) else { return nil }
    self = match.route
  }

  /// Creates the route that a link matches, or returns `nil` if the link is unmatched or invalid.
  public init?(_ link: Substring) {
    self.init(String(link))
  }

  /// Whether matching the ``path`` returns this route again.
  ///
  /// It's `false` for values that no link can express, such as an empty capture, a number outside
  /// its range, or a value that a more specific pattern matches. It's also `false` for the `_`
  /// route.
  public var isLinkable: Bool {
    Self(path) == self
  }

  /// The route's ``path``.
  public var description: String { path }
}

extension TypedRoute {
  /// Encodes the route's ``path``.
  ///
  /// - Throws: `EncodingError.invalidValue` if the route isn't ``isLinkable``.
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

  /// Decodes a route from its ``path``, or from another link.
  ///
  /// > Important: A path counts as a link of your own code, so it can decode to a route with
  /// > `@internal` or `@from`. If someone else could have written the data, decode a `URL` and
  /// > match it instead.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if no route matches the link.
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
