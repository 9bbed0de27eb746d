import Foundation
import TestSupport
import Testing

/// The delegates of the articles' samples, run against frameworks that keep state: nothing that starts
/// an app or comes later is lost.
@Suite(
  .serialized, .timeLimit(.minutes(30)),
  .slow)
struct SampleTests {
  @Test(arguments: [
    ("FallingBackToTheWeb", "UIKit", "FallingBackToTheWeb"),
    ("ShowingRoutesInUIKit", "UIKit", "ShowingRoutesInUIKit"),
    ("NotificationsAndQuickActions", "SwiftUI", "NotificationsAndQuickActions"),
    ("ReceivingLinksInUIKitAndAppKit", "UIKit", "ReceivingLinksInUIKit"),
    ("ReceivingLinksInUIKitAndAppKit", "AppKit", "ReceivingLinksInAppKit"),
    ("ReceivingLinksInSwiftUI", "SwiftUI", "ReceivingLinksInSwiftUI"),
  ])
  func articles(article: String, framework: String, trials: String) throws {
    let modules = try AdapterModules()
    let samples = try Article(article).write(framework, into: modules, main: false)
    let output = try modules.run(samples, trials, [])
    #expect(output.hasSuffix("good\n"), "\(output)")
  }
}

extension AdapterModules {
  /// Builds a program of sources and the trials that call them, and returns its output.
  func run(_ sources: [String], _ trials: String, _ libraries: [String]) throws -> String {
    try provideDevice(.library)
    let trials = ["SampleTrials/Main", "SampleTrials/\(trials)", "AdapterTrials/Expectation"]
      .flatMap { AdapterModules.swiftFiles("Tests/Device/\($0).swift") }
    let stubs = AdapterModules.withExports(AdapterModules.device).reversed()
    let messages = try swiftc(
      ["-swift-version", "6", "-warnings-as-errors", "-module-name", "SampleTrials"]
        + ["-o", "trials"] + sources + trials + libraries.map { "-l\($0)" }
        + AdapterModules.runtimeLibraries
        + stubs.map { "-l\($0)" })
    try #require(messages == "")
    let run = try CommandRun(
      folder.appending(path: "trials").path(percentEncoded: false), [], in: folder)
    #expect(run.status == 0)
    return run.output
  }
}
