import TurnpikeCompiler

/// A rule of an association file: links that it matches open the app, or stay in the browser.
struct AppLinkRule {
  /// A glob: `*` is any text, slashes included, `?` is one character, and `$(name)` a variable.
  var path: String
  /// Globs by the keys of the query, in the order of the pattern.
  var query: [Item] = []
  /// A glob of the fragment. `*` is any fragment, or none.
  var fragment = "*"
  var isExcluded = false
  var ignoresCase = false
  /// Whether links are compared with their escapes.
  var isEncoded = true
  /// Whether it excludes paths that are longer than the paths of a pattern.
  var isOfLongerPaths = false
  /// The pattern, for people.
  var comment: String?

  struct Item: Hashable {
    var key: String
    var glob: String
  }

  /// The path with `?*` for each segment that is not a plain text.
  var widePath: String {
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
    return segments.map { $0.contains("?") || $0.contains("*") || $0.contains("$(") ? "?*" : $0 }
      .joined(separator: "/")
  }

  var globs: [WritableKeyPath<Self, String>] {
    [\.path] + query.indices.map { \.query[$0].glob } + [\.fragment]
  }

  var json: JSON {
    [
      "/": .string(path),
      "?": query.isEmpty ? nil : .object(query.map { ($0.key, .string($0.glob)) }),
      "#": fragment == "*" ? nil : .string(fragment),
      "caseSensitive": ignoresCase ? false : nil,
      "percentEncoded": isEncoded ? nil : false,
      "exclude": isExcluded ? true : nil,
      "comment": comment.map(JSON.string),
    ]
  }
}

/// The rules of a table at a site: the first rule that matches a link decides.
///
/// Rules are ordered longest path first. The wildcards of a rule also match longer paths, so
/// exclusions of longer paths come before the rules of each length. Longer paths that match a route
/// already have a rule before these exclusions.
struct AppLinkRules {
  private(set) var rules: [AppLinkRule] = []
  let variables: AppLinkVariables
  private let isSimple: Bool
  /// Whether the texts of paths are compared without regard to the case of letters.
  private let ignoresCase: Bool
  private var conditions: Set<Condition> = []

  private struct Condition: Hashable {
    let path: String
    let query: [AppLinkRule.Item]
    let fragment: String
  }

  /// More rules are larger than any file that a device accepts.
  static let limit = 50_000
  /// The maximum size of all paths in bytes.
  private static let maximumSize = 2 * 1024 * 1024
  private var size = 0
  /// Whether rules are missing, because all of them would be too large for any file.
  var isTooLarge: Bool { size > Self.maximumSize }

  /// - Parameter isSimple: Whether to omit the exclusions of longer paths.
  init(
    _ patterns: [PublishedPattern], at domain: WebDomain, isSimple: Bool
  ) {
    self.isSimple = isSimple
    ignoresCase = patterns.contains { $0.segments.contains(where: \.ignoresCase) }
    variables = AppLinkVariables(patterns)
    // A link belongs to the origin with the longest path.
    for base in domain.bases.sorted(by: { $0.count > $1.count }) {
      let places = Self.places(of: patterns.filter { domain.mayOpen($0, under: base) })
      for places in places.reversed() {
        if !isSimple { appendExclusions(of: places, base) }
        for place in places { append(place, base) }
        if isTooLarge { return }
      }
      if domain.bases.count > 1 {
        for path in paths(base, { _ in ["*"] }) {
          append(AppLinkRule(path: path, isExcluded: true))
        }
      }
    }
    endAfterCover()
    while rules.last?.isExcluded == true { rules.removeLast() }
  }

  /// Removes the rules that never decide, because an earlier rule matches all of their links.
  private mutating func endAfterCover() {
    let cover = rules.firstIndex {
      ["/*", "/?*"].contains($0.path) && $0.query.isEmpty && $0.fragment == "*"
    }
    guard let cover else { return }
    let isRoot = rules[cover].path == "/*"
    rules = rules[...cover] + rules[(cover + 1)...].filter { $0.path == "/" && !isRoot }
  }

  // MARK: Places

  /// A pattern among those whose paths have the same number of segments.
  private struct Place {
    let pattern: PublishedPattern
    let rank: LinkRank
    let segments: ArraySlice<PatternModel.Segment>
    /// The wildcards after the segments.
    let end: [String]
  }

  /// By number of segments, the best rank first. The last places are of endless patterns only.
  private static func places(of patterns: [PublishedPattern]) -> [[Place]] {
    let last = (patterns.map(\.segments.count).max() ?? 0) + 1
    let hasBoth = patterns.contains(where: \.isWeb) && !patterns.allSatisfy(\.isWeb)
    var places: [[Place]] = Array(repeating: [], count: last + 1)
    for pattern in patterns {
      let hasRest = pattern.entry.hasRest
      let segments = hasRest ? pattern.segments.dropLast() : pattern.segments[...]
      func add(_ count: Int, _ end: [String] = []) {
        places[count].append(
          Place(
            pattern: pattern, rank: LinkRank(pattern.entry, count: count),
            segments: segments.prefix(count), end: end))
      }
      if !pattern.isEndless {
        for count in pattern.entry.minimumSegmentCount...pattern.segments.count { add(count) }
      } else if hasBoth {
        for count in pattern.segments.count...last {
          add(count, Array(repeating: "?*", count: count - segments.count))
        }
      } else {
        // `/x/*` also matches `/x`.
        add(last, [hasRest ? "?*" : "*"])
      }
    }
    // Among the same ranks, exact rules come first.
    return places.map { places in
      places.enumerated().map { (place: $1, order: ($1.rank, $1.pattern.hasWildcard ? 1 : 0, $0)) }
        .sorted { $0.order < $1.order }.map(\.place)
    }
  }

