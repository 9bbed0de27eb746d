package import TurnpikeCompiler
import TurnpikeTable

/// A pattern in the files from which a system decides which links open the app.
struct PublishedPattern {
  let line: AppLine
  /// The complete pattern.
  let entry: TableEntry
  /// Whether its links stay in the browser.
  let isWeb: Bool

  init?(_ line: AppLine) {
    guard let entry = line.entry else { return nil }
    self.line = line
    self.entry = entry
    isWeb = line.attributes.named(.web) != nil
  }

  /// The pattern as written, with the prefixes of mounts.
  var text: String { line.text }

  var segments: [PatternModel.Segment] { entry.pattern.segments }
  var query: [PatternModel.QueryItem] { entry.pattern.query }

  /// Whether it matches paths of any length.
  var isEndless: Bool { entry.isMount || entry.hasRest }
}

extension LinkedTable {
  /// Every pattern of the app in the files' order. The patterns of a known enum replace its mount.
  ///
  /// - Throws: If there are more patterns than the limit.
  package func published(limit: Int = routeLimit) throws(ExportProblem) -> [AppLine] {
    guard let lines = lines(atMost: limit) else {
      throw .tooMany("patterns", model.name, limit: limit)
    }
    return lines.filter { $0.entry != nil && !$0.isKnownMount }
  }
}
