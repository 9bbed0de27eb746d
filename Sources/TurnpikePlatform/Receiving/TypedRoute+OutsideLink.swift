extension TypedRoute {
  /// The link that the system stores for the route and later passes to the app. It is nil if no
  /// link from outside matches the route.
  ///
  /// It is the route's path, or a URL if `@from` closes the route to links without a scheme.
  var outsideLink: String? {
    let path = path
    if Self._match(path, isOutside: true).route == self { return path }
    return (self as? any OriginRoute)?.matchedLink
  }
}
