import Foundation
import TestSupport
import Testing

/// The delegates of the articles' samples, run against frameworks that keep state: nothing that
/// starts an app or comes later is lost.
@Suite(
  .serialized, .timeLimit(.minutes(30)),
  .slow)
struct SampleTests {
  @Test(arguments: [
    ("Navigation", "UIKit"), ("EntryPoints", "UIKit"), ("EntryPoints", "AppKit"),
    ("EntryPoints", "SwiftUI"),
  ])
  func trials(article: String, framework: String) throws {
    let modules = try AdapterModules()
    try modules.provideDevice(.library)
    let samples = try Article(article).write(framework, into: modules, main: false)
    let trials = [
      "SampleTrials/Main", "SampleTrials/\(article)\(framework)", "AdapterTrials/Expectation",
    ]
    let libraries =
      ["Turnpike", "TurnpikeTable"] + AdapterModules.withExports(AdapterModules.device).reversed()
    let messages = try modules.swiftc(
      ["-swift-version", "6", "-warnings-as-errors", "-module-name", "SampleTrials"]
        + ["-o", "trials"] + samples
        + trials.flatMap { AdapterModules.swiftFiles("Tests/\($0).swift") }
        + libraries.map { "-l\($0)" })
    try #require(messages == "")
    let run = try CommandRun(
      modules.folder.appending(path: "trials").path(percentEncoded: false), [], in: modules.folder)
    #expect(run.output == "good\n")
    #expect(run.status == 0)
  }
}
