import Foundation
import TestSupport
import Testing

/// The delegates of the articles' samples, and the sample app's model, run against frameworks that
/// keep state: nothing that starts an app or comes later is lost.
@Suite(
  .serialized, .timeLimit(.minutes(30)),
  .slow)
struct SampleTests {
  @Test(arguments: [
    ("ShowingRoutesInUIKit", "UIKit", "ShowingRoutesInUIKit"),
    ("ReceivingLinksInUIKitAndAppKit", "UIKit", "ReceivingLinksInUIKit"),
    ("ReceivingLinksInUIKitAndAppKit", "AppKit", "ReceivingLinksInAppKit"),
    ("ReceivingLinksInSwiftUI", "SwiftUI", "ReceivingLinksInSwiftUI"),
  ])
  func articles(article: String, framework: String, trials: String) throws {
    let modules = try AdapterModules()
    let samples = try Article(article).write(framework, into: modules, main: false)
    try run(samples, trials, [], modules)
  }

  /// The shop of `shop-demo` as an app.
  @Test func sampleApp() throws {
    let modules = try AdapterModules()
    try modules.buildShopRoutes(.library)
    let sources = ["Sources/ShopDemo/App", "Sources/ShopDemo/Model"]
      .flatMap(AdapterModules.swiftFiles)
    try run(sources, "SampleApp", ["ShopRoutes"], modules)
  }

  /// Builds a program of sources and the trials that call them, and runs it.
  private func run(
    _ sources: [String], _ trials: String, _ libraries: [String], _ modules: AdapterModules
  ) throws {
    try modules.provideDevice(.library)
    let trials = ["SampleTrials/Main", "SampleTrials/\(trials)", "AdapterTrials/Expectation"]
      .flatMap { AdapterModules.swiftFiles("Tests/Device/\($0).swift") }
    let stubs = AdapterModules.withExports(AdapterModules.device).reversed()
    let messages = try modules.swiftc(
      ["-swift-version", "6", "-warnings-as-errors", "-module-name", "SampleTrials"]
        + ["-o", "trials"] + sources + trials + libraries.map { "-l\($0)" }
        + AdapterModules.runtimeLibraries
        + stubs.map { "-l\($0)" })
    try #require(messages == "")
    let run = try CommandRun(
      modules.folder.appending(path: "trials").path(percentEncoded: false), [], in: modules.folder)
    #expect(run.output.hasSuffix("good\n"), "\(run.output)")
    #expect(run.status == 0)
  }
}
