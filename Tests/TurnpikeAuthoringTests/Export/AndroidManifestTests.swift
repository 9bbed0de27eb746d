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

  /// A filter without paths would open every link of the site.
  @Test func aSiteWithoutPaths() throws {
    let lines = "reset/:t -> ResetDestination @web"
    #expect(
      try data("origin shop://, https://shop.example.com\n" + lines) == [#"scheme="shop""#])
    #expect {
      try data("origin https://shop.example.com\n" + lines)
    } throws: { error in
      (error as? ExportProblem)?.message
        == "'Route' has no link of a site that opens the app, and no scheme of its own; "
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
        "the manifest has 'x' for all sites, and only links from https://b.example match it; write a "
          + "file for each site with --origin"
      ])
    #expect(try export("https://a.example").warnings == [])
    #expect(try !export("https://a.example").text.contains(#"path="/x""#))
    #expect(try export("https://b.example").text.contains(#"path="/x""#))
  }

  /// Lines, and what is told of the `@web` links that a manifest opens: from 31 on, and below.
  @Test(arguments: [
    ("r/:name -> A\nr/new -> B @web", ["r/:name§'r/new'"], nil),
    ("s/:n<Int> -> A\ns/:text -> B @web", ["s/:n<Int>§'s/a' of 's/:text'"], nil),
    (
      "s/:n<one|two> -> A\ns/one.:x<Int> -> B @web",
      ["s/:n<one|two>§'s/one.42' of 's/one.:x<Int>'"], nil
    ),
    ("f/*path -> A\nf/p/:id<Int> -> B @web", ["f/*path§'f/p/42' of 'f/p/:id<Int>'"], nil),
    ("f/:a -> A\nf/*path -> B @web", [], ["f/:a§'f/a/a' of 'f/*path'"]),
    ("k?kind=book -> A\nk -> B @web", ["k?kind=book§'k'"], nil),
    ("k -> A\nk?kind=book -> B @web", ["k§'k?kind=book'"], nil),
    ("a/:b<String?> -> A\na/x -> B @web", ["a/:b<String?>§'a/x'"], nil),
    ("m -> mount X.Y as m\nm/:a -> B @web", ["m§'m/a' of 'm/:a'"], nil),
    ("p.:a -> A\np.b/:c -> B @web", [], ["p.:a§'p.b/a' of 'p.b/:c'"]),
    // Those of it that are another's are that one's.
    ("only/:x -> A @web\nonly/y -> B", [], nil),
    ("r/new -> A\nr/:name -> B @web", [], nil),
    ("r/:a.json -> A\nr/:b.xml -> B @web", ["r/:a.json§'r/a.xml' of 'r/:b.xml'"], nil),
    ("a/:x -> A\nb/:x -> B @web", [], nil),
    ("a/:x/c -> A\na/:x/d -> B @web", [], nil),
  ])
  func webLinks(_ lines: String, _ advanced: [String], _ plain: [String]?) throws {
    for (minSDK, expected) in [(31, advanced), (26, plain ?? advanced)] {
      let links = AndroidLinks(
        package: "com.example.shop", fingerprints: [], minSDK: minSDK, parts: [.manifest])
      let table = try ExportedFiles.linked("origin shop://, https://a.example\n" + lines)
      let warnings = expected.map { text in
        let parts = text.split(separator: "§", maxSplits: 1)
        return "'\(parts[0])' opens the app on Android before 15 also for \(parts[1]), which has "
          + "@web: a manifest excludes nothing"
      }
      #expect(try ExportedFiles.export(links, table).warnings == warnings, "\(minSDK)")
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
          + "write a shorter one with --simple"
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
        == "the assetlinks.json of 'Route' has more than the 1048576 bytes that devices take; write "
        + "a shorter one with --simple"
    }
  }
}
