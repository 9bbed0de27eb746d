internal import TurnpikeTable

/// The source of a match's details: the lines by which the link was read to its route. Everything else
/// is read from the link on access.
public struct _MatchSource: Sendable {
  /// The line in this enum: the line of the route, or of a mount.
  let line: MatchedLine
  /// The lines of mounted enums, the outermost first.
  private let mounted: [MatchedLine]

  init(_ line: MatchedLine, _ mounted: [MatchedLine] = []) {
    self.line = line
    self.mounted = mounted
  }

  /// The lines, the outermost first.
  var lines: [MatchedLine] { [line] + mounted }

  /// The pattern as written in the file.
  func pattern(_ link: String) -> String {
    mounted.isEmpty ? line.pattern : details(link).pattern
  }

  /// The attributes of the lines that the enum of a route has cases for.
  func attributes<Attribute: RouteAttribute>() -> Set<Attribute> {
    let names = lines.flatMap(\.attributes.elements).map(\.name)
    return Set(names.compactMap { Attribute(rawValue: $0) })
  }

  /// All details.
  func details(_ link: String) -> MatchDetails {
    let lines = lines
    let last = lines[lines.count - 1].details(link)
    return lines.dropLast().reversed().reduce(last) { details, mount in
      mount.details(link, mounting: details)
    }
  }
}

extension _RouteAttributeList {
  /// Creates a list from the attributes of a table.
  init(_ attributes: [(name: String, value: String?)]) {
    self.init(attributes.map { Element(name: $0.name, text: $0.value) })
  }
}
