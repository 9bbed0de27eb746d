internal import TurnpikeTable

/// A route of an app as a typed value that you can create from a link and turn into a link.
///
/// The build plugin generates conforming enums from `.routes` files. A type written by hand needs
/// two members, and then works with ``Router`` like a generated one. It names its types itself:
/// without these lines, the Swift compiler crashes at a case called like a member, such as
/// `container`.
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
  /// Reads a link: a URL with a scheme, or an internal link without one.
  ///
  /// No input traps or throws; the time is linear in the link's length.
  static func match(_ link: String) -> RouteMatch<Self>

  /// Creates the route that a link matches, or returns nil if no route matches or the link's query
  /// is invalid.
  init?(_ link: String)

  /// The canonical link of the route, without scheme or origin, percent-encoded by RFC 3986.
  var path: String { get }

  /// The pattern of ``path`` as written in the `.routes` file. It is empty if there is no pattern.
  var pattern: String { get }

  /// The route for links that no other route matches: `_` in the file.
  static var defaultRoute: Self? { get }

  /// The attributes that the file declares or uses.
  associatedtype Attribute: RouteAttribute = NoAttribute

  /// The attributes of the route: `route.attributes.contains(.auth)`.
  var attributes: Set<Attribute> { get }

  /// The parameters that any link can have in addition to its route's parameters.
  associatedtype Query: RouteQuery = NoQuery

  /// The screens below the route and the route itself, the root first.
  var stack: [Self] { get }

  /// How the route is shown.
  var presentation: RoutePresentation { get }

  /// The parts of the app that have their own back stacks, such as tabs.
  associatedtype Container: RouteContainer = SingleContainer

  /// The containers that may show the route, the preferred one first; none for the selected one.
  ///
  /// The selected container shows the route if it is one of them.
  var containers: [Container] { get }

  /// The screen that shows the route, regardless of its parameters.
  ///
  /// If two routes have the same identifier, one replaces the other without a new screen.
  var screenID: String { get }

  /// Whether the route covers the full screen if it is shown as a modal.
  var coversScreen: Bool { get }

  // Only Turnpike calls these. A type written by hand gets them from its other members.

  /// All attributes of the route with their values, including attributes without a case in
  /// ``Attribute``. Enums that mount this enum use them.
  var _attributeList: _RouteAttributeList { get }

  /// Writes the values by which routes are compared and hashed.
  func _write(to writer: inout _ParameterWriter)

  /// Matches a link without the spaces and control characters at its ends.
  ///
  /// A link from outside leads to no line with `@internal` or `@from` if it has no scheme.
  static func _match(_ link: String, isOutside: Bool) -> RouteMatch<Self>

  /// Makes the route that matches the rest of a link after the prefix of a mount in another enum.
  ///
  /// - Throws: `_NoRoute` if no route matches.
  static func _make(mountedBy reader: inout _ParameterReader) throws(_NoRoute) -> Self

  // The rest is about tables. A type written by hand has none, and its other members are not called.

  /// The table of a generated enum.
  static var _table: _RouteTable? { get }

  /// Passes the case's index and parameters to a visitor.
  func _visit(_ visitor: inout _CaseVisitor)

  /// Whether a text decodes to a custom type with a number in the table.
  static func _decodes(_ type: Int, _ text: String) -> Bool

  /// Returns the mounted enum of the case with an index, or nil if the case mounts no enum.
  static func _mount(_ index: Int) -> _Mount<Self>?
}

extension TypedRoute {
  /// Nil; only a generated enum has a table.
  public static var _table: _RouteTable? { nil }

  /// Visits nothing.
  public func _visit(_ visitor: inout _CaseVisitor) {}

  /// False; never called for a table without custom types.
  public static func _decodes(_ type: Int, _ text: String) -> Bool { false }

  /// Nil; never called for a table without mounts.
  public static func _mount(_ index: Int) -> _Mount<Self>? { nil }
}

extension TypedRoute {
  /// Writes the route itself.
  public func _write(to writer: inout _ParameterWriter) { writer.add(self) }

  /// Matches the link like any other.
  public static func _match(_ link: String, isOutside: Bool) -> RouteMatch<Self> {
    match(link.trimmedLink)
  }

  /// An empty string; a type written by hand does not need patterns.
  public var pattern: String { "" }

  /// An empty set.
  public var attributes: Set<Attribute> { [] }

  /// The names of ``attributes``, without values.
  public var _attributeList: _RouteAttributeList {
    _RouteAttributeList(attributes.map { .init(name: $0.rawValue) })
  }

  /// Returns the value of an attribute, such as `@analytics(order)`, or nil if the route does not
  /// have the attribute.
  ///
  /// An attribute of a mounted route overrides that of its mount.
  ///
  /// ```swift
  /// route.attribute(.analytics) // "order"
  /// ```
  public func attribute<Value>(_ key: RouteAttributeKey<Self, Value>) -> Value? {
    _attributeList[key.name]?.text.flatMap { Value(routeText: $0) }
  }

  /// Only the route itself.
  public var stack: [Self] { [self] }

  /// ``RoutePresentation/push``.
  public var presentation: RoutePresentation { .push }

  /// The first of the ``containers``, or nil if the selected container shows the route.
  public var container: Container? { containers.first }

  /// An empty array; the selected container shows the route.
  public var containers: [Container] { [] }

  /// The pattern. If there is no pattern, it is the path, so that each route has its own screen.
  public var screenID: String { pattern.isEmpty ? path : pattern }

  /// False.
  public var coversScreen: Bool { false }

  /// Nil; a ``Router`` calls its fallback for links that match no route.
  public static var defaultRoute: Self? { nil }
}
