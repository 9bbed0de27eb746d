import TestSupport
import Testing

@testable import TurnpikeProgram
@testable import turnpike_tool

@Suite struct UsageTests {
  @Test func noVerb() {
    let run = ToolRun()
    #expect(run.status == .usage)
    #expect(run.output == "")
    #expect(
      run.errors == """
        turnpike-tool: error: a verb is missing
        usage: turnpike-tool VERB …
        see 'turnpike-tool --help' for the verbs

        """)
  }

  @Test(arguments: [
    ("chekc", "unknown verb 'chekc'; did you mean 'check'?"),
    ("fnord-and-more", "unknown verb 'fnord-and-more'"),
    ("--hlep", "unknown option '--hlep'; did you mean '--help'?"),
    ("", "unknown verb ''"),
  ])
  func unknownVerb(_ verb: String, _ message: String) {
    let run = ToolRun(verb)
    #expect(run.status == .usage)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("turnpike-tool: error: \(message)\nusage: turnpike-tool VERB …\n"))
  }

  @Test func mistakeInAVerb() {
    let run = ToolRun("check", "--jsn", "x")
    #expect(run.status == .usage)
    #expect(run.output == "")
    #expect(
      run.errors == """
        turnpike-tool: error: unknown option '--jsn'; did you mean '--json'?
        usage: turnpike-tool check PATH… [--json] [--strict] [--fix]
        see 'turnpike-tool check --help'

        """)
  }

  @Test(arguments: ["generate", "check", "list", "match", "format"])
  func missingPath(_ verb: String) {
    let run = verb == "generate" ? ToolRun(verb, "--output", "x") : ToolRun(verb)
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("turnpike-tool: error: a path is missing\n"))
  }

  @Test func missingOutput() {
    let run = ToolRun("generate", "x")
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("turnpike-tool: error: '--output FILE' is missing\n"))
  }

  @Test(arguments: ["--help", "-h"])
  func overview(_ option: String) {
    let run = ToolRun(option)
    #expect(run.status == .good)
    #expect(run.errors == "")
    for verb in ["generate", "check", "list", "match", "explain", "format", "export"] {
      #expect(run.output.contains("\n  \(verb)  "))
    }
    #expect(run.output.contains("\nExit status: 0 good; 1 errors in the files"))
  }

  @Test(arguments: ["generate", "check", "list", "match", "explain", "format", "export"])
  func helpOfAVerb(_ verb: String) {
    let run = ToolRun(verb, "--help")
    #expect(run.status == .good)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("usage: turnpike-tool \(verb) "))
    #expect(run.output.contains("  --help"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: ["generate", "check", "list", "match", "explain", "format", "export"])
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

  @Test(arguments: [
    (["help", "chekc"], "unknown verb 'chekc'; did you mean 'check'?"),
    (["help", "check", "list"], "'help' takes one verb"),
    (["hlep"], "unknown verb 'hlep'; did you mean 'help'?"),
  ])
  func helpOfNothing(_ words: [String], message: String) {
    let run = ToolRun(words)
    #expect(run.status == .usage)
    #expect(run.output == "")
    #expect(
      run.errors == """
        turnpike-tool: error: \(message)
        usage: turnpike-tool VERB …
        see 'turnpike-tool --help' for the verbs

        """)
  }

  /// What the command plugin calls speaks of the plugin's own command.
  @Test func usageInAPackage() throws {
    let folder = try TemporaryFolder(files: ["modules.txt": "App=App.routes"])
    let package = "--package=" + folder("modules.txt")
    let run = ToolRun(package, "check", "--jsn")
    #expect(run.status == .usage)
    #expect(
      run.errors == """
        turnpike-tool: error: unknown option '--jsn'; did you mean '--json'?
        usage: swift package turnpike check [PATH…] [--json] [--strict] [--fix]
        see 'swift package turnpike check --help'

        """)
    let help = ToolRun(package, "help", "check").output
    #expect(help.hasPrefix("usage: swift package turnpike check [PATH…] "))
    #expect(help.contains("\n  --target NAME  take the files of this target alone"))
    #expect(!help.contains("turnpike-tool"))
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
    #expect(
      run.errors == """
        turnpike-tool: error: standard output cannot be written: no space left on device

        """)
  }
}
