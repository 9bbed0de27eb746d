import TurnpikeCompiler

extension AppLinkRules {
  /// More are no file that a device takes, and no device reads.
  static let limit = 50_000

  /// A path of more would take a rule for each of its wildcards, as long as itself.
  static let segmentLimit = 500

  /// The rules of a table for a domain: exact as far as the wildcards of such files go.
  ///
  /// - Parameters:
  ///   - domain: the site, with the paths of its origins.
  ///   - isSimple: whether what a wildcard takes of longer paths is left in.
  ///   - limit: the size that the file may have, and the error of a larger one. The rules of one path
  ///     with many optional segments grow with the cube of their number, so they are not all made.
  init(
    _ patterns: [PublishedPattern], at domain: WebDomain, isSimple: Bool, of name: String,
    _ limit: (size: Int, problem: ExportProblem)
  ) throws(ExportProblem) {
    if let longest = patterns.map(\.segments.count).max(), longest > Self.segmentLimit {
      throw ExportProblem(
        "a pattern of '\(name)' has \(longest) segments, and files are made of at most "
          + "\(Self.segmentLimit)")
    }
    var writer = AppLinkWriter()
    // The longest path of an origin decides which a link is under.
    for base in domain.bases.sorted(by: { $0.count > $1.count }) {
      let opened = patterns.filter { domain.mayOpen($0, under: base) }
      let build = AppLinkBuild(opened, base: base, isSimple: isSimple)
      try build.append(to: &self, &writer, limit)
      if domain.bases.count > 1 {
        for path in writer.paths([], base: base, end: "/*") {
          append(AppLinkRule(path: path, isExcluded: true))
        }
      }
    }
    words = writer.words
    dropExclusionsAtEnd()
  }
}

/// The rules of one origin.
///
/// Rules are ordered longest path first. When a rule is tried, the links with longer paths have had
/// their rules, so the longer paths that its wildcards match can all be left to the browser.
private struct AppLinkBuild {
  /// A pattern with as many segments as its index says.
  struct Placed {
    let pattern: PublishedPattern
    let count: Int
    let rank: LinkRank
    /// Whether its rules take what another pattern of its rank may answer.
    let isLoose: Bool
    /// The text after the segments of the pattern.
    let end: String
    let segments: ArraySlice<PatternModel.Segment>

    init(_ pattern: PublishedPattern, count: Int, isLoose: Bool) {
      self.pattern = pattern
      self.count = count
      rank = LinkRank(pattern.entry, count: count)
      self.isLoose = isLoose
      let fixed = pattern.fixedSegments
      segments = pattern.isEndless ? fixed : fixed.prefix(count)
      end =
        pattern.isEndless ? String(repeating: "/?*", count: max(0, count - fixed.count)) : ""
    }
  }

  let base: [String]
  let isSimple: Bool
  /// Patterns without an end that nothing of the other kind meets.
  private var first: [PublishedPattern] = []
  /// By number of segments; the last holds those without an end.
  private var placed: [[Placed]]
  private var warnings: [String] = []

  init(_ patterns: [PublishedPattern], base: [String], isSimple: Bool) {
    self.base = base
    self.isSimple = isSimple
    let longest = patterns.map { $0.segments.count }.max() ?? 0
    placed = Array(repeating: [], count: longest + 2)
    var writer = AppLinkWriter()
    let hasBoth =
      patterns.contains(where: \.isEndless) && patterns.contains(where: \.isWeb)
      && patterns.contains { !$0.isWeb }
    let outlines = (hasBoth ? patterns : []).map { pattern in
      let end = pattern.isRest ? "/?*" : pattern.isOpenMount ? "/*" : ""
      return pattern.outlines(end: end, &writer)
    }
    for (index, pattern) in patterns.enumerated() {
      let isLoose = pattern.isLoose
      guard pattern.isEndless else {
        for count in pattern.minimumCount...pattern.segments.count {
          placed[count].append(Placed(pattern, count: count, isLoose: isLoose))
        }
        continue
      }
      let isMet =
        hasBoth
        && patterns.indices.contains { other in
          patterns[other].isWeb != pattern.isWeb
            && outlines[other].contains { $0.mayOverlap(outlines[index][0]) }
        }
      if isMet {
        for count in pattern.segments.count...longest + 1 {
          placed[count].append(Placed(pattern, count: count, isLoose: isLoose))
        }
      } else {
        first.append(pattern)
      }
    }
    for count in placed.indices {
      placed[count] = placed[count].enumerated().sorted { left, right in
        let (one, other) = (left.element, right.element)
        if one.rank != other.rank { return one.rank < other.rank }
        return one.isLoose != other.isLoose ? other.isLoose : left.offset < right.offset
      }.map(\.element)
    }
  }

