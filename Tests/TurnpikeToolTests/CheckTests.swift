import Foundation
import TestSupport
import Testing

@testable import turnpike_tool

@Suite struct CheckTests {
  @Test func terminalsGetColors() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "bad\n"])
    #expect(ToolRun("check", folder.path, isColored: true).output.contains("\u{1B}["))
  }

  /// A name cannot look like another line, and a terminal acts on none.
  @Test func namesOfFiles() throws {
    let name = "a\nb.routes:1:1: error: forged [x]\u{1B}[31m.routes"
    let shown = "a\\u{A}b.routes:1:1: error: forged [x]\\u{1B}[31m.routes"
    let folder = try TemporaryFolder(files: [name: "bad\n"])
    let path = folder(shown)
    let text = ToolRun("check", folder.path).output
    #expect(text.hasPrefix("\(path):1:4: error: ") && text.contains("[missing-arrow]"), "\(text)")
    #expect(text.split(separator: "\n").count == 5)
    let json = ToolRun("check", folder.path, "--json").output
    #expect(
      json.contains(#"a\nb.routes:1:1: error: forged [x]\u001b[31m.routes","line":1"#), "\(json)")
    for words in [["list"], ["generate", "--output", folder("Out.swift")], ["format"]] {
      let run = ToolRun(words + [folder.path])
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
      #expect(run.errors.hasPrefix(path), "\(run.errors)")
    }
    try folder.write(name, Data("a->A\n".utf8))
    #expect(ToolRun("format", "--check", folder.path).output == path + "\n")
    #expect(ToolRun("lock", folder.path).status == .good)
    let missing = folder("no\nfile")
    for words in [["check"], ["list"], ["export", "json"]] {
      let run = ToolRun(words + [missing])
      #expect(
        (run.output + run.errors).findings.first
          == folder("no\\u{A}file") + ": error: [unreadable-file]", "\(run.errors)")
    }
    let usage = ToolRun("check", "--bad\noption", folder.path)
    #expect(usage.errors.hasPrefix("turnpike-tool: error: "))
    #expect(usage.errors.contains("'--bad\\u{A}option'"))
    let output = ToolRun(
      "export", "json", folder.path, "--check", folder("x\ny.json"))
    #expect(output.errors.hasPrefix(folder("x\\u{A}y.json") + ": error: "), "\(output.errors)")
  }
}
