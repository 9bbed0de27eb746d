import TestSupport
import Testing

@testable import turnpike_tool

@Suite struct UsageTests {
  @Test(arguments: Tool.verbs.map { $0.usage.name })
  func helpOfAVerb(_ verb: String) {
    let run = ToolRun(verb, "--help")
    #expect(run.status == .good)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("usage: turnpike-tool \(verb) "))
    #expect(run.output.contains("  --help"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: Tool.verbs.map { $0.usage.name })
  func helpWithAVerb(_ verb: String) {
    let run = ToolRun("help", verb)
    #expect(run.status == .good)
    #expect(run.output == ToolRun(verb, "--help").output)
    #expect(run.errors == "")
  }

  @Test(arguments: [["help"], ["help", "--help"], ["help", "-h"], ["help", "help"]])
  func helpAlone(_ words: [String]) {
    let run = ToolRun(words)
    #expect(run.status == .good)
    #expect(run.output == ToolRun("--help").output)
  }

  @Test func version() {
    let run = ToolRun("--version")
    #expect(run.status == .good)
    #expect(run.output == "turnpike-tool \(Tool.version)\n")
  }

  @Test func aReaderThatGoes() {
    let run = ToolRun("--help", failingWith: .closed)
    #expect(run.status == .good)
    #expect(run.errors == "")
  }

  @Test func aFullDisk() {
    let run = ToolRun("--help", failingWith: .failed("no space left on device"))
    #expect(run.status == .findings)
    #expect(run.errors.findings == ["turnpike-tool: error:"])
    #expect(run.errors.hasSuffix(": no space left on device\n"))
  }
}
