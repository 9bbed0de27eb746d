internal import TurnpikeTable

extension GeneratedRoute {
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
      link, table: _routeTable.view, custom: _decodes,
      mount: { explainMount($0, in: &mounted) })
    return (lines + mounted).joined(separator: "\n")
  }

  /// Explains what follows the prefix of a mount, within the reading that has come to it: what is
  /// known there to be refused is not explained again, by whatever way it is come to.
  public static func _explain(mounted link: _LinkRemainder) -> (lines: [String], answers: Bool) {
    var mounted: [String] = []
    let explanation = LinkExplanation.lines(
      link.link, table: _routeTable.view, custom: _decodes,
      mount: { explainMount($0, in: &mounted) })
    return (explanation.lines + mounted, explanation.answers)
  }

  /// Adds what the enum that a case mounts says to the rest of a link.
  ///
  /// - Returns: whether it answers.
  private static func explainMount(_ rest: MountedLink, in lines: inout [String]) -> Bool {
    guard let type = _mountedRoute(rest.route) else { return false }
    let link = _LinkRemainder(rest.buffer)
    let place = "behind '\(_routeTable.view.pattern(ofRoute: rest.route))', \(type):"
    if link.hasRefused(type) {
      lines.append(place + " the same")
      return false
    }
    let mounted = type._explain(mounted: link)
    lines.append(place)
    lines += mounted.lines.map { "  " + $0 }
    if !mounted.answers { link.noteRefused(type) }
    return mounted.answers
  }
}

extension TypedRoute {
  /// What reading a link gives, in a line.
  public static func explain(_ link: String) -> String { explanation(match(link)) }

  /// What reading the rest of a link gives, in a line.
  public static func _explain(mounted link: _LinkRemainder) -> (lines: [String], answers: Bool) {
    let match = _match(mounted: link)
    let answers = if case .unmatched = match { false } else { true }
    return (explanation(match).split(separator: "\n").map(String.init), answers)
  }

  private static func explanation(_ match: RouteMatch<Self>) -> String {
    switch match {
    case .matched(let match): "matched by '\(match.pattern)'"
    case .invalid(let invalid): "invalid: \(invalid)"
    case .unmatched(let reason): "not answered: \(reason)"
    }
  }
}
