import Foundation
import TestSupport
import Testing

/// The sample app that opens in Xcode. Only Xcode can build its package, because its product is an
/// app.
@Suite(
  .serialized, .timeLimit(.minutes(30)),
  .slow)
struct SampleAppTests {
  static let folder = "Sources/ShopDemo/App/Shop.swiftpm"

  private static func text(_ file: String) throws -> String {
    try String(contentsOf: BuiltProduct.root.appending(path: "\(folder)/\(file)"), encoding: .utf8)
  }

  /// The stories that the app plays against frameworks that keep state, compared with what they
  /// printed when they were last looked at. With `TURNPIKE_RECORD` set to `1`, the test writes that
  /// text instead.
  @Test func playsItsStories() throws {
    let modules = try AdapterModules()
    try modules.buildShopRoutes(.library)
    let output = try modules.run(modules.writeSampleApp(), "SampleApp", ["ShopRoutes"])
    let golden = BuiltProduct.root.appending(path: "Tests/PackageTests/Demo/Golden/app.txt")
    if ProcessInfo.processInfo.environment["TURNPIKE_RECORD"] == "1" {
      try Data(output.utf8).write(to: golden)
    }
    let expected = try String(contentsOf: golden, encoding: .utf8)
    #expect(output == expected)
    #expect(output.hasSuffix("good\n"))
  }

  /// SwiftPM finds the files of the package and the plugin, with a program instead of the app.
  @Test func packageHasItsFiles() throws {
    let package = try TemporaryFolder()
    let manifest = try Self.text("Package.swift")
    let start = try #require(manifest.range(of: ".iOSApplication("))
    let end = try #require(
      manifest.range(of: "Info.plist\")\n", range: start.upperBound..<manifest.endIndex))
    let program = ".executable(name: \"Shop\", targets: [\"AppModule\"])\n"
    try package.write(
      "Package.swift",
      manifest.replacingCharacters(in: start.lowerBound..<end.upperBound, with: program)
        .replacing("import AppleProductTypes\n", with: "")
        .replacing("../../../..", with: BuiltProduct.root.path(percentEncoded: false)))
    let root = BuiltProduct.root.appending(path: Self.folder)
    for file in [
      "Delegates.swift", "Info.plist", "Model", "Routes", "ShopApp.swift", "ShopScreen.swift",
    ] {
      try package.link(file, to: root.appending(path: file).resolvingSymlinksInPath())
    }
    let run = try CommandRun(
      "/usr/bin/env", ["swift", "package", "describe", "--type", "json"], in: package.url,
      keepingErrorsApart: true)
    try #require(run.status == 0, "\(run.errors)")
    let description = try JSONDecoder().decode(PackageDescription.self, from: Data(run.output.utf8))
    let sources = Dictionary(
      uniqueKeysWithValues: description.targets.map { ($0.name, Set($0.sources)) })
    #expect(sources["ShopRoutes"] == ["Sku.swift"])
    #expect(
      sources["AppModule"]?.isSuperset(of: [
        "Delegates.swift", "Model/Filters/SignInFilter.swift", "Model/Shop.swift", "ShopApp.swift",
        "ShopScreen.swift",
      ]) == true, "\(sources)")
    #expect(!run.errors.contains("warning"), "\(run.errors)")
  }

  private struct PackageDescription: Decodable {
    let targets: [Target]

    struct Target: Decodable {
      let name: String
      let sources: [String]
    }
  }

  /// The property list has the scheme of the routes, and the activity and the quick action that the
  /// app receives.
  @Test func propertyListFitsTheRoutes() throws {
    let list = try Self.text("Info.plist")
    let run = try CommandRun(
      BuiltProduct.executable("turnpike-tool").path(percentEncoded: false),
      ["export", "info-plist", "--name", "com.example.shop", "Routes/Shop"], in: BuiltProduct.root)
    let start = try #require(run.output.range(of: "\t<key>CFBundleURLTypes"))
    let end = try #require(run.output.range(of: "</dict>\n</plist>"))
    #expect(list.contains(run.output[start.lowerBound..<end.lowerBound]))
    #expect(list.contains("<string>com.example.shop.route</string>"))
    #expect(try Self.text("ShopApp.swift").contains("\"com.example.shop.route\""))
    #expect(list.contains("<string>basket</string>"))
  }
}
