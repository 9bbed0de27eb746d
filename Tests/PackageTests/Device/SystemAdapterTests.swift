import Foundation
import TestSupport
import Testing

/// The openers and entry points of a device, run against frameworks that keep state.
@Suite(
  .timeLimit(.minutes(30)),
  .slow)
struct SystemAdapterTests {
  @Test func trials() throws {
    let modules = try AdapterModules()
    try modules.provideDevice(.library)
    let folder = "Tests/Fixtures/Fixture"
    try modules.generate(
      "FixtureRoutes.generated.swift",
      from: BuiltProduct.root.appending(path: "\(folder)/Fixture.routes")
        .path(percentEncoded: false))
    try modules.build("FixtureRoutes", of: ["FixtureRoutes.generated.swift", folder])
    let stubs = AdapterModules.withExports(AdapterModules.device).reversed()
    let messages = try modules.swiftc(
      ["-swift-version", "6", "-warnings-as-errors", "-module-name", "AdapterTrials"]
        + ["-o", "trials"] + AdapterModules.swiftFiles("Tests/Device/AdapterTrials")
        + ["-lFixtureRoutes"] + AdapterModules.runtimeLibraries + stubs.map { "-l\($0)" })
    try #require(messages == "")
    let run = try CommandRun(
      modules.folder.appending(path: "trials").path(percentEncoded: false), [], in: modules.folder)
    #expect(run.output == "good\n")
    #expect(run.status == 0)
  }
}
