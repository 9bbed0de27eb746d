/// A route of an app as a typed value: what a link is read to, and what prints a link.
///
/// The build plugin writes the conformances from `.routes` files. A type written by hand conforms
/// with two members, and then works with ``Router`` as a generated one does:
///
/// ```swift
/// enum Screen: TypedRoute {
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

  /// The route that answers a link; nil where none does, and for a link whose query is invalid.
  init?(_ link: String)

  /// The canonical link of the route, without scheme or origin, percent-encoded by RFC 3986.
  var path: String { get }

  /// The pattern that ``path`` is made by, as the `.routes` file has it; empty when there is none.
  var pattern: String { get }

  /// The route that a ``Router`` gives what no other route answers: `_` in the file.
  static var defaultRoute: Self? { get }

  /// The names that routes of the file bear.
  associatedtype Attribute: RouteAttribute = NoAttribute

  /// The names that the route bears: `route.attributes.contains(.auth)`.
  var attributes: Set<Attribute> { get }

  /// All that the route bears, whether or not ``Attribute`` has a case for it: what enums that mount
  /// this one ask.
  var attributeList: RouteAttributeList { get }

  /// The screens below the route and the route itself, the root first.
  var stack: [Self] { get }

  /// How the route is shown.
  var presentation: RoutePresentation { get }

  /// The parts of the app that have stacks of their own, as its tabs.
  associatedtype Container: RouteContainer = SingleContainer

  /// The container that the route is shown in; nil for whichever is selected.
  var container: Container? { get }

  /// Which screen shows the route, whatever its parameters: of two routes with the same one, the
  /// second takes the place of the first without a new screen.
  var screen: String { get }

  /// Whether the route, as a modal, covers the whole screen.
  var coversScreen: Bool { get }

  /// Why a link is answered as it is, for people.
  static func explain(_ link: String) -> String

  // What Turnpike alone calls. A type written by hand has all of it by its `match`.

  /// Explains what follows the prefix of a mount in another enum's link, line by line, and says
  /// whether it is answered.
  static func _explain(mounted link: inout _LinkRemainder) -> (lines: [String], answers: Bool)

  /// Reads what follows the prefix of a mount in another enum's link.
  static func _match(mounted link: inout _LinkRemainder) -> RouteMatch<Self>

  /// Makes the route that answers what follows the prefix of a mount in another enum's link.
  ///
  /// - Throws: `_NoRoute` where none does.
  static func _make(mounted link: inout _LinkRemainder) throws(_NoRoute) -> Self
}

extension TypedRoute {
  /// Empty: a type written by hand need not have patterns.
  public var pattern: String { "" }

  /// None.
  public var attributes: Set<Attribute> { [] }

  /// The names of ``attributes``, without texts.
  public var attributeList: RouteAttributeList {
    RouteAttributeList(attributes.map { .init(name: $0.rawValue) })
  }

  /// The value of an attribute, as in `@analytics(order)`; nil where the route does not bear it. A
  /// mounted route's own comes before its mount's.
  ///
  /// ```swift
  /// route.attribute(.analytics) // "order"
  /// ```
  public func attribute<Value>(_ key: RouteAttributeKey<Self, Value>) -> Value? {
    attributeList[key.name]?.text.flatMap { Value(routeText: $0) }
  }

  /// The route alone.
  public var stack: [Self] { [self] }

  /// A push.
  public var presentation: RoutePresentation { .push }

  /// Nil: in whichever is selected.
  public var container: Container? { nil }

  /// The pattern; the path of a route without one, so that none takes another's place.
  public var screen: String { pattern.isEmpty ? path : pattern }

  /// False.
  public var coversScreen: Bool { false }

  /// Nil: a ``Router`` calls its `otherwise` for what does not match.
  public static var defaultRoute: Self? { nil }
}
