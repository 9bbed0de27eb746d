import Foundation
import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeCompiler

@testable import turnpike_tool

/// The commands of the explanations' console examples print what the examples show.
@Suite struct ConsoleExampleTests {
  /// What lies in the folder before and after the user has mended it.
  struct Scene: Sendable {
    let before: [String: Data]
    let after: [String: Data]
    /// What the command plugin tells the tool, without the folder before each path.
    var packageBefore: [String] = []
    var packageAfter: [String] = []
  }

  private static let routes = Data("café -> CoffeeDestination\n".utf8)

  static let scenes: [String: Scene] = [
    "unreadable-file": Scene(before: [:], after: ["Routes/Shop.routes": routes]),
    "unwritable-file": Scene(
      before: ["Shop.routes": routes],
      after: ["Shop.routes": routes, "Generated/Other.swift": Data()]),
    "no-routes-file": Scene(
      before: ["Sources/Shop.swift": Data()], after: ["Routes/Shop.routes": routes]),
    "not-utf8": Scene(
      before: ["Shop.routes": Data("caf".utf8) + [0xE9] + Data(" -> CoffeeDestination\n".utf8)],
      after: ["Shop.routes": routes]),
    "no-swift-file": Scene(
      before: files, after: files,
      packageBefore: ["App=A.routes", "App=B.routes"] + ["Shop-=A/A.routes"],
      packageAfter: ["App=A.routes", "App=B.routes", "Shop=A/A.routes"]),
    "no-plugin": Scene(
      before: app, after: app, packageBefore: ["A!=A/A.routes"],
      packageAfter: ["A=A/A.routes"]),
    "unmatched-link": mail("shop://prodcut/1988"),
    "invalid-link": mail("shop://search?q=tea&page=two"),
    "closed-link": mail("shop://admin/flags"),
    "web-link": mail("https://shop.example.com/help"),
    "site-file": setup(
      ["site.json": site([]), "fixed.json": site([#"{"/": "/help"}"#])]),
    "app-file": setup(["Info.plist": info([]), "Fixed.plist": info(["shop"])]),
  ]

  private static func setup(_ files: [String: Data]) -> Scene {
    let routes = "origin shop://, https://shop.example\nhelp -> HelpDestination\n"
    let files = files.merging(["Shop.routes": Data(routes.utf8)]) { first, _ in first }
    return Scene(before: files, after: files)
  }

  private static func site(_ components: [String]) -> Data {
    let entry = """
      {"appIDs": ["ABCDE12345.com.shop"], "components": [\(components.joined())]}
      """
    return Data(#"{"applinks": {"details": [\#(entry)]}}"#.utf8)
  }

  /// A property list in binary.
  private static func info(_ schemes: [String]) -> Data {
    let list: [String: Any] = [
      "CFBundleURLTypes": [["CFBundleURLSchemes": schemes]],
      "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true],
    ]
    let data = try? PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    return data ?? Data()
  }

  private static func mail(_ link: String) -> Scene {
    let routes = """
      origin shop://, https://shop.example.com
      product/:product_id<Int> -> ProductDestination
      search?q:text&:page<Int?> -> SearchDestination
      admin/flags -> FlagsDestination @internal
      help -> HelpDestination @web

      """
    let shop = ["Shop.routes": Data(routes.utf8)]
    return Scene(
      before: shop.merging(["mail.txt": Data("Look: \(link)\n".utf8)]) { first, _ in first },
      after: shop.merging(["fixed.txt": Data("Look: shop://product/1988\n".utf8)]) { first, _ in
        first
      })
  }

  private static let app = ["A/A.routes": routes]

  private static let files = [
    "A.routes": routes, "B.routes": Data(), "A/A.routes": routes,
  ]

  @Test(arguments: Explanation.all.filter { $0.finding == nil }.map(\.id.rawValue))
  func example(_ name: String) throws {
    let example = try #require(Explanation.all.first { $0.id.rawValue == name })
    let id = example.id
    let scene = try #require(Self.scenes[id.rawValue])
    let before = try Self.run(example.before, in: scene.before, package: scene.packageBefore)
    #expect(before.last?.status == (id.severity == .error ? .findings : .good))
    #expect(example.before.contains("[\(id.rawValue)]"))
    let after = try Self.run(example.after, in: scene.after, package: scene.packageAfter)
    #expect(after.last?.status == .good)
  }

  /// Runs the tool's commands in a transcript, expects what it shows, and gives what came of them.
  private static func run(
    _ transcript: String, in files: [String: Data], package: [String]
  ) throws -> [ToolRun] {
    let folder = try TemporaryFolder()
    for (name, bytes) in files { try folder.write(name, bytes) }
    try folder.write(
      "modules.txt",
      package.map { $0.replacing("=", with: "=" + folder("")) }.joined(separator: "\n"))
    let plugin = ["swift", "package", "turnpike"]
    return try transcript.split(separator: "$ ").compactMap { part in
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
      let words = try #require(lines.first).split(separator: " ").map(String.init)
      let isPlugin = words.starts(with: plugin)
      guard isPlugin || words.first == "turnpike-tool" else { return nil }
      let call = isPlugin ? ["--package=\(folder("modules.txt"))", words[3]] : [words[1]]
      let paths = words.dropFirst(isPlugin ? 4 : 2)
      let run = ToolRun(
        call
          + paths.map { word in
            let parts = word.split(separator: "=")
            return word.hasPrefix("-")
              ? word
              : (parts.dropLast() + [Substring(folder(String(parts[parts.count - 1])))]).joined(
                separator: "=")
          })
      let shown = lines.dropFirst().filter { !$0.isEmpty }.joined(separator: "\n")
      let printed = (run.errors + run.output).replacing(folder.path + "/", with: "")
      #expect(printed == (shown.isEmpty ? "" : shown + "\n"))
      return run
    }
  }
}
