internal import TurnpikeTable

/// A line by which a link is read.
enum MatchedLine: Sendable {
  /// An entry of the table of an enum.
  case entry(any GeneratedRoute.Type, LinkMatch)
  /// A match of a hand-written type, which has no table.
  indirect case written(
    pattern: String, parameters: RouteParameters, attributes: _RouteAttributeList)
  /// A link that is invalid for a hand-written type.
  indirect case invalid(InvalidLink)

  /// The pattern as written in the file.
  var pattern: String {
    switch self {
    case .entry(let type, let match): type._routeTable.view.pattern(match.entry)
    case .written(let pattern, _, _): pattern
    case .invalid(let link): link.pattern
    }
  }

  /// The attributes of the line.
  var attributes: _RouteAttributeList {
    switch self {
    case .entry(let type, let match):
      _RouteAttributeList(type._routeTable.view.attributes(match.entry))
    case .written(_, _, let attributes): attributes
    case .invalid: _RouteAttributeList()
    }
  }

  /// Whether it is an alias, so that its route is printed with another pattern.
  ///
  /// A match of a hand-written type counts as an alias, because the type does not provide this
  /// information.
  var isAlias: Bool {
    guard case .entry(let type, let match) = self else { return true }
    return type._routeTable.view.isAlias(match.entry)
  }

  /// The name of the case that the line creates; empty for a hand-written type.
  var caseName: String {
    guard case .entry(let type, let match) = self else { return "" }
    return type._routeTable.view.name(ofRoute: match.route)
  }

  /// The values in a link of each parameter, by wire name or key, without omitted parameters.
  func parameters(_ link: String) -> [RouteParameters.Element] {
    switch self {
    case .entry(let type, let match):
      LinkBytes.read(link) { link in
        let matched = MatchedLink(link, type._routeTable.view, match)
        let elements = matched.parameters.map { parameter in
          RouteParameters.Element(
            name: matched.wireName(of: parameter), values: matched.values(of: parameter))
        }
        return elements.filter { !$0.values.isEmpty }
      }
    case .written(_, let parameters, _): parameters.elements
    case .invalid: []
    }
  }

  /// Adds the values in a link that its lenient parameters cannot read to a list in the order of the
  /// link.
  func addIgnored(of link: String, to ignored: inout [IgnoredText]) {
    guard case .entry(let type, let match) = self else { return }
    LinkBytes.read(link) { link in
      MatchedLink(link, type._routeTable.view, match).addIgnored(to: &ignored) { _, _ in true }
    }
  }

  /// Returns the first parameter that a link lacks or that cannot be read, or nil if it has all of
  /// them.
  func invalidLink(_ link: String) -> InvalidLink? {
    switch self {
    case .entry(let type, let match):
      LinkBytes.read(link) { link in
        let matched = MatchedLink(link, type._routeTable.view, match)
        let invalid = matched.invalidParameter { type._decodes($0, $1) }
        return invalid.map { invalid in
          InvalidLink(
            caseName: caseName, pattern: pattern, parameter: matched.table.key(invalid.parameter),
            text: invalid.text, hasLostPlus: invalid.hasLostPlus)
        }
      }
    case .written: nil
    case .invalid(let link): link
    }
  }
}
