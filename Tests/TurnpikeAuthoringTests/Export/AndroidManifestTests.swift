import Testing
import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeReference

/// What the filters of a manifest ask of a link.
@Suite struct AndroidManifestTests {
  /// What stands in the `data` elements, in their order.
  private func data(
    _ file: String, origin: String? = nil, minSDK: Int = 31
  ) throws -> [String] {
    let links = AndroidLinks(
      package: "com.example.shop", fingerprints: [], origin: origin, minSDK: minSDK,
      parts: [.manifest])
    return try ExportedFiles.export(links, try ExportedFiles.linked(file)).text
      .split(separator: "\n").compactMap { line in
        guard let start = line.firstRange(of: "<data android:")?.upperBound else { return nil }
        return String(line[start...].dropLast(" />".count))
      }
  }

  /// A pattern, and its paths from 31 on and below.
  @Test(arguments: [
    (
      "product/:id", [#"pathAdvancedPattern="/product/[^/]+/{0,1}""#],
      [#"pathPattern="/product/..*""#]
    ),
    ("files/*path", [#"pathAdvancedPattern="/files/.+""#], [#"pathPattern="/files/..*""#]),
    (
      #"a%5Cb"#, [#"path="/a\\b""#, #"path="/a\\b/""#], [#"path="/a\\b""#, #"path="/a\\b/""#]
    ),
    (
      #"a%5Cb.:id"#, [#"pathAdvancedPattern="/a\\\\b\\.[^/]+/{0,1}""#],
      [#"pathPattern="/a\\\\b\\...*""#]
    ),
    (
      "reset/:t -> B @web\na", [#"path="/a""#, #"path="/a/""#], [#"path="/a""#, #"path="/a/""#]
    ),
    // Android compares a path as a whole, and a host alone has an empty one.
    ("/", [#"path="/""#, #"path="""#], [#"path="/""#, #"path="""#]),
    (
      "a/:b/c", [#"pathAdvancedPattern="/a/[^/]+/c/{0,1}""#],
      [#"pathPattern="/a/..*/c""#, #"pathPattern="/a/..*/c/""#]
    ),
    (
      "tab/:t<one|two>", [#"pathAdvancedPattern="/tab/[^/]+/{0,1}""#],
      [#"pathPattern="/tab/..*""#]
    ),
  ])
  func paths(_ pattern: String, _ advanced: [String], _ plain: [String]) throws {
    let file = "origin https://shop.example.com\n\(pattern) -> A"
    let site = [#"scheme="https""#, #"host="shop.example.com""#]
    #expect(try data(file) == site + advanced)
    #expect(try data(file, minSDK: 26) == site + plain)
  }

  /// Two forms of `é` are equal strings and different links.
  @Test func formsOfOneCharacter() throws {
    let lines = "origin app://, https://shop.example.com\n\u{E9} -> A\ne\u{301} -> B"
    #expect(try data(lines).filter { $0.hasPrefix("path=") }.count == 4)
  }

  /// A filter without paths would open every link of the site.
  @Test func aSiteWithoutPaths() throws {
    let lines = "reset/:t -> ResetDestination @web"
    #expect(
      try data("origin shop://, https://shop.example.com\n" + lines) == [#"scheme="shop""#])
    #expect {
      try data("origin https://shop.example.com\n" + lines)
    } throws: { error in
      (error as? ExportProblem)?.message
        == "'Route' has no link of a site that opens the app, and no custom scheme; "
        + "write 'origin shop://'"
    }
  }

  /// Origins, the one that is chosen, and the hosts and paths.
  @Test(arguments: [
    (
      "https://shop.example.com, https://shop.example.co/x", "https://shop.example.com",
      [#"host="shop.example.com""#, #"path="/a""#, #"path="/a/""#]
    ),
    (
      "https://shop.example.co, https://shop.example.com/app", "https://shop.example.com/app",
      [#"host="shop.example.com""#, #"path="/app/a""#, #"path="/app/a/""#]
    ),
    (
      "https://*.example.com, https://shop.example.com/app", "https://shop.example.com/app",
      [
        #"host="shop.example.com""#, #"path="/a""#, #"path="/a/""#, #"path="/app/a""#,
        #"path="/app/a/""#,
      ]
    ),
    (
      "https://*.example.com, https://shop.example.com/app", "https://*.example.com",
      [#"host="*.example.com""#, #"path="/a""#, #"path="/a/""#]
    ),
  ])
  func hosts(_ origins: String, _ chosen: String, _ expected: [String]) throws {
    let found = try data("origin \(origins)\na -> A", origin: chosen)
    #expect(found == [#"scheme="https""#] + expected)
  }

  /// The paths of a mount whose routes are not known, and the root of an origin with a path.
  @Test func rootsOfMountsAndOrigins() throws {
    #expect(
      try data("origin https://a.example\nm -> mount X.Y as m").suffix(2)
        == [#"path="/m""#, #"pathAdvancedPattern="/m/.*""#])
    #expect(
      try data("origin https://a.example\n/ -> mount X.Y as m").suffix(3)
        == [#"path="/""#, #"path="""#, #"pathAdvancedPattern="/.*""#])
    #expect(
      try data("origin https://a.example/app\n/ -> A").suffix(2)
        == [#"path="/app""#, #"path="/app/""#])
  }

  /// Sites that share a manifest, and a line that links of only one of them match.
  @Test func linesOfSomeSites() throws {
    let table = try ExportedFiles.linked(
      "origin https://a.example, https://b.example\nx -> X @from(https://b.example)\ny -> Y")
    func export(_ origin: String?) throws -> Exported {
      try ExportedFiles.export(
        AndroidLinks(
          package: "com.example.shop", fingerprints: [], origin: origin, parts: [.manifest]), table)
    }
    #expect(
      try export(nil).warnings == [
        "the manifest contains 'x' for all sites, but only links from https://b.example match it; "
          + "write a file for each site with '--origin'"
      ])
    #expect(try export("https://a.example").warnings == [])
    #expect(try !export("https://a.example").text.contains(#"path="/x""#))
    #expect(try export("https://b.example").text.contains(#"path="/x""#))
  }

  /// Lines, and the `@web` patterns whose links a manifest opens: from 31 on, and below.
  @Test(arguments: [
    ("r/:name -> A\nr/new -> B @web", ["r/new"], nil),
    ("s/:n<Int> -> A\ns/:text -> B @web", ["s/:text"], nil),
    ("s/:n<one|two> -> A\ns/one.:x<Int> -> B @web", ["s/one.:x<Int>"], nil),
    ("f/*path -> A\nf/p/:id<Int> -> B @web", ["f/p/:id<Int>"], nil),
    ("f/:a -> A\nf/*path -> B @web", [], ["f/*path"]),
    ("k?kind=book -> A\nk -> B @web", ["k"], nil),
    ("k -> A\nk?kind=book -> B @web", ["k?kind=book"], nil),
    ("a/:b<String?> -> A\na/x -> B @web", ["a/x"], nil),
    ("m -> mount X.Y as m\nm/:a -> B @web", ["m/:a"], nil),
    ("p.:a -> A\np.b/:c -> B @web", [], ["p.b/:c"]),
    // Links of a better pattern aren't links of the `@web` pattern.
    ("only/:x -> A @web\nonly/y -> B", [], nil),
    ("r/new -> A\nr/:name -> B @web", [], nil),
    ("r/:a.json -> A\nr/:b.xml -> B @web", ["r/:b.xml"], nil),
    ("r/:name -> A\nr/new -> B @web\nr/old -> C @web", ["r/new", "r/old"], nil),
    ("a/:x -> A\nb/:x -> B @web", [], nil),
    ("a/:x/c -> A\na/:x/d -> B @web", [], nil),
  ])
  func webLinks(_ lines: String, _ advanced: [String], _ plain: [String]?) throws {
    for (minSDK, expected) in [(31, advanced), (26, plain ?? advanced)] {
      let links = AndroidLinks(
        package: "com.example.shop", fingerprints: [], minSDK: minSDK, parts: [.manifest])
      let table = try ExportedFiles.linked("origin shop://, https://a.example\n" + lines)
      let names = expected.map { "'\($0)'" }.joined(separator: ", ")
      let warning =
        "Android versions before 15 open the app for links of \(names) despite '@web', because a "
        + "manifest has no exclusions"
      #expect(
        try ExportedFiles.export(links, table).warnings == (expected.isEmpty ? [] : [warning]),
        "\(minSDK)")
    }
  }

  /// `assetlinks.json` spells variables out, so it grows where Apple's file does not.
  @Test func sizeOfAssetLinks() throws {
    func export(_ count: Int, isSimple: Bool, length: Int = 20) throws -> Exported {
      let segment = String(repeating: "a", count: length)
      let lines = (0..<count).map { "\(segment)-\($0)/:name/more -> C\($0)" }
      return try ExportedFiles.export(
        AndroidLinks(
          package: "com.example.shop", fingerprints: [], isSimple: isSimple, parts: [.assetlinks]),
        try ExportedFiles.linked("origin https://a.example\n" + lines.joined(separator: "\n")))
    }
    #expect(try export(300, isSimple: false).warnings == [])
    let size = try export(700, isSimple: false).text.utf8.count
    #expect(
      try export(700, isSimple: false).warnings == [
        "the assetlinks.json of 'Route' has \(size) bytes and 1401 rules, which each device reads; "
          + "write a shorter file with '--simple'"
      ])
    #expect(try export(700, isSimple: true).text.utf8.count < size * 2 / 3)
    #expect(
      try export(1500, isSimple: true).warnings.first?.hasSuffix(
        "1501 rules, which each device reads")
        == true)
    #expect {
      try export(700, isSimple: false, length: 600)
    } throws: { error in
      (error as? ExportProblem)?.message
        == "the assetlinks.json of 'Route' has more than the 1048576 bytes that devices accept; "
        + "write a shorter file with '--simple'"
    }
  }
}
