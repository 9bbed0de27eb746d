import Foundation
import TestSupport
import Testing

@testable import turnpike_tool

@Suite struct ExportTests {
  private static let id = "ABCDE12345.com.example.shop"
  private static let print = String(repeating: "AB:", count: 31) + "AB"
  private static let android = ["android", "--package", "com.example.shop", "--fingerprint", print]

  /// Golden files of the shop's own routes; `TURNPIKE_RECORD=1` writes them anew.
  @Test(arguments: [
    ("apple-app-site-association", ["aasa", "--app-id", id]),
    ("Shop.entitlements", ["entitlements"]),
    ("Info.plist", ["info-plist", "--name", "com.example.shop"]),
    ("assetlinks.json", android + ["--part", "assetlinks"]),
    ("AndroidManifest.xml", android + ["--part", "manifest"]),
    ("Shop.json", ["json"]),
    ("Shop.md", ["markdown"]),
    ("Shop.html", ["html"]),
    ("Shop.links", ["links"]),
    ("Shop.links.json", ["links", "--json", "--origin", "shop://"]),
    ("Shop.ts", ["typescript"]),
  ])
  func golden(_ name: String, _ arguments: [String]) throws {
    let path = BuiltProduct.root.appending(path: "Routes/Shop").path(percentEncoded: false)
    let run = ToolRun(["export"] + arguments + [path])
    #expect(run.status == .good)
    let warnings = run.errors.split(separator: "\n")
    // The shop's product number is a type of the app.
    #expect(
      arguments.first == "links"
        ? warnings.allSatisfy { $0.contains(" are made up, and 'Sku' may reject them; ") }
        : warnings.isEmpty, "\(run.errors)")
    let found = run.output.replacing(path + "/", with: "Routes/Shop/").withoutCopies
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/Export/\(name)")
    if ProcessInfo.processInfo.environment["TURNPIKE_RECORD"] == "1" {
      try Data(found.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == found)
  }

  /// A table whose origins all have '@only' is not one that accepts every scheme.
  @Test func originsOfOtherBuilds() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "origin a:// @only(DEBUG)\na -> A\n"])
    let page = ToolRun("export", "html", folder.path)
    #expect(page.output.contains("No link with a scheme is accepted in this build"))
    #expect(!page.output.contains("any custom scheme"))
    let module = ToolRun("export", "typescript", folder.path)
    #expect(module.output.contains("export type LinkOrigin = never;"))
  }
}
