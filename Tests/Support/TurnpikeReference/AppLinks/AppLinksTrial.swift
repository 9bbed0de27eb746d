package import TestSupport
package import TurnpikeCompiler
import TurnpikeTable

/// How an association file matches links compared with the table that it is made of.
package struct AppLinksCounts {
  package var links = 0
  package var opened = 0
  package var closed = 0
  package var web = 0
  /// Invalid links, which may reach the app only as a file has no types.
  package var invalid = 0
  /// Opened though not matched, since a file has no types.
  package var looselyOpened = 0
  /// Kept in the browser though matched, since a file has no types.
  package var looselyClosed = 0
  /// Neither is so.
  package var failures: [String] = []

  package init() {}

  package static func += (left: inout Self, right: Self) {
    left.links += right.links
    left.opened += right.opened
    left.closed += right.closed
    left.web += right.web
    left.invalid += right.invalid
    left.looselyOpened += right.looselyOpened
    left.looselyClosed += right.looselyClosed
    left.failures += right.failures
  }
}

/// A table whose files are compared with it by links.
package struct AppLinksTrial {
  private let reference: ReferenceMatcher
  private let table: ReferenceTable
  private let patterns: [LoosePattern]
  private let base: String

  /// - Parameter base: The path of the origin as links write it: empty, or with a slash before it.
  package init(_ reference: ReferenceMatcher, _ table: ReferenceTable, base: String = "") {
    self.reference = reference
    self.table = table
    self.base = base
    patterns = LoosePattern.all(table, in: reference)
  }

  /// Links that match patterns of the table, or nearly do.
  package func links(_ count: Int, _ random: inout SeededGenerator) -> [String] {
    var generator = LinkGenerator(reference, table, random: SeededGenerator(seed: random.next()))
    return (0..<count).compactMap { _ in
      let (link, refusal) = table.inside(generator.link())
      return refusal == nil ? written(link, &random) : nil
    }
  }

  /// The links that the routes of the table itself print, if a link can carry their values.
  package func printedLinks(
    _ comparison: Comparison, _ count: Int, _ random: inout SeededGenerator
  ) -> [String] {
    var generator = ValueGenerator(random: SeededGenerator(seed: random.next()))
    guard let index = comparison.names.firstIndex(of: table.name) else { return [] }
    return (0..<count).compactMap { _ in
      guard let route = table.routes.randomElement(using: &random), let pattern = route.pattern,
        pattern.mount == nil,
        let place = comparison.run.tables[index].model.routes.firstIndex(where: {
          $0.caseName == route.name
        })
      else { return nil }
      let values = generator.values(of: pattern, in: table)
      let (_, isLinkable) = comparison.printingDifference(table.name, route.name, values)
      if !isLinkable { return nil }
      let path = comparison.run.path(of: place, values, in: index)
      return "https://shop.example.com" + base + (path.hasPrefix("/") ? "" : "/") + path
    }
  }

  /// How a file for Apple treats links.
  package func compare(_ links: [String], with matcher: AppLinksMatcher) -> AppLinksCounts {
    var counts = AppLinksCounts()
    for link in links { compare(link, matcher, &counts) }
    return counts
  }

  /// How the advanced paths of an Android manifest treat links, each with a slash at its end and
  /// without.
  ///
  /// - Parameter isPlain: Whether the paths are plain ones, whose wildcards also match slashes.
  package func compare(
    _ links: [String], with matcher: AndroidManifestMatcher, isPlain: Bool
  ) -> AppLinksCounts {
    var counts = AppLinksCounts()
    for link in links {
      let report = reference.report(Array(link.utf8), of: table)
      let written = WrittenLink(table.inside(Array(link.utf8)).link)
      // The paths are compared with the decoded path, which has slashes of values too.
      if report.outcome == "invalid" || hasDots(written) || written.hasSlash { continue }
      let isOpen = report.outcome == "matched" && !isWeb(report, table)
      for link in Self.slashVariants(of: link) {
        counts.links += 1
        switch (matcher.opens(link), isOpen) {
        case (true, true): counts.opened += 1
        case (false, false): counts.closed += 1
        case (false, true):
          counts.failures.append("not opened: \(link), which is \(report.text)")
        case (true, false):
          if isPlain || patterns.contains(where: { !$0.isWeb && $0.matchesOnAndroid(written) }) {
            counts.looselyOpened += 1
          } else {
            counts.failures.append("opened: \(link), which is \(report.text)")
          }
        }
      }
    }
    return counts
  }

  /// The link without a slash at the end of its path, and with it.
  private static func slashVariants(of link: String) -> [String] {
    let end = link.firstIndex { $0 == "?" || $0 == "#" } ?? link.endIndex
    let path = link[..<end]
    let bare = path.hasSuffix("/") ? path.dropLast() : path
    return [String(bare + link[end...]), String(bare + "/" + link[end...])]
  }

  private func compare(_ url: String, _ matcher: AppLinksMatcher, _ counts: inout AppLinksCounts) {
    counts.links += 1
    let report = reference.report(Array(url.utf8), of: table)
    let isOpened = matcher.opens(url)
    let isWeb = isWeb(report, table)
    if report.outcome == "invalid" { counts.invalid += 1 }
    let isMatched = report.outcome == "matched"
    if isWeb { counts.web += 1 }
    let link = WrittenLink(table.inside(Array(url.utf8)).link)
    switch (isOpened, isMatched && !isWeb) {
    case (true, true): counts.opened += 1
    case (false, false): counts.closed += 1
    case (true, false):
      let isLoose = patterns.contains { pattern in
        !pattern.isWeb && pattern.matches(link, isStrict: false)
          && (!isMatched || !pattern.matches(link, isStrict: true))
      }
      if isLoose || patterns.contains(where: { $0.isWeb && $0.repeatsKey(link) }) {
        counts.looselyOpened += 1
      } else {
        counts.failures.append("opened for nothing: \(url), which is \(report.text)")
      }
    case (false, true):
      let isLoose = patterns.contains { pattern in
        pattern.repeatsKey(link) || pattern.hasEmptyValue(link)
          || pattern.isWeb && pattern.matches(link, isStrict: false)
            && !pattern.matches(link, isStrict: true)
      }
      if isLoose || hasNegativeZero(link) || hasDots(link) {
        counts.looselyClosed += 1
      } else {
        counts.failures.append("closed though matched: \(url), which is \(report.text)")
      }
    }
  }

  private func isWeb(_ report: LinkReport, _ table: ReferenceTable) -> Bool {
    let isOwn = table.patterns.contains { pattern in
      pattern.route == report.route && pattern.text == report.pattern && table.isWeb(pattern)
    }
    if isOwn { return true }
    let mount = table.patterns.first { $0.route == report.route && $0.mount != nil }?.mount
    guard let inner = report.mounted.first, let child = mount.flatMap({ reference.table($0) })
    else { return false }
    return isWeb(inner, child)
  }

  /// `-0` is 0, and does not begin with a digit.
  private func hasNegativeZero(_ link: WrittenLink) -> Bool {
    link.segments.contains { String(decoding: $0.decoded, as: UTF8.self).contains("-0") }
  }

  /// A segment of dots is written with escapes, so that an affix of a dot is none as it is written.
  private func hasDots(_ link: WrittenLink) -> Bool {
    link.segments.contains {
      $0.decoded.elementsEqual("..".utf8) || $0.decoded.elementsEqual(".".utf8)
    }
  }

  /// A link as apps and sites write it: no slash twice, nothing escaped that need not be, the digits
  /// of all escapes in one case.
  private func written(_ link: ReferenceLink, _ random: inout SeededGenerator) -> String {
    let first: LinkComponent = random.chance(50) ? .firstSegment : .segment
    var path = ""
    for (index, segment) in link.segments.enumerated() {
      let text = String(decoding: segment, as: UTF8.self)
      path += "/" + encoded(text, index == 0 && base.isEmpty ? first : .segment)
    }
    if path.isEmpty || random.chance(15) { path += "/" }
    var url = base + path
    let items = link.query.map { item in
      encoded(String(decoding: item.key, as: UTF8.self), .query)
        + "=" + encoded(String(decoding: item.value, as: UTF8.self), .query)
    }
    if !items.isEmpty { url += "?" + items.joined(separator: "&") }
    if let fragment = link.fragment {
      url += "#" + encoded(String(decoding: fragment, as: UTF8.self), .segment)
    }
    if random.chance(50) { url = String(decoding: Escapes.small(Array(url.utf8)), as: UTF8.self) }
    if random.chance(50), let query = url.firstIndex(of: "?") {
      url = String(url[..<query]) + url[query...].replacing("%20", with: "+")
    }
    return "https://shop.example.com" + url
  }

  private func encoded(_ text: String, _ place: LinkComponent) -> String {
    let isQuery = if case .query = place { true } else { false }
    let bytes =
      isQuery ? LinkText.encoded(text, as: place) : LinkText.encoded(segment: text, as: place)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension LinkedTable {
  /// A table of a run with those of the run that it mounts.
  package convenience init(_ table: CompiledTable, among tables: [CompiledTable]) {
    var mounts: [Int: LinkedTable] = [:]
    for (index, route) in table.model.routes.enumerated() {
      if let name = route.mount, let child = tables.first(where: { $0.model.name == name }) {
        mounts[index] = LinkedTable(child, among: tables)
      }
    }
    self.init(table, mounts: mounts)
  }
}
