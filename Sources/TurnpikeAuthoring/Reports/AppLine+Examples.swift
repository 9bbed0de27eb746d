package import TurnpikeCompiler
import TurnpikeLinks
import TurnpikeTable

extension AppLine {
  /// The examples of the route's line, as links of the outermost enum.
  ///
  /// The `@example` of a mounted enum is a link of its own table, so it follows the prefixes of the
  /// mounts. An example that matches another route of the outermost enum is omitted.
  package var examples: [String] {
    let links = own.examples.map(\.link)
    guard !mounts.isEmpty, !links.isEmpty else { return links }
    let prefixes = self.prefixes
    return links.compactMap { link in
      let rest = table.withoutOrigin(link)
      return prefixes.lazy.map { MountedNames.pattern($0, rest) }.first(where: isMatched)
    }
  }

  /// A link of the line without an origin; nil if other lines match all links that were tried.
  ///
  /// - Parameter others: The lines of the app, which match some of the links first.
  func madeUpLink(beside others: [TableEntry]) -> String? {
    guard let entry else { return nil }
    if let link = entry.pattern.sampleLinks.first(where: isMatched) { return link }
    // Its parameters are the query of the plainest link.
    let query = entry.pattern.sampleLinks.first.map { $0.drop { $0 != "?" && $0 != "#" } } ?? ""
    for length in entry.lengths(beside: others) {
      let better = others.filter { $0.isBetter(than: entry, length) && $0.canHide(entry) }
      // More cases than can be compared in a short time.
      guard let path = try? entry.path(length, outside: better, ownTypesMatch: true) else {
        continue
      }
      let link = LinkText(segments: path, query: []).text + query
      if isMatched(link) { return link }
    }
    return nil
  }

  private func isMatched(_ link: String) -> Bool {
    isMatch(of: link) && outermost.table.match(link).outcome == .matched
  }

  /// Whether a link matches the line, also with invalid values.
  func isMatch(of link: String) -> Bool {
    guard let line = outermost.table.match(link).line else { return false }
    // The line of a mount is followed by those of its enum.
    return (line.mounts + [line]).dropFirst(mounts.count).first.map { line in
      line.casePath == casePath && line.text == text
    } ?? false
  }

  /// Prefixes of links to the route's enum: of the mounts' own examples, then made-up prefixes.
  private var prefixes: [String] {
    let choices = mounts.map(\.ownPrefixes)
    return (0..<(choices.map(\.count).max() ?? 0)).map { index in
      let paths = choices.map { $0[min(index, $0.count - 1)] }
      return paths.reversed().reduce("/") { MountedNames.pattern($1, $0) }
    }
  }

  /// Prefixes that the pattern of a mount matches: at least one.
  private var ownPrefixes: [String] {
    let count = own.pattern?.segments.count ?? 0
    let examples = own.examples.compactMap { example -> String? in
      let path = table.withoutOrigin(example.link).prefix { $0 != "?" && $0 != "#" }
      let segments = path.split(separator: "/").prefix(count)
      return segments.count == count ? segments.joined(separator: "/") : nil
    }
    let prefixes = examples + (own.pattern?.sampleLinks ?? [])
    return prefixes.isEmpty ? ["/"] : prefixes
  }
}

extension LinkedTable {
  /// A link without its scheme and origin: `/shelf/3` for `store://shelf/3`.
  fileprivate func withoutOrigin(_ link: String) -> String {
    let storage = table.storage
    return LinkBytes.read(link.trimmedLink) { try? storage.view.canonicalPath(of: $0) } ?? ""
  }
}

extension TableEntry {
  /// Whether it matches all links of another pattern whose path it matches.
  fileprivate func canHide(_ other: TableEntry) -> Bool {
    !isMount && conditions.follow(from: other.conditions)
  }
}
