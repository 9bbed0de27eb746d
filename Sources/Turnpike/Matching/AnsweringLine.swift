public import TurnpikeTable

/// The line that answers a link: an entry of a table, or a match of a hand-written type. If the link
/// goes through mounts, it is the line of the innermost enum.
@usableFromInline
struct AnsweringLine: Sendable {
  private enum Kind {
    case entry(Address<EntryRecord>, _RouteTable)
    case written(KeptMatch)
  }

  private let kind: Kind

  @usableFromInline
  init(_ match: LinkMatch, of table: _RouteTable) {
    kind = .entry(match.entry, table)
  }

  init(_ kept: KeptMatch) {
    kind = .written(kept)
  }

  /// Whether it is the line of a mount, so that a line of another enum answers.
  var isMount: Bool {
    if case .entry(let entry, let table) = kind { table.view.isMount(entry) } else { false }
  }

  /// The stored details of a match of a hand-written type.
  var kept: MatchDetails? {
    if case .written(let kept) = kind { kept.details } else { nil }
  }

  /// The values in a link that its lenient parameters cannot read.
  func ignored(_ link: String) -> [IgnoredValue.Found] {
    guard case .entry(let entry, let table) = kind else { return [] }
    return LinkBytes.read(link) { bytes in
      MatchedLink(bytes, table.view, LinkMatch(entry, queryOf: bytes))
        .ignoredValues { _, _ in true }.map { IgnoredValue.Found($0) }
    }
  }

  /// The pattern as written in the file.
  var pattern: String {
    switch kind {
    case .entry(let entry, let table): table.view.pattern(entry)
    case .written(let kept): kept.details.pattern
    }
  }

  /// The attributes of the line.
  var attributes: _RouteAttributeList {
    switch kind {
    case .entry(let entry, let table): _RouteAttributeList(table.view.attributes(entry))
    case .written(let kept): kept.details.attributes
    }
  }

  /// Whether it is an alias, so that its route is printed with another pattern.
  ///
  /// A match of a hand-written type counts as an alias, since it does not say which it is.
  @usableFromInline var isAlias: Bool {
    if case .entry(let entry, let table) = kind { table.view.isAlias(entry) } else { true }
  }

  /// The attributes of the line if it is an alias; empty if it is the route's own line.
  var aliasAttributes: _RouteAttributeList { isAlias ? attributes : _RouteAttributeList() }
}

/// An alias of a mount that led a link to the mounted enum.
@usableFromInline
struct MountAlias: Sendable {
  @usableFromInline let line: AnsweringLine
  /// How many mounts follow it in the link.
  let innerMountCount: Int

  @usableFromInline
  init(_ line: AnsweringLine, innerMountCount: Int) {
    self.line = line
    self.innerMountCount = innerMountCount
  }
}

/// Stored details of a match; a class, since most matches store none.
@usableFromInline
final class KeptMatch: Sendable {
  let details: MatchDetails

  init(_ details: MatchDetails) {
    self.details = details
  }
}
