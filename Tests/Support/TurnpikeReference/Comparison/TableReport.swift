package import TurnpikeCompiler
import TurnpikeLinks
import TurnpikeTable

/// The tables of a run, asked as the runtime asks them: a mount asks the enum that it mounts.
///
/// All that the trials know of a table's interface is in this file and in `TablePrinting`.
package struct TableRun {
  package let tables: [CompiledTable]
  let storage: [TableStorage]

  package init(_ output: Compilation.Output) {
    tables = output.tables
    storage = output.tables.map(\.storage)
  }

  /// The match of a table; the user's own types are taken to decode every text.
  package func report(_ link: [UInt8], of table: Int) -> LinkReport {
    let link = ContiguousArray(link)
    return report(link.span.trimmedLink, path: nil, of: table)
  }

  /// The match of a link, or to what follows the prefix of a mount in it. An enum that is
  /// none of the run is assumed to match.
  private func report(_ link: Span<UInt8>, path: PathSegments?, of table: Int) -> LinkReport {
    let storage = storage[table]
    let view = storage.view
    var mounted: [LinkReport] = []
    let match = view.match(link, rest: path, { _, _ in true }) { match in
      let rest = match.rest
      guard let child = child(of: table, match.route) else {
        return rest.matchableEnd(in: link) != nil
      }
      mounted = [report(link, path: rest, of: child)]
      return mounted[0].outcome != "unmatched"
    }
    if let match {
      return report(MatchedLink(link, view, match), match.isMount ? mounted : [], of: table)
    }
    let query = LinkParts.query(link).map { ($0.name, $0.values) }
    let refusal = view.refusal(of: link, rest: path)
    return LinkReport(query: query).unmatched(refusal.description)
  }

  private func report(
    _ matched: MatchedLink, _ mounted: [LinkReport], of table: Int
  ) -> LinkReport {
    let view = matched.table
    var report = LinkReport(query: LinkParts.query(matched.link).map { ($0.name, $0.values) })
    report.route = tables[table].model.routes[matched.match.route].caseName
    report.pattern = view.pattern(matched.match.entry)
    report.mounted = mounted
    if let invalid = matched.invalidParameter({ _, _ in true }) {
      report.problem = (view.key(invalid.parameter), invalid.text)
      return report
    }
    for parameter in matched.parameters {
      let isThere = view[parameter, PieceRecord.kind] != .absent
      let values =
        view.isList(parameter)
        ? isThere ? matched.values(of: parameter) : nil
        : matched.text(of: parameter).map { [$0] }
      report.parameters.append((view.name(parameter), values))
    }
    return report
  }

  /// The table of the enum that a case mounts; nil where that is none of the run.
  private func child(of table: Int, _ route: Int) -> Int? {
    let name = tables[table].model.routes[route].mount
    return tables.firstIndex { $0.model.name == name }
  }

  /// Whether the mounted enum matches what follows a match's prefix.
  func isMatched(_ match: LinkMatch, in link: Span<UInt8>, of table: Int) -> Bool {
    guard let child = child(of: table, match.route) else { return true }
    return report(link, path: match.rest, of: child).outcome != "unmatched"
  }
}

extension TableRun {
  /// What a table says of itself, as `ReferenceTable.listing` says it.
  func listing(of table: Int) -> [String] {
    let storage = storage[table]
    let view = storage.view
    let model = tables[table].model
    var seen: Set<String> = []
    let patterns = view.patterns.map { pattern in
      let head = "\(pattern.route): \(pattern.text)"
      if !seen.insert(pattern.route).inserted { return head }
      return head
        + pattern.parameters.map { parameter in
          let isDate = view.kind(parameter) == .date && view.defaultText(parameter) != nil
          let value = isDate ? "a date" : view.defaultText(parameter) ?? "-"
          let marks =
            (view.isOptional(parameter) ? "?" : "") + (view.isList(parameter) ? "[]" : "")
          return " \(view.name(parameter))\(marks)=\(value)"
        }.joined()
    }
    return patterns
      + model.routes.indices.map { route in
        let attributes = view.attributes(ofRoute: route).map { "@\($0.name)(\($0.value ?? "-"))" }
        let below = model.routes[route].below.map { model.routes[$0].caseName }
        let modal = view.isModal(route: route) ? "!" : ""
        return "\(model.routes[route].caseName)\(modal) \(attributes.sorted()) over \(below)"
      }
  }
}
