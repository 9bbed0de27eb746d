import Foundation
import TestSupport
import Testing

/// The commands of the recipes for builds without plugins, run as those builds would run them.
@Suite struct BuildRecipeTests {
  private static func command(_ pattern: Regex<(Substring, Substring)>) throws -> String {
    let page = try #require(Page.all.first { $0.name == "UsingTheCommandLineTool" })
    let block = try #require(page.blocks.first { $0.text.contains(pattern) })
    return String(try #require(block.text.firstMatch(of: pattern)).1)
  }

  private static func tool() throws -> String {
    try BuiltProduct.executable("turnpike-tool").path(percentEncoded: false)
  }

  /// Runs the command twice in a folder with a routes file, and once with an option.
  private func run(_ command: String, in folder: TemporaryFolder, _ output: String) throws {
    try folder.write("App/App.routes", "enum ShopRoute\nproduct/:id -> Product\n")
    let run = try CommandRun("sh", ["-c", command], in: folder.url)
    #expect(run.status == 0, "\(run.output)")
    let swift = try String(contentsOfFile: folder(output), encoding: .utf8)
    #expect(swift.contains("enum ShopRoute"))
    let check = try CommandRun("sh", ["-c", command + " --check"], in: folder.url)
    #expect(check.status == 0, "\(check.output)")
  }

  @Test func tuist() throws {
    let command = try Self.command(/script: "turnpike-tool ([^"]*)"/)
    try run("\(Self.tool()) \(command)", in: TemporaryFolder(), "App/Routes.generated.swift")
  }

  @Test func xcodeGen() throws {
    let command = try Self.command(/script: turnpike-tool ([^\n]*)/)
    try run("\(Self.tool()) \(command)", in: TemporaryFolder(), "App/Routes.generated.swift")
  }

  /// With the values that Bazel puts in the place of its variables.
  @Test func bazel() throws {
    let command = try Self.command(/cmd = "([^"]*)"/)
      .replacing("$(execpath //tools:turnpike-tool)", with: Self.tool())
      .replacing("$@", with: "Routes.generated.swift").replacing("$(SRCS)", with: "App/App.routes")
    try run(command, in: TemporaryFolder(), "Routes.generated.swift")
  }

  /// No command of a Mac can run here.
  @Test func xcodeCloud() throws {
    let page = try #require(Page.all.first { $0.name == "UsingTheCommandLineTool" })
    let script = try #require(page.blocks.first { $0.text.hasPrefix("#!/bin/sh\n") })
    let folder = try TemporaryFolder()
    try folder.write("ci_post_clone.sh", script.text)
    #expect(try CommandRun("sh", ["-n", "ci_post_clone.sh"], in: folder.url).status == 0)
  }
}
