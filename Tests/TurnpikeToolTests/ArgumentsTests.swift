import Testing

@testable import turnpike_tool

@Suite struct ArgumentsTests {
  private static let options = [
    Option.json, .help, Option("--enum", value: "NAME", ""),
  ]

  private static func read(_ line: String) throws(UsageError) -> Arguments {
    try Arguments(line.split(separator: " ").map(String.init), options: options)
  }

  @Test func mixedOrder() throws {
    let arguments = try Self.read("a --json b --enum Shop c")
    #expect(arguments.operands == ["a", "b", "c"])
    #expect(arguments.afterDashes == nil)
    #expect(arguments.has(.json))
    #expect(!arguments.has(.help))
    #expect(arguments.value(of: Self.options[2]) == "Shop")
  }

  @Test(arguments: ["--enum=a=b", "--enum a=b"])
  func value(_ line: String) throws {
    #expect(try Self.read(line).value(of: Self.options[2]) == "a=b")
  }

  @Test func emptyValue() throws {
    #expect(try Self.read("--enum=").value(of: Self.options[2]) == "")
  }

  @Test func nothingIsAnOptionAfterDashes() throws {
    let arguments = try Self.read("a -- --json -- b")
    #expect(arguments.operands == ["a"])
    #expect(arguments.afterDashes == ["--json", "--", "b"])
    #expect(!arguments.has(.json))
    #expect(try arguments.paths() == ["a", "--json", "--", "b"])
    #expect(try arguments.pathsBeforeDashes() == ["a"])
  }

  @Test func dashesAtTheEnd() throws {
    #expect(try Self.read("a --").afterDashes == [])
  }

  @Test func aDashIsAnOperand() throws {
    #expect(try Self.read("-").operands == ["-"])
  }

  @Test func shortHelp() throws {
    #expect(try Self.read("-h").has(.help))
  }

  @Test(arguments: [
    ("--jsn", "unknown option '--jsn'; did you mean '--json'?"),
    ("--completely-different", "unknown option '--completely-different'"),
    ("--enm=Shop", "unknown option '--enm'; did you mean '--enum'?"),
    ("-x", "unknown option '-x'"),
    ("--json=yes", "'--json' takes no value"),
    ("--json --json", "'--json' is given twice"),
    ("--enum", "NAME is missing after '--enum'"),
    ("--enum -- x", "NAME is missing after '--enum'"),
  ])
  func mistakes(_ line: String, _ message: String) throws {
    let error = #expect(throws: UsageError.self) { try Self.read(line) }
    #expect(error?.message == message)
  }

  @Test(arguments: [([], "a path is missing"), (["a", ""], "a path is empty")])
  func paths(_ words: [String], _ message: String) throws {
    let arguments = try Arguments(words, options: [])
    let error = #expect(throws: UsageError.self) { try arguments.paths() }
    #expect(error?.message == message)
  }
}
