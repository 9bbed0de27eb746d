import TurnpikeCompiler
import TurnpikeTable

/// Links of `@web` patterns that the paths of an Android manifest open all the same: it cannot
/// exclude any, and systems before Android 15 read nothing else.
struct OpenedWebLinks {
  private let table: LinkedTable
  /// Whether a wildcard of the manifest takes no slash.
  private let usesAdvanced: Bool

  init(_ table: LinkedTable, usesAdvanced: Bool) {
    self.table = table
    self.usesAdvanced = usesAdvanced
  }

  /// A warning for each `@web` pattern, with the first of the others that opens a link of its.
  func warnings(_ patterns: [PublishedPattern]) -> [String] {
    let others = patterns.filter { !$0.isWeb }
    return patterns.filter(\.isWeb).compactMap { web in
      for other in others {
        guard let link = witness(web, other) else { continue }
        let shown = link == web.text ? "'\(link)'" : "'\(link)' of '\(web.text)'"
        return
          "'\(other.text)' opens the app on Android before 15 also for \(shown), which has @web: "
          + "a manifest excludes nothing"
      }
      return nil
    }
  }

  /// A link that the `@web` pattern answers and a path of the other matches.
  private func witness(_ web: PublishedPattern, _ other: PublishedPattern) -> String? {
    for count in lengths(of: web) where isLength(count, of: other) {
      let choices = (0..<count).map { index in
        texts(of: web.segment(index), other.segment(index))
      }
      if choices.contains(where: \.isEmpty) { continue }
      for attempt in 0..<(choices.map(\.count).max() ?? 1) {
        let segments = choices.map { $0[min(attempt, $0.count - 1)] }
        let link = LinkText(segments: segments, query: web.conditions).text
        let answer = table.answer(link)
        if answer.route == web.place.casePath, answer.pattern == web.text { return link }
      }
    }
    return nil
  }

  /// How many segments its links have; some more than it names where it has no end.
  private func lengths(of web: PublishedPattern) -> ClosedRange<Int> {
    let count = web.fixedSegments.count
    return web.isEndless ? count + 1...count + 2 : web.minimumCount...count
  }

  private func isLength(_ count: Int, of other: PublishedPattern) -> Bool {
    if other.isRest { return count > other.fixedSegments.count }
    if other.isOpenMount { return count >= other.segments.count }
    if !usesAdvanced, case .capture? = other.segments.last { return count >= other.minimumCount }
    return (other.minimumCount...other.segments.count).contains(count)
  }

  /// Texts that a segment of the `@web` pattern takes and the manifest's path too, which knows of a
  /// capture no more than its prefix.
  ///
  /// - Parameters:
  ///   - web: nil where a mount that is not known answers.
  ///   - other: nil where the path has a wildcard for all that follows.
  private func texts(
    of web: PatternModel.Segment?, _ other: PatternModel.Segment?
  ) -> [[UInt8]] {
    let others = other.texts
    let own = web.map { web in
      let set = SegmentSet(web)
      return set.plainTexts + others.filter { set.matches($0) != false }
    }
    return (own ?? others).filter { other?.pathMatches($0) ?? true }
  }
}

extension PublishedPattern {
  /// A segment; the last again where that is a rest, and nil where nothing says more.
  fileprivate func segment(_ index: Int) -> PatternModel.Segment? {
    if index < segments.count { return segments[index] }
    return isRest ? segments.last : nil
  }

  fileprivate var conditions: [(key: String, value: String)] {
    query.compactMap { item in
      if case .condition(let key, let value) = item { (key, value) } else { nil }
    }
  }
}

extension PatternModel.Segment {
  /// Whether a path of the manifest has the segment.
  fileprivate func pathMatches(_ text: [UInt8]) -> Bool {
    switch self {
    case .literal(let literal): literal.utf8.elementsEqual(text)
    case .capture(let prefix, _, _):
      text.count > prefix.utf8.count && text.starts(with: prefix.utf8)
    case .rest: true
    }
  }
}

extension PatternModel.Segment? {
  /// Texts that the manifest's path has, unlike those that patterns name among them.
  fileprivate var texts: [[UInt8]] {
    switch self {
    case .literal(let text): [Array(text.utf8)]
    case .capture(let prefix, _, _): ["a", "~", "-", "_~"].map { Array((prefix + $0).utf8) }
    case .rest, nil: ["~", "-", "_~"].map { Array($0.utf8) }
    }
  }
}
