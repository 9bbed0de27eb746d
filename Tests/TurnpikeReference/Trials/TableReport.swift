package import TurnpikeCompiler
import TurnpikeTable

/// The tables of a run, asked as the runtime asks them: a mount asks the enum that it mounts.
///
/// All that the trials know of a table's interface is in this file and in `TablePrinting`.
package struct TableRun {
  package let tables: [CompiledTable]
  let storage: [TableStorage]

  package init(_ output: Compilation.Output) {
    tables = output.tables
    storage = output.tables.map { TableStorage($0.encoded.bytes) }
  }

  /// What a table answers; the user's own types are taken to decode every text.
  package func report(_ link: [UInt8], of table: Int) -> LinkReport {
    var mounted: LinkReport?
    var report: LinkReport?
    link.withUnsafeBytes { bytes in
      storage[table].view.match(
        bytes, custom: { _, _ in true },
        mount: { link in
          mounted = self.mounted(link, of: table)
          return mounted?.outcome != "unmatched"
        }
      ) { match, outcome in
        report = self.report(match, outcome, mounted, of: table)
      }
    }
    let answer = report ?? LinkReport(query: []).unmatched("no answer at all")
    return difference(answer, link, of: table).map { answer.unmatched($0) } ?? answer
  }

  /// What the walk of generated code finds that `match` does not: it takes another way, which leaves
  /// some links to `match`.
  private func difference(_ answer: LinkReport, _ link: [UInt8], of table: Int) -> String? {
    let model = tables[table].model
    // Generated code asks it only where nothing is mounted.
    if model.routes.contains(where: { $0.mount != nil }) { return nil }
    return link.withUnsafeBufferPointer { bytes in
      let size = LinkLookUp.roomSize
      return withUnsafeTemporaryAllocation(byteCount: size + 64, alignment: 8) { lent in
        guard let room = lent.baseAddress else { return nil }
        for index in size..<lent.count { lent[index] = 0xA5 }
        let index = storage[table].view.read(bytes, in: room, custom: { _, _ in true })
        if lent[size...].contains(where: { $0 != 0xA5 }) { return "the near walk leaves its room" }
        if index == LinkLookUp.needsRoom { return nil }
        if index < 0 {
          return answer.outcome == "matched" ? "the near walk finds nothing" : nil
        }
        let reading = room.assumingMemoryBound(to: LinkReading.self)
        let near = report(LinkReading.match(of: reading), .matched, nil, of: table)
        if near.text != answer.text { return "the near walk finds \(near.text)" }
        return stringDifference(reading)
      }
    }
  }

  /// The parameters in their order, as generated code reads those that are texts.
  private func stringDifference(_ reading: UnsafeMutablePointer<LinkReading>) -> String? {
    let match = LinkReading.match(of: reading)
    for index in 0..<match.parameterCount {
      let parameter = match.parameter(index)
      if parameter.isList {
        _ = reading.pointee.next()
        continue
      }
      let expected = match.text(parameter) ?? parameter.defaultText ?? ""
      let string = LinkReading.nextString(reading)
      if Array(string.utf8) != Array(expected.utf8) {
        return "the near walk reads '\(string)' for '\(expected)'"
      }
    }
    return nil
  }

  /// Whether the mounted enum answers the rest of a link.
  func isAnswered(_ link: MountedLink, of table: Int) -> Bool {
    mounted(link, of: table)?.outcome != "unmatched"
  }

  /// Nil where the mounted enum is none of the run, and taken to answer.
  private func mounted(_ link: MountedLink, of table: Int) -> LinkReport? {
    let name = tables[table].model.routes[link.route].mount
    guard let child = tables.firstIndex(where: { $0.model.name == name }) else { return nil }
    var mounted: LinkReport?
    var report: LinkReport?
    storage[child].view.match(
      link, custom: { _, _ in true },
      mount: { link in
        mounted = self.mounted(link, of: child)
        return mounted?.outcome != "unmatched"
      }
    ) { match, outcome in
      report = self.report(match, outcome, mounted, of: child)
    }
    return report
  }

  private func report(
    _ match: LinkMatch, _ outcome: LinkMatch.Outcome, _ mounted: LinkReport?, of table: Int
  ) -> LinkReport {
    var report = LinkReport(query: match.query.map { ($0.name, $0.values) })
    if case .unmatched(let refusal) = outcome {
      return report.unmatched(match.precise(refusal).description)
    }
    report.route = tables[table].model.routes[match.route].caseName
    report.pattern = match.pattern
    report.mounted = match.isMount ? mounted.map { [$0] } ?? [] : []
    if case .invalid(let parameter, let text) = outcome {
      report.problem = (match.parameter(parameter).key, text)
      return report
    }
    for index in 0..<match.parameterCount {
      let parameter = match.parameter(index)
      let isThere = parameter.place != .absent
      let values =
        parameter.isList
        ? isThere ? match.texts(parameter) : nil : match.text(parameter).map { [$0] }
      report.parameters.append((parameter.name, values))
    }
    return report
  }
}

extension TableRun {
  /// What a table says of itself, as `ReferenceTable.listing` says it.
  func listing(of table: Int) -> [String] {
    let view = storage[table].view
    let model = tables[table].model
    var seen: Set<String> = []
    let patterns = view.patterns.map { pattern in
      let head = "\(pattern.route): \(pattern.text)"
      if !seen.insert(pattern.route).inserted { return head }
      return head
        + pattern.parameters.map { parameter in
          let isDate = parameter.kind == .date && parameter.defaultText != nil
          let value = isDate ? "a date" : parameter.defaultText ?? "-"
          let marks = (parameter.isOptional ? "?" : "") + (parameter.isList ? "[]" : "")
          return " \(parameter.name)\(marks)=\(value)"
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
