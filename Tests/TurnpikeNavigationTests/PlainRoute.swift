import TurnpikeNavigation

/// Routes written by hand, with the defaults of all that navigation asks.
enum PlainRoute: TypedRoute {
  case start, sheet, lost
  case page(Int)

  var path: String {
    switch self {
    case .start: "0"
    case .sheet: "sheet"
    case .lost: ""
    case .page(let number): "\(number)"
    }
  }

  static func match(_ link: String) -> RouteMatch<PlainRoute> {
    let route: PlainRoute? =
      switch link {
      case "0": .start
      case "sheet": .sheet
      default: Int(link).map { .page($0) }
      }
    return route.map { .matched(.init(route: $0, pattern: "")) } ?? .unmatched(.noRoute)
  }

  var stack: [PlainRoute] { self == .lost ? [] : [self] }

  var presentation: RoutePresentation { self == .sheet ? .modal : .push }
}
