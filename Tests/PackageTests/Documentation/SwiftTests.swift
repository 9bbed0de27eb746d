import Foundation
import TestSupport
import Testing

/// Swift blocks, built with the plugin in a package as the README has it, and run.
@Suite(
  .serialized, .timeLimit(.minutes(30)),
  .slow)
struct SwiftTests {
  private static let examples = Example.all.filter { !$0.swift.isEmpty }

  @Test func examplesPrintWhatThePagesSay() throws {
    let checkedIn = Self.examples.filter { $0.page == "README" }
    #expect(!checkedIn.isEmpty)
    let package = try ExamplePackage(Self.examples, checkedIn: checkedIn, BuildSystem.chosen)
    let build = try package.build()
    try #require(build.status == 0, "\(build.output)")
    #expect(!build.hasWarning, "\(build.output)")
    let products = try package.products()
    for example in Self.examples {
      try check(example, package.run(products, example.name))
    }
    for example in checkedIn {
      try check(example, package.run(products, example.checkedInName))
    }
  }

  private func check(_ example: Example, _ run: CommandRun) {
    #expect(run.status == 0, "\(example.name)")
    #expect(run.lines.map(String.init) == example.printedLines, "\(example.name)")
  }
}
