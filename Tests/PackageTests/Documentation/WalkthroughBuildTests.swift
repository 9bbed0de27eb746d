import Foundation
import TestSupport
import Testing

/// Pages that show the files of a package: each section built, and its commands run.
@Suite(
  .serialized, .timeLimit(.minutes(30)),
  .slow)
struct WalkthroughBuildTests {
  /// In one folder, so that Turnpike is built only once.
  @Test func commandsPrintWhatThePagesSay() throws {
    let folder = try TemporaryFolder()
    try folder.link("turnpike", to: BuiltProduct.root)
    for walkthrough in Walkthrough.all {
      let old = folder.url.appending(path: "shop")
      if FileManager.default.fileExists(atPath: old.path(percentEncoded: false)) {
        try FileManager.default.removeItem(at: old)
      }
      for step in walkthrough.steps {
        for path in step.shownFiles { try folder.write("shop/\(path)", step.files[path] ?? "") }
        let commands = step.commands.filter { $0.command.hasPrefix("swift ") }
        for (command, output) in commands.isEmpty ? [("swift build", "")] : commands {
          try check(command, output, of: step, BuildSystem.chosen, in: folder)
        }
      }
    }
  }

  private func check(
    _ command: String, _ output: String, of step: Walkthrough.Step, _ buildSystem: BuildSystem,
    in folder: TemporaryFolder
  ) throws {
    var words = WalkthroughTests.words(of: command)
    let verb = words.removeFirst()
    let run = try buildSystem.swift(
      verb, words, in: folder.url.appending(path: "shop"),
      scratch: folder.url.appending(path: "build"), keepingErrorsApart: verb == "run")
    let title = Comment("\(step.title): \(command)\n\(run.output)\(run.errors)")
    #expect((run.status == 0) == !output.contains(": error: "), title)
    if verb == "run" {
      #expect(run.output == output, title)
      return
    }
    // SwiftPM tells what it builds between the lines, and names files by their whole paths.
    var lines = run.lines.map { $0.replacing(folder("shop") + "/", with: "") }[...]
    for line in output.split(separator: "\n") {
      guard let found = lines.firstIndex(of: line) else {
        Issue.record("\(line) is not shown: \(title)")
        return
      }
      lines = lines[(found + 1)...]
    }
    if !step.hasErrors { #expect(!run.hasWarning, title) }
  }
}
