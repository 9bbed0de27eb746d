import TestSupport
import Testing

extension PluginTests {
  /// Published links that a target's lock keeps.
  @Suite struct LockTests {
    @Test(arguments: BuildSystem.allCases)
    func aLostLink(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      try package.write(
        "Sources/App/Route.routes.lock",
        "# Links of Route.\nhelp/:topic<String> => help\nhilfe/:topic<String> => help\n"
          + "home => home\n")
      let run = try package.build()
      #expect(run.status != 0)
      let line =
        package.shownPath("Sources/App/Route.routes.lock")
        + ":3:1: error: 'hilfe/:topic' was published, and nothing answers 'hilfe/x' any more; "
        + "write 'hilfe/:topic => help' [published-link-lost]"
      #expect(run.count(ofLine: line) == 1, "\(run.output)")

      // What the message proposes mends it.
      try package.write(
        "Sources/App/App.routes", "home -> HomeDestination\nhilfe/:topic => help\n")
      let secondRun = try package.build()
      #expect(secondRun.status == 0, "\(secondRun.output)")
      #expect(!secondRun.output.contains("unhandled"))
      #expect(try package.answers("hilfe/me") == ["hilfe/me help/:topic -"])

      // A lock that changes is read again.
      try package.write("Sources/App/Route.routes.lock", "info => help\n")
      let thirdRun = try package.build()
      #expect(thirdRun.status != 0)
      #expect(thirdRun.output.contains("[published-link-lost]"))
    }
  }
}
