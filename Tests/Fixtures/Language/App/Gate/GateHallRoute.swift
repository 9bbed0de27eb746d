public import Turnpike

/// Routes written by hand, which mount a generated enum by hand and show other screens below.
public enum GateHallRoute: TypedRoute {
  case door, desk
  /// What the club's table answers behind `club`.
  case club(GateClubRoute)

  /// The names of the club.
  public typealias Attribute = GateClubRoute.Attribute

  /// The link.
  public var path: String {
    switch self {
    case .door: "door"
    case .desk: "desk"
    case .club(let route): "club/" + route.path
    }
  }

  /// The same.
  public var description: String { path }

  /// Those of the club; the desk is guarded.
  public var _attributeList: _RouteAttributeList {
    switch self {
    case .door: _RouteAttributeList()
    case .desk: _RouteAttributeList([.init(name: "auth"), .init(name: "level", text: "4")])
    case .club(let route): route._attributeList
    }
  }

  /// The names of ``_attributeList``.
  public var attributes: Set<Attribute> {
    Set(_attributeList.elements.compactMap { Attribute(rawValue: $0.name) })
  }

  /// The desk lies below the door, of which the stack says nothing.
  public var stack: [GateHallRoute] { self == .door ? [.desk] : [self] }

  /// Reads `door`, `desk`, `back`, an alias of the door, and the club's links.
  public static func match(_ link: String) -> RouteMatch<GateHallRoute> {
    let segments = link.split(separator: "/")
    switch segments.first {
    case "door": return .matched(.init(route: .door, pattern: "door"))
    case "desk": return .matched(.init(route: .desk, pattern: "desk", attributes: [.auth]))
    case "back": return .matched(.init(route: .door, pattern: "back", attributes: [.public]))
    case "club":
      guard
        case .matched(let match) = GateClubRoute.match(
          segments.dropFirst().joined(separator: "/"))
      else { return .unmatched(.noRoute) }
      return .matched(
        .init(
          route: .club(match.route), pattern: "club/" + match.pattern,
          attributes: match.attributes))
    default: return .unmatched(.noRoute)
    }
  }
}
