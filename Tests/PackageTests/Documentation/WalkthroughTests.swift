import Foundation
import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeCompiler

/// Pages that show the files of a package: its routes, and what the tool says of them.
@Suite struct WalkthroughTests {
  /// No block goes by unnoticed.
  @Test(arguments: Page.all.filter { $0.walkthrough != nil })
  func everyBlockIsAFileOrACommand(_ page: Page) {
    for block in page.blocks where !block.isForADevice {
      #expect(
        block.file != nil || ["console", "sh"].contains(block.language),
        "\(page.name).md:\(block.line)")
    }
  }

  @Test(arguments: Walkthrough.all)
  func routes(_ walkthrough: Walkthrough) throws {
    for step in walkthrough.steps {
      let folder = try TemporaryFolder(files: step.files)
      let check = try Self.tool(["check"] + step.modulePaths, in: folder)
      #expect((check.status == 0) == !step.hasErrors, "\(step.title): \(check.output)")
      #expect(!check.output.contains(": warning: "), "\(step.title): \(check.output)")
      for (path, text) in step.files where path.hasSuffix(".routes") && !step.hasErrors {
        let syntax = parse(SourceFile(path: "", text: text), index: 0)
        #expect(
          syntax.formatted.map { String(decoding: $0, as: UTF8.self) } == text,
          "\(step.title): \(path)")
      }
      for (command, output) in step.commands where command.hasPrefix("turnpike-tool ") {
        let run = try Self.tool(Self.words(of: command), in: folder)
        #expect(run.output == output, "\(step.title): \(command)")
      }
    }
  }

  private static func tool(_ words: [String], in folder: TemporaryFolder) throws -> CommandRun {
    try CommandRun(
      BuiltProduct.executable("turnpike-tool").path(percentEncoded: false), words, in: folder.url)
  }

  /// The words after the program, without the apostrophes of quoted words.
  static func words(of command: String) -> [String] {
    command.split(separator: " ").dropFirst().map { word in
      word.hasPrefix("'") && word.hasSuffix("'") && word.utf8.count > 1
        ? String(word.dropFirst().dropLast()) : String(word)
    }
  }
}
