package import TurnpikeCompiler
import TurnpikeTable

/// A pattern in the files from which a system decides which links open the app.
struct PublishedPattern {
  let line: AppLine
  /// The complete pattern, without the path of its site.
  let entry: TableEntry
  /// The path of its site with a slash, which links of the app itself have.
  private let site: String
  /// Whether its links stay in the browser.
  let isWeb: Bool

  /// - Parameter site: The path of the site whose links match the pattern.
  init?(_ line: AppLine, at site: [[UInt8]] = []) {
    guard let entry = line.entry?.dropping(site) else { return nil }
    self.line = line
    self.entry = entry
    self.site = LinkText(segments: site, query: []).text + "/"
    isWeb = line.attributes.named(.web) != nil
  }

  /// The pattern as written, with the prefixes of mounts.
  var text: String { line.text }

  var segments: [PatternModel.Segment] { entry.pattern.segments }
  var query: [PatternModel.QueryItem] { entry.pattern.query }

  /// Whether a link of its site matches the line.
  ///
  /// - Parameter link: The link without its origin.
  func isMatch(of link: String) -> Bool { line.isMatch(of: site + link) }

  /// Whether it matches paths of any length.
  var isEndless: Bool { entry.isMount || entry.hasRest }
}

extension TableEntry {
  /// The pattern without the literals that it starts with, or nil if it starts with others.
  func dropping(_ literals: [[UInt8]]) -> TableEntry? {
    guard pattern.starts(with: literals) else { return nil }
    var rest = pattern
    rest.segments.removeFirst(literals.count)
    return TableEntry(
      line, rest, route: route, isMount: isMount,
      prefixCounts: prefixCounts.map { max(0, $0 - literals.count) })
  }
}

extension LinkedTable {
  /// Every pattern of the app in the files' order. The patterns of a known enum replace its mount.
  ///
  /// - Throws: If there are more patterns than the limit.
  package func published(limit: Int = maximumLines) throws(ExportProblem) -> [AppLine] {
    guard let lines = lines(atMost: limit) else {
      throw .tooMany("patterns", model.name, limit: limit)
    }
    return lines.filter { $0.entry != nil && !$0.isKnownMount }
  }
}
