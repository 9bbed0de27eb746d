import TestSupport
import Testing

/// Routes of several modules in one app.
extension ClientPackage {
  /// Swift would find a module that another target has built, and the linker would not.
  func checksModules() throws {
    let links = "Sources/App/App.routes"
    let place = shownPath(links)
    try write(
      links,
      """
      import Spare
      shop -> mount Shopp.ShopRoute as shop
      home -> mount ShopRoute as home
      spare/:sku<Sku> -> SpareDestination
      more -> mount Spare.SpareRoute as more

      """)
    let run = try build()
    #expect(run.status != 0)
    #expect(run.count(of: "unknown-module", at: place + ":1:8") == 1, "\(run.output)")
    #expect(run.count(of: "unknown-module", at: place + ":2:15") == 1, "\(run.output)")
    #expect(run.count(of: "unknown-enum", at: place + ":3:15") == 1, "\(run.output)")
    #expect(run.count(of: "unknown-module", at: place + ":5:15") == 1, "\(run.output)")
    #expect(run.lines.count { $0.contains(": error: ") } == 4, "\(run.output)")
    let check = try command("check")
    #expect(check.status != 0)
    #expect(check.count(of: "unknown-module", at: links + ":5:15") == 1, "\(check.output)")

    // A system has modules that no package declares, so Swift reports a missing one.
    try write(links, "import Fuondation\nhome/:sku<Sku> -> HomeDestination\n")
    let missing = try build()
    #expect(missing.status != 0)
    #expect(
      missing.lines.contains { $0.hasPrefix(place + ":1:8: ") && $0.contains("'Fuondation'") },
      "\(missing.output)")

    // A dependency that has a condition may be there.
    let condition = ".target(name: \"Spare\", condition: .when(platforms: [.iOS]))"
    let manifest = try read("Package.swift")
    try write(
      "Package.swift",
      manifest.replacing(
        "name: \"App\", dependencies: [", with: "name: \"App\", dependencies: [\(condition), "))
    try write(links, "spare -> mount Spare.SpareRoute as spare\n")
    let conditional = try build()
    #expect(!conditional.output.contains("[unknown-module]"), "\(conditional.output)")
    try reset()
  }

  /// A module's routes, mounted in those of another, and used by the package's tests.
  func testsMounts() throws {
    let spare = "    .target(name: \"Spare\""
    let manifest = try read("Package.swift")
    try write("Package.swift", manifest.replacing(spare, with: Self.mountTargets + spare))
    for (path, text) in Self.mountContents { try write(path, text) }
    let run = try test()
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("Test mountedRoutes() passed"))
    #expect(run.output.contains("Test routesOfTheLibraryAndOfTheTests() passed"))
    #expect(!run.output.contains("TurnpikeRoutes.generated.swift:"), "\(run.output)")

    // An enum that the module does not have is an error at the line that mounts it.
    let links = "Sources/Links/Links.routes"
    try write(links, "enum LinkRoute\n\nstore -> mount Store.ShopRoute as store\n")
    let unknown = try build()
    #expect(unknown.status != 0)
    #expect(
      unknown.lines.contains { $0.hasPrefix(shownPath(links) + ":3:") && $0.contains("error: ") },
      "\(unknown.output)")

    // Two modules at one prefix: a change in one of them is checked where both are mounted.
    try write(
      links,
      "enum LinkRoute\n/ -> mount Cards.CardRoute as cards\n/ -> mount Store.StoreRoute as store\n")
    let both = try build()
    #expect(both.status == 0, "\(both.output)")
    let cards = "Sources/Cards/Cards.routes"
    try write(cards, try read(cards) + "shelves -> ShelvesDestination\n")
    let overlap = try build()
    #expect(overlap.status != 0)
    #expect(overlap.count(of: "overlapping-mounts", at: shownPath(links) + ":3:12") == 1)
    #expect(
      overlap.lines.contains { $0.hasPrefix(shownPath(cards) + ":6:1: note: ") },
      "\(overlap.output)")
    try reset()
  }
}