  func append(
    to rules: inout AppLinkRules, _ writer: inout AppLinkWriter,
    _ limit: (size: Int, problem: ExportProblem)
  ) throws(ExportProblem) {
    for pattern in first {
      let end = pattern.isRest ? "/?*" : "/*"
      add(pattern, pattern.fixedSegments, end: end, to: &rules, &writer)
    }
    for count in placed.indices.reversed() {
      if !isSimple { exclude(count, to: &rules, &writer) }
      for place in placed[count] {
        add(place.pattern, place.segments, end: place.end, to: &rules, &writer)
        if rules.minimumSize > limit.size { throw limit.problem }
      }
      warn(count, to: &rules)
    }
  }

  /// What the wildcards of this length take of longer paths.
  private func exclude(
    _ count: Int, to rules: inout AppLinkRules, _ writer: inout AppLinkWriter
  ) {
    for place in placed[count] where !place.pattern.isEndless && !place.pattern.isWeb {
      for path in writer.swallowing(place.segments, base: base) {
        rules.append(AppLinkRule(path: path, isExcluded: true, isOfLongerPaths: true))
      }
    }
  }

  private func add(
    _ pattern: PublishedPattern, _ segments: ArraySlice<PatternModel.Segment>, end: String,
    to rules: inout AppLinkRules, _ writer: inout AppLinkWriter
  ) {
    for path in writer.paths(segments, base: base, end: end) {
      for query in pattern.queries {
        rules.append(
          AppLinkRule(
            path: path, query: query, isExcluded: pattern.isWeb,
            comment: pattern.isWeb ? nil : pattern.text))
      }
    }
  }

  /// What a pattern of the browser's takes of others, since its wildcards say less than itself.
  private func warn(_ count: Int, to rules: inout AppLinkRules) {
    let asked = placed[count].indices.filter {
      placed[count][$0].pattern.isWeb && placed[count][$0].segments.contains(where: \.isTaking)
    }
    if asked.isEmpty { return }
    var writer = AppLinkWriter()
    let outlines = placed[count].map { place in
      writer.paths(place.segments, base: [], end: place.end).map(AppLinkOutline.init)
    }
    let endless = first.filter { !$0.isWeb && $0.segments.count <= count }
      .map { ($0, $0.outlines(end: "/*", &writer)) }
    for index in asked {
      let own = outlines[index][0]
      let other = placed[count].indices[(index + 1)...].first { other in
        !placed[count][other].pattern.isWeb && outlines[other].contains { $0.mayOverlap(own) }
      }
      let met =
        other.map { placed[count][$0].pattern }
        ?? endless.first { $0.1.contains { $0.mayOverlap(own) } }?.0
      guard let met else { continue }
      let place = placed[count][index]
      let reason =
        place.segments.contains(where: \.isTyped)
        ? "the file has no types" : "the file says '*' and '$(' by wildcards"
      let warning =
        "'\(place.pattern.text)' keeps in the browser also links of '\(met.text)' that look "
        + "like it: \(reason)"
      if !rules.warnings.contains(warning) { rules.warnings.append(warning) }
    }
  }
}

extension PublishedPattern {
  /// Its paths of every length that it says, in every spelling.
  fileprivate func outlines(
    end: String, _ writer: inout AppLinkWriter
  ) -> [AppLinkOutline] {
    let globs =
      isEndless
      ? writer.paths(fixedSegments, base: [], end: end)
      : (minimumCount...segments.count).flatMap {
        writer.paths(segments.prefix($0), base: [], end: end)
      }
    return globs.map(AppLinkOutline.init)
  }

  /// What its rules ask of the query: the same in every spelling, each once.
  fileprivate var queries: [[AppLinkRule.Item]] {
    var queries: [[AppLinkRule.Item]] = []
    for spelling in AppLinkSpelling.all {
      let query = query(spelling)
      if !queries.contains(query) { queries.append(query) }
    }
    return queries
  }

  private func query(_ spelling: AppLinkSpelling) -> [AppLinkRule.Item] {
    var items: [AppLinkRule.Item] = []
    for item in query {
      switch item {
      case .condition(let key, ""):
        // A key that is not there is empty too, so none of its spellings may have a value.
        items += AppLinkSpelling.all.map { .init(key: $0.key(key), glob: "") }
      case .condition(let key, let value):
        items.append(.init(key: spelling.key(key), glob: spelling.value(value)))
      case .parameter(let key, let binding):
        // The browser keeps a link of its own whether it is whole or not. Of a text, the empty one
        // is valid, and an item that is not there is an empty one.
        if isWeb || binding.mayBeMissing || binding.type.shape == .any { continue }
        items.append(.init(key: spelling.key(key), glob: "?*"))
      }
    }
    // An object has each key once.
    var seen: Set<String> = []
    return items.filter { seen.insert($0.key).inserted }
  }
}

extension PatternModel.Segment {
  /// Whether its wildcards take what it does not match.
  fileprivate var isTaking: Bool { isTyped || isLoose }

  /// Whether its type reads less than its wildcards take.
  fileprivate var isTyped: Bool {
    switch self {
    case .literal: return false
    case .capture(_, let binding, _), .rest(let binding):
      switch binding.type.shape {
      case .any, .words, .bool: return false
      case .natural, .number, .uuid, .date, .url, .custom: return true
      }
    }
  }
}
