import TestSupport
import TurnpikeCompiler

/// What the compiler says of generated files: all that may be wrong is what lines are to each
/// other, and that is shown to be true.
extension FileTrial {
  /// What lines may be to each other, and what follows where one of them is taken out.
  private static let expected: [DiagnosticID] = [
    .conflictingRoutes, .unreachableRoute, .duplicatePattern,
    .unknownCase, .stackQuery,
    .stackWithoutScreen, .duplicateParameter, .repeatedDirective,
    .overlappingMounts, .unseenMount, .stackAttribute, .mountedAttribute,
  ]

  /// A conflict has a witness that ties, an unreachable route no link that it matches.
  mutating func check(_ error: Diagnostic, _ files: [[UInt8]]) {
    let reference = ReferenceMatcher(ReferenceReader.tables(of: files))
    let quotes = error.message.split(separator: "'", omittingEmptySubsequences: false)
    let isShortened = error.message.contains("\u{2026}")
    switch error.id {
    case .conflictingRoutes where quotes.count == 7 && !isShortened:
      let names = [String(quotes[1]), String(quotes[3])]
      let isWitness = reference.tables.contains { table in
        let (link, refusal) = table.inside(Array(quotes[5].utf8))
        let found =
          refusal == nil
          ? reference.candidates(link, of: table, mountsMatch: true) : []
        return found.contains { one in
          one.pattern.text == names[0]
            && found.contains { $0.pattern.text == names[1] && $0.key == one.key }
        }
      }
      if !isWitness { report("no witness: \(error.message)", files) }
    case .unreachableRoute where quotes.count >= 5 && !isShortened:
      let name = String(quotes[1])
      for table in reference.tables where table.patterns.contains(where: { $0.text == name }) {
        var links = LinkGenerator(reference, table, random: .init(seed: seed))
        for _ in 0..<100 {
          let link = links.link()
          // Which links may lead to a better route takes no part.
          if table.inside(link).link.scheme != nil { continue }
          let report = reference.report(link, of: table)
          if report.pattern == name, report.mounted.isEmpty {
            let text = String(decoding: link, as: UTF8.self)
            self.report("reached by \(text): \(error.message)", files)
            return
          }
        }
      }
    default:
      if !Self.expected.contains(error.id) {
        report("[\(error.id.rawValue)] \(error.message)", files)
      }
    }
  }

  private mutating func report(_ problem: String, _ files: [[UInt8]]) {
    add(TrialFailure(seed: seed, problem: problem, table: "", files: files, link: []))
  }

  /// Takes the line of a finding out; one that opens a group stands for nothing alone.
  func remove(_ error: Diagnostic, from files: inout [[UInt8]]) -> Bool {
    var lines = files[error.range.file].split(separator: 0x0A, omittingEmptySubsequences: false)
    let number = files[error.range.file][..<error.range.lower].filter { $0 == 0x0A }.count
    guard lines.indices.contains(number), !lines[number].isEmpty else { return false }
    // With the lines that it goes on with, and those that go on with it.
    for index in ReferenceReader.lines(around: number, in: lines) { lines[index] = [] }
    files[error.range.file] = Array(lines.joined(separator: [0x0A]))
    return true
  }
}
