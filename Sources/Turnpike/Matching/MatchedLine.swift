internal import TurnpikeLinks
internal import TurnpikeTable

/// A line by which a link is read.
enum MatchedLine: Sendable {
  /// An entry of the table of an enum, and the path that it matches.
  case entry(any GeneratedRoute.Type, Address<EntryRecord>, PathSegments)
  /// A match of a hand-written type, which has no table.
  indirect case written(
    pattern: String, parameters: RouteParameters, attributes: _RouteAttributeList)
  /// A link that is invalid for a hand-written type.
  indirect case invalid(InvalidLink)

  /// The pattern as written in the file.
  var pattern: String {
    switch self {
    case .entry(let type, let entry, _): type._routeTable.view.pattern(entry)
    case .written(let pattern, _, _): pattern
    case .invalid(let link): link.pattern
    }
  }

  /// The attributes of the line.
  var attributes: _RouteAttributeList {
    switch self {
    case .entry(let type, let entry, _):
      _RouteAttributeList(type._routeTable.view.attributes(entry))
    case .written(_, _, let attributes): attributes
    case .invalid: _RouteAttributeList()
    }
  }

  /// Whether it is an alias, so that its route is printed with another pattern.
  ///
  /// A match of a hand-written type counts as an alias, because the type does not provide this
  /// information.
  var isAlias: Bool {
    guard case .entry(let type, let entry, _) = self else { return true }
    return type._routeTable.view.isAlias(entry)
  }

  /// The name of the case that the line creates; empty for a hand-written type.
  var caseName: String {
    guard case .entry(let type, let entry, _) = self else { return "" }
    let table = type._routeTable.view
    return table.name(ofRoute: table.route(entry))
  }

  /// Calls the body with a link that the line matches. Returns nil for a hand-written type.
  private func read<Result>(_ link: String, _ body: (MatchedLink) -> Result) -> Result? {
    guard case .entry(let type, let entry, let path) = self else { return nil }
    return LinkBytes.read(link) { link in
      body(MatchedLink(link, type._routeTable.view, LinkMatch(entry, path)))
    }
  }

  /// The values in a link of each parameter, by wire name or key, without omitted parameters.
  func parameters(_ link: String) -> [RouteParameters.Element] {
    if case .written(_, let parameters, _) = self { return parameters.elements }
    let elements = read(link) { matched in
      matched.parameters.map { parameter in
        RouteParameters.Element(
          name: matched.wireName(of: parameter), values: matched.values(of: parameter))
      }
    }
    return (elements ?? []).filter { !$0.values.isEmpty }
  }

  /// Adds the values in a link that its lenient parameters cannot read to a list in the order of the
  /// link.
  func addIgnored(of link: String, to ignored: inout [IgnoredText]) {
    guard case .entry(let type, _, _) = self else { return }
    _ = read(link) { $0.addIgnored(to: &ignored) { type._decodes($0, $1) } }
  }

  /// Returns the first parameter that a link lacks or that cannot be read, or nil if it has all of
  /// them.
  func invalidLink(_ link: String) -> InvalidLink? {
    switch self {
    case .entry(let type, _, _):
      read(link) { matched in
        matched.invalidParameter { type._decodes($0, $1) }.map { invalid in
          InvalidLink(
            caseName: caseName, pattern: pattern, parameter: matched.table.key(invalid.parameter),
            text: invalid.text, hasLostPlus: invalid.hasLostPlus)
        }
      } ?? nil
    case .written: nil
    case .invalid(let link): link
    }
  }
}
