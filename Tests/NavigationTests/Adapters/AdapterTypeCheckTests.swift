import Foundation
import TestSupport
import Testing

/// Whether the adapters for SwiftUI and UIKit compile without a warning, and the article's samples
/// against them. It takes a minute: only where `TURNPIKE_PLUGIN_TESTS` is `1`.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(if: ProcessInfo.processInfo.environment["TURNPIKE_PLUGIN_TESTS"] == "1"))
struct AdapterTypeCheckTests {
  /// A device may have each framework without the others.
  @Test(arguments: [["Combine"], ["UIKit"], ["Combine", "SwiftUI"]])
  func adapters(with stubs: [String]) throws {
    let modules = try AdapterModules()
    try modules.buildStubs(stubs, .interface)
    #expect(try modules.checkTurnpike(AdapterModules.modes[0] + ["-warnings-as-errors"]) == "")
  }

  @Test func samples() throws {
    let modules = try AdapterModules()
    try modules.buildStubs(["Combine", "SwiftUI", "UIKit"], .interface)
    try modules.build("Turnpike", .interface, of: ["Sources/Turnpike"])
    let article = try Article()
    try modules.write("App.routes", article.routes)
    try modules.generate("Routes.generated.swift", from: "App.routes")
    try modules.write("Container.swift", article.container)
    for framework in ["SwiftUI", "UIKit"] {
      let samples = article.samples(of: framework)
      try #require(samples.count > 1)
      for (number, sample) in samples.enumerated() {
        try modules.write("\(framework)\(number).swift", sample)
      }
      for mode in AdapterModules.modes {
        let output = try modules.swiftc(
          mode + ["-warnings-as-errors", "-typecheck", "-module-name", "App"]
            + ["Routes.generated.swift", "Container.swift"]
            + samples.indices.map { "\(framework)\($0).swift" })
        #expect(output == "", "\(framework), \(mode)")
      }
    }
  }

  /// The adapters alone: what else there is of the runtime belongs to no actor.
  @Test func adaptersOnTheMainActorByDefault() throws {
    let modules = try AdapterModules()
    try modules.buildStubs(["Combine", "SwiftUI", "UIKit"], .interface)
    let output = try modules.checkTurnpike(AdapterModules.modes[1])
    let findings = output.split(separator: "\n").filter { line in
      line.hasPrefix("/") && line.contains("/Navigation/")
        && (line.contains(": error: ") || line.contains(": warning: "))
    }
    #expect(findings == [])
  }
}

/// The article on navigation.
private struct Article {
  private let text: String

  init() throws {
    let file = BuiltProduct.root.appending(path: "Sources/Turnpike/Turnpike.docc/Navigation.md")
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// The blocks of a language, in their order.
  private func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst().compactMap { rest in
      rest.range(of: "\n```\n").map { rest[..<$0.lowerBound] + "\n" }
    }
  }

  var routes: String { blocks("routes").first ?? "" }

  /// The extensions of the enum of routes.
  var container: String {
    let extensions = blocks("swift").flatMap { block in
      block.components(separatedBy: "\n\n").filter { $0.hasPrefix("extension ShopRoute {") }
    }
    return (["import Turnpike"] + extensions).joined(separator: "\n\n")
  }

  /// The Swift blocks that begin with the import of a framework.
  func samples(of framework: String) -> [String] {
    blocks("swift").filter { $0.hasPrefix("import \(framework)\n") }
  }
}
