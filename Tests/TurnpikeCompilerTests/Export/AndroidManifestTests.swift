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
    ("product/:id", [#"pathAdvancedPattern="/product/[^/]+""#], [#"pathPattern="/product/..*""#]),
    ("files/*path", [#"pathAdvancedPattern="/files/.+""#], [#"pathPattern="/files/..*""#]),
    (#"a%5Cb"#, [#"path="/a\\b""#], [#"path="/a\\b""#]),
    (
      #"a%5Cb.:id"#, [#"pathAdvancedPattern="/a\\\\b\\.[^/]+""#],
      [#"pathPattern="/a\\\\b\\...*""#]
    ),
    ("reset/:t -> B @web\na", [#"path="/a""#], [#"path="/a""#]),
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
      [#"host="shop.example.com""#, #"path="/a""#]
    ),
    (
      "https://shop.example.co, https://shop.example.com/app", "https://shop.example.com/app",
      [#"host="shop.example.com""#, #"path="/app/a""#]
    ),
    (
      "https://*.example.com, https://shop.example.com/app", "https://shop.example.com/app",
      [#"host="shop.example.com""#, #"path="/a""#, #"path="/app/a""#]
    ),
    (
      "https://*.example.com, https://shop.example.com/app", "https://*.example.com",
      [#"host="*.example.com""#, #"path="/a""#]
    ),
  ])
  func hosts(_ origins: String, _ chosen: String, _ expected: [String]) throws {
    let found = try data("origin \(origins)\na -> A", origin: chosen)
    #expect(found == [#"scheme="https""#] + expected)
  }
}
