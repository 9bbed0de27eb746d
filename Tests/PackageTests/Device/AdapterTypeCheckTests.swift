import Foundation
import TestSupport
import Testing

/// Whether the adapters for a device's frameworks compile without a warning, and the articles'
/// samples against them.
@Suite(
  .serialized, .timeLimit(.minutes(30)),
  .slow)
struct AdapterTypeCheckTests {
  /// A device may have each framework without the others.
  @Test(arguments: [["Combine"], ["UIKit"], ["SwiftUI"], ["AppKit"], ["CoreSpotlight", "UIKit"]])
  func adapters(with stubs: [String]) throws {
    let modules = try AdapterModules()
    try modules.provideStubs(stubs, .interface)
    for module in AdapterModules.runtime.dropFirst() {
      let output = try modules.check(module, AdapterModules.modes[0] + ["-warnings-as-errors"])
      #expect(output == "", "\(module)")
    }
  }

  @Test(arguments: [
    "ChoosingAWindow", "FallingBackToTheWeb", "GettingStarted", "NotificationsAndQuickActions",
    "OpeningOtherApps", "OpeningYourAppWithUniversalLinks", "ReceivingLinksInSwiftUI",
    "ReceivingLinksInUIKitAndAppKit", "ShowingRoutesInSwiftUI", "ShowingRoutesInUIKit",
    "UsingYourOwnNavigation", "WidgetsAppIntentsAndSpotlight",
  ])
  func samples(article name: String) throws {
    let modules = try AdapterModules()
    try modules.provideDevice(.interface)
    let article = try Article(name)
    for framework in Article.frameworks where !article.samples(of: framework).isEmpty {
      let files = try article.write(framework, into: modules)
      for mode in AdapterModules.modes {
        let output = try modules.swiftc(
          mode + ["-warnings-as-errors", "-typecheck", "-module-name", "App"] + files)
        #expect(output == "", "\(framework), \(mode)")
      }
    }
    #expect(!Article.frameworks.allSatisfy { article.samples(of: $0).isEmpty })
  }

  /// The package of the page about modules: each module sees those before it, and only the app's
  /// knows all routes.
  @Test func featureModules() throws {
    let modules = try AdapterModules()
    try modules.provideDevice(.interface)
    let article = try Article("SharingRoutesBetweenModules")
    for module in ["Catalog", "Booking", "App"] {
      try modules.write("\(module).routes", try article.file("Sources/\(module)/\(module).routes"))
      try modules.generate("\(module).generated.swift", from: "\(module).routes")
      let files = module == "App" ? ["AppWindow"] : ["\(module)Screen", module]
      for file in files {
        let text = try article.file("Sources/\(module)/\(file).swift")
        // Imports are internal by the features that the tests compile with.
        let isPublic = text.contains("public struct")
        try modules.write(
          "\(file).swift",
          isPublic ? text.replacing("import SwiftUI", with: "public import SwiftUI") : text)
      }
      for mode in AdapterModules.modes.reversed() {
        let output = try modules.swiftc(
          mode + ["-warnings-as-errors", "-emit-module", "-module-name", module]
            + ["\(module).generated.swift"] + files.map { "\($0).swift" })
        #expect(output == "", "\(module), \(mode)")
      }
    }
  }

  /// The shop of `shop-demo` as an app.
  @Test func sampleApp() throws {
    let modules = try AdapterModules()
    try modules.buildShopRoutes(.interface)
    for mode in AdapterModules.modes {
      let output = try modules.swiftc(
        mode + ["-warnings-as-errors", "-typecheck", "-module-name", "ShopApp"]
          + modules.writeSampleApp())
      #expect(output == "", "\(mode)")
    }
  }

  /// The adapters alone: what else there is of the runtime belongs to no actor.
  @Test func adaptersOnTheMainActorByDefault() throws {
    let modules = try AdapterModules()
    try modules.provideStubs(AdapterModules.device, .interface)
    for module in ["TurnpikeLinks", "Turnpike"] {
      try #require(try modules.check(module, AdapterModules.modes[0]) == "")
    }
    for module in ["TurnpikeNavigation", "TurnpikePlatform"] {
      let output = try modules.check(module, AdapterModules.modes[1])
      let findings = output.split(separator: "\n").filter { line in
        line.hasPrefix("/") && (line.contains(": error: ") || line.contains(": warning: "))
      }
      #expect(findings == [], "\(module)")
    }
  }
}
