internal import TurnpikeTable

extension TableRoute {
  /// Why a link is answered as it is, for people: the pattern that matched, its parameters and what
  /// it was better than; or where each near pattern failed, and the nearest one.
  ///
  /// ```swift
  /// print(ShopRoute.explain("shop://prodct/1988"))
  /// // not answered: no route answers this path
  /// // did you mean 'product/1988'? ('product/:product_id')
  /// ```
  ///
  /// Every pattern is compared with the link: for logs and debugging, not for each link.
  public static func explain(_ link: String) -> String {
    var mounted: [String] = []
    let lines = LinkExplanation.lines(
      link, table: routeTable.view,
      custom: decodesRouteValue,
      mount: { rest in
        guard let type = mountedRoute(rest.route) else { return false }
        // What has been explained need not be again: mounts in mounts would have it so ever more.
        if MountedRouteLink(rest.buffer).hasRefused(type) {
          mounted.append("behind '\(patternOfMount(rest.route))', \(type): the same")
          return false
        }
        mounted.append("behind '\(patternOfMount(rest.route))', \(type):")
        mounted += type.explain(rest.text).split(separator: "\n").map { "  " + $0 }
        return MountedMatch(type, rest) != nil
      })
    return (lines + mounted).joined(separator: "\n")
  }

  private static func patternOfMount(_ route: Int) -> String {
    routeTable.view.pattern(ofRoute: route)
  }
}

extension TypedRoute {
  /// What reading a link gives, in a line.
  public static func explain(_ link: String) -> String {
    switch match(link) {
    case .matched(let match): "matched by '\(match.pattern)'"
    case .invalid(let invalid): "invalid: \(invalid)"
    case .unmatched(let reason): "not answered: \(reason)"
    }
  }
}
