import Foundation
import TestSupport
import Testing

/// An article with samples for devices.
struct Article {
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
    return (["import TurnpikeNavigation", "import TurnpikePlatform"] + extensions).joined(
      separator: "\n\n")
  }

  /// The Swift blocks that begin with the import of a framework.
  func samples(of framework: String) -> [String] {
    blocks("swift").filter {
      $0.hasPrefix("import \(framework)\n") || $0.hasPrefix("import Combine\nimport \(framework)\n")
    }
  }

  /// Writes the routes, their extensions and the samples of a framework.
  ///
  /// - Parameter main: Whether the sample that is an app remains the module's entry.
  /// - Returns: The names of the Swift files.
  func write(
    _ framework: String, into modules: AdapterModules, main: Bool = true
  ) throws -> [String] {
    try modules.write("App.routes", routes)
    try modules.generate("Routes.generated.swift", from: "App.routes")
    try modules.write("Extensions.swift", extensions)
    let samples = samples(of: framework)
    for (number, sample) in samples.enumerated() {
      try modules.write(
        "\(framework)\(number).swift", main ? sample : sample.replacing("@main ", with: ""))
    }
    return ["Routes.generated.swift", "Extensions.swift"]
      + samples.indices.map { "\(framework)\($0).swift" }
  }
}
