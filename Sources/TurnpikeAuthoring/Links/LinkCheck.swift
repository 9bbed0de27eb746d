package import TurnpikeCompiler
import TurnpikeLinks
import TurnpikeTable

/// Checks the links of texts against the routes of an app.
package struct LinkCheck {
  /// A finding without its place. The text follows the link.
  private typealias Problem = (id: DiagnosticID, severity: Diagnostic.Severity, text: String)

  /// In the order of the files and their texts.
  package private(set) var findings: [FileFinding] = []
  private var fileCount = 0
  private var linkCount = 0
  /// The problems so far. The texts of a campaign repeat their links.
  private var known: [String: Problem?] = [:]

  private let table: LinkedTable
  /// The origins of every build.
  private let origins: [OriginModel]
  private let isStrict: Bool
  private let isVerbose: Bool
  private let entries: [TableEntry]

  /// - Parameters:
  ///   - conditions: The compilation conditions of the build that the links are for.
  ///   - isStrict: Whether every link of a website must open the app, and warnings count as errors.
  ///   - isVerbose: Whether to report links that `@web` keeps in the browser.
  package init(
    _ table: LinkedTable, conditions: Set<String> = [], isStrict: Bool = false,
    isVerbose: Bool = false
  ) {
    origins = table.model.origins
    self.table = table.inBuild(conditions)
    self.isStrict = isStrict
    self.isVerbose = isVerbose
    let lines = self.table.lines(atMost: LinkedTable.maximumLines) ?? []
    entries = lines.filter { !$0.isKnownMount }.compactMap(\.entry)
  }

  /// Adds what is wrong with the links of a file in UTF-8.
  package mutating func check(_ path: String, _ bytes: [UInt8]) {
    let file = SourceFile(path: path, bytes: bytes)
    let links = TextLinks.find(in: file, of: origins)
    fileCount += 1
    linkCount += links.count
    lazy var locations = SourceLocations(file)
    for link in links {
      let found = known[link.text] ?? problem(link.text)
      known[link.text] = .some(found)
      guard let problem = found else { continue }
      let isError = isStrict && problem.severity == .warning
      findings.append(
        FileFinding(
          id: problem.id, severity: isError ? .error : problem.severity, path: path,
          location: locations.location(of: link.offset),
          message: link.restored("'\(link.text)'" + problem.text)))
    }
  }

  /// The number of findings, links, and files.
  package var summary: String {
    let counts = [(Diagnostic.Severity.error, "error"), (.warning, "warning"), (.note, "note")]
      .map { severity, name in (findings.count { $0.severity == severity }, name) }
      .filter { $0.0 > 0 }.map { $0.counted($1) }
    let issues = counts.isEmpty ? "no issues found" : counts.joined(separator: ", ")
    return "\(issues) in \(linkCount.counted("link")) of \(fileCount.counted("file"))"
  }

  private func problem(_ link: String) -> Problem? {
    let template = LinkTemplate(link, table)
    if let template, link.contains(TextLink.placeholder) { return problem(template, link) }
    let result = table.match(link)
    switch result.outcome {
    case .matched:
      guard isVerbose, PageLink.isWeb(link), result.isKeptInBrowser else { return nil }
      return (.webLink, .note, " stays in the browser, because of '@web'")
    case .invalid:
      let reasons = result.reasons.joined(separator: "; ")
      return (.invalidLink, .error, " does not open '\(result.pattern ?? "")': \(reasons)")
    case .unmatched:
      guard let template else { return undeclared(link) }
      let hints = table.hints(link)
      if let closed = hints.closed.first {
        return (.closedLink, .warning, " does not open the app: \(closed)")
      }
      guard !template.isBare, let severity = severity(link, isNear: !hints.nearest.isEmpty) else {
        return nil
      }
      let reason = hints.nearest.first ?? table.explain(link).dropFirst().first
      return (
        .unmatchedLink, severity,
        " matches no route" + (reason.map { "; \($0.drop { $0 == " " })" } ?? "")
      )
    }
  }

  /// The severity of a link that no route matches, or nil if it can be another page of a website.
  ///
  /// - Parameter isNear: Whether a pattern is similar.
  private func severity(_ link: String, isNear: Bool) -> Diagnostic.Severity? {
    PageLink.isWeb(link) ? (isNear || isStrict ? .warning : nil) : .error
  }

  /// A link that comes from no origin of the build.
  private func undeclared(_ link: String) -> Problem? {
    let other = origins.first { $0.condition != nil && $0.starts(Array(link.utf8)) }
    if let condition = other?.condition {
      return (.closedLink, .warning, " only opens builds with '@only(\(condition.text))'")
    }
    return severity(link, isNear: false).map {
      (.unmatchedLink, $0, " is not below a declared origin")
    }
  }

  /// A template passes if some values of its placeholders make it match.
  private func problem(_ template: LinkTemplate, _ link: String) -> Problem? {
    var problems: [Problem] = []
    for filled in entries.lazy.compactMap({ template.filled(by: $0) }) {
      let found = problem(filled)
      guard let problem = found, problem.severity != .note else { return found }
      problems.append(problem)
    }
    for id in [DiagnosticID.closedLink, .invalidLink] {
      if let problem = problems.first(where: { $0.id == id }) { return problem }
    }
    let nearest = nearest(template, link)
    guard !template.isBare, let severity = severity(link, isNear: nearest != nil) else {
      return nil
    }
    let reason = nearest.map { "; " + $0 } ?? ", whatever the value of its placeholders"
    return (.unmatchedLink, severity, " matches no route" + reason)
  }

  /// The nearest template, or the reason that a pattern does not match for all values.
  private func nearest(_ template: LinkTemplate, _ link: String) -> String? {
    let corrected = entries.compactMap { entry in
      template.corrected(for: entry).map { ($0.edits, $0.template, entry) }
    }
    for (_, template, entry) in corrected.sorted(by: { $0.0 < $1.0 }).prefix(8) {
      guard let result = template.filled(by: entry).map({ table.match($0) }),
        result.outcome == .matched
      else { continue }
      return "did you mean '\(template.path)'? ('\(result.pattern ?? "")')"
    }
    return table.hints(link).nearest.first { !$0.contains(TextLink.placeholder) }
  }
}
