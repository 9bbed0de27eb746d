internal import TurnpikeLinks
internal import TurnpikeTable

// Not requirements: a program that does not call `explain` contains none of its code.

extension TypedRoute {
  /// Explains which pattern a link matches, and why. Use it to find out why a link opens the wrong
  /// screen or no screen.
  ///
  /// ```swift
  /// print(ShopRoute.explain("shop://prodct/1988"))
  /// // unmatched: no route matches this path
  /// // did you mean 'product/1988'? ('product/:product_id')
  /// ```
  ///
  /// For a link that matches, the text lists the parameters and the patterns of lower rank that
  /// also match. Otherwise, it lists where each similar pattern fails, and suggests the nearest
  /// link. See <doc:TroubleshootingLinks>.
  ///
  /// Because it compares every pattern with the link, don't call it for each link that your app
  /// receives. For a hand-written type, the text is the result of ``match(_:)-(String)`` in one
  /// line.
  public static func explain(_ link: String) -> String {
    let link = link.trimmedLink
    guard let table = _table else { return explanation(match(link)) }
    var reader = _ParameterReader(link, table, notesLines: true)
    let explanation = explanation(&reader)
    let pathStart = LinkBytes.read(link) { table.view.pathStart(of: $0) }
    let proposal = NearLink.proposal(explanation.near, pathStart: pathStart) {
      if case .matched(let match) = match($0) { match.pattern } else { nil }
    } near: {
      var reader = _ParameterReader($0, table, notesLines: true)
      return Self.explanation(&reader).near
    }
    return (explanation.lines + (proposal.map { [$0] } ?? [])).joined(separator: "\n")
  }

  /// Explains the link of an enum's reader.
  private static func explanation(_ reader: inout _ParameterReader) -> LinkExplanation {
    let (table, rest) = (reader.table, reader.rest)
    return LinkBytes.read(reader._link) { bytes in
      LinkExplanation(bytes, path: rest, table.view, _decodes) { match, mounted in
        guard let type = _mount(match.route)?.type else { return false }
        reader.match = match
        return explain(type, &reader, in: &mounted)
      } mountedPattern: { match in
        reader.match = match
        reader.note([])
        guard let type = _mount(match.route)?.type else { return nil }
        return type.pattern(mountedBy: &reader).map { ($0, "\(type)") }
      }
    }
  }

  /// Adds the explanation of a mounted enum, and returns whether it matches the rest of the link.
  private static func explain(
    _ type: any TypedRoute.Type, _ reader: inout _ParameterReader, in mounted: inout LinkExplanation
  ) -> Bool {
    let pattern = reader.table.view.pattern(reader.match.entry)
    let isRefused = reader._hasRefused(type)
    let isMatched = mounted.add("\(type)", mountedAt: pattern, isRefused: isRefused) {
      type.explanation(mountedBy: &reader)
    }
    if !isMatched { reader._noteRefused(type) }
    return isMatched
  }

  /// The pattern of the line that matches a link through a mount, or nil if none does.
  private static func pattern(mountedBy reader: inout _ParameterReader) -> String? {
    do throws(_NoRoute) { _ = try reader.mounted(Self.self) } catch {
      if error == .refused { return nil }
    }
    return reader.pattern
  }

  /// Explains the rest of a link after the prefix of a mount in another enum.
  private static func explanation(mountedBy reader: inout _ParameterReader) -> LinkExplanation {
    if let table = _table {
      let line = reader._beginRest(table)
      defer { reader._endRest(line) }
      return explanation(&reader)
    }
    let match = matchRest(of: reader)
    let isMatched = if case .unmatched = match { false } else { true }
    return LinkExplanation(
      lines: explanation(match).split(separator: "\n").map(String.init),
      isMatched: isMatched)
  }

  private static func explanation(_ match: RouteMatch<Self>) -> String {
    switch match {
    case .matched(let match): "matched by '\(match.pattern)'"
    case .invalid(let invalid): "invalid: \(invalid)"
    case .unmatched(let reason): "unmatched: \(reason)"
    }
  }
}
