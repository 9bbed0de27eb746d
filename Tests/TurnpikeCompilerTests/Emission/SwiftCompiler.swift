import Foundation
import Testing

/// The Swift compiler, with a folder of its own that goes when the test is over.
final class SwiftCompiler: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "turnpike-emission-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Builds the module `Turnpike` of the package's sources, so that the tests depend on no build
  /// folder's layout.
  func buildRuntime(_ arguments: [String] = []) throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized
    for module in ["TurnpikeTable", "Turnpike"] {
      let output = try run(
        arguments + ["-emit-module", "-parse-as-library", "-swift-version", "6"]
          + ["-package-name", "turnpike", "-module-name", module, "-I", "."]
          + Self.upcomingFeatures
          + swiftFiles(in: sources.appending(path: module)))
      try #require(!output.contains(" error: "))
    }
  }

  /// What the compiler says: empty where all is well.
  func run(_ arguments: [String]) throws -> String {
    let log = folder.appending(path: "\(UUID().uuidString).log")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    return process.terminationStatus == 0 || !output.isEmpty ? output : "swiftc failed"
  }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  static let upcomingFeatures = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  private func swiftFiles(in folder: URL) -> [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var paths: [String] = []
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { paths.append(file.path(percentEncoded: false)) }
    }
    return paths.sorted()
  }
}
