package import TurnpikeCompiler

/// Compares the association file of a site with the routes.
package struct SiteCheck {
  private let table: LinkedTable
  private let apps: [AppIdentifier]

  package init(_ table: LinkedTable, apps: [AppIdentifier]) {
    self.table = table
    self.apps = apps
  }

  /// - Parameter host: The host of an https origin.
  package func findings(
    of host: String, _ path: String, _ bytes: [UInt8]
  ) throws(ExportProblem) -> [FileFinding] {
    func finding(_ message: String, _ severity: Diagnostic.Severity = .error) -> FileFinding {
      FileFinding(id: .siteFile, severity: severity, path: path, message: message)
    }
    let origins = table.model.origins.filter { $0.scheme == "https" }
    let origin =
      origins.first { !$0.isWildcard && $0.host == host }
      ?? origins.first { $0.isWildcard && host.hasSuffix("." + $0.host) }
    guard let origin else {
      let names = origins.map(\.text).joined(separator: ", ")
      return [finding("'\(host)' is not the host of an https origin: \(names)")]
    }
    guard let file = JSON(reading: bytes), case .object = file else {
      return [finding("the file is not a JSON object, so no link of '\(host)' opens the app")]
    }
    let isLarge = bytes.count > AppSiteAssociation.maximumSize
    let size = "devices ignore the file, because it has more than 128 KB"
    func export(isSimple: Bool) throws(ExportProblem) -> JSON {
      let exporter = AppSiteAssociation(appIDs: apps, origin: origin.text, isSimple: isSimple)
      let exported = try exporter.export(table, DiagnosticPrinter(files: [])).text
      return JSON(reading: Array(exported.utf8)) ?? .null
    }
    let simple = try export(isSimple: true)
    // The other file can be too large.
    let exact = (try? export(isSimple: false)) ?? simple
    let links = try links(of: origin)
    return (isLarge ? [finding(size)] : [])
      + apps.flatMap { app in
        let rules = SiteRules(file, of: app.text)
        guard rules.hasApp else {
          return [finding("no entry names '\(app.text)', so no link of '\(host)' opens the app")]
        }
        return differences(
          rules, exact: SiteRules(exact, of: app.text), simple: SiteRules(simple, of: app.text),
          links, "https://\(host)"
        )
        .map { finding($0.message, $0.severity) }
      }
  }

  /// Links of the patterns, as paths.
  private func links(of origin: OriginModel) throws(ExportProblem) -> [String] {
    let lines = try table.published()
    let entries = lines.compactMap(\.entry)
    let base =
      origin.path.isEmpty
      ? "" : "/" + LinkText(segments: origin.path.map { Array($0.utf8) }, query: []).text
    return lines.compactMap { $0.madeUpLink(beside: entries) }
      .map { base + ($0.hasPrefix("/") ? $0 : "/" + $0) }
  }

  private typealias Mistake = (message: String, severity: Diagnostic.Severity)

  /// The links that a file does not open as the exported file does, one for each pattern and rule.
  private func differences(
    _ found: SiteRules, exact: SiteRules, simple: SiteRules, _ links: [String], _ site: String
  ) -> [Mistake] {
    let texts = found.rules.map(\.text)
    if texts == exact.rules.map(\.text) { return [] }
    // A file of 'export --simple' has no rules that exclude longer paths.
    let simpleTexts = Set(simple.rules.map(\.text))
    let isSimple = Set(exact.rules.map(\.text)).subtracting(simpleTexts).isDisjoint(with: texts)
    var mistakes: [Mistake] = []
    var seen: Set<String> = []
    for link in (links + found.sampleLinks + exact.sampleLinks).distinct {
      let rule = found.rule(for: link)
      let isOpened = rule.map { !$0.isExcluded } ?? false
      let url = site + link
      let result = table.match(url)
      let isWanted = result.outcome == .matched && !result.isKeptInBrowser
      // No file can express everything, so the link must differ from the exported file too.
      guard isOpened != isWanted, exact.opens(link) == isWanted else { continue }
      let isAccepted = isSimple && rule.map { simpleTexts.contains($0.text) } ?? false
      if isOpened, isAccepted, !result.isKeptInBrowser { continue }
      let subject = isOpened ? rule?.path.text : result.pattern
      guard let subject, seen.insert("\(isOpened) \(subject)").inserted else { continue }
      if isOpened {
        let reason =
          result.isKeptInBrowser ? "which '@web' keeps in the browser" : "which no route matches"
        mistakes.append(
          ("the rule '\(subject)' opens the app for '\(url)', \(reason)", .warning))
      } else {
        let reason = rule.map { "the rule '\($0.path.text)' excludes" } ?? "no rule matches"
        mistakes.append(("'\(subject)' does not open the app: \(reason) '\(url)'", .error))
      }
    }
    return mistakes
  }
}
