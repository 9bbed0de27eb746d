/// What reading a link gives.
public enum RouteMatch<Route: TypedRoute>: Sendable {
  /// A route answers the link.
  case matched(Match)
  /// A route's path answers the link, but a parameter of its query or fragment is missing or does
  /// not decode.
  case invalid(InvalidLink)
  /// No route answers the link.
  case unmatched(UnmatchedReason)

  /// A link that a route answers.
  public struct Match: Sendable {
    /// The route, with its parameters decoded.
    public let route: Route
    /// The pattern that matched, as the file has it: an alias's own.
    public let pattern: String
    /// The decoded text of the parameters found in the link, in the pattern's order.
    public let parameters: RouteParameters
    /// The attributes of the line that matched: an alias's own.
    public let attributes: Set<Route.Attribute>
    /// The names of the same, also of those that the enum has no case for.
    let attributeNames: [String]

    /// A match; generated code and hand-written routes make it.
    public init(
      route: Route, pattern: String, parameters: RouteParameters = RouteParameters(),
      attributes: Set<Route.Attribute> = []
    ) {
      self.route = route
      self.pattern = pattern
      self.parameters = parameters
      self.attributes = attributes
      attributeNames = attributes.map(\.rawValue)
    }

    /// A match by a table.
    init(
      route: Route, pattern: String, parameters: RouteParameters, attributeNames: [String]
    ) {
      self.route = route
      self.pattern = pattern
      self.parameters = parameters
      self.attributeNames = attributeNames
      // A loop: code that is not specialised looks up the metadata of each type that a chain has.
      var attributes = Set<Route.Attribute>()
      for name in attributeNames {
        if let attribute = Route.Attribute(rawValue: name) { attributes.insert(attribute) }
      }
      self.attributes = attributes
    }
  }

  /// The route of a match, nil otherwise.
  public var route: Route? {
    if case .matched(let match) = self { match.route } else { nil }
  }
}
