import Foundation
import TestSupport

extension ClientPackage {
  /// A library, an app and tests that have routes of their own, and a library whose routes nobody
  /// needs; one file's path has white space and letters beyond ASCII.
  static let contents = [
    "Package.swift": manifest,
    "Sources/Shop/Shop.routes": """
    enum ShopRoute
    access public
    product/:product_id<Int> -> ProductDestination

    """,
    "Sources/Shop/Shop.swift": "public let shopName = \"Shop\"\n",
    "Sources/App/App.routes": "home -> HomeDestination\n",
    "Sources/App/Über uns/Extra links.routes": "help/:topic -> HelpDestination\n",
    "Sources/App/App.swift": """
    import Shop
    import Turnpike

    @main
    struct App {
      static func main() {
        for link in CommandLine.arguments.dropFirst() {
          let patterns = [Route(link)?.pattern, ShopRoute(link)?.pattern]
          print(link, patterns.map { $0 ?? "-" }.joined(separator: " "))
        }
      }
    }

    """,
    "Sources/Spare/Spare.routes": """
    enum SpareRoute
    spare -> SpareDestination

    """,
    "Sources/Spare/Spare.swift": "func spare() -> Bool { SpareRoute(\"spare\") != nil }\n",
    "Tests/ShopTests/Links.routes": "link/:number<Int> -> LinkDestination\n",
    "Tests/ShopTests/ShopTests.swift": """
    import Shop
    import Testing
    import Turnpike

    @Test func routesOfTheLibraryAndOfTheTests() {
      #expect(ShopRoute("product/7")?.pattern == "product/:product_id<Int>")
      #expect(Route("link/7")?.pattern == "link/:number<Int>")
      #expect(Route("link/seven") == nil)
    }

    """,
  ]

  /// The manifest with a target that takes the product through another target alone.
  static let manifestWithoutProduct = manifest.replacing(
    ".target(name: \"Spare\", dependencies: [turnpike], plugins: [plugin])",
    with: ".target(name: \"Spare\", dependencies: [\"Shop\"], plugins: [plugin])")

  /// The manifest with a target that does not depend on the product at all.
  static let manifestWithoutTurnpike = manifest.replacing(
    ".target(name: \"Spare\", dependencies: [turnpike], plugins: [plugin])",
    with: ".target(name: \"Spare\", plugins: [plugin])")

  private static let root = BuiltProduct.root

  private static let manifest = """
    // swift-tools-version: 6.2

    import PackageDescription

    let turnpike = Target.Dependency.product(
      name: "Turnpike", package: "\(root.lastPathComponent)")
    let plugin = Target.PluginUsage.plugin(
      name: "TurnpikePlugin", package: "\(root.lastPathComponent)")

    let package = Package(
      name: "Client",
      platforms: [.macOS(.v13)],
      dependencies: [.package(path: "\(root.path(percentEncoded: false))")],
      targets: [
        .target(name: "Shop", dependencies: [turnpike], plugins: [plugin]),
        .target(name: "Spare", dependencies: [turnpike], plugins: [plugin]),
        .executableTarget(name: "App", dependencies: ["Shop", turnpike], plugins: [plugin]),
        .testTarget(name: "ShopTests", dependencies: ["Shop", turnpike], plugins: [plugin]),
      ]
    )

    """

  /// The manifest of a package that uses the library alone.
  static let manifestOfLibraryUser = """
    // swift-tools-version: 6.2

    import PackageDescription

    let turnpike = Target.Dependency.product(
      name: "Turnpike", package: "\(root.lastPathComponent)")

    let package = Package(
      name: "Client",
      platforms: [.macOS(.v13)],
      dependencies: [.package(path: "\(root.path(percentEncoded: false))")],
      targets: [.executableTarget(name: "App", dependencies: [turnpike])]
    )

    """
}

/// Modules whose routes others mount.
extension ClientPackage {
  static let mountTargets = """
        .target(name: "Cards", dependencies: [turnpike], plugins: [plugin]),
        .target(name: "Store", dependencies: [turnpike], plugins: [plugin]),
        .target(name: "Links", dependencies: ["Cards", "Store", turnpike], plugins: [plugin]),
        .testTarget(name: "LinksTests", dependencies: ["Cards", "Links", "Store", turnpike]),

    """

  static let mountContents = [
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
      #expect(LinkRoute.examples.map(\\.isMatched) == [true])
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

  /// Types that the standard library, Foundation and Turnpike have too: the generated code names
  /// those that it needs of the last two with their modules.
  static let namesOfLibraries = [
    "Sources/App/Names.routes": """
    origin app://
    attribute auth
    link/:to<URL>/:url<URL = https://example.com> -> LinkDestination
    day/:day<Date>/:id<UUID = 6ba7b810-9dad-11d1-80b4-00c04fd430c8> -> DayDestination @auth
    kind/:date<a|b>/:string<a|b>/:name/:from<Date> -> KindDestination
    shelf/:int<a|b>/:number<Int> -> mount ShelfRoute as shelf

    """,
    "Sources/App/Shelf.routes": "enum ShelfRoute\n/ -> ShelfDestination\n",
    "Sources/App/Names.swift": [
      "Array", "Date", "Destination", "Error", "GeneratedRoute", "Hasher", "Optional",
      "OriginRoute", "Result", "RouteAttribute", "RouteMatch", "RouteValue", "Router", "Set",
      "TypedRoute", "URL", "UUID", "_CaseVisitor", "_NoRoute", "_ParameterReader",
      "_ParameterWriter", "_RouteTable",
    ].map { "struct \($0) {}\n" }.joined(),
  ]
}
