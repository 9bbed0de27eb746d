import TurnpikeTable

// A separate site: `origin https://live.example.com at live` reads the links of a website below a path.

/// Checks the paths of the sites of a table.
struct SiteDeclarations {
  private let reporter: Reporter
  private var paths: [PatternSyntax] = []
  /// The sites of origins, by the origin without its site and condition.
  private var sites: [OriginModel: (path: [String], range: SourceRange)] = [:]

  init(_ reporter: Reporter) {
    self.reporter = reporter
  }

  /// Adds the path of a site. It cannot begin the path of another one, because the links of that
  /// site would lead there too.
  mutating func add(_ path: PatternSyntax) {
    let other = paths.first {
      $0.literals != path.literals
        && ($0.literals.starts(with: path.literals) || path.literals.starts(with: $0.literals))
    }
    if let other {
      reporter.report(
        .badOrigin,
        """
        the path of a site cannot be below the path of another one, and \(quoted: path.text) and \
        \(quoted: other.text) are; give one of them another path
        """, at: path.range, note: "the other site is here", at: other.range)
    }
    paths.append(path)
  }

  /// Whether an origin was declared before with another site, which is then reported.
  mutating func isOther(_ origin: OriginModel, _ name: NameSyntax) -> Bool {
    var website = origin
    (website.site, website.condition) = ([], nil)
    guard let earlier = sites[website] else {
      sites[website] = (origin.site, name.range)
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

extension PatternSyntax {
  /// The literals of the path of a site.
  var literals: [String] {
    segments.compactMap { if case .literal(let text, _) = $0 { text } else { nil } }
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
  /// Whether its first segments are these literals.
  package func starts(with literals: [String]) -> Bool {
    segments.count >= literals.count
      && zip(segments, literals).allSatisfy {
        $0.binding == nil
          && ($0.ignoresCase
            ? $0.prefix.asciiLowered == $1.asciiLowered : $0.prefix.utf8.elementsEqual($1.utf8))
      }
  }
}

extension TableModel {
  /// Narrows the links of the lines at and below the path of a site to the links of its origins and
  /// of custom schemes without a site.
  mutating func narrowToSites(_ reporter: Reporter) {
    var lists: [[String]: OriginList] = [:]
    for origin in origins where !origin.site.isEmpty && lists[origin.site] == nil {
      let indices = origins.indices.filter { index in
        let other = origins[index]
        return other.site == origin.site || !other.isWeb && other.site.isEmpty
      }
      lists[origin.site] = OriginList(indices, of: origins)
    }
    if lists.isEmpty { return }
    for index in routes.indices {
      for number in routes[index].lines.indices {
        let line = routes[index].lines[number]
        guard let pattern = line.pattern,
          let site = origins.first(where: { !$0.site.isEmpty && $0.leads(to: pattern) }),
          let list = lists[site.site]
        else { continue }
        let restriction = line.restriction ?? LinkRestriction()
        let narrowed = restriction.narrowed(by: LinkRestriction(list: list))
        routes[index].lines[number].restriction = narrowed
        if narrowed.isImpossible, !restriction.isImpossible {
          reportExcluded(line, by: site, reporter)
        }
      }
    }
  }

  /// Reports a line below the path of a site that excludes the links of the site.
  private func reportExcluded(_ line: LineModel, by site: OriginModel, _ reporter: Reporter) {
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
