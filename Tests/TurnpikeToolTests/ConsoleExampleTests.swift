import Foundation
import TestSupport
import Testing
import TurnpikeCompiler

@testable import TurnpikeProgram
@testable import turnpike_tool

/// The commands of the explanations' console examples print what the examples show.
@Suite struct ConsoleExampleTests {
  /// What lies in the folder before and after the user has mended it.
  struct Scene: Sendable {
    let before: [String: Data]
    let after: [String: Data]
  }

  private static let routes = Data("café -> CoffeeDestination\n".utf8)

  static let scenes: [String: Scene] = [
    "unreadable-file": Scene(before: [:], after: ["Routes/Shop.routes": routes]),
    "unwritable-file": Scene(
      before: ["Shop.routes": routes],
      after: ["Shop.routes": routes, "Generated/Other.swift": Data()]),
    "no-routes-file": Scene(
      before: ["Sources/Shop.swift": Data()], after: ["Routes/Shop.routes": routes]),
    "not-utf8": Scene(
      before: ["Shop.routes": Data("caf".utf8) + [0xE9] + Data(" -> CoffeeDestination\n".utf8)],
      after: ["Shop.routes": routes]),
  ]

  @Test(
    arguments: DiagnosticID.allCases.filter {
      if case .console = $0.explanation.example { true } else { false }
    })
  func example(_ id: DiagnosticID) throws {
    let example = id.explanation.example
    let scene = try #require(Self.scenes[id.rawValue])
    let before = try Self.run(example.before, in: scene.before)
    #expect(before.last?.status == .findings)
    #expect(example.before.contains("[\(id.rawValue)]"))
    let after = try Self.run(example.after, in: scene.after)
    #expect(after.last?.status == .good)
  }

  /// Runs the tool's commands in a transcript, expects what it shows, and gives what came of them.
  private static func run(_ transcript: String, in files: [String: Data]) throws -> [ToolRun] {
    let folder = try TemporaryFolder()
    for (name, bytes) in files { try folder.write(name, bytes) }
    return try transcript.split(separator: "$ ").compactMap { part in
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
      let words = try #require(lines.first).split(separator: " ").map(String.init)
      guard words.first == "turnpike-tool" else { return nil }
      let arguments = words.dropFirst(2).map { $0.hasPrefix("-") ? $0 : folder($0) }
      let run = ToolRun([words[1]] + arguments)
      let shown = lines.dropFirst().filter { !$0.isEmpty }.joined(separator: "\n")
      let printed = (run.errors + run.output).replacing(folder.path + "/", with: "")
      #expect(printed == (shown.isEmpty ? "" : shown + "\n"))
      return run
    }
  }
}
