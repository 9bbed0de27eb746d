import Foundation
import TestSupport
import Testing

extension ClientPackage {
  /// Builds everything but the tests.
  func build(_ options: String...) throws -> CommandRun {
    try swift("build", options)
  }

  /// Builds and runs the package's own tests.
  func test() throws -> CommandRun {
    try swift("test", [])
  }

  private func swift(_ command: String, _ options: [String]) throws -> CommandRun {
    try buildSystem.swift(command, options, in: folder, scratch: scratch)
  }

  /// What the built app prints: each link, the app's pattern that it matches, and the library's.
  func matches(_ links: String...) throws -> [String] {
    let run = try CommandRun(app().path(percentEncoded: false), links, in: folder)
    try #require(run.status == 0, "\(run.output)")
    return run.lines.map(String.init)
  }

  /// The executable that the last build has made.
  func app() throws -> URL {
    let products =
      switch buildSystem {
      case .native: "debug/App"
      case .swiftbuild: "out/Products/\(debugFolder)/App"
      }
    return scratch.appending(path: products)
  }

  private var debugFolder: String {
    #if os(macOS)
    "Debug"
    #else
    "Debug-linux"
    #endif
  }

  /// The Swift file that the routes of a target are written to.
  func generatedFile(of target: String) throws -> URL {
    let outputs = scratch.appending(path: "plugins/outputs")
    let walk = try #require(
      FileManager.default.enumerator(atPath: outputs.path(percentEncoded: false)))
    let path = try #require(
      walk.compactMap { $0 as? String }.first {
        $0.contains("/\(target)/") && $0.hasSuffix("/TurnpikeRoutes.generated.swift")
      })
    return outputs.appending(path: path)
  }
}

/// The paths of all files that builds have written to a scratch folder.
func builtFiles(in scratch: URL) throws -> [String] {
  let built = FileManager.default.enumerator(atPath: scratch.path(percentEncoded: false))
  return try #require(built).compactMap { $0 as? String }
}

/// When a file was last written.
func modificationDate(of file: URL) throws -> Date {
  let attributes = try FileManager.default.attributesOfItem(
    atPath: file.path(percentEncoded: false))
  return try #require(attributes[.modificationDate] as? Date)
}

extension CommandRun {
  /// Whether a verbose build has run the generator for a target.
  func ranGenerator(for target: String) -> Bool {
    lines.contains {
      $0.contains("turnpike-generator") && $0.contains(" --output ") && $0.contains("/\(target)/")
    }
  }

  /// How often an error is reported at a position, `path:line:column`.
  func count(of id: String, at place: String) -> Int {
    lines.count { $0.hasPrefix("\(place): error: ") && $0.hasSuffix("[\(id)]") }
  }
}
