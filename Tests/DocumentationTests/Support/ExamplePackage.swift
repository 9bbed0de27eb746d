import Foundation
import TestSupport
import Testing

/// The package whose manifest the README shows, with an executable for each example instead of the
/// one.
struct ExamplePackage {
  private let folder: TemporaryFolder

  init(_ examples: [Example], hasPlugin: Bool = true) throws {
    folder = try TemporaryFolder()
    try folder.link("turnpike", to: BuiltProduct.root)
    try folder.write(
      Self.manifest(naming: examples.map(\.name), hasPlugin: hasPlugin), to: "app/Package.swift")
    for example in examples {
      let sources = "app/Sources/\(example.name)"
      try folder.write(example.swift, to: "\(sources)/main.swift")
      try folder.write(example.routes, to: "\(sources)/App.routes")
      if !hasPlugin { try generate(in: sources) }
    }
  }

  func build() throws -> CommandRun {
    try CommandRun("swift", ["build", "--scratch-path", scratch], in: package)
  }

  func run(_ example: Example) throws -> CommandRun {
    try CommandRun("\(scratch)/debug/\(example.name)", [], in: package)
  }

  private var package: URL { folder.url.appending(path: "app") }
  private var scratch: String { folder.url.appending(path: "build").path(percentEncoded: false) }

  /// The README's manifest with the entry of its target repeated.
  private static func manifest(naming names: [String], hasPlugin: Bool) throws -> String {
    let blocks = try #require(Page.all.first).blocks
    let manifest = try #require(blocks.first { $0.text.hasPrefix("// swift-tools-version") }).text
    let start = try #require(manifest.range(of: "  targets: [\n")).upperBound
    let end = try #require(manifest.range(of: "\n  ]\n", range: start..<manifest.endIndex))
      .lowerBound
    var target = String(manifest[start..<end])
    if !hasPlugin {
      let plugins = try #require(target.range(of: ",\n      plugins: ")).lowerBound
      target = target[..<plugins] + ",\n      exclude: [\"App.routes\"])"
    }
    let targets = names.map { target.replacing("name: \"App\"", with: "name: \"\($0)\"") }
    return manifest[..<start] + targets.joined(separator: ",\n") + manifest[end...]
  }

  private func generate(in sources: String) throws {
    let sources = folder.url.appending(path: sources)
    let run = try CommandRun(
      BuiltProduct.executable("turnpike-tool").path(percentEncoded: false),
      ["generate", "--output", "Routes.generated.swift", "App.routes"], in: sources)
    try #require(run.status == 0, "\(run.output)")
  }
}
