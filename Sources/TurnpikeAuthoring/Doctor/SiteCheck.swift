package import TurnpikeCompiler

/// Compares the association file of a site with the routes.
package struct SiteCheck {
  private let table: LinkedTable
  private let apps: [AppIdentifier]
  /// The host of an https origin.
  private let host: String
  private let path: String

  package init(_ table: LinkedTable, apps: [AppIdentifier], host: String, path: String) {
    self.table = table
    self.apps = apps
    self.host = host
    self.path = path
  }

  package func findings(_ bytes: [UInt8]) throws(ExportProblem) -> [FileFinding] {
    let origins = table.model.origins.filter { $0.scheme == "https" }
    let origin =
      origins.first { !$0.isWildcard && $0.host == host }
      ?? origins.first { $0.isWildcard && host.hasSuffix("." + $0.host) }
    guard let origin else {
      let names = origins.map(\.text).joined(separator: ", ")
      return [finding("'\(host)' is not the host of an https origin: \(names)")]
    }
    guard bytes.count <= AppSiteAssociation.maximumSize else {
      return [finding("devices ignore the file, because it has more than 128 KB")]
    }
    guard let file = JSON(reading: bytes), case .object = file else {
      return [finding("the file is not a JSON object, so no link of '\(host)' opens the app")]
    }
    func export(isSimple: Bool) throws(ExportProblem) -> JSON {
      let exporter = AppSiteAssociation(appIDs: apps, origin: origin.text, isSimple: isSimple)
      let text = try exporter.export(table, DiagnosticPrinter(files: [])).text
      return JSON(reading: Array(text.utf8)) ?? .null
    }
    let simple = try export(isSimple: true)
    // The other file can be too large.
    let exact = (try? export(isSimple: false)) ?? simple
    let links = try links(of: origin)
    return apps.flatMap { app in
      func rules(_ file: JSON) -> [AppLinkRule]? { AppLinkRule.all(in: file, of: app.text) }
      guard let found = rules(file) else {
        return [finding("no entry names '\(app.text)', so no link of '\(host)' opens the app")]
      }
      return differences(found, exact: rules(exact) ?? [], simple: rules(simple) ?? [], links)
    }
  }

  private func finding(
    _ message: String, _ severity: Diagnostic.Severity = .error
  ) -> FileFinding {
    FileFinding(id: .siteFile, severity: severity, path: path, message: message)
  }

  /// Links of the patterns, as paths.
  private func links(of origin: OriginModel) throws(ExportProblem) -> [String] {
    let lines = try table.published()
    let entries = lines.compactMap(\.entry)
    let base =
      origin.path.isEmpty
      ? "" : "/" + LinkText(segments: origin.path, query: []).text
    return lines.compactMap { $0.madeUpLink(beside: entries) }
      .map { base + ($0.hasPrefix("/") ? $0 : "/" + $0) }
  }

  /// The links that a file does not open as the exported file does, one for each pattern and rule.
  private func differences(
    _ found: [AppLinkRule], exact: [AppLinkRule], simple: [AppLinkRule], _ links: [String]
  ) -> [FileFinding] {
    let texts = found.map(\.json.text)
    if texts == exact.map(\.json.text) { return [] }
    // A file of 'export --simple' has no rules that exclude longer paths.
    let simpleTexts = Set(simple.map(\.json.text))
    let isSimple = Set(exact.map(\.json.text)).subtracting(simpleTexts).isDisjoint(with: texts)
    let samples = (found + exact).flatMap { rule in
      ["x", "1", "x/x"].map { rule.sampleLink($0) }
    }
    var findings: [FileFinding] = []
    var seen: Set<String> = []
    for link in (links + samples).distinct {
      let rule = found.first(matching: link)
      let isOpened = rule.map { !$0.isExcluded } ?? false
      let url = "https://" + host + link
      let result = table.match(url)
      let isWanted = result.outcome == .matched && !result.isKeptInBrowser
      // No file can express everything, so the link must differ from the exported file too.
      guard isOpened != isWanted, exact.opens(link) == isWanted else { continue }
      let isAccepted = isSimple && rule.map { simpleTexts.contains($0.json.text) } ?? false
      if isOpened, isAccepted, !result.isKeptInBrowser { continue }
      let subject = isOpened ? rule?.path : result.pattern
      guard let subject, seen.insert("\(isOpened) \(subject)").inserted else { continue }
      if isOpened {
        let reason =
          result.isKeptInBrowser ? "which '@web' keeps in the browser" : "which no route matches"
        findings.append(
          finding("the rule '\(subject)' opens the app for '\(url)', \(reason)", .warning))
      } else {
        let reason = rule.map { "the rule '\($0.path)' excludes" } ?? "no rule matches"
        findings.append(finding("'\(subject)' does not open the app: \(reason) '\(url)'"))
      }
    }
    return findings
  }
}
