import Foundation
import TestSupport
import Testing

/// The package whose manifest the README shows, with an executable for each example instead of the
/// one.
struct ExamplePackage {
  private let folder: TemporaryFolder
  private let buildSystem: BuildSystem

  /// - Parameter checkedIn: Examples that are built once more, without the plugin, from a file that
  ///   the tool has generated.
  init(_ examples: [Example], checkedIn: [Example], _ buildSystem: BuildSystem) throws {
    self.buildSystem = buildSystem
    folder = try TemporaryFolder()
    try folder.link("turnpike", to: BuiltProduct.root)
    let targets = try examples.map { try Self.target($0.name) }
    let checkedInTargets = try checkedIn.map { try Self.targetWithoutPlugin($0.checkedInName) }
    try folder.write("app/Package.swift", Self.manifest(of: targets + checkedInTargets))
    for example in examples {
      try write(example, as: example.name)
    }
    for example in checkedIn {
      try write(example, as: example.checkedInName)
      try generate(in: "app/Sources/\(example.checkedInName)")
    }
  }

  private func write(_ example: Example, as name: String) throws {
    try folder.write("app/Sources/\(name)/main.swift", example.swift)
    try folder.write("app/Sources/\(name)/App.routes", example.routes)
  }

  func build(_ options: String...) throws -> CommandRun {
    try buildSystem.swift(
      "build", options, in: package, scratch: folder.url.appending(path: "build"),
      keepingErrorsApart: !options.isEmpty)
  }

  /// The folder of what was built.
  func products() throws -> String {
    String(try #require(build("--show-bin-path").lines.last))
  }

  func run(_ products: String, _ name: String) throws -> CommandRun {
    try CommandRun("\(products)/\(name)", [], in: package)
  }

  private var package: URL { folder.url.appending(path: "app") }

  /// The README's manifest with other targets.
  private static func manifest(of targets: [String]) throws -> String {
    let (manifest, place) = try shownManifest()
    return manifest.replacingCharacters(in: place, with: targets.joined(separator: ",\n"))
  }

  private static func target(_ name: String) throws -> String {
    let (manifest, place) = try shownManifest()
    let products = ["Turnpike", "TurnpikeNavigation", "TurnpikePlatform"]
      .map { ".product(name: \"\($0)\", package: \"turnpike\")" }
    return String(manifest[place]).replacing("name: \"App\"", with: "name: \"\(name)\"")
      .replacing(products[0], with: products.joined(separator: ", "))
      .replacing(",\n      plugins: ", with: ",\n      \(settings),\n      plugins: ")
  }

  /// What new projects of Xcode enable, so that no sample lacks an import there.
  private static let settings =
    "swiftSettings: [.enableUpcomingFeature(\"MemberImportVisibility\")]"

  private static func targetWithoutPlugin(_ name: String) throws -> String {
    let target = try target(name)
    let end = try #require(target.range(of: ",\n      \(settings)")).lowerBound
    return target[..<end] + ",\n      exclude: [\"App.routes\"],\n      \(settings))"
  }

  /// The manifest, and where in it the targets stand.
  private static func shownManifest() throws -> (String, Range<String.Index>) {
    let blocks = try #require(Page.all.first).blocks
    let manifest = try #require(blocks.first { $0.isManifest }).text
    let start = try #require(manifest.range(of: "  targets: [\n")).upperBound
    let end = try #require(manifest.range(of: "\n  ]\n", range: start..<manifest.endIndex))
    return (manifest, start..<end.lowerBound)
  }

  private func generate(in sources: String) throws {
    let sources = folder.url.appending(path: sources)
    let run = try CommandRun(
      BuiltProduct.executable("turnpike-tool").path(percentEncoded: false),
      ["generate", "--output", "Routes.generated.swift", "App.routes"], in: sources)
    try #require(run.status == 0, "\(run.output)")
  }
}

extension Example {
  var checkedInName: String { name + "CheckedIn" }
}
