import Foundation
import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeReference

/// The components of `assetlinks.json`, which have no variables.
@Suite struct AssetLinksTests {
  private static let origin = "origin https://shop.example.com\n"

  /// An app of three modules: lists, items with numbers, and tabs.
  private static let app =
    origin
    + ["shop", "blog", "club"].map { part in
      """
      \(part) -> \(part)1
      \(part)/search?q:text&:page<Int 1... = 1> -> \(part)2
      \(part)/tab/:tab<new|popular|saved> -> \(part)3
      \(part)/item/:id<Int> -> \(part)4
      \(part)/item/:id<Int>/photos -> \(part)5
      \(part)/item/:id<Int>/photo/:number<Int 1...> -> \(part)6
      \(part)/item/:id<Int>/reviews/:page<Int 1... = 1> -> \(part)7
      \(part)/user/:name -> \(part)8
      \(part)/user/:name/list/:list_id<Int> -> \(part)9
      \(part)/order/:order_id<UInt64>/line/:line<Int 1...> -> \(part)10
      \(part)/calendar/:day<Date> -> \(part)11
      \(part)/settings -> \(part)12
      \(part)/files/*path -> \(part)13
      """
    }.joined(separator: "\n").replacing(#/-> (.)/#) { "-> " + $0.output.1.uppercased() }

  private func export(_ file: String, isSimple: Bool = false) throws -> Exported {
    try ExportedFiles.export(
      AndroidLinks(
        package: "com.example.shop", fingerprints: [], isSimple: isSimple, parts: [.assetlinks]),
      try ExportedFiles.linked(file))
  }

  /// An app of 39 routes needs no shorter file.
  @Test func anAppNeedsNoWarning() throws {
    let exported = try export(Self.app)
    #expect(exported.warnings == [])
    #expect(exported.text.utf8.count < 64 * 1024, "\(exported.text.utf8.count)")
  }

  /// The file opens the links that match the table, as with variables.
  @Test(arguments: [
    app,
    origin + "a/:x<Int>/:y<Int 1...>/b -> A\na/:x<Int>/:y<red|blue> -> B\na/:x<Bool>/*rest -> C",
    origin + "a/:x<Int>/c -> A\na/:x -> B @web\na/:x<Int>/:y<Int> -> C @web\n:z<one|two> -> D",
  ])
  func isExact(file: String) throws {
    let reference = ReferenceMatcher([file])
    let table = try #require(reference.tables.first)
    var random = SeededGenerator(seed: 1)
    let trial = AppLinksTrial(reference, table)
    let counts = try trial.compare(
      trial.links(600, &random),
      with: AppLinksMatcher(ExportedFiles.association(ofAssetLinks: export(file).text)))
    #expect(counts.failures == [])
    #expect(counts.opened > 30 && counts.closed > 30, "\(counts)")
  }

  /// The exclusions of longer paths are not spelled out, and those of `@web` lines are.
  @Test func exclusions() throws {
    let lines = "a/:x<Int>/b -> A\nc/:x<Int 0...> -> C @web\nc/:y -> D"
    let text = try export(Self.origin + lines).text
    let rules = ExportedFiles.rules(text)
    #expect(rules.filter { $0.hasPrefix("- /a/") } == ["- /a/?*/?*/b"])
    #expect(rules.filter { $0.hasPrefix("/a/") }.count == 11)
    #expect(
      rules.filter { $0.hasPrefix("- /c/") } == ["- /c/?*/?*"] + (0...9).map { "- /c/\($0)*" })
    #expect(text.split(separator: "\n").count { $0.contains(#""comment":"a/:x<Int>/b""#) } == 1)
  }

  /// The variables of a query and a fragment are spelled out too.
  @Test func valuesOfQueriesAndFragments() throws {
    let text = try export(Self.origin + "a?:sort<new|old>&:n<Int>#:f<Bool> -> A").text
    #expect(
      ExportedFiles.rules(text) == [
        #"/a {"sort":"new","n":"?*"} #true"#, #"/a {"sort":"new","n":"?*"} #false"#,
        #"/a {"sort":"old","n":"?*"} #true"#, #"/a {"sort":"old","n":"?*"} #false"#, "- *",
      ])
  }
}
