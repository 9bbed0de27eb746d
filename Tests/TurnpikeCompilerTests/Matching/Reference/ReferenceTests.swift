import Foundation
import Testing

@testable import TurnpikeCompiler

/// Generated files and links, answered by the table and by the reference matcher: any difference
/// is a bug in one of them.
///
/// `TURNPIKE_LONG=1` runs ten thousand files and a million links, which wants an optimised build;
/// `TURNPIKE_SEED` another seed than the constant one.
@Suite struct ReferenceTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let isLong = environment["TURNPIKE_LONG"] == "1"
  private static let firstSeed = environment["TURNPIKE_SEED"].flatMap { UInt64($0) } ?? 1
  private static let shards = 20
  private static let filesInShard = isLong ? 500 : 10
  private static let linksOfFile = isLong ? 100 : 60

  @Test(arguments: 0..<shards) func everyAnswerIsTheReferences(shard: Int) {
    for index in 0..<Self.filesInShard {
      let seed = Self.firstSeed &* 1_000_003 &+ UInt64(shard * Self.filesInShard + index)
      check(seed: seed)
    }
  }

  private func check(seed: UInt64) {
    var generator = RouteFileGenerator(random: SeededGenerator(seed: seed))
    var output = generator.output()
    // What conflicts or cannot be reached is taken out line by line, until the rest builds.
    while true {
      let compilation = Compilation(
        output.files.enumerated().map { SourceFile(path: "\($0.offset)", text: $0.element) })
      let matcher = ReferenceMatcher(patterns: output.patterns)
      if let table = compilation.output?.tables.first {
        return compare(table, matcher, output, seed)
      }
      guard let diagnostic = compilation.diagnostics.first else { return }
      expectReason(diagnostic, matcher, output, seed)
      guard let smaller = output.without(diagnostic), !smaller.patterns.isEmpty else { return }
      output = smaller
    }
  }

  private func compare(
    _ table: CompiledTable, _ matcher: ReferenceMatcher, _ output: RouteFileGenerator.Output,
    _ seed: UInt64
  ) {
    var links = LinkGenerator(patterns: output.patterns, random: SeededGenerator(seed: ~seed))
    for _ in 0..<Self.linksOfFile {
      let link = links.link()
      let expected = matcher.summary(link)
      let found = table.answer(link).summaryWithPattern
      if expected != found {
        record("expected \(expected)\nfound    \(found)", link, output, seed)
      }
      if matcher.isTied(link) { record("a tie that builds", link, output, seed) }
    }
  }

  /// A conflict has a witness that ties, an unreachable route no link that it answers.
  private func expectReason(
    _ diagnostic: Diagnostic, _ matcher: ReferenceMatcher, _ output: RouteFileGenerator.Output,
    _ seed: UInt64
  ) {
    let texts = ([diagnostic.range] + diagnostic.notes.map(\.range)).map { output.text(of: $0) }
    switch diagnostic.id {
    case .conflictingRoutes:
      let link = diagnostic.message.split(separator: "'").last.map(String.init) ?? ""
      // A long one is shortened for people.
      if link.hasSuffix("\u{2026}") { return }
      let found = matcher.candidates(link) ?? []
      let isWitness = found.contains { one in
        found.contains { $0.key == one.key && [one.pattern.text, $0.pattern.text] == texts }
      }
      if !isWitness { record("no witness of \(diagnostic.message)", link, output, seed) }
    case .unreachableRoute:
      var links = LinkGenerator(patterns: output.patterns, random: SeededGenerator(seed: seed))
      for _ in 0..<200 {
        let link = links.link()
        if matcher.candidates(link)?.first?.pattern.text == texts[0] {
          record("reached: \(diagnostic.message)", link, output, seed)
        }
      }
    case .duplicatePattern:
      break
    default:
      record(diagnostic.message, "", output, seed)
    }
  }

  private func record(
    _ problem: String, _ link: String, _ output: RouteFileGenerator.Output, _ seed: UInt64
  ) {
    Issue.record(
      """
      seed \(seed), link '\(link)'
      \(problem)
      \(output.files.joined(separator: "\n# the second file\n"))
      """)
  }
}

extension LinkAnswer {
  /// What `ReferenceMatcher.summary` says.
  fileprivate var summaryWithPattern: String {
    let head = "\(route ?? "-") by \(pattern ?? "-")"
    switch outcome {
    case .unmatched: return "unmatched"
    case .invalid: return "\(head): \(reason ?? "")"
    case .matched:
      let texts = parameters.sorted { $0.name < $1.name }
        .map { "\($0.name)=\($0.values.joined(separator: "|"))" }
      return "\(head)(\(texts.joined(separator: ", ")))"
    }
  }
}

extension RouteFileGenerator.Output {
  fileprivate func text(of range: SourceRange) -> String {
    String(decoding: Array(files[range.file].utf8)[range.lower..<range.upper], as: UTF8.self)
  }

  /// The files without the line of the finding, and without the aliases of its route.
  fileprivate func without(_ diagnostic: Diagnostic) -> Self? {
    let bytes = Array(files[diagnostic.range.file].utf8)
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<diagnostic.range.lower].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
    let line = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let removed = patterns.first(where: { $0.line.isSameText(as: line) }) else { return nil }
    let gone = removed.isAlias ? [removed] : patterns.filter { $0.route == removed.route }
    var result = self
    result.patterns.removeAll { pattern in gone.contains { $0.line.isSameText(as: pattern.line) } }
    result.files = files.map { file in
      file.split(separator: "\n").filter { line in
        !gone.contains { $0.line.isSameText(as: String(line)) }
      }.joined(separator: "\n")
    }
    return result
  }
}
