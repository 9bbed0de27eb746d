import Foundation
import Testing
import TurnpikeAuthoring

@testable import TurnpikeCompiler

/// `Diagnostics.md` has a section for each identifier, whose example gives the report that follows
/// it. `TURNPIKE_RECORD=1 swift test --filter ExplanationTests` records the reports again.
@Suite struct ExplanationTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/TurnpikeAuthoring/Explanations/Diagnostics.md")

  @Test func eachIdentifierHasOneSection() throws {
    let explained = Explanation.all.map(\.id.rawValue)
    #expect(explained.sorted() == DiagnosticID.allCases.map(\.rawValue).sorted())
    let headings = try String(contentsOf: Self.page, encoding: .utf8).matches(of: /\n### (.*)\n/)
    #expect(headings.map { String($0.1) } == explained)
  }

  @Test(arguments: Explanation.all)
  func text(_ explanation: Explanation) {
    #expect(explanation.title.first?.isUppercase == true && explanation.title.last != ".")
    #expect(explanation.paragraphs.allSatisfy { $0.hasSuffix(".") && !$0.contains("**") })
    let examples = explanation.before + "\n" + explanation.after
    // A line of a report is as long as its message.
    let lines = examples.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 96 || $0.hasSuffix("-link]") || $0.hasSuffix("-file]") })
    let shown = explanation.text(color: false).split(separator: "\n")
    #expect(shown.allSatisfy { $0.count <= 80 || $0.hasPrefix("    ") })
  }

  /// `ConsoleExampleTests` runs the examples that are commands.
  @Test func examples() throws {
    let isRecording = ProcessInfo.processInfo.environment["TURNPIKE_RECORD"] == "1"
    var page = try String(contentsOf: Self.page, encoding: .utf8)
    for explanation in Explanation.all {
      guard let finding = explanation.finding else {
        #expect(explanation.before.hasPrefix("$ "), "\(explanation.id.rawValue)")
        continue
      }
      let before = Self.files(Self.wholeText[explanation.id] ?? explanation.before)
      let compilation = DiagnosticCase(before).compilation(before)
      let printer = DiagnosticPrinter(files: compilation.files)
      #expect(compilation.diagnostics.map(\.id) == [explanation.id])
      let report = compilation.diagnostics.map(printer.line).joined(separator: "\n")
      if isRecording {
        page = page.replacing("```text\n\(finding)\n```", with: "```text\n\(report)\n```")
      } else {
        #expect(report == finding)
      }
      // The fixed example shows only the files that differ, unless one of them has another name.
      let after = Self.files(explanation.after)
      let others = before.filter { file in !after.contains { $0.path == file.path } }
      let isRenamed = before.count - others.count < after.count
      let fixed = isRenamed ? after : others + after
      let remaining = DiagnosticCase(fixed).compilation(fixed).diagnostics
      #expect(remaining == [], "\(explanation.id.rawValue)")
    }
    if isRecording { try Data(page.utf8).write(to: Self.page) }
  }

  /// The examples in which `…` stands for most of the text.
  static let wholeText: [DiagnosticID: String] = [
    .groupTooDeep: String(repeating: "a {\n", count: 101) + "x -> XDestination\n"
      + String(repeating: "}\n", count: 101),
    .stackTooDeep: (1...101).map { "s\($0){Screen\($0)}" }.joined(separator: "/"),
    .tableTooLarge: (1000...1256).map { "coupon/:code<String>-\($0) -> Coupon\($0)Destination" }
      .joined(separator: "\n"),
  ]

  /// The files of an example, each after a line `# NAME`.
  private static func files(_ example: String) -> [SourceFile] {
    var lines = example.split(separator: "\n", omittingEmptySubsequences: false)
    if !example.hasPrefix("# ") { lines.insert("# Shop.routes", at: 0) }
    return DiagnosticCase(
      lines.map { line in
        if let name = line.wholeMatch(of: /# (\S+\.(routes|lock))/) { return "--- \(name.1)" }
        if line == "# Package.swift" { return "--- Package" }
        let target = line.wholeMatch(of: /\.target\(name: "(\w+)", dependencies: \["(\w+)"\]\)/)
        return target.map { "\($0.1): \($0.2)" } ?? line
      }
    ).files
  }
}

extension Explanation: CustomTestStringConvertible {
  /// The name of the section in a test's output.
  public var testDescription: String { id.rawValue }
}
