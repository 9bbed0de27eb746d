import TestSupport
import Testing

extension PluginTests {
  /// When the tool runs, and what is built again.
  @Suite struct BuildTests {
    @Test(arguments: BuildSystem.allCases)
    func firstBuild(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      #expect(
        try package.answers("home", "help/me", "product/7", "product/seven") == [
          "home home -",
          "help/me help/:topic -",
          "product/7 - product/:product_id<Int>",
          "product/seven - -",
        ])
    }

    /// No file is "unhandled", the tool says nothing, and nor does the compiler of its code.
    @Test(arguments: BuildSystem.allCases)
    func buildIsSilent(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      try package.write("Sources/App/More.routes", "more -> MoreDestination\n")
      let run = try package.build()
      #expect(run.status == 0)
      #expect(!run.output.contains(".routes"))
      #expect(!run.output.contains("unhandled"))
      #expect(!run.output.contains("warning:"))
      #expect(!run.output.contains("TurnpikeRoutes.generated.swift:"))
    }

    @Test(arguments: BuildSystem.allCases)
    func unchangedFiles(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      let date = try modificationDate(of: package.generatedFile(of: "Shop"))
      let run = try package.build("-v")
      #expect(run.status == 0)
      #expect(!run.ranTool(for: "Shop"))
      #expect(!run.ranTool(for: "App"))
      #expect(try modificationDate(of: package.generatedFile(of: "Shop")) == date)
    }

    /// The tool runs, writes nothing, and so nothing is compiled or linked again.
    @Test(arguments: BuildSystem.allCases)
    func touchedFile(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      let generated = try modificationDate(of: package.generatedFile(of: "Shop"))
      let app = try modificationDate(of: package.app())
      try package.touch("Sources/Shop/Shop.routes")
      let run = try package.build("-v")
      #expect(run.status == 0)
      #expect(run.ranTool(for: "Shop"))
      #expect(try modificationDate(of: package.generatedFile(of: "Shop")) == generated)
      #expect(try modificationDate(of: package.app()) == app)
    }

    @Test(arguments: BuildSystem.allCases)
    func editedFile(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      let other = try modificationDate(of: package.generatedFile(of: "App"))
      try package.write(
        "Sources/Shop/Shop.routes",
        "enum ShopRoute\naccess public\nitem/:item_id -> ItemDestination\n")
      let run = try package.build()
      #expect(run.status == 0, "\(run.output)")
      #expect(
        try package.answers("item/7", "product/7") == ["item/7 - item/:item_id", "product/7 - -"])
      #expect(try modificationDate(of: package.generatedFile(of: "App")) == other)
    }
  }
}
