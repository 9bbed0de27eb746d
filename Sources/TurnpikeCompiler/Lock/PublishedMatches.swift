import TurnpikeTable

/// Which lines of an app match the links of published lines now.
struct PublishedMatches {
  /// Some links of a published line, and the line that matches them.
  struct Match {
    let path: [[UInt8]]
    /// One of the links.
    let link: String
    /// Whether the links have values that conditions of other lines require.
    let isConditional: Bool
    /// Nil if no line matches them.
    let current: PublishedLine?
  }

  /// The published lines, each with its matches. A line has none if neither the line nor a line near it
  /// has changed.
  private(set) var matches: [(line: PublishedLine, matches: [Match])]
  private let published: [PublishedLine]
  /// The lines of the app that links from outside match, without mounts that are known.
  private let current: [PublishedLine]
  /// By published line, the same line of the app.
  private let twins: [Int?]
  /// The lines of the app that are published.
  private let kept: Set<Int>
  /// The app's own mounts.
  private let mounts: [PublishedLine]
  /// The enums that the lock file mounts.
  private let lockedMounts: Set<String>
  /// The values that conditions require, by their keys.
  private var conditionValues: [[UInt8]: Set<[UInt8]>] = [:]

  init(
    _ table: LinkedTable, _ lock: LockFile, among enums: PublishedEnums
  ) throws(LimitExceeded) {
    published = try enums.lines(of: lock)
    guard let lines = table.lines(atMost: LinkedTable.maximumLines, where: \.isPublic) else {
      throw .comparison
    }
    current = lines.filter { !$0.isKnownMount }.compactMap { PublishedLine($0) }
    mounts = lines.filter { $0.mounts.isEmpty && $0.route.mount != nil }
      .compactMap { PublishedLine($0) }
    let ownMounts = lock.lines.filter { $0.mount != nil }
    lockedMounts = Set(ownMounts.compactMap(\.mount))
    matches = published.map { ($0, []) }
    for entry in published.map(\.entry) + current.map(\.entry) {
      for case (let key, .value(let value)) in entry.conditions {
        conditionValues[key, default: []].insert(value)
      }
    }
    let known = try PatternTree(published.map(\.entry))
    let now = try PatternTree(current.map(\.entry))
    let indices = Dictionary(current.enumerated().map { ($1.identity, $0) }) { first, _ in first }
    twins = published.map { indices[$0.identity] }
    kept = Set(twins.compactMap(\.self))
    for (index, line) in published.enumerated() {
      if let name = line.mount {
        // The lock file of a mounted enum reports its own mounts.
        if line.isMounted { continue }
        let successors = successors(of: line, isGone: !enums.names.contains(name))
        let links = Links(line: line, values: values(of: line), isConditional: false)
        let length = line.entry.segments.count
        // Links that a better mount of the enum was published for are the links of that mount.
        let better = ownMounts.filter {
          $0.mount == name && $0.entry.segments.count == length
            && $0.entry.isBetter(than: line.entry, length)
        }
        matches[index].matches = try matches(
          of: links, length, ranked: successors, outside: better.map(\.entry))
        continue
      }
      let near = now.entries(near: line.entry)
      if twins[index] != nil, near.allSatisfy(kept.contains) { continue }
      let others = known.entries(near: line.entry)
        .filter { $0 != index && !enums.replaces(published[$0]) }
      matches[index].matches = try matches(of: line, near, others)
    }
  }

  /// The mounts that can take the place of a published one, the likeliest first, and the best of those
  /// that are equally likely. Several mounts can share a prefix, so the other mounts do not matter.
  ///
  /// - Parameter isGone: Whether the mounted enum no longer exists. Then it can have a new name.
  private func successors(of line: PublishedLine, isGone: Bool) -> [PublishedLine] {
    let length = line.entry.segments.count
    func order(_ other: PublishedLine) -> (Int, LinkRank) {
      let changes = (other.caseName == line.caseName ? 0 : 2) + (other.mount == line.mount ? 0 : 1)
      return (changes, LinkRank(other.entry, count: length))
    }
    return mounts.filter { other in
      let isRenamed =
        isGone
        && (other.caseName == line.caseName || !lockedMounts.contains(other.mount ?? ""))
      return other.entry.segments.count == length && (other.mount == line.mount || isRenamed)
    }.sorted { order($0) < order($1) }
  }