  // MARK: Rules

  /// A later rule with the same condition never decides.
  private mutating func append(_ rule: AppLinkRule) {
    var rule = rule
    rule.ignoresCase = ignoresCase
    let condition = Condition(path: rule.path, query: rule.query, fragment: rule.fragment)
    if conditions.insert(condition).inserted {
      rules.append(rule)
      size += rule.path.utf8.count
    }
  }

  private mutating func append(_ place: Place, _ base: [[UInt8]]) {
    let (pattern, isWeb) = (place.pattern, place.pattern.isWeb)
    let fragment = pattern.requiredFragment.map(variables.valueGlob) ?? "*"
    for path in paths(base, { globs(place.segments, $0) + place.end }) {
      for query in AppLinkSpelling.variants({ pattern.query($0, variables) }) {
        append(
          AppLinkRule(
            path: path, query: query, fragment: fragment, isExcluded: isWeb,
            comment: isWeb ? nil : pattern.text))
      }
    }
  }

  /// Excludes the longer paths that wildcards match. For each wildcard, it excludes the paths with
  /// one more segment at that place.
  private mutating func appendExclusions(of places: [Place], _ base: [[UInt8]]) {
    for place in places where !place.pattern.isEndless && !place.pattern.isWeb {
      let globs = globs(place.segments, AppLinkSpelling())
      for index in globs.indices where variables.canMatchSlash(globs[index]) {
        if isTooLarge { return }
        // If wildcards are next to each other, the last wildcard is enough.
        if globs[index] == "?*", globs.dropFirst(index + 1).first == "?*" { continue }
        for path in paths(base, { self.globs(place.segments, $0, longerAt: index) }) {
          append(AppLinkRule(path: path, isExcluded: true, isOfLongerPaths: true))
        }
      }
    }
  }

  // MARK: Globs

  /// A path in each spelling.
  private func paths(
    _ base: [[UInt8]], _ segments: (AppLinkSpelling) -> [String]
  ) -> [String] {
    AppLinkSpelling.variants { spelling in
      let base = base.map { spelling.segment(String(decoding: $0, as: UTF8.self)) }
      let path = (base + segments(spelling)).map { "/" + $0 }.joined()
      return path.isEmpty ? "/" : path
    }
  }

  /// - Parameter longer: The index of a segment to follow by one more.
  private func globs(
    _ segments: ArraySlice<PatternModel.Segment>, _ spelling: AppLinkSpelling,
    longerAt longer: Int? = nil
  ) -> [String] {
    segments.enumerated().map { index, segment in
      let glob = glob(segment, spelling, isFirst: index == 0)
      return index == longer ? Self.longer(glob) : glob
    }
  }

  private static func longer(_ glob: String) -> String {
    switch glob {
    case "?*", "$(digit)*", "$(number)": glob + "/?*"
    // The slash can be before a suffix, or one of the characters that a `?` matches.
    default: "?*/?*"
    }
  }

  private func glob(
    _ segment: PatternModel.Segment, _ spelling: AppLinkSpelling, isFirst: Bool
  ) -> String {
    if segment.isRest { return "?*" }
    guard let binding = segment.binding else {
      return spelling.segment(segment.prefix, isFirst: isFirst)
    }
    var prefix = spelling.segment(segment.prefix, isFirst: isFirst, isWhole: false)
    let value = variables.glob(binding.type)
    // `$$(name)` is not documented.
    if prefix.hasSuffix("$"), value.hasPrefix("$") { prefix = prefix.dropLast() + "?" }
    return prefix + value + spelling.segment(segment.suffix, isFirst: isFirst, isWhole: false)
  }
}

extension QueryCondition {
  /// Whether the file asks for an empty value, which is also a missing one there.
  var isEmptyInFiles: Bool { self == .absent || valueText == "" }
}

extension PublishedPattern {
  fileprivate func query(
    _ spelling: AppLinkSpelling, _ variables: AppLinkVariables
  ) -> [AppLinkRule.Item] {
    var items: [AppLinkRule.Item] = []
    for item in query {
      switch item {
      case .condition(let key, let condition) where condition.isEmptyInFiles:
        // A missing item is an empty one, so no spelling of the key may have a value.
        items += AppLinkSpelling.all.map { .init(key: $0.key(key), glob: "") }
      case .condition(let key, let condition):
        let glob = condition.valueText.map { spelling.value($0) } ?? "?*"
        items.append(.init(key: spelling.key(key), glob: glob))
      case .parameter(let key, let binding):
        // An empty text is a valid `String`.
        guard let type = requiredType(binding), type != .builtIn(.string, nil) else { continue }
        items.append(.init(key: spelling.key(key), glob: variables.valueGlob(type)))
      }
    }
    // An object has each key once.
    var seen: Set<String> = []
    return items.filter { seen.insert($0.key).inserted }
  }

  /// The type of a required fragment.
  fileprivate var requiredFragment: ValueType? { entry.pattern.fragment.flatMap(requiredType) }

  /// The type of a value in the query or fragment without which a link does not open the app. An
  /// invalid link of a `@web` route stays in the browser too.
  private func requiredType(_ binding: PatternModel.Binding) -> ValueType? {
    isWeb || binding.mayBeMissing ? nil : binding.type
  }

  /// The types of the values that its rules compare.
  var comparedTypes: [ValueType] {
    var types = segments.filter { !$0.isRest }.compactMap(\.binding?.type)
    for case .parameter(_, let binding) in query {
      if let type = requiredType(binding) { types.append(type) }
    }
    if let type = requiredFragment { types.append(type) }
    return types
  }
}
