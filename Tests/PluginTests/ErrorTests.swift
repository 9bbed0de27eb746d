import TestSupport
import Testing

extension PluginTests {
  /// What a build says of files with errors.
  @Suite struct ErrorTests {
    @Test(arguments: BuildSystem.allCases)
    func malformedFiles(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      let generated = try package.generatedFile(of: "App")
      let date = try modificationDate(of: generated)
      try package.write("Sources/App/App.routes", "home -> HomeDestination\nsettings\n")
      try package.write("Sources/App/Über uns/Extra links.routes", "help/:topic\n")

      let lines = [
        package.shownPath("Sources/App/App.routes")
          + ":2:9: error: expected '->' after 'settings'; write '-> SettingsDestination'"
          + " [missing-arrow]",
        package.shownPath("Sources/App/Über uns/Extra links.routes")
          + ":1:12: error: expected '->' after 'help/:topic'; write '-> HelpDestination'"
          + " [missing-arrow]",
      ]
      // A second build says the same again: the first has left nothing behind that hides it.
      for _ in 1...2 {
        let run = try package.build()
        #expect(run.status != 0)
        for line in lines {
          #expect(run.count(ofLine: line) == 1, "\(run.output)")
        }
        #expect(try modificationDate(of: generated) == date)
      }

      try package.write("Sources/App/App.routes", "home -> HomeDestination\n")
      try package.write("Sources/App/Über uns/Extra links.routes", "help -> HelpDestination\n")
      let run = try package.build()
      #expect(run.status == 0, "\(run.output)")
      #expect(!run.output.contains("App.routes"))
      #expect(try package.answers("home", "help") == ["home home -", "help help -"])
    }

    /// Generated code imports the product, so whoever uses the plugin names it.
    @Test(arguments: BuildSystem.allCases)
    func missingProduct(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      try package.write("Package.swift", ClientPackage.manifestWithoutProduct)
      let run = try package.build()
      let warning =
        "warning: 'Spare' uses TurnpikePlugin and does not depend on the product 'Turnpike', which "
        + "its generated code imports; add .product(name: \"Turnpike\", package: \"turnpike\")"
      #expect(run.count(ofLine: warning) == 1, "\(run.output)")
      #expect(run.lines.count { $0.contains("does not depend on the product") } == 1)
    }

    /// The Swift compiler speaks of the line that named the type.
    @Test(arguments: BuildSystem.allCases)
    func missingType(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      try package.write(
        "Sources/App/App.routes", "# Nothing here.\nhome/:sku<StockNumber> -> HomeDestination\n")
      let run = try package.build()
      #expect(run.status != 0)
      let place = "\(package.shownPath("Sources/App/App.routes")):2:"
      #expect(
        run.lines.contains {
          $0.hasPrefix(place) && $0.hasSuffix(": error: cannot find type 'StockNumber' in scope")
        },
        "\(run.output)")

      try package.write(
        "Sources/App/StockNumber.swift",
        "import Turnpike\nenum StockNumber: String, RouteValue { case one, two }\n")
      let secondRun = try package.build()
      #expect(secondRun.status == 0, "\(secondRun.output)")
    }
  }
}
