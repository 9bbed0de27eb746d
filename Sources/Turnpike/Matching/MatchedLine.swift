internal import TurnpikeTable

/// A line that matches a link: an entry of a table, or a match of a hand-written type.
struct MatchedLine: Sendable {
  private let table: _RouteTable
  private let match: LinkMatch
  /// The details of a match of a hand-written type, which has no table.
  private let written: WrittenDetails?

  init(_ table: _RouteTable, _ match: LinkMatch) {
    self.table = table
    self.match = match
    written = nil
  }

  init(_ details: MatchDetails) {
    table = _RouteTable(format1: "")
    match = LinkMatch()
    written = WrittenDetails(details)
  }

  /// A class, because most lines have none.
  private final class WrittenDetails: Sendable {
    let details: MatchDetails

    init(_ details: MatchDetails) {
      self.details = details
    }
  }

  /// Whether it is the line of a mount, so that a line of another enum follows.
  var isMount: Bool { match.isMount }

  /// The pattern as written in the file.
  var pattern: String { written?.details.pattern ?? table.view.pattern(match.entry) }

  /// The attributes of the line.
  var attributes: _RouteAttributeList {
    written?.details.attributes ?? _RouteAttributeList(table.view.attributes(match.entry))
  }

  /// Whether it is an alias, so that its route is printed with another pattern.
  ///
  /// A match of a hand-written type counts as an alias, because the type does not provide this
  /// information.
  var isAlias: Bool { written != nil || table.view.isAlias(match.entry) }

  /// The details of the match.
  func details(_ link: String) -> MatchDetails {
    written?.details
      ?? LinkBytes.read(link) { MatchDetails(MatchedLink($0, table.view, match)) }
  }

  /// Combines the details of the match and the details of a mounted enum's line.
  func details(_ link: String, mounting mounted: MatchDetails) -> MatchDetails {
    LinkBytes.read(link) { MatchDetails(MatchedLink($0, table.view, match), mounting: mounted) }
  }

  /// The values in a link that its lenient parameters cannot read.
  func ignored(_ link: String) -> [IgnoredValue.Found] {
    if written != nil { return [] }
    return LinkBytes.read(link) { bytes in
      MatchedLink(bytes, table.view, match)
        .ignoredValues { _, _ in true }.map { IgnoredValue.Found($0) }
    }
  }
}

extension GeneratedRoute {
  /// Returns the reason that a reader's link matches no route, or nil if it matches a route.
  static func failure(_ reader: inout _ParameterReader) -> RouteFailure? {
    var mounted: RouteFailure?
    let isFound = reader._find(_decodes) { reader in
      guard let type = _mount(reader._index)?.type, !reader._hasRefused(type) else { return false }
      mounted = type._failure(mountedBy: &reader)
      if case .unmatched = mounted {
        reader._noteRefused(type)
        return false
      }
      return true
    }
    guard isFound else { return .unmatched(reason(reader)) }
    return reader.read { matched in
      if case .invalid(let invalid) = mounted, matched.match.isMount {
        return .invalid(invalid.following(matched.table.pattern(matched.match.entry)))
      }
      return matched.invalidParameter(_decodes).map { .invalid(InvalidLink(matched, $0)) }
    }
  }

  /// The reason that no line matches a reader's link.
  static func reason(_ reader: borrowing _ParameterReader) -> UnmatchedReason {
    LinkBytes.read(reader._link) {
      UnmatchedReason(_routeTable.view.refusal(of: $0, rest: reader.rest))
    }
  }

  /// The reason that the rest of a link after the prefix of a mount in another enum matches no route.
  public static func _failure(mountedBy reader: inout _ParameterReader) -> RouteFailure? {
    var own = _ParameterReader(restOf: reader, _routeTable)
    defer { reader.learn(from: own) }
    return failure(&own)
  }
}

extension TypedRoute {
  /// The reason that a hand-written type does not match the rest of a link as a link of the app.
  public static func _failure(mountedBy reader: inout _ParameterReader) -> RouteFailure? {
    matchRest(of: reader).failure
  }

  /// Makes the route of a hand-written type that matches the rest of a link.
  public static func _make(mountedBy reader: inout _ParameterReader) throws(_NoRoute) -> Self {
    switch matchRest(of: reader) {
    case .matched(let match):
      reader.note(match.source.lines)
      return match.route
    case .invalid: throw .invalid
    case .unmatched: throw .refused
    }
  }

  static func matchRest(of reader: borrowing _ParameterReader) -> RouteMatch<Self> {
    let path = reader.mountedPath
    return LinkBytes.read(reader._link) { bytes in
      if path.matchableEnd(in: bytes) != nil { return match(path.rest(of: bytes)) }
      return .unmatched(path.hasDots(in: bytes) ? .dotSegment : .noRoute)
    }
  }
}

extension InvalidLink {
  fileprivate init(_ matched: MatchedLink, _ invalid: InvalidParameter) {
    self.init(
      caseName: matched.table.name(ofRoute: matched.match.route),
      pattern: matched.table.pattern(matched.match.entry),
      parameter: matched.table.key(invalid.parameter), text: invalid.text,
      hasLostPlus: invalid.hasLostPlus)
  }

  /// The same failure, with the pattern of the mount before its own.
  fileprivate func following(_ prefix: String) -> InvalidLink {
    InvalidLink(
      caseName: caseName, pattern: MountedNames.pattern(prefix, pattern), parameter: parameter,
      text: text, hasLostPlus: hasLostPlus)
  }
}
