import Foundation
import TestSupport
import Testing

/// The presenter, run against a UIKit that keeps state: every row of the table, each in the middle
/// of each other, and random walks with gestures in between.
@Suite(
  .timeLimit(.minutes(30)),
  .slow)
struct PresenterTests {
  @Test func trials() throws {
    let modules = try AdapterModules()
    try modules.provideStubs(["UIKit"], .library)
    for module in ["TurnpikeLinks", "Turnpike", "TurnpikeNavigation"] {
      try modules.build(module, of: ["Sources/\(module)"])
    }
    for (module, fixture, routes) in [
      ("NavigationClub", "Club", "Club"), ("NavigationRoutes", "App", "Navigation"),
    ] {
      let folder = "Tests/Fixtures/Navigation/\(fixture)"
      try modules.generate(
        "\(module).generated.swift",
        from: BuiltProduct.root.appending(path: "\(folder)/\(routes).routes")
          .path(percentEncoded: false))
      try modules.build(module, of: ["\(module).generated.swift", folder])
    }
    try modules.build("TestSupport", of: ["Tests/Support/TestSupport/SeededGenerator.swift"])
    let cases = ["NavigationCase", "NavigationCase+All", "RandomNavigation"]
      .map { "Tests/TurnpikeNavigationTests/\($0).swift" }
    let messages = try modules.swiftc(
      ["-swift-version", "6", "-warnings-as-errors", "-module-name", "PresenterTrials"]
        + ["-o", "trials"]
        + (["Tests/Device/PresenterTrials"] + cases).flatMap(AdapterModules.swiftFiles)
        + [
          "NavigationRoutes", "NavigationClub", "TestSupport", "TurnpikeNavigation", "Turnpike",
          "TurnpikeLinks", "TurnpikeTable", "UIKit", "UserNotifications", "DeviceFoundation",
        ]
        .map { "-l\($0)" })
    try #require(messages == "")
    let run = try CommandRun(
      modules.folder.appending(path: "trials").path(percentEncoded: false), [],
      in: modules.folder)
    #expect(run.output == "good\n")
    #expect(run.status == 0)
  }
}