  /// - Parameters:
  ///   - near: The lines of the app that may match links of the published line.
  ///   - others: The other published lines that may.
  private func matches(
    of line: PublishedLine, _ near: [Int], _ others: [Int]
  ) throws(LimitExceeded) -> [Match] {
    var found: [Match] = []
    // Links with the conditions of a published line are its own: '/a?b=1' is a link of `a?b=1`, not
    // of `a`. So only the conditions of new lines matter.
    var seen: Set<[[UInt8]: [UInt8]]> = []
    let queries = near.filter { !kept.contains($0) }.flatMap { self.queries(of: current[$0]) }
      .filter { allows($0, line) && seen.insert($0).inserted }
    for query in [[:]] + queries {
      let links = Links(
        line: line, values: values(of: line).merging(query) { $1 }, isConditional: !query.isEmpty)
      let near = near.filter { current[$0].entry.conditions.areMet(by: links.values) }
      let others = others.filter { published[$0].entry.conditions.areMet(by: links.values) }
      let entries = near.map { current[$0].entry } + others.map { published[$0].entry }
      for length in line.entry.lengths(beside: entries) {
        // Links that a better line was published for are the links of that line, and of its twin.
        let better = others.filter { published[$0].entry.isBetter(than: line.entry, length) }
        let unchanged = Set(better.compactMap { twins[$0] })
        let ranked = near.filter { !unchanged.contains($0) && current[$0].entry.hasPaths(length) }
          .map { current[$0] }.sorted { $0.entry.isBetter(than: $1.entry, length) }
        found += try matches(
          of: links, length, ranked: ranked, outside: better.map { published[$0].entry })
      }
    }
    return found
  }

  /// Links of a published line with the same query.
  private struct Links {
    let line: PublishedLine
    let values: [[UInt8]: [UInt8]]
    let isConditional: Bool
  }

  /// The links of a length that each line of the app matches, and those that no line matches.
  ///
  /// - Parameters:
  ///   - ranked: The lines that match paths of the length, the best first.
  ///   - others: Patterns whose links do not matter.
  private func matches(
    of links: Links, _ length: Int, ranked: [PublishedLine], outside others: [TableEntry] = []
  ) throws(LimitExceeded) -> [Match] {
    var others = others
    var found: [Match] = []
    for current in ranked.map(Optional.some) + [nil] {
      let path = try links.line.entry.path(
        length, sharedWith: current?.entry, outside: others, ownTypesMatch: true)
      if let path {
        found.append(
          Match(
            path: path, link: link(path, links.values, links.line.pattern.fragment),
            isConditional: links.isConditional, current: current))
      }
      if let current { others.append(current.entry) }
    }
    return found
  }
}

// The links.

extension PublishedMatches {
  /// The query of a line's links: its conditions, and its required parameters with values that no
  /// condition requires.
  private func values(of line: PublishedLine) -> [[UInt8]: [UInt8]] {
    var values = line.entry.conditions.compactMapValues(\.sampleValue)
    for (key, condition) in line.entry.conditions where condition == .present {
      values[key] = otherValue(of: key)
    }
    for case .parameter(let key, let binding) in line.pattern.query where !binding.mayBeMissing {
      let key = Array(key.utf8)
      values[key] = SegmentSet.rest(binding.type.withoutName)
        .plainText(except: conditionValues[key] ?? [])
    }
    return values
  }

  /// The values that the conditions of a line ask for, and values of the keys that its links must not
  /// have.
  private func queries(of line: PublishedLine) -> [[[UInt8]: [UInt8]]] {
    var (asked, refused): ([[UInt8]: [UInt8]], [[UInt8]: [UInt8]]) = ([:], [:])
    for (key, condition) in line.entry.conditions {
      switch condition {
      case .value(let value): asked[key] = value
      case .present: asked[key] = otherValue(of: key)
      case .absent: refused[key] = otherValue(of: key)
      }
    }
    return [asked, refused].filter { !$0.isEmpty }
  }

  /// A value of a key that no condition asks for.
  private func otherValue(of key: [UInt8]) -> [UInt8]? {
    SegmentSet.rest(.builtIn(.string, nil)).plainText(except: conditionValues[key] ?? [])
  }

  /// Whether links of a line can have the values, and one of them is not a condition of the line.
  private func allows(_ values: [[UInt8]: [UInt8]], _ line: PublishedLine) -> Bool {
    let (readers, conditions) = (line.readers(), line.entry.conditions)
    let others = values.filter { conditions[$0.key] != .value($0.value) }
    return !others.isEmpty
      && others.allSatisfy { key, value in
        if let condition = conditions[key] { return condition.isMet(by: value) }
        guard let spec = readers[.key(key)]?.spec else { return true }
        return spec.isLenient || value.isEmpty && spec.mayBeMissing
          || spec.type.accepts(value) != false
      }
  }

  private func link(
    _ path: [[UInt8]], _ values: [[UInt8]: [UInt8]], _ fragment: PatternModel.Binding?
  ) -> String {
    let link = LinkText(segments: path, values: values).text
    guard let fragment, !fragment.mayBeMissing, let value = fragment.type.plainTexts.first else {
      return link
    }
    return link + "#" + String(decoding: LinkText.encoded(value, as: .fragment), as: UTF8.self)
  }
}
