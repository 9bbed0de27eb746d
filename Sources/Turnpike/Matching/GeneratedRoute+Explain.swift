internal import TurnpikeTable

extension GeneratedRoute {
  /// Explains in plain text which pattern a link matches, and why.
  ///
  /// For a match it lists the parameters and the patterns of lower rank that also match. Otherwise
  /// it lists where each similar pattern fails, and suggests the nearest one.
  ///
  /// ```swift
  /// print(ShopRoute.explain("shop://prodct/1988"))
  /// // not answered: no route answers this path
  /// // did you mean 'product/1988'? ('product/:product_id')
  /// ```
  ///
  /// It compares every pattern with the link, so it is meant for logs and debugging.
  public static func explain(_ link: String) -> String {
    var refusals = MountRefusals()
    let explanation = explanation(of: link, path: nil, &refusals)
    let pathStart = LinkBytes.read(link) { _routeTable.view.pathStart(of: $0) }
    let proposal = NearLink.proposal(explanation.near, pathStart: pathStart) {
      if case .matched(let match) = match($0) { match.pattern } else { nil }
    }
    return (explanation.lines + (proposal.map { [$0] } ?? [])).joined(separator: "\n")
  }

  /// Explains the rest of a link after the prefix of a mount in another enum.
  ///
  /// A rest that an enum has already refused is not explained again.
  public static func _explain(mounted link: inout _LinkRemainder) -> _Explanation {
    explanation(of: link.link, path: link.path, &link.refusals)
  }

  private static func explanation(
    of link: String, path: PathSegments?, _ refusals: inout MountRefusals
  ) -> _Explanation {
    var mounted = _Explanation(lines: [], answers: false)
    return LinkBytes.read(link) { bytes in
      let own = LinkExplanation(bytes, path: path, _routeTable.view, _decodes) { match in
        guard let type = _mount(match.route)?.type else { return false }
        var rest = _LinkRemainder(
          link, match.rest(of: bytes, _routeTable.view), refusals, isOutside: false)
        defer { refusals = rest.refusals }
        return explain(match, type, &rest, in: &mounted)
      }
      return _Explanation(
        lines: own.lines + mounted.lines, answers: own.answers, near: mounted.near + own.near)
    }
  }

  /// Appends the explanation of a mounted enum, and returns whether the enum answers the rest.
  private static func explain(
    _ match: LinkMatch, _ type: any TypedRoute.Type, _ rest: inout _LinkRemainder,
    in mounted: inout _Explanation
  ) -> Bool {
    let head = "behind '\(_routeTable.view.pattern(match.entry))', \(type):"
    if rest.hasRefused(type) {
      mounted.lines.append(head + " the same")
      return false
    }
    let explanation = type._explain(mounted: &rest)
    mounted.lines.append(head)
    mounted.lines += explanation.lines.map { "  " + $0 }
    mounted.near += explanation.near
    if !explanation.answers { rest.noteRefused(type) }
    return explanation.answers
  }
}

/// Why a link matches a route, or why it matches none, before the nearest link is proposed.
public struct _Explanation: Sendable {
  var lines: [String]
  /// Whether a route matches the link, possibly as invalid.
  let answers: Bool
  /// The links that may have been meant.
  var near: [NearLink] = []
}

extension TypedRoute {
  /// The result of matching a link, in one line.
  public static func explain(_ link: String) -> String { explanation(match(link)) }

  /// The result of matching the rest of a link, in one line.
  public static func _explain(mounted link: inout _LinkRemainder) -> _Explanation {
    let match = _match(mounted: &link)
    let answers = if case .unmatched = match { false } else { true }
    return _Explanation(
      lines: explanation(match).split(separator: "\n").map(String.init), answers: answers)
  }

  private static func explanation(_ match: RouteMatch<Self>) -> String {
    switch match {
    case .matched(let match): "matched by '\(match.pattern)'"
    case .invalid(let invalid): "invalid: \(invalid)"
    case .unmatched(let reason): "not answered: \(reason)"
    }
  }
}
