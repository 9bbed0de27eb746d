package import TurnpikeTable

extension LinkedTable {
  /// A line that matches a link, or what follows the prefixes of mounts in it.
  package struct MatchingLine {
    package let table: LinkedTable
    package let match: LinkMatch
  }

  /// The lines that match a link: the lines of the mounts, the outermost first, then the route's.
  ///
  /// A custom type counts as accepting every text, and a mounted enum that is not known counts as
  /// matching everything.
  ///
  /// - Complexity: Linear in the length of the link.
  package func lines(matching link: Span<UInt8>) throws(Refusal) -> [MatchingLine] {
    var refusals: Set<MountRefusal> = []
    return try lines(matching: link, nil, &refusals)
  }

  /// - Parameters:
  ///   - rest: The rest of the link after the prefix of a mount, or nil for the complete link.
  ///   - refusals: The tables that do not match the rest from a position.
  package func lines(
    matching link: Span<UInt8>, _ rest: PathSegments?, _ refusals: inout Set<MountRefusal>
  ) throws(Refusal) -> [MatchingLine] {
    let storage = table.storage
    var mounted: [MatchingLine] = []
    let match = storage.view.match(link, rest: rest, { _, _ in true }) { match in
      let rest = match.rest
      guard let child = mounts[match.route] else { return isMatchedUnseen(match, link) }
      let refusal = MountRefusal(table: child, position: rest.position)
      if refusals.contains(refusal) { return false }
      do throws(Refusal) {
        mounted = try child.lines(matching: link, rest, &refusals)
        return true
      } catch {
        refusals.insert(refusal)
        return false
      }
    }
    guard let match else { throw storage.view.refusal(of: link, rest: rest) }
    return [MatchingLine(table: self, match: match)] + mounted
  }
}

extension LinkedTable {
  /// Whether a mounted type that is not known may match the rest of a link. `LinkRest` matches every
  /// rest that is not empty.
  package func isMatchedUnseen(_ match: LinkMatch, _ link: Span<UInt8>) -> Bool {
    guard model.routes[match.route].keepsRest else {
      return match.rest.matchableEnd(in: link) != nil
    }
    let storage = table.storage
    return storage.view.restStart(of: match, in: link) < link.count
  }
}

/// A table that does not match the rest of a path from a position. It is not tried there again.
package struct MountRefusal: Hashable {
  private let table: ObjectIdentifier
  private let position: Int

  package init(table: LinkedTable, position: Int) {
    self.table = ObjectIdentifier(table)
    self.position = position
  }
}

extension MatchedLink {
  /// The problems of the query and the fragment, in the pattern's order. A custom type counts as
  /// accepting every text.
  package var problems: [String] {
    invalidParameters { _, _ in true }.map { invalid in
      let name = table.key(invalid.parameter)
      return invalid.text.map { "'\(name)' cannot be read from '\($0)'\(invalid.note)" }
        ?? "'\(name)' is missing"
    }
  }
}
