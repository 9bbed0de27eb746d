internal import TurnpikeLinks

/// The source of a match's details: the lines by which the link was read to its route. Everything else
/// is read from the link on access.
public struct _MatchSource: Sendable {
  /// The line in this enum: the line of the route, or of a mount.
  let line: MatchedLine
  /// The lines of mounted enums, the outermost first; nil if there are none.
  private let mounted: [MatchedLine]?

  init(_ line: MatchedLine, _ mounted: [MatchedLine]? = nil) {
    self.line = line
    self.mounted = mounted
  }

  /// The lines, the outermost first.
  var lines: [MatchedLine] { [line] + (mounted ?? []) }

  /// The pattern as written in the file.
  var pattern: String {
    let patterns = lines.map(\.pattern)
    return patterns.dropLast().reversed().reduce(patterns[patterns.count - 1]) {
      MountedNames.pattern($1, $0)
    }
  }

  /// The attributes of the lines that the enum of a route has cases for.
  func attributes<Attribute: RouteAttribute>() -> Set<Attribute> {
    let names = lines.flatMap(\.attributes.elements).map(\.name)
    return Set(names.compactMap { Attribute(rawValue: $0) })
  }

  /// The parameters in a link, those of mounts first.
  func parameters(_ link: String) -> RouteParameters {
    var elements: [RouteParameters.Element] = []
    // The names of the elements without prefixes from mounts.
    var ownNames: [String] = []
    for line in lines.reversed() {
      let own = line.parameters(link)
      let names = MountedNames.parameters(
        elements.map(\.name), ownNames: ownNames, after: own.map(\.name), of: line.caseName)
      elements = own + zip(names, elements).map { .init(name: $0, values: $1.values) }
      ownNames = own.map(\.name) + ownNames
    }
    return RouteParameters(elements)
  }

  /// Returns the reason that a link is invalid for the last line, or nil if it is valid.
  func invalidLink(_ link: String) -> InvalidLink? {
    lines.last?.invalidLink(link).map { invalid in
      InvalidLink(
        caseName: invalid.caseName, pattern: pattern, parameter: invalid.parameter,
        text: invalid.text, hasLostPlus: invalid.hasLostPlus)
    }
  }
}

extension _RouteAttributeList {
  /// Creates a list from the attributes of a table.
  init(_ attributes: [(name: String, value: String?)]) {
    self.init(attributes.map { Element(name: $0.name, text: $0.value) })
  }
}
