import TestSupport
import Testing

extension PluginTests {
  /// Routes of several modules in one app.
  @Suite struct MountTests {
    /// The whole way: a module's routes, mounted in those of another, tried by the package's tests.
    @Test(arguments: BuildSystem.allCases)
    func threeModules(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      let spare = "    .target(name: \"Spare\""
      let manifest = try package.read("Package.swift")
      try package.write("Package.swift", manifest.replacing(spare, with: Self.targets + spare))
      for (path, text) in Self.contents.sorted(by: { $0.key < $1.key }) {
        try package.write(path, text)
      }
      let run = try package.test()
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains("Test mountedRoutes() passed"))
      #expect(!run.output.contains("TurnpikeRoutes.generated.swift:"), "\(run.output)")

      // A case that is not there is missed at the line that mounts.
      try package.write(
        "Sources/Links/Links.routes", "enum LinkRoute\n\nstore -> mount Store.ShopRoute as store\n")
      let failedRun = try package.build()
      #expect(failedRun.status != 0)
      let place = package.shownPath("Sources/Links/Links.routes") + ":3:"
      #expect(
        failedRun.lines.contains { $0.hasPrefix(place) && $0.contains(": error: ") },
        "\(failedRun.output)")
    }

    /// Two modules at one prefix; a change in one of them is noticed where both are mounted.
    @Test(arguments: BuildSystem.allCases)
    func oneAfterTheOther(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      let spare = "    .target(name: \"Spare\""
      let manifest = try package.read("Package.swift")
      try package.write("Package.swift", manifest.replacing(spare, with: Self.targets + spare))
      for (path, text) in Self.contents.sorted(by: { $0.key < $1.key })
      where path.hasPrefix("Sources/") {
        try package.write(path, text)
      }
      try package.write(
        "Sources/Links/Links.routes",
        "enum LinkRoute\n/ -> mount Cards.CardRoute as cards\n/ -> mount Store.StoreRoute as store\n"
      )
      let run = try package.build()
      #expect(run.status == 0, "\(run.output)")

      let cards = "Sources/Cards/Cards.routes"
      try package.write(cards, try package.read(cards) + "shelves -> ShelvesDestination\n")
      let failedRun = try package.build()
      #expect(failedRun.status != 0)
      let place = package.shownPath("Sources/Links/Links.routes") + ":3:12: error: "
      #expect(
        failedRun.count(
          ofLine: place
            + "'Cards.CardRoute' and 'Store.StoreRoute' are mounted at one prefix and both "
            + "answer 'shelves' [overlapping-mounts]") == 1,
        "\(failedRun.output)")
      #expect(
        failedRun.count(
          ofLine: package.shownPath(cards) + ":6:1: note: a route that answers it is here") == 1,
        "\(failedRun.output)")
    }

    /// Swift would find a module that another target has built, and the linker would not.
    @Test(arguments: BuildSystem.allCases)
    func modulesThatTheTargetDoesNotDependOn(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      let links = "Sources/App/App.routes"
      let place = package.shownPath(links)
      let advice = "add it to the target's dependencies in Package.swift [unknown-module]"
      let tries = [
        (
          "shop -> mount Shopp.ShopRoute as shop\n",
          ":1:15: error: this target does not depend on a module 'Shopp'; did you mean 'Shop'? "
            + "[unknown-module]"
        ),
        (
          "shop -> mount ShopRoute as shop\n",
          ":1:15: error: this module has no enum 'ShopRoute'; did you mean 'Shop.ShopRoute'? "
            + "[unknown-enum]"
        ),
        (
          "spare -> mount Spare.SpareRoute as spare\n",
          ":1:16: error: this target does not depend on a module 'Spare'; \(advice)"
        ),
        (
          "import Spare\nspare/:sku<Sku> -> SpareDestination\n",
          ":1:8: error: this target does not depend on a module 'Spare'; \(advice)"
        ),
      ]
      for (text, error) in tries {
        try package.write(links, text)
        let run = try package.build()
        #expect(run.status != 0)
        #expect(run.count(ofLine: place + error) == 1, "\(run.output)")
        #expect(run.lines.count { $0.contains(": error: ") } == 1, "\(run.output)")
      }
      let check = try package.command("check")
      #expect(check.status != 0)
      #expect(check.count(ofLine: links + tries[3].1) == 1, "\(check.output)")

      // A system has modules that no package tells of.
      try package.write(
        links, "import Fuondation\nhome/:sku<Sku> -> HomeDestination\n")
      let run = try package.build()
      #expect(run.status != 0)
      #expect(
        run.lines.contains { $0.hasPrefix(place + ":1:8: error: no such module 'Fuondation'") },
        "\(run.output)")

      // Whether the dependency is there is not sure where it has a condition.
      let condition = ".target(name: \"Spare\", condition: .when(platforms: [.iOS]))"
      let manifest = try package.read("Package.swift")
      try package.write(
        "Package.swift",
        manifest.replacing(
          "name: \"App\", dependencies: [", with: "name: \"App\", dependencies: [\(condition), "))
      try package.write(links, "spare -> mount Spare.SpareRoute as spare\n")
      let conditional = try package.build()
      #expect(!conditional.output.contains("[unknown-module]"), "\(conditional.output)")
    }

    private static let targets = """
          .target(name: "Cards", dependencies: [turnpike], plugins: [plugin]),
          .target(name: "Store", dependencies: [turnpike], plugins: [plugin]),
          .target(name: "Links", dependencies: ["Cards", "Store", turnpike], plugins: [plugin]),
          .testTarget(name: "LinksTests", dependencies: ["Cards", "Links", "Store", turnpike]),

      """

    private static let contents = [
      "Sources/Cards/Cards.swift": "// The routes are in Cards.routes.\n",
      "Sources/Cards/Cards.routes": """
      enum CardRoute
      access public
      attribute analytics<String>
      / -> CardDestination
      note?:text -> NoteDestination @analytics(note)

      """,
      "Sources/Store/Store.swift": "// The routes are in Store.routes.\n",
      "Sources/Store/Store.routes": """
      enum StoreRoute
      access public
      shelves{ShelvesScreen}/:shelf_id<Int>{ShelfScreen}!

      """,
      "Sources/Links/Links.swift": "// The routes are in Links.routes.\n",
      "Sources/Links/Links.routes": """
      enum LinkRoute
      access public
      origin client://
      attribute auth
      attribute analytics<String>
      store/:store_id<Int> -> mount Store.StoreRoute as store @example(store/3/shelves/1)
      cards -> mount Cards.CardRoute as cards @analytics(cards) @auth
      gifts/:giver -> mount Cards.CardRoute as gifts

      """,
      "Tests/LinksTests/LinksTests.swift": """
      import Cards
      import Links
      import Store
      import Testing
      import Turnpike

      @Test func mountedRoutes() async throws {
        let shelf = LinkRoute.store(storeID: 3, .shelfScreen(shelfID: 1))
        #expect(LinkRoute("client://store/3/shelves/1") == shelf)
        #expect(shelf.url.absoluteString == "client://store/3/shelves/1")
        #expect(shelf.stack == [.store(storeID: 3, .shelvesScreen), shelf])
        #expect(shelf.presentation == .modal)
        #expect(LinkRoute.examples.map(\\.isAnswered) == [true])
        let note = LinkRoute.cards(.note(text: "a b"))
        #expect(note.path == "cards/note?text=a%20b")
        #expect(note.attribute(.analytics) == "note")
        #expect(LinkRoute("gifts/kate") == .gifts(giver: "kate", .card))
        #expect(LinkRoute("store/3/none") == nil)

        var guarded: [String] = []
        var router = Router<LinkRoute> { _, _ in }
        router.append(for: .auth) { request, next in
          guarded.append(request.route?.path ?? "")
          return try await next(request)
        }
        for link in ["cards", "gifts/kate", "store/3/shelves"] { try await router.resolve(link) }
        #expect(guarded == ["cards"])
      }

      """,
    ]
  }
}
