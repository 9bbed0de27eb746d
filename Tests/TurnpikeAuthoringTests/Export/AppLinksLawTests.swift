import Foundation
import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeReference

/// A link is opened if and only if it is answered and not `@web`, but for what a file without types
/// cannot say.
@Suite struct AppLinksLawTests {
  private static let id = AppIdentifier("ABCDE12345.com.example.shop")

  private static let seed =
    ProcessInfo.processInfo.environment["TURNPIKE_SEED"].flatMap { UInt64($0) } ?? 1

  @Test(arguments: 0..<2) func aLinkIsOpenedIfAndOnlyIfItIsAnswered(shard: Int) throws {
    var counts = AppLinksCounts()
    var printed = AppLinksCounts()
    for index in 0..<8 {
      let seed = FileTrial.seed(shard * 8 + index, of: Self.seed)
      var random = SeededGenerator(seed: ~seed)
      let base = random.chance(25) ? "/app/v%201" : ""
      var trial = FileTrial(seed: seed)
      let made = trial.comparison { Self.adapted($0, base: base, &random) }
      guard let (files, comparison) = made else { continue }
      let tables = comparison.run.tables
      let name = comparison.names.contains("AppRoute") ? "AppRoute" : "Route"
      let table = try #require(tables.first { $0.model.name == name })
      let reference = try #require(comparison.reference.table(name))
      let exported = try AppSiteAssociation(appIDs: [#require(Self.id)])
        .export(LinkedTable(table, among: tables), DiagnosticPrinter(files: []))
      let links = try AppLinksTrial(
        exported.text, comparison.reference, reference, base: base)
      let own = links.runPrinted(comparison, values: 20, &random)
      let found = links.run(links: 60, &random)
      if let failure = (found.failures + own.failures).first {
        let texts = files.map { String(decoding: $0, as: UTF8.self) }
        Issue.record(
          "seed \(seed): \(failure)\n\(texts.joined(separator: "\n--\n"))\n\(exported.text)")
      }
      counts += found
      printed += own
    }
    // Else the links would miss what they are made for.
    #expect(counts.opened * 4 > counts.links, "\(counts)")
    #expect(counts.closed * 10 > counts.links, "\(counts)")
    #expect(counts.web > 0 || shard != 0 || Self.seed != 1, "\(counts)")
    #expect(printed.opened > printed.links / 2, "\(printed)")
    #expect((counts.looselyOpened + counts.looselyClosed) * 3 < counts.links, "\(counts)")
  }

  /// One origin, and some routes for the browser.
  private static func adapted(
    _ files: [String], base: String, _ random: inout SeededGenerator
  ) -> [String] {
    var hasOrigin = false
    return files.reversed().map { file in
      var lines = file.replacing("\r\n", with: "\n").replacing("\u{FEFF}", with: "")
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        .filter { !$0.hasPrefix("origin ") }
      for (index, line) in lines.enumerated() {
        let isRoute = line.contains("->") || line.contains("=>")
        let isPlain = !line.contains("#") && !line.hasPrefix("///") && !line.contains("_ ->")
        if isRoute, isPlain, !line.hasSuffix("{"), random.chance(15) { lines[index] += " @web" }
      }
      // The files of the table that is asked come last.
      if !hasOrigin { lines.insert("origin https://shop.example.com\(base)", at: 0) }
      hasOrigin = true
      return lines.joined(separator: "\n")
    }.reversed()
  }
}
