import TestSupport
import Testing

extension PluginTests {
  /// Files that come and go.
  @Suite struct FileTests {
    @Test(arguments: BuildSystem.allCases)
    func addedFile(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      try package.write("Sources/App/Neue Läden/More.routes", "more -> MoreDestination\n")
      let run = try package.build()
      #expect(run.status == 0, "\(run.output)")
      #expect(try package.answers("more", "home") == ["more more -", "home home -"])
    }

    @Test(arguments: BuildSystem.allCases)
    func renamedFile(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      try package.rename("Sources/App/App.routes", to: "Sources/App/Zuletzt.routes")
      let run = try package.build()
      #expect(run.status == 0, "\(run.output)")
      #expect(try package.answers("home", "help/me") == ["home home -", "help/me help/:topic -"])
    }

    @Test(arguments: BuildSystem.allCases)
    func deletedFile(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      try package.remove("Sources/App/Über uns/Extra links.routes")
      let run = try package.build()
      #expect(run.status == 0, "\(run.output)")
      #expect(try package.answers("home", "help/me") == ["home home -", "help/me - -"])
    }

    /// The target is built without them, and is not haunted by the code that they once gave.
    @Test(arguments: BuildSystem.allCases)
    func allFilesDeleted(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      try package.remove("Sources/Spare/Spare.routes")
      try package.write("Sources/Spare/Spare.swift", "enum SpareRoute {}\n")
      let run = try package.build()
      #expect(run.status == 0, "\(run.output)")
      let warning =
        "warning: TurnpikePlugin does nothing for 'Spare': the target has no .routes file"
      #expect(run.count(ofLine: warning) == 1, "\(run.output)")

      try package.write(
        "Sources/Spare/Spare.routes", "enum SpareRoute\nagain -> AgainDestination\n")
      try package.write("Sources/Spare/Spare.swift", "let again = SpareRoute.again\n")
      let secondRun = try package.build()
      #expect(secondRun.status == 0, "\(secondRun.output)")
      #expect(!secondRun.output.contains("TurnpikePlugin does nothing"))
    }
  }
}
