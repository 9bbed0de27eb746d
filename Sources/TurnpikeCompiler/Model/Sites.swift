import TurnpikeTable

// A separate site: `origin https://live.example.com at live` reads the links of a website below a path.

/// Checks the paths of the sites of a table.
struct SiteDeclarations {
  private let reporter: Reporter
  private let ignoresCase: Bool
  /// The first declaration of each path, by the literals that are compared.
  private var paths: [[[UInt8]]: PatternSyntax] = [:]
  /// The sites of origins, by the origin without its site and condition.
  private var sites: [OriginModel: (path: [[UInt8]], range: SourceRange)] = [:]

  init(_ reporter: Reporter, ignoresCase: Bool) {
    (self.reporter, self.ignoresCase) = (reporter, ignoresCase)
  }

  /// Adds the path of a site, and returns its literals as they were first written.
  mutating func add(_ path: PatternSyntax) -> [[UInt8]] {
    let literals = path.literals.lowered(if: ignoresCase)
    if let first = paths[literals] { return first.literals }
    paths[literals] = path
    return path.literals
  }

  /// Reports a path that begins with another one, because the links of that site would lead there
  /// too.
  func checkPaths() {
    let starts = SitePaths(paths.keys)
    for (literals, path) in paths {
      guard let other = starts.start(of: literals).flatMap({ paths[$0] }), other.range != path.range
      else { continue }
      reporter.report(
        .badOrigin,
        """
        the path of a site cannot be below the path of another one, and \(quoted: path.text) and \
        \(quoted: other.text) are; give one of them another path
        """, at: path.range, note: "the other site is here", at: other.range)
    }
  }

  /// Whether an origin was declared before with another site, which is then reported.
  mutating func isOther(_ origin: OriginModel, _ name: NameSyntax) -> Bool {
    guard let earlier = sites[origin.withoutSite] else {
      sites[origin.withoutSite] = (origin.site, name.range)
      return false
    }
    if earlier.path == origin.site { return false }
    reporter.report(
      .badOrigin,
      "\(name) is declared twice, and only one of them can be its site; remove the other",
      at: name.range, note: "the other origin is here", at: earlier.range)
    return true
  }
}

/// The paths of sites, to find the site that a path is below without comparing it with each.
struct SitePaths {
  private let paths: Set<[[UInt8]]>
  private let counts: [Int]

  init(_ paths: some Sequence<[[UInt8]]>) {
    self.paths = Set(paths)
    counts = Set(self.paths.map(\.count)).sorted()
  }

  /// Returns the shortest path that the literals start with, or nil if they start with none.
  func start(of literals: [[UInt8]]) -> [[UInt8]]? {
    for count in counts where count <= literals.count {
      let start = Array(literals.prefix(count))
      if paths.contains(start) { return start }
    }
    return nil
  }
}

extension [[UInt8]] {
  /// The texts with ASCII letters in lower case if the case of letters is ignored.
  func lowered(if ignoresCase: Bool) -> [[UInt8]] {
    ignoresCase ? map { $0.map(ASCII.lowered) } : self
  }
}

extension PatternSyntax {
  /// The literals of the path of a site.
  var literals: [[UInt8]] {
    segments.compactMap { if case .literal(let text, _) = $0 { Array(text.utf8) } else { nil } }
  }
}

extension OriginModel {
  /// Whether links of the origin can lead to a pattern: every one, or those below the path of its
  /// site.
  package func leads(to pattern: PatternModel) -> Bool { pattern.starts(with: site) }

  /// Whether links of the origin lead to a pattern, which may be below the path of another one's site.
  ///
  /// - Parameter origins: The origins of the table that have a site.
  package func leads(to pattern: PatternModel, among origins: [OriginModel]) -> Bool {
    guard leads(to: pattern) else { return false }
    let isOpen = !isWeb || !site.isEmpty
    return isOpen || !origins.contains { !$0.site.isEmpty && $0.leads(to: pattern) }
  }
}

extension PatternModel {
  /// The literals at its start, in lower case if the case of letters is ignored.
  fileprivate var literals: [[UInt8]] {
    segments.prefix { $0.binding == nil }.map {
      $0.ignoresCase ? $0.prefix.asciiLowered : Array($0.prefix.utf8)
    }
  }

  /// Whether its first segments are these literals.
  package func starts(with literals: [[UInt8]]) -> Bool {
    segments.count >= literals.count
      && zip(segments, literals).allSatisfy {
        $0.binding == nil
          && ($0.ignoresCase
            ? $0.prefix.asciiLowered == $1.map(ASCII.lowered) : $0.prefix.utf8.elementsEqual($1))
      }
  }
}

extension TableModel {
  /// Narrows the links of the lines at and below the path of a site to the links of its origins and
  /// of custom schemes without a site.
  mutating func narrowToSites(_ reporter: Reporter) {
    let ofSites = origins.indices.filter { !origins[$0].site.isEmpty }
    if ofSites.isEmpty { return }
    let others = origins.indices.filter { !origins[$0].isWeb && origins[$0].site.isEmpty }
    let lists = Dictionary(grouping: ofSites) { origins[$0].site.lowered(if: ignoresCase) }
      .mapValues { OriginList(($0 + others).sorted(), of: origins) }
    let paths = SitePaths(lists.keys)
    for index in routes.indices {
      for number in routes[index].lines.indices {
        let line = routes[index].lines[number]
        guard let site = line.pattern.flatMap({ paths.start(of: $0.literals) }),
          let list = lists[site]
        else { continue }
        let restriction = line.restriction ?? LinkRestriction()
        let narrowed = restriction.narrowed(by: LinkRestriction(list: list))
        routes[index].lines[number].restriction = narrowed
        if narrowed.isImpossible, !restriction.isImpossible {
          reportExcluded(line, by: list, reporter)
        }
      }
    }
  }

  /// Reports a line below the path of a site that excludes the links of the site.
  private func reportExcluded(_ line: LineModel, by list: OriginList, _ reporter: Reporter) {
    guard let site = list.origins.first(where: { !$0.site.isEmpty }) else { return }
    let from = line.attribute(.from)
    reporter.report(
      .contradictoryAttributes,
      """
      only links of \(quoted: site.text) lead to paths below \(quoted: site.siteText ?? "/"), and \
      \(quoted: from?.spelling ?? "@only") excludes them; remove it, or move the line
      """, at: from?.range ?? line.patternRange, note: "the site is here",
      at: originRanges[site] ?? line.patternRange)
  }
}
