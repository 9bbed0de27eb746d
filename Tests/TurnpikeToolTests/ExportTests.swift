import Foundation
import TestSupport
import Testing

@testable import TurnpikeProgram
@testable import turnpike_tool

@Suite struct ExportTests {
  private static let id = "ABCDE12345.com.example.shop"
  private static let print = String(repeating: "AB:", count: 31) + "AB"
  private static let android = ["android", "--package", "com.example.shop", "--fingerprint", print]

  private static let kinds =
    "aasa, entitlements, info-plist, android, json, markdown, html, dot, links, typescript"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(files: [
      "Shop/Shop.routes": "origin shop://, https://shop.example.com\nproduct/:id -> A\n",
      "None/None.routes": "a -> A\n",
      "Closed/Closed.routes": "origin a://, https://a.example @only(DEBUG)\na -> A\n",
      "Two/A.routes": "enum ARoute\norigin https://a.example\n",
      "Two/B.routes": "enum BRoute\norigin https://b.example\n",
    ])
  }

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
    ("Shop.dot", ["dot"]),
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
    let found = run.output.replacing(path + "/", with: "Routes/Shop/")
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/Export/\(name)")
    if ProcessInfo.processInfo.environment["TURNPIKE_RECORD"] == "1" {
      try Data(found.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == found)
  }

  /// What any link may carry is shown where people and programs read the table.
  @Test(arguments: [
    (
      "json",
      #"""
      "query": [
      {"name":"couponID","wireName":"coupon_id","type":"String","optional":true,"list":false,"default":null},
      {"name":"campaign","wireName":"utm_source","type":"Int","optional":false,"list":false,"default":"5"}
      ],
      "routes"
      """#
    ),
    ("markdown", "Any link may carry `coupon_id`, `utm_source`.\n"),
    ("html", "Any link may carry <code>coupon_id</code>, <code>utm_source</code>"),
  ])
  func sharedQuery(kind: String, text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "A.routes", "query :coupon_id<String?>&utm_source:campaign<Int = 5>\na -> A\n")
    let run = ToolRun("export", kind, folder.path)
    #expect(run.status == .good)
    #expect(run.output.contains(text), "\(run.output)")
  }

  @Test(arguments: [
    ([], "a kind is missing: \(kinds)"),
    (["asaa", "x"], "unknown kind 'asaa'; did you mean 'aasa'?"),
    (
      ["pdf", "x"],
      "unknown kind 'pdf'; there are \(kinds)"
    ),
    (android + ["--part", "page", "x"], "unknown part 'page'; there are assetlinks, manifest"),
    (["aasa", "x"], "'--app-id ID' is missing"),
    (["aasa", "--app-id", id], "a path is missing"),
    (
      ["aasa", "--app-id", "com.example.shop", "x"],
      "'com.example.shop' is no app identifier: the team's ten capital letters and digits, a dot, "
        + "the bundle identifier, as in 'ABCDE12345.com.example.shop'"
    ),
    (["json", "--simple", "x"], "'--simple' is no option of 'export json'"),
    (["html", "--json", "x"], "'--json' is no option of 'export html'"),
    (["typescript", "--origin", "shop://", "x"], "'--origin' is no option of 'export typescript'"),
    (["android", "--fingerprint", print, "x"], "'--package PACKAGE' is missing"),
    (
      ["android", "--package", "shop", "--fingerprint", print, "x"],
      "'shop' is no application identifier: two names or more with dots between, as in "
        + "'com.example.shop'"
    ),
    (
      ["android", "--package", "com.example.shop", "--fingerprint", "AB:CD", "x"],
      "'AB:CD' is no SHA-256 fingerprint: 32 pairs of hexadecimal digits with colons between, as "
        + "'keytool -list -v' prints them"
    ),
    (
      android + ["--min-sdk", "old", "x"], "'old' is no API level; write a number as '--min-sdk 26'"
    ),
    (android + ["--part", "manifst", "x"], "unknown part 'manifst'; did you mean 'manifest'?"),
    (
      ["json", "--output", "a", "--check", "b", "x"], "'--output' and '--check' exclude each other"
    ),
    (["json", "--output", "", "x"], "the name of the file is empty"),
  ])
  func wrongCommandLines(_ arguments: [String], _ message: String) {
    let run = ToolRun(["export"] + arguments)
    #expect(run.status == .usage)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("turnpike-tool: error: \(message)\n"), "\(run.errors)")
  }

  @Test func severalIdentifiers() throws {
    let other = "FGHIJ67890.com.example.clip"
    for arguments in [
      ["--app-id", Self.id, other, folder("Shop")],
      ["--app-id", "\(Self.id),\(other)", folder("Shop")],
      [folder("Shop"), "--app-id=\(Self.id)", "--app-id", other, "--app-id", Self.id],
    ] {
      let run = ToolRun(["export", "aasa"] + arguments)
      #expect(run.status == .good)
      #expect(run.output.contains("\"appIDs\": [\"\(Self.id)\",\"\(other)\"],\n"), "\(run.errors)")
    }
  }

  @Test func whatATableLacks() {
    for (kind, message) in [
      (
        ["aasa", "--app-id", Self.id],
        "'Route' has no origin, so no site can be its own; write 'origin https://shop.example.com'"
      ),
      (
        ["info-plist"], "'Route' has no origin with a scheme of its own; write 'origin shop://'"
      ),
      (
        ["links"], "'Route' has no origin that links begin with; write 'origin shop://'"
      ),
    ] {
      let run = ToolRun(["export"] + kind + [folder("None")])
      #expect(run.status == .findings)
      #expect(run.output == "")
      #expect(run.errors == "turnpike-tool: error: \(message)\n")
    }
  }

  /// A table whose origins all have '@only' has no origin in a release build, and is not one that
  /// accepts every scheme.
  @Test func originsOfOtherBuilds() {
    let message =
      "'Route' has such an origin only in other builds, by '@only(DEBUG)'; "
      + "write '--condition DEBUG'"
    let kinds = [
      ["aasa", "--app-id", Self.id], ["entitlements"], ["info-plist"], ["links"], Self.android,
    ]
    for kind in kinds {
      let run = ToolRun(["export"] + kind + [folder("Closed")])
      #expect(run.status == .findings)
      #expect(run.output == "")
      #expect(run.errors == "turnpike-tool: error: \(message)\n")
      let debug = ToolRun(["export"] + kind + ["--condition", "DEBUG", folder("Closed")])
      #expect(debug.status == .good, "\(debug.errors)")
    }
    let page = ToolRun("export", "html", folder("Closed"))
    #expect(page.output.contains("No link with a scheme is accepted in this build"))
    #expect(!page.output.contains("Every scheme"))
    let module = ToolRun("export", "typescript", folder("Closed"))
    #expect(module.output.contains("export type LinkOrigin = never;"))
  }

  @Test func severalEnums() {
    let run = ToolRun("export", "entitlements", folder("Two"))
    #expect(run.status == .usage)
    #expect(
      run.errors.hasPrefix(
        "turnpike-tool: error: the files have 2 enums; choose one with --enum: ARoute, BRoute\n"))
    let chosen = ToolRun("export", "entitlements", folder("Two"), "--enum", "BRoute")
    #expect(chosen.status == .good)
    #expect(chosen.output.contains("<string>applinks:b.example</string>"))
  }

  @Test func outputAndCheck() throws {
    let file = folder("links.json")
    let arguments = ["export", "aasa", "--app-id", Self.id, folder("Shop")]
    let missing = ToolRun(arguments + ["--check", file])
    #expect(missing.status == .findings)
    #expect(
      missing.errors
        == "\(file): error: cannot be read: no such file or directory [unreadable-file]\n")
    let written = ToolRun(arguments + ["--output", file])
    #expect(written.status == .good)
    #expect(written.output == "" && written.errors == "")
    #expect(try folder.read("links.json") == ToolRun(arguments).output)
    let checked = ToolRun(arguments + ["--check", file])
    #expect(checked.status == .good)
    #expect(checked.output == "" && checked.errors == "")
    try folder.write(
      "links.json", try folder.read("links.json").replacing("/product/?*\"", with: "x\""))
    let before = try folder.modificationDate(of: "links.json")
    let differs = ToolRun(arguments + ["--check", file])
    #expect(differs.status == .findings)
    #expect(
      differs.errors == """
        \(file):8: error: not what would be written
          found:    {"/":"x","comment":"product/:id"}
          expected: {"/":"/product/?*","comment":"product/:id"}

        """)
    #expect(try folder.modificationDate(of: "links.json") == before)
  }

  @Test func unwritableOutput() {
    let file = folder("missing/links.json")
    let run = ToolRun("export", "json", folder("Shop"), "--output", file)
    #expect(run.status == .findings)
    #expect(
      run.errors
        == "\(file): error: cannot be written: no such file or directory [unwritable-file]\n")
  }

  @Test func neverOverARoutesFile() {
    let run = ToolRun("export", "json", folder("Shop"), "--output", folder("Shop/Shop.routes"))
    #expect(run.status == .usage)
    #expect(run.errors.contains("would overwrite a routes file"))
  }

  @Test func warningsGoToStandardError() throws {
    try folder.write(
      "Web/Web.routes", "origin https://a.example\nr/:n<UInt8> -> A @web\nr/:name -> B\n")
    let run = ToolRun("export", "aasa", "--app-id", Self.id, folder("Web"))
    #expect(run.status == .good)
    #expect(
      run.errors
        == "turnpike-tool: warning: 'r/:n<UInt8>' keeps in the browser also links of 'r/:name' that "
        + "look like it: the file has no types\n")
  }

  /// The file's name says the part; standard output has both.
  @Test func partsOfAndroid() throws {
    let both = ToolRun(["export"] + Self.android + [folder("Shop")])
    for (name, start) in [("a.json", "[\n"), ("a.xml", "<?xml")] {
      let run = ToolRun(["export"] + Self.android + [folder("Shop"), "--output", folder(name)])
      #expect(run.status == .good)
      let text = try folder.read(name)
      #expect(text.hasPrefix(start))
      #expect(both.output.contains(text))
    }
  }
}
