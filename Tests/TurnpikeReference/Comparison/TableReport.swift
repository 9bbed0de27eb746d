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
      ) {
        report = self.report($0, mounted, of: table)
      }
    }
    let answer = report ?? LinkReport(query: []).unmatched("no answer at all")
    return difference(answer, link, of: table).map { answer.unmatched($0) } ?? answer
  }

  /// What the walk of generated code finds that `match` does not: it takes another way, which leaves
  /// some links to `match`.
  private func difference(_ answer: LinkReport, _ link: [UInt8], of table: Int) -> String? {
    link.withUnsafeBufferPointer { bytes in
      ordinary(table) { buffer in
        let base = storage[table].view.base
        return switch tables[table].encoded.extent {
        case .small:
          LinkLookUp.find(bytes, in: buffer, decodes: { _, _ in true }, bySmall: base)
        case .large:
          LinkLookUp.find(bytes, in: buffer, decodes: { _, _ in true }, byLarge: base)
        case .beyondBuffer: LinkLookUp.needsMore
        }
      } body: { found in
        switch found {
        case .leavesItsBuffer: return "the ordinary walk leaves its buffer"
        case .needsMore: return nil
        case .answer(let index):
          let expected = index == LinkLookUp.invalid ? "invalid" : "unmatched"
          return answer.outcome == expected ? nil : "the ordinary walk finds \(index)"
        case .report(var report, let frame):
          // A walk that leaves the rest to a mounted enum does not come to the query.
          report.query = answer.query
          if report.text != answer.text { return "the ordinary walk finds \(report.text)" }
          return stringDifference(frame)
        }
      }
    }
  }

  private enum Found {
    case leavesItsBuffer
    case needsMore
    case answer(Int)
    case report(LinkReport, UnsafeMutablePointer<MatchFrame>)
  }

  /// Reads a link as generated code does: by each candidate in turn, while the enums that they mount
  /// refuse.
  private func ordinary<Result>(
    _ table: Int, find: (UnsafeMutableRawPointer) -> Int, body: (Found) -> Result
  ) -> Result {
    let size = LinkLookUp.bufferSize
    return withUnsafeTemporaryAllocation(byteCount: size + 64, alignment: 8) { memory in
      guard let buffer = memory.baseAddress else { return body(.needsMore) }
      for index in size..<memory.count { memory[index] = 0xA5 }
      var index = find(buffer)
      if memory[size...].contains(where: { $0 != 0xA5 }) { return body(.leavesItsBuffer) }
      let frame = buffer.assumingMemoryBound(to: MatchFrame.self)
      let hasReading = LinkLookUp.isCase(index)
      defer { if hasReading { LinkLookUp.end(buffer) } }
      while LinkLookUp.isCase(index) {
        let match = MatchFrame.match(of: frame)
        let mounted = match.isMount ? ordinary(behind: frame, in: match, of: table) : nil
        if !match.isMount || mounted?.outcome != "unmatched" {
          return body(.report(report(.matched(match), mounted, of: table), frame))
        }
        LinkLookUp.noteMounted(
          LinkLookUp.refused, of: ObjectIdentifier(LinkReport.self), in: buffer)
        index = LinkLookUp.findNext(in: buffer, decodes: { _, _ in true })
      }
      return body(index == LinkLookUp.needsMore ? .needsMore : .answer(index))
    }
  }

  /// What the enum that a match mounts answers, as generated code asks it. One that is none of the run
  /// is taken to answer what may be a path.
  private func ordinary(
    behind frame: UnsafeMutablePointer<MatchFrame>, in match: LinkMatch, of table: Int
  ) -> LinkReport? {
    let link = MountedLink(UnsafeMutableRawPointer(frame))
    guard let child = child(of: table, match.route) else {
      return link.hasDotSegments ? LinkReport(query: []).unmatched("dots") : nil
    }
    return ordinary(child) { buffer in
      let base = storage[child].view.base
      return switch tables[child].encoded.extent {
      case .small:
        LinkLookUp.findMounted(
          behind: frame, in: buffer, decodes: { _, _ in true }, bySmall: base)
      case .large:
        LinkLookUp.findMounted(
          behind: frame, in: buffer, decodes: { _, _ in true }, byLarge: base)
      case .beyondBuffer: LinkLookUp.needsMore
      }
    } body: { found in
      switch found {
      case .report(let report, _): report
      case .leavesItsBuffer, .needsMore, .answer: mounted(link, of: table)
      }
    }
  }

  /// The table of the enum that a case mounts; nil where that is none of the run.
  private func child(of table: Int, _ route: Int) -> Int? {
    let name = tables[table].model.routes[route].mount
    return tables.firstIndex { $0.model.name == name }
  }

  /// The parameters in their order, as generated code reads those that are texts.
  private func stringDifference(_ frame: UnsafeMutablePointer<MatchFrame>) -> String? {
    let match = MatchFrame.match(of: frame)
    for index in 0..<match.parameterCount {
      let parameter = match.parameter(index)
      if parameter.isList {
        _ = frame.pointee.next()
        continue
      }
      let expected = match.text(parameter) ?? parameter.defaultText ?? ""
      let string = MatchFrame.nextString(frame)
      if Array(string.utf8) != Array(expected.utf8) {
        return "the ordinary walk reads '\(string)' for '\(expected)'"
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
    guard let child = child(of: table, link.route) else { return nil }
    var mounted: LinkReport?
    var report: LinkReport?
    storage[child].view.match(
      link, custom: { _, _ in true },
      mount: { link in
        mounted = self.mounted(link, of: child)
        return mounted?.outcome != "unmatched"
      }
    ) {
      report = self.report($0, mounted, of: child)
    }
    return report
  }

  private func report(
    _ outcome: MatchOutcome, _ mounted: LinkReport?, of table: Int
  ) -> LinkReport {
    var report = LinkReport(query: outcome.query.map { ($0.name, $0.values) })
    if case .unmatched(let refusal, _) = outcome { return report.unmatched(refusal.description) }
    guard let match = outcome.match else { return report }
    report.route = tables[table].model.routes[match.route].caseName
    report.pattern = match.pattern
    report.mounted = match.isMount ? mounted.map { [$0] } ?? [] : []
    if case .invalid(_, let invalid) = outcome {
      report.problem = (invalid.parameter.key, invalid.text)
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
