import TurnpikeCompiler

/// The warnings about patterns that an association file can't express exactly.
struct AppLinkWarnings {
  let table: LinkedTable
  let patterns: [PublishedPattern]

  func all() throws(ExportProblem) -> [String] { try wildcards + emptyConditions + types() }

  private var wildcards: [String] {
    patterns.filter(\.hasWildcard).map {
      "'\($0.text)' contains '*' or '$(', which the file can't express; its rule accepts any "
        + "character there"
    }
  }

  /// Conditions such as `k=`: a missing item is an empty one.
  private var emptyConditions: [String] {
    patterns.compactMap { pattern in
      func isEmpty(_ item: PatternModel.QueryItem) -> Bool {
        if case .condition(_, let condition) = item { condition.isEmptyInFiles } else { false }
      }
      guard let key = pattern.query.first(where: isEmpty)?.key else { return nil }
      var other = pattern.entry.pattern
      other.query.removeAll(where: isEmpty)
      let links = zip(pattern.entry.pattern.sampleLinks, other.sampleLinks)
      guard let link = links.first(where: { pattern.isMatch(of: $0.0) })?.1,
        pattern.isWeb == patterns.contains(where: { !$0.isWeb && $0.isMatch(of: link) })
      else { return nil }
      let effect =
        pattern.isWeb
        ? "also keeps links without '\(key)' in the browser"
        : "also opens the app for links without '\(key)'"
      return
        "'\(pattern.text)' \(effect), for example '\(link)', because the file can't distinguish a "
        + "missing item from an empty item"
    }
  }

  /// `@web` patterns whose rules also match links of other routes, because the file has no types.
  private func types() throws(ExportProblem) -> [String] {
    let opened = patterns.filter { !$0.isWeb }
    let webs = patterns.filter(\.isWeb)
    if webs.isEmpty || opened.isEmpty { return [] }
    let tree = try PatternTree(opened, of: table.model.name)
    return webs.compactMap { web in
      let untyped = web.entry(web.segments.map(\.untyped), query: web.query)
      let others = tree.entries(near: untyped).lazy.map { opened[$0] }
      guard let other = others.first(where: { precedes(web, untyped, $0) }) else { return nil }
      return
        "'\(web.text)' may also keep links of '\(other.text)' in the browser, because the file has "
        + "no types"
    }
  }

  /// Whether the rule of a `@web` pattern precedes the rule of another pattern, and matches a link
  /// of that pattern that its own pattern does not match.
  private func precedes(
    _ web: PublishedPattern, _ untyped: TableEntry, _ other: PublishedPattern
  ) -> Bool {
    let count = max(web.entry.minimumSegmentCount, other.entry.minimumSegmentCount)
    guard LinkRank(other.entry, count: count) >= LinkRank(web.entry, count: count),
      untyped.link(sharedWith: other.entry) != nil
    else { return false }
    do {
      return try untyped.path(count, sharedWith: other.entry, outside: [web.entry]) != nil
    } catch {
      // Too many cases to know.
      return true
    }
  }
}

extension PublishedPattern {
  /// Another pattern of the route.
  func entry(
    _ segments: [PatternModel.Segment], query: [PatternModel.QueryItem] = []
  ) -> TableEntry {
    var pattern = entry.pattern
    pattern.segments = segments
    pattern.query = query
    return TableEntry(self.entry.line, pattern, isMount: self.entry.isMount)
  }

  /// Whether a text of the pattern contains a wildcard or the start of a variable.
  var hasWildcard: Bool {
    let texts = segments.filter { !$0.isRest }.flatMap { segment in
      [segment.prefix, segment.suffix] + (segment.binding?.type.words.map(\.text) ?? [])
    }
    let values = query.map { item in
      if case .condition(_, let condition) = item { condition.valueText ?? "" } else { "" }
    }
    return (texts + values).contains { $0.contains("*") || $0.contains("$(") }
  }
}

extension PatternModel.Segment {
  /// The segment without a type that a glob can't express.
  fileprivate var untyped: Self {
    if !isRest, binding?.type.hasGlob ?? true { return self }
    var segment = self
    segment.binding = binding?.untyped
    return segment
  }
}

extension PatternModel.Binding {
  /// The binding as a `String`.
  var untyped: Self {
    var binding = self
    binding.spec.type = .builtIn(.string, nil)
    return binding
  }
}

extension ValueType {
  /// Whether a glob matches exactly the texts of the type.
  fileprivate var hasGlob: Bool {
    switch self {
    case .words, .builtIn(.string, _), .builtIn(.bool, _): true
    case .custom, .builtIn: false
    }
  }
}

extension PatternTree {
  init(_ patterns: [PublishedPattern], of name: String) throws(ExportProblem) {
    do {
      try self.init(patterns.map(\.entry))
    } catch {
      throw ExportProblem(
        "a pattern of '\(name)' has more than the \(Self.maximumSegments) segments of a link")
    }
  }
}
