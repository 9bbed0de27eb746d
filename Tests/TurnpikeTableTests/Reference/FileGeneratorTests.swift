import TestSupport
import Testing
import TurnpikeReference

/// The generator makes every construct of the language, and the links miss in every way.
@Suite struct FileGeneratorTests {
  private static let files = (1...400).flatMap { seed in
    var generator = FileGenerator(random: SeededGenerator(seed: UInt64(seed)))
    return generator.files()
  }

  /// In the words of the grammar, what a line looks like that has it.
  @Test(arguments: [
    "^///", "^\\s*#", " # why", "^enum ", "^access package", "^import Values", "^origin .*, ",
    "shop://", "https://\\*\\.", "/app/v%201", "xn--", "^[^ ]+ @\\w+.* \\{", "^    .* \\{",
    "^/ @\\w+", "^  / ->", "\\{$", "^\\}", "-> \\w+! ", "as name", "-> mount Child", "=> ",
    "^_ -> ", "\\{S\\d+Screen\\}/", "Screen\\d*\\}!", "\\}\\?", "\\*r\\d+<", "\\*r\\d+ ", "\\*/",
    "\\*wildcard|\\* ", "<[^>]*\\?>", "<[^>]* = [^>]*>", "<Kind\\d+: ", "<new-in\\|", "<\\[",
    "\\.\\.\\.", "\\.\\.<", "Values\\.Sku", "<UInt8", "<Date", "<UUID", "<Float", "#:q_\\d+",
    "\\?:q_", "[?&]k=", "k%26", "l=a%20b", "caf%C3%A9", "caf\u{E9}", "%2F", "@auth\\(member\\)",
    "@analytics\\(order \\(a\\) # b\\)", "\r$", "^\u{FEFF}", ":p\\d+<String>[a-z]", "^/[^/ ]",
    "[^ ]/ ->", "->[A-Z]",
  ])
  func makes(_ form: String) throws {
    let expression = try Regex(form)
    let lines = Self.files.flatMap { $0.utf8.split(separator: 0x0A).map { String($0) ?? "" } }
    #expect(lines.contains { $0.contains(expression) }, "no line like \(form)")
  }

  @Test func linksMissInEveryWay() {
    var reasons: Set<String> = []
    var counts = TrialCounts()
    for seed in 1...40 as ClosedRange<UInt64> {
      var trial = FileTrial(seed: seed)
      guard let (files, comparison) = trial.comparison() else { continue }
      trial.compare(comparison, files, links: 40)
      counts += trial.counts
      for table in comparison.reference.tables {
        var links = LinkGenerator(
          comparison.reference, table, random: SeededGenerator(seed: seed))
        for _ in 0..<40 {
          reasons.insert(comparison.reference.report(links.link(), of: table).reason ?? "")
        }
      }
    }
    #expect(
      reasons == [
        "", Unmatched.noRoute, Unmatched.undeclaredScheme, Unmatched.undeclaredOrigin,
        Unmatched.undeclaredHostScheme, Unmatched.noWebsite, Unmatched.malformed,
        Unmatched.userBeforeHost, Unmatched.dotSegment,
      ])
    #expect(counts[.invalid] > 0 && counts[.mounted] > 0 && counts[.refused] > 0, "\(counts)")
  }
}
