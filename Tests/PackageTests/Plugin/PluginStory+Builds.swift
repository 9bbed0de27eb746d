import Foundation
import TestSupport
import Testing

/// When the generator runs, and what is built again.
extension ClientPackage {
  func buildsOnlyChanges() throws {
    // The first build reports nothing: no unhandled file, no warning, no word about routes.
    let first = try build()
    try #require(first.status == 0, "\(first.output)")
    #expect(!first.hasWarning, "\(first.output)")
    for word in [".routes", "unhandled", "TurnpikeRoutes.generated.swift:"] {
      #expect(!first.output.contains(word), "\(first.output)")
    }
    #expect(
      try matches("home", "help/me", "product/7", "product/seven") == [
        "home home -", "help/me help/:topic -", "product/7 - product/:product_id<Int>",
        "product/seven - -",
      ])

    // The generator is newer than what it wrote in the first build, so it can run once more.
    _ = try build()
    let shop = try modificationDate(of: generatedFile(of: "Shop"))
    let unchanged = try build("-v")
    #expect(unchanged.status == 0, "\(unchanged.output)")
    #expect(!unchanged.ranGenerator(for: "Shop") && !unchanged.ranGenerator(for: "App"))
    // Only commands need the tool, which would take longer than everything else.
    #expect(try builtFiles(in: scratch).filter { $0.contains("TurnpikeTool") }.isEmpty)
    #expect(try modificationDate(of: generatedFile(of: "Shop")) == shop)

    // The generator runs, but writes nothing, so nothing is compiled or linked again.
    let app = try modificationDate(of: self.app())
    try touch("Sources/Shop/Shop.routes")
    let touched = try build("-v")
    #expect(touched.status == 0, "\(touched.output)")
    #expect(touched.ranGenerator(for: "Shop"))
    #expect(try modificationDate(of: generatedFile(of: "Shop")) == shop)
    #expect(try modificationDate(of: self.app()) == app)

    // An edit in one target, and a target that loses all its routes files.
    let other = try modificationDate(of: generatedFile(of: "App"))
    try write(
      "Sources/Shop/Shop.routes",
      "enum ShopRoute\naccess public\nitem/:item_id -> ItemDestination\n")
    try remove("Sources/Spare/Spare.routes")
    try write("Sources/Spare/Spare.swift", "enum SpareRoute {}\n")
    let edited = try build()
    #expect(edited.status == 0, "\(edited.output)")
    #expect(
      try matches("item/7", "product/7") == ["item/7 - item/:item_id", "product/7 - -"])
    #expect(try modificationDate(of: generatedFile(of: "App")) == other)
    #expect(
      edited.lines.count { $0.contains("warning: ") && $0.contains("'Spare'") } == 1,
      "\(edited.output)")
  }

  /// Files that are added, renamed and deleted; a target without routes files that gets them back.
  func followsFiles() throws {
    try write("Sources/App/Neue Läden/More.routes", "more -> MoreDestination\n")
    try rename("Sources/App/App.routes", to: "Sources/App/Zuletzt.routes")
    try remove("Sources/App/Über uns/Extra links.routes")
    try write("Sources/Spare/Spare.routes", "enum SpareRoute\nagain -> AgainDestination\n")
    try write("Sources/Spare/Spare.swift", "let again = SpareRoute.again\n")
    let run = try build()
    #expect(run.status == 0, "\(run.output)")
    #expect(!run.output.contains("'Spare'"), "\(run.output)")
    #expect(
      try matches("home", "more", "help/me") == ["home home -", "more more -", "help/me - -"])
    try reset()
  }
}
