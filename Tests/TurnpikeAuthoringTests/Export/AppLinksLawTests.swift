import Foundation
import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeReference

/// A link opens the app if and only if it matches a route that is not `@web`, except for links that a
/// file can't express.
@Suite struct AppLinksLawTests {
  private static let seed =
    ProcessInfo.processInfo.environment["TURNPIKE_SEED"].flatMap { UInt64($0) } ?? 1

  /// What links of the tables found in each file.
  private struct Found {
    var apple = AppLinksCounts()
    var printed = AppLinksCounts()
    var android15 = AppLinksCounts()
    var manifest = AppLinksCounts()
    var plainManifest = AppLinksCounts()

    /// With the names of the files.
    var all: [(name: String, counts: AppLinksCounts)] {
      [
        ("apple-app-site-association", apple), ("apple-app-site-association", printed),
        ("assetlinks.json", android15), ("manifest", manifest), ("plain manifest", plainManifest),
      ]
    }
  }

  private static let tablesPerShard = 26

  /// At most 208 tables.
  @Test(arguments: 0..<trials(8, quick: 2)) func filesOpenLinksThatMatch(shard: Int) throws {
    var sum = Found()
    var tables = 0
    // Not all files compile without their origins.
    for index in 0..<(3 * Self.tablesPerShard) where tables < Self.tablesPerShard {
      let seed = FileTrial.seed(shard * 1000 + index, of: Self.seed)
      var random = SeededGenerator(seed: ~seed)
      let base = random.chance(25) ? "/app/v%201" : ""
      var trial = FileTrial(seed: seed)
      let made = trial.comparison { Self.adapted($0, base: base, &random) }
      guard let (files, comparison) = made else { continue }
      tables += 1
      let found = try found(comparison, base: base, &random)
      for (name, counts) in found.all {
        guard let failure = counts.failures.first else { continue }
        let texts = files.map { String(decoding: $0, as: UTF8.self) }
        Issue.record("seed \(seed), \(name): \(failure)\n\(texts.joined(separator: "\n--\n"))")
      }
      sum.apple += found.apple
      sum.printed += found.printed
      sum.android15 += found.android15
      sum.manifest += found.manifest
      sum.plainManifest += found.plainManifest
    }
    #expect(tables == Self.tablesPerShard)
    // The links must be of each kind.
    for counts in [sum.apple, sum.android15, sum.manifest] {
      #expect(counts.opened * 4 > counts.links, "\(counts)")
      #expect(counts.closed * 10 > counts.links, "\(counts)")
      #expect((counts.looselyOpened + counts.looselyClosed) * 3 < counts.links, "\(counts)")
    }
    #expect(sum.apple.web > 0 || Self.seed != 1, "\(sum.apple)")
    #expect(sum.printed.opened > sum.printed.links / 2, "\(sum.printed)")
    #expect(sum.plainManifest.opened * 4 > sum.plainManifest.links, "\(sum.plainManifest)")
  }

  private func found(
    _ comparison: Comparison, base: String, _ random: inout SeededGenerator
  ) throws -> Found {
    let tables = comparison.run.tables
    let name = comparison.names.contains("AppRoute") ? "AppRoute" : "Route"
    let model = try #require(tables.first { $0.model.name == name })
    let reference = try #require(comparison.reference.table(name))
    let table = LinkedTable(model, among: tables)
    let trial = AppLinksTrial(comparison.reference, reference, base: base)
    let links = trial.links(30, &random)
    let printed = trial.printedLinks(comparison, 10, &random)
    var found = Found()
    let apple = try AppLinksMatcher(ExportedFiles.association(table).text)
    found.apple = trial.compare(links, with: apple)
    found.printed = trial.compare(printed, with: apple)
    for minSDK in [26, 31] {
      let android = AndroidLinks(
        package: "com.example.shop", fingerprints: [], minSDK: minSDK, parts: [.manifest])
      // Without a link that opens the app, there is no manifest.
      guard let manifest = try? ExportedFiles.export(android, table).text else {
        #expect(found.apple.opened == 0)
        return found
      }
      let counts = trial.compare(
        links + printed, with: AndroidManifestMatcher(manifest), isPlain: minSDK < 31)
      if minSDK < 31 { found.plainManifest = counts } else { found.manifest = counts }
    }
    // Some files are too large, because they spell out all numbers.
    if let text = try? ExportedFiles.export(
      AndroidLinks(package: "com.example.shop", fingerprints: [], parts: [.assetlinks]), table
    ).text {
      let matcher = try AppLinksMatcher(ExportedFiles.association(ofAssetLinks: text))
      found.android15 = trial.compare(links + printed, with: matcher)
    }
    return found
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
