import Foundation

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

  /// Turnpike's own folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

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
}
