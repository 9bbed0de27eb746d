import Foundation
import TestSupport
import Testing

extension PluginTests {
  /// `swift package turnpike`, in a package that depends on this one.
  @Suite struct CommandTests {
    @Test(arguments: BuildSystem.allCases)
    func verbs(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)

      let check = try package.command("check")
      #expect(check.status == 0, "\(check.output)")
      #expect(check.count(ofLine: "nothing wrong in 5 files") == 1, "\(check.output)")

      let match = try package.command("match", "--target", "Shop", "--json", "--", "product/7")
      #expect(match.status == 0, "\(match.output)")
      let answer =
        #"{"url":"product/7","outcome":"matched","route":"product","#
        + #""pattern":"product/:product_id<Int>","parameters":{"product_id":["7"]},"query":{},"#
        + #""reason":null}"#
      #expect(match.count(ofLine: answer) == 1, "\(match.output)")

      let listing = try package.command("list", "--target=App")
      #expect(listing.output.contains("help/:topic"), "\(listing.output)")
      #expect(!listing.output.contains("product/"), "\(listing.output)")

      // An editor starts the tool by the path that is in its file.
      let editor = try package.command("editor", "neovim", apart: true)
      #expect(editor.output.hasPrefix("-- Routes files of Turnpike"), "\(editor.output)")
      let path = try #require(editor.output.firstMatch(of: /cmd = \{ "([^"]+)"/)).1
      #expect(FileManager.default.isExecutableFile(atPath: String(path)))

      let help = try package.command("--help")
      #expect(help.output.contains("usage: swift package turnpike VERB"), "\(help.output)")
    }

    /// What a program reads has nothing among it that is told to people.
    @Test(arguments: BuildSystem.allCases)
    func outputForPrograms(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      try package.write(
        "Sources/Shop/Shop.routes",
        """
        origin https://shop.example.com
        attribute offline
        product/:product_id<UInt8> -> ProductDestination @web
        product/:name -> NameDestination
        help -> HelpDestination @offlin

        """)
      let fix = try package.command("check", "--target", "Shop", "--fix", "--json", apart: true)
      #expect(throws: Never.self) { try fix.json() }
      #expect(fix.errors.contains("fixed: "), "\(fix.errors)")

      let export = try package.command(
        "export", "aasa", "--app-id", "ABCDE12345.com.example.shop", "--target", "Shop", apart: true
      )
      #expect(export.status == 0, "\(export.errors)")
      #expect(throws: Never.self) { try export.json() }
      #expect(
        export.errors.contains("warning: 'product/:product_id<UInt8>' keeps in the browser also"),
        "\(export.errors)")

      let output = package.folder.appending(path: "Generated.swift").path(percentEncoded: false)
      let generate = try package.command("generate", "--output", output, "--target", "Shop")
      #expect(generate.status == 0, "\(generate.output)")
      #expect(try String(contentsOfFile: output, encoding: .utf8).contains("case product("))
    }

    /// SwiftPM leaves out a target without a Swift file, and says that its files are elsewhere.
    @Test(arguments: BuildSystem.allCases)
    func aTargetWithoutSwift(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      let manifest = try package.read("Package.swift")
      defer { try? package.write("Package.swift", manifest) }
      try package.write(
        "Package.swift",
        manifest.replacing("  targets: [", with: "  targets: [ .target(name: \"Bare\"),"))
      try package.write("Sources/Bare/Bare.routes", "bare -> BareDestination\n")
      try package.write("Sources/Other/Other.routes", "other -> OtherDestination\n")
      let check = try package.command("check")
      #expect(check.status == 0, "\(check.output)")
      let warning =
        "Sources/Bare/Bare.routes: warning: its target has no Swift file, so SwiftPM drops it; add "
        + "one [no-swift-file]"
      #expect(check.count(ofLine: warning) == 1, "\(check.output)")
      #expect(check.count(ofLine: "1 warning in 5 files") == 1, "\(check.output)")
      #expect(!check.output.contains("Other.routes"), "\(check.output)")
      let strict = try package.command("check", "--strict", "--target", "Bare")
      #expect(strict.status != 0, "\(strict.output)")
      let list = try package.command("list", "--target", "Bare")
      #expect(list.output.contains("'check' tells which SwiftPM drops"), "\(list.output)")
    }

    /// The manifest shows that a target does not use the build plugin; a target that contains the
    /// generated file needs none.
    @Test func aTargetWithoutThePlugin() throws {
      let package = try ClientPackage(.native)
      let manifest = try package.read("Package.swift")
      defer { try? package.write("Package.swift", manifest) }
      try package.write(
        "Package.swift",
        manifest.replacing(
          "  targets: [",
          with: "  targets: [ .target(name: \"Plain\"), .target(name: \"Written\"),"))
      for name in ["Plain", "Written"] {
        try package.write("Sources/\(name)/\(name).routes", "a -> ADestination\n")
        try package.write("Sources/\(name)/\(name).swift", "")
      }
      try package.write(
        "Sources/Written/Routes.swift", "// Generated by Turnpike from Written.routes.\n")
      let check = try package.command("check")
      #expect(check.status == 0, "\(check.output)")
      #expect(check.output.contains("Sources/Plain/Plain.routes: warning: its target does not use"))
      #expect(!check.output.contains("Written.routes: warning"), "\(check.output)")
    }

    @Test func wrongCalls() throws {
      let package = try ClientPackage(.native)
      try package.write("Sources/Shop/Shop.routes", "product/:product_id -> product\n")
      let check = try package.command("check")
      #expect(check.status != 0)
      #expect(check.output.contains("Sources/Shop/Shop.routes:1:24: error: "), "\(check.output)")

      for (words, message) in [
        (["chek"], "unknown verb 'chek'; did you mean 'check'?"),
        (["match"], "links are missing: write them behind '--'"),
        (["check", "--target", "Shp"], "no target is called 'Shp'; those with routes files are"),
        (["check", "--target"], "a target's name is missing behind '--target'"),
      ] {
        let run = try package.command(words)
        #expect(run.status != 0)
        #expect(run.output.contains(message), "\(run.output)")
      }
    }
  }
}

extension ClientPackage {
  /// What the command plugin says and SwiftPM around it.
  func command(_ words: String..., apart: Bool = false) throws -> CommandRun {
    try command(words, apart: apart)
  }

  func command(_ words: [String], apart: Bool = false) throws -> CommandRun {
    try buildSystem.swift(
      "package", ["turnpike"] + words, in: folder, scratch: scratch, keepingErrorsApart: apart)
  }
}

extension CommandRun {
  fileprivate func json() throws -> Any {
    try JSONSerialization.jsonObject(with: Data(output.utf8))
  }
}
