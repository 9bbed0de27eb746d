internal import TurnpikeTable

/// A route of your app: a value that you can create from a link, and turn into a link.
///
/// The build plugin generates conforming enums from your routes files. You can also write a route
/// type by hand, and use it with a ``Router`` like a generated enum. It needs ``path`` and
/// ``match(_:)-(String)``. Include the three type aliases as well, because without them, the Swift
/// compiler crashes if a case has the name of a member, such as `container`:
///
/// ```swift
/// enum Screen: TypedRoute {
///   typealias Attribute = NoAttribute
///   typealias Container = SingleContainer
///   typealias Query = NoQuery
///
///   case home
///   var path: String { "/" }
///   static func match(_ link: String) -> RouteMatch<Screen> {
///     link == "/" ? .matched(.init(route: .home, pattern: "/")) : .unmatched(.noRoute)
///   }
/// }
/// ```
public protocol TypedRoute: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Matches a link: returns the route, or the reason that no route matches.
  ///
  /// Text without a scheme counts as a link of your own code. For a path from outside your app,
  /// call ``match(_:source:)``. In a generated enum, matching never traps and takes time linear in
  /// the link's length.
  static func match(_ link: String) -> RouteMatch<Self>

  /// Creates the route that a link matches, or returns `nil` if the link is unmatched or invalid.
  init?(_ link: String)

  /// The route's link without a scheme and an origin, percent-encoded as in RFC 3986.
  var path: String { get }

  /// The route's pattern as written in the routes file, such as `product/:product_id`. It's empty
  /// if there's no pattern.
  ///
  /// Because it contains no values, you can use it to count routes in your analytics.
  var pattern: String { get }

  /// The route that a ``Router`` shows when a link matches no other route: `_` in the file.
  static var defaultRoute: Self? { get }

  /// The attributes that routes can have.
  associatedtype Attribute: RouteAttribute = NoAttribute

  /// The route's attributes, as in `route.attributes.contains(.auth)`.
  var attributes: Set<Attribute> { get }

  /// The parameters that any link can have in addition to its route's parameters.
  associatedtype Query: RouteQuery = NoQuery

  /// The screens below the route and the route itself, starting with the root.
  ///
  /// People can go back from the route to these screens.
  var stack: [Self] { get }

  /// How the route is shown.
  var presentation: RoutePresentation { get }

  /// The parts of your app that have their own stacks, such as tabs.
  associatedtype Container: RouteContainer = SingleContainer

  /// The containers that can show the route, the preferred one first.
  ///
  /// If the selected container is one of them, it shows the route. If the array is empty, any
  /// selected container does.
  var containers: [Container] { get }

  /// The identifier of the screen that shows the route, regardless of the route's parameters.
  ///
  /// When you go to a route with the same identifier, the screen stays and gets the new parameters.
  var screenID: String { get }

  /// Whether the route covers the full screen when it's shown as a modal, instead of appearing as a
  /// sheet.
  var coversScreen: Bool { get }

  // Only Turnpike calls these. A type written by hand gets them from its other members.

  /// All attributes of the route with their values, including attributes without a case in
  /// ``Attribute``. Enums that mount this enum use them.
  var _attributeList: _RouteAttributeList { get }

  /// Writes the values by which routes are compared and hashed.
  func _write(to writer: inout _ParameterWriter)

  /// Matches a link without the spaces and control characters at its ends.
  ///
  /// A link from outside your app that has no scheme matches no line with `@internal` or `@from`.
  static func _match(_ link: String, isOutside: Bool) -> RouteMatch<Self>

  /// Creates the route that matches the rest of a link after the prefix of a mount in another enum.
  ///
  /// - Throws: `_NoRoute` if no route matches.
  static func _make(mountedBy reader: inout _ParameterReader) throws(_NoRoute) -> Self

  // The rest is about tables. A type written by hand has none, and its other members are not called.

  /// The table of a generated enum.
  static var _table: _RouteTable? { get }

  /// Passes the case's index and parameters to a visitor.
  func _visit(_ visitor: inout _CaseVisitor)

  /// Whether the custom type with a number in the table accepts the text.
  static func _decodes(_ type: Int, _ text: String) -> Bool

  /// Returns the mounted enum of the case with an index, or `nil` if the case mounts no enum.
  static func _mount(_ index: Int) -> _Mount<Self>?
}

extension TypedRoute {
  /// Returns `nil`, because only a generated enum has a table.
  public static var _table: _RouteTable? { nil }

  /// Visits nothing.
  public func _visit(_ visitor: inout _CaseVisitor) {}

  /// Returns `false`; never called for a table without custom types.
  public static func _decodes(_ type: Int, _ text: String) -> Bool { false }

  /// Returns `nil`; never called for a table without mounts.
  public static func _mount(_ index: Int) -> _Mount<Self>? { nil }
}

extension TypedRoute {
  /// Writes the route itself.
  public func _write(to writer: inout _ParameterWriter) { writer.add(self) }

  /// Matches the link like any other.
  public static func _match(_ link: String, isOutside: Bool) -> RouteMatch<Self> {
    match(link.trimmedLink)
  }

  /// An empty string, because a route type that you write by hand doesn't need patterns.
  public var pattern: String { "" }

  /// An empty set.
  public var attributes: Set<Attribute> { [] }

  /// The names of ``attributes``, without values.
  public var _attributeList: _RouteAttributeList {
    _RouteAttributeList(attributes.map { .init(name: $0.rawValue) })
  }

  /// Returns the value of an attribute such as `@analytics(order)`, or `nil` if the route doesn't
  /// have the attribute.
  ///
  /// ```swift
  /// route.attribute(.analytics)  // "order"
  /// ```
  ///
  /// When a mounted route and its mount have the same attribute, the route's own value counts.
  public func attribute<Value>(_ key: RouteAttributeKey<Self, Value>) -> Value? {
    _attributeList[key.name]?.text.flatMap { Value(routeText: $0) }
  }

  /// Only the route itself.
  public var stack: [Self] { [self] }

  /// ``RoutePresentation/push``.
  public var presentation: RoutePresentation { .push }

  /// The first of the ``containers``, or `nil` if any selected container shows the route.
  public var container: Container? { containers.first }

  /// An empty array, because the selected container shows the route.
  public var containers: [Container] { [] }

  /// The pattern or, if there's no pattern, the path, so that each route has its own screen.
  public var screenID: String { pattern.isEmpty ? path : pattern }

  /// Returns `false`.
  public var coversScreen: Bool { false }

  /// Returns `nil`, so a ``Router`` calls its fallback for links that match no route.
  public static var defaultRoute: Self? { nil }
}
