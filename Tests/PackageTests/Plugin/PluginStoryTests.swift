import Foundation
import TestSupport
import Testing

/// Packages that use the plugin from outside, built from scratch with both build systems.
@Suite(.serialized, .timeLimit(.minutes(30)), .slow)
struct PluginStoryTests {
  /// One package, from its first build to the last command. Each chapter continues with the package
  /// that the previous one left, because a build from scratch takes a minute.
  @Test(arguments: BuildSystem.allCases)
  func story(_ buildSystem: BuildSystem) throws {
    let folder = try TemporaryFolder()
    let package = try ClientPackage(buildSystem, in: folder.url)
    try package.buildsOnlyChanges()
    try package.followsFiles()
    try package.reportsErrors()
    try package.keepsPublishedLinks()
    try package.checksModules()
    try package.testsMounts()
    try package.runsCommands()
  }

  /// Building the tool would cost a package that checks its generated code in more than the rest.
  @Test(arguments: BuildSystem.allCases)
  func libraryAloneDoesNotBuildTheCompiler(_ buildSystem: BuildSystem) throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", ClientPackage.manifestOfLibraryUser)
    try folder.write(
      "Sources/App/main.swift", "import Turnpike\n\nprint(Turnpike._RouteTable.self)\n")
    let scratch = folder.url.appending(component: "build")
    let run = try buildSystem.swift("build", in: folder.url, scratch: scratch)
    try #require(run.status == 0, "\(run.output)")
    let paths = try builtFiles(in: scratch)
    #expect(paths.contains { $0.hasSuffix("/App") })
    #expect(paths.filter { $0.contains("TurnpikeCompiler.swiftmodule") }.isEmpty)
  }
}
