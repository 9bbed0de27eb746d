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
    #expect(try modules.checkTurnpike(AdapterModules.modes[0] + ["-warnings-as-errors"]) == "")
  }

  @Test(arguments: ["Navigation", "OtherApps", "EntryPoints"])
  func samples(article name: String) throws {
    let modules = try AdapterModules()
    try modules.provideDevice(.interface)
    let article = try Article(name)
    try modules.write("App.routes", article.routes)
    try modules.generate("Routes.generated.swift", from: "App.routes")
    try modules.write("Extensions.swift", article.extensions)
    for framework in Article.frameworks {
      let samples = article.samples(of: framework)
      for (number, sample) in samples.enumerated() {
        try modules.write("\(framework)\(number).swift", sample)
      }
      if samples.isEmpty { continue }
      for mode in AdapterModules.modes {
        let output = try modules.swiftc(
          mode + ["-warnings-as-errors", "-typecheck", "-module-name", "App"]
            + ["Routes.generated.swift", "Extensions.swift"]
            + samples.indices.map { "\(framework)\($0).swift" })
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
    let article = try Article("Modules")
    for module in ["Catalog", "Booking", "App"] {
      try modules.write("\(module).routes", try article.file("Sources/\(module)/\(module).routes"))
      try modules.generate("\(module).generated.swift", from: "\(module).routes")
      let view = module == "App" ? "AppWindow" : "\(module)Screen"
      let text = try article.file("Sources/\(module)/\(view).swift")
      // Imports are internal by the features that the tests compile with.
      let isPublic = text.contains("public struct")
      try modules.write(
        "\(view).swift",
        isPublic ? text.replacing("import SwiftUI", with: "public import SwiftUI") : text)
      for mode in AdapterModules.modes.reversed() {
        let output = try modules.swiftc(
          mode + ["-warnings-as-errors", "-emit-module", "-module-name", module]
            + ["\(module).generated.swift", "\(view).swift"])
        #expect(output == "", "\(module), \(mode)")
      }
    }
  }

  /// The adapters alone: what else there is of the runtime belongs to no actor.
  @Test func adaptersOnTheMainActorByDefault() throws {
    let modules = try AdapterModules()
    try modules.provideStubs(AdapterModules.device, .interface)
    let output = try modules.checkTurnpike(AdapterModules.modes[1])
    let findings = output.split(separator: "\n").filter { line in
      line.hasPrefix("/") && line.contains(#/\/(Navigation|EntryPoints|ExternalApps)\//#)
        && !line.contains("/RunningProgram.swift")
        && (line.contains(": error: ") || line.contains(": warning: "))
    }
    #expect(findings == [])
  }
}

/// An article with samples for devices.
private struct Article {
  static let frameworks = ["SwiftUI", "UIKit", "AppKit"]

  private let text: String

  init(_ name: String) throws {
    let file = BuiltProduct.root.appending(path: "Sources/Turnpike/Turnpike.docc/\(name).md")
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// The blocks of a language, in their order.
  private func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst().compactMap { rest in
      rest.range(of: "\n```\n").map { rest[..<$0.lowerBound] + "\n" }
    }
  }

  var routes: String { blocks("routes").first ?? "" }

  /// The first block that a comment in its first line names as a file.
  func file(_ path: String) throws -> String {
    let blocks = blocks("routes") + blocks("swift")
    return try #require(
      blocks.first { $0.hasPrefix("# \(path)\n") || $0.hasPrefix("// \(path)\n") }, "\(path)")
  }

  /// The extensions of the enum of routes.
  var extensions: String {
    let extensions = blocks("swift").filter { !$0.hasPrefix("import UI") }.flatMap { block in
      block.components(separatedBy: "\n\n").filter { $0.hasPrefix("extension ShopRoute {") }
    }
    return (["import Turnpike"] + extensions).joined(separator: "\n\n")
  }

  /// The Swift blocks that begin with the import of a framework.
  func samples(of framework: String) -> [String] {
    blocks("swift").filter { $0.hasPrefix("import \(framework)\n") }
  }
}
