import TestSupport
import Testing

extension PluginTests {
  /// Routes in tests.
  @Suite struct ClientTests {
    @Test(arguments: BuildSystem.allCases)
    func testTarget(_ buildSystem: BuildSystem) throws {
      let package = try ClientPackage(buildSystem)
      let run = try package.test()
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains("Test routesOfTheLibraryAndOfTheTests() passed"))
    }
  }
}
