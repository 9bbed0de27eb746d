import Foundation
import TestSupport
import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// What the compiler reports about the files in `Cases`, compared as a whole.
/// `TURNPIKE_RECORD=1 swift test --filter DiagnosticCaseTests` records it again.
@Suite struct DiagnosticCaseTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Cases")

  /// The text of all pages.
  static var text: String {
    get throws {
      try (names ?? []).map {
        try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
      }.joined()
    }
  }

  static let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted()

  @Test(arguments: names ?? [])
  func reports(name: String) throws {
    let file = Self.folder.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    let paragraphs = text.components(separatedBy: "\n\n").map {
      $0.trimmingCharacters(in: .newlines)
    }
    let recorded = paragraphs.map { paragraph in
      let lines = paragraph.split(separator: "\n", omittingEmptySubsequences: false)
      guard !lines[0].hasPrefix("## ") else { return paragraph }
      let one = DiagnosticCase(lines)
      check(one)
      return one.text
    }
    if ProcessInfo.processInfo.environment["TURNPIKE_RECORD"] == "1" {
      try Data((recorded.joined(separator: "\n\n") + "\n").utf8).write(to: file)
    } else {
      for (paragraph, report) in zip(paragraphs, recorded) where paragraph != report {
        Issue.record(
          "\(name) expects '-', the compiler reports '+':\n\(paragraph.difference(to: report))")
      }
    }
  }

  /// What holds for every report.
  private func check(_ one: DiagnosticCase) {
    let compilation = one.compilation(one.files)
    let diagnostics = compilation.diagnostics
    #expect(!compilation.modules.isEmpty, "\(one.text)")
    let places = diagnostics.map { [$0.range.file, $0.range.lower] }
    #expect(places == places.sorted { $0.lexicographicallyPrecedes($1) }, "\(one.text)")
    #expect((compilation.output == nil) == diagnostics.contains(where: \.isError), "\(one.text)")
    for diagnostic in diagnostics {
      for message in [diagnostic.message] + diagnostic.notes.map(\.message) {
        let isSentence = message.hasSuffix(".") && !message.hasSuffix("...")
        #expect(message.first?.isUppercase == false && !isSentence, "\(message)")
        #expect(!message.contains("\n"), "\(message)")
      }
      guard let edit = diagnostic.replacement else { continue }
      // The message contains the text of its edit, or says to remove something.
      let text = edit.text.trimmingCharacters(in: .whitespaces)
      let isSaid = diagnostic.message.contains("\(text)'") || diagnostic.message.contains("remove")
      let isSpace = text.isEmpty && !edit.text.isEmpty
      #expect(isSaid || isSpace || diagnostic.message.contains("leave out"), "\(one.text)")
      var files = compilation.files
      files[edit.range.file] = one.applying(edit, to: files)
      // Of several slashes, the edit removes one.
      let isShorter = edit.text.utf8.count < edit.range.upper - edit.range.lower
      #expect(isShorter || one.compilation(files).diagnostics != diagnostics, "\(one.text)")
    }
    // The order of the files only decides which of two positions is the later one.
    let reversed = one.compilation(one.files.reversed()).diagnostics
    #expect(Set(reversed.map(\.id)) == Set(diagnostics.map(\.id)), "\(one.text)")
    #expect(FixCheck.problem(compilation.files.map(\.bytes)) == nil, "\(one.text)")
  }
}
