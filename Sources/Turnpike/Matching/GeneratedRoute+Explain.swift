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
    return explanation(of: link, path: nil, &refusals).lines.joined(separator: "\n")
  }

  /// Explains the rest of a link after the prefix of a mount in another enum.
  ///
  /// A rest that an enum has already refused is not explained again.
  public static func _explain(
    mounted link: inout _LinkRemainder
  ) -> (lines: [String], answers: Bool) {
    explanation(of: link.link, path: link.path, &link.refusals)
  }

  private static func explanation(
    of link: String, path: PathSegments?, _ refusals: inout MountRefusals
  ) -> (lines: [String], answers: Bool) {
    var mounted: [String] = []
    let own = LinkBytes.read(link) { bytes in
      let explanation = LinkExplanation(bytes, path: path, _routeTable.view, _decodes) { match in
        guard let type = _mount(match.route)?.type else { return false }
        var rest = _LinkRemainder(
          link, match.rest(of: bytes, _routeTable.view), refusals, isOutside: false)
        defer { refusals = rest.refusals }
        return explain(match, type, &rest, in: &mounted)
      }
      return (lines: explanation.lines, answers: explanation.answers)
    }
    return (own.lines + mounted, own.answers)
  }

  /// Appends the explanation of a mounted enum, and returns whether the enum answers the rest.
  private static func explain(
    _ match: LinkMatch, _ type: any TypedRoute.Type, _ rest: inout _LinkRemainder,
    in explanation: inout [String]
  ) -> Bool {
    let head = "behind '\(_routeTable.view.pattern(ofRoute: match.route))', \(type):"
    if rest.hasRefused(type) {
      explanation.append(head + " the same")
      return false
    }
    let (lines, answers) = type._explain(mounted: &rest)
    explanation.append(head)
    explanation += lines.map { "  " + $0 }
    if !answers { rest.noteRefused(type) }
    return answers
  }
}

extension TypedRoute {
  /// The result of matching a link, in one line.
  public static func explain(_ link: String) -> String { explanation(match(link)) }

  /// The result of matching the rest of a link, in one line.
  public static func _explain(
    mounted link: inout _LinkRemainder
  ) -> (lines: [String], answers: Bool) {
    let match = _match(mounted: &link)
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
