import Foundation
import TestSupport
import Testing

@testable import TurnpikeProgram
@testable import turnpike_tool

@Suite struct MatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(files: [
      "Shop.routes": """
      product/:product_id -> ProductDestination
      search?q:text&:max_price<Int?>&:tag<[String]> -> SearchDestination
      files/*path -> FileDestination
      stock/:sku<StockNumber> -> StockDestination
      p/:product_id => product

      """
    ])
  }

  @Test(arguments: [
    (
      "shop://product/1988?x=1",
      #"""
      {"url":"shop://product/1988?x=1","outcome":"matched","route":"product","pattern":"product/:product_id","parameters":{"product_id":["1988"]},"query":{"x":["1"]},"reason":null}
      """#
    ),
    (
      "p/a%22%0A%C3%A9",
      #"""
      {"url":"p/a%22%0A%C3%A9","outcome":"matched","route":"product","pattern":"p/:product_id","parameters":{"product_id":["a\"\né"]},"query":{},"reason":null}
      """#
    ),
    (
      "files/a/b%2Fc?y&y=2&=3",
      #"""
      {"url":"files/a/b%2Fc?y&y=2&=3","outcome":"matched","route":"file","pattern":"files/*path","parameters":{"path":["a","b/c"]},"query":{"y":["","2"],"":["3"]},"reason":null}
      """#
    ),
  ])
  func json(_ link: String, _ line: String) {
    let run = ToolRun("match", folder.path, "--json", "--", link)
    #expect(run.status == .good)
    #expect(run.errors == "")
    #expect(run.output == line + "\n")
  }

  /// The keys are the same whatever the outcome, and the query is never lost.
  @Test(arguments: [
    (
      "search?q=x&max_price=abc",
      #"{"url":"search?q=x&max_price=abc","outcome":"invalid","route":"search","#
        + #""pattern":"search?q:text&:max_price<Int?>&:tag<[String]>","parameters":{},"#
        + #""query":{"q":["x"],"max_price":["abc"]},"reason":""#
    ),
    (
      "nowhere?a=b",
      #"{"url":"nowhere?a=b","outcome":"unmatched","route":null,"pattern":null,"parameters":{},"#
        + #""query":{"a":["b"]},"reason":""#
    ),
  ])
  func jsonOfOtherOutcomes(_ link: String, _ start: String) {
    let run = ToolRun("match", folder.path, "--json", "--", link)
    #expect(run.status == .good)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix(start), "\(run.output)")
    #expect(run.output.hasSuffix("\"}\n"))
  }

  @Test func severalLinks() {
    let run = ToolRun("match", "--json", folder.path, "--", "product/1", "--json", "")
    #expect(run.status == .good)
    #expect(
      run.output.split(separator: "\n").map { $0.prefix { $0 != "," } } == [
        #"{"url":"product/1""#, #"{"url":"--json""#, #"{"url":"""#,
      ])
  }

  @Test func textForPeople() {
    let run = ToolRun("match", folder.path, "--", "shop://product/1988?x=1&x=2", "stock/%1B7")
    #expect(run.status == .good)
    #expect(
      run.output == """
        shop://product/1988?x=1&x=2
          matched    product  product/:product_id
          parameter  product_id = 1988
          query      x = 1, 2 (ignored)

        stock/%1B7
          matched    stock  stock/:sku<StockNumber>
          parameter  sku = \\u{1B}7
          assumed    that StockNumber, a type of the app's own, reads this text


        """)
  }

  @Test func colours() {
    let run = ToolRun("match", folder.path, "--", "product/1", isColored: true)
    #expect(
      run.output == """
        \u{1B}[1mproduct/1\u{1B}[0m
          \u{1B}[32mmatched\u{1B}[0m    product  product/:product_id
          \u{1B}[2mparameter\u{1B}[0m  product_id = 1


        """)
  }

  /// Lines may come in pieces, with either line end, empty, and without one at the end.
  @Test func standardInput() {
    let run = ToolRun(
      "match", folder.path, "--json", input: ["prod", "uct/1\npro", "duct/2\r\n\nproduct", "/3"])
    #expect(run.status == .good)
    #expect(
      run.output.split(separator: "\n").map { $0.prefix { $0 != "," } } == [
        #"{"url":"product/1""#, #"{"url":"product/2""#, #"{"url":"""#, #"{"url":"product/3""#,
      ])
  }

  @Test(arguments: [[], ["--"]])
  func noInput(_ dashes: [String]) {
    let console = RecordingConsole()
    #expect(Tool(console: console).run(["match", folder.path] + dashes) == .good)
    #expect(console.output == "")
  }

  @Test func errorsInTheFiles() throws {
    try folder.write("Bad.routes", Data("bad\n".utf8))
    let run = ToolRun("match", folder.path, "--json", "--", "x")
    #expect(run.status == .findings)
    #expect(run.output == "")
    #expect(
      run.errors
        == "\(folder("Bad.routes")):1:4: error: expected '->' after 'bad'; "
        + "write '-> BadDestination' [missing-arrow]\n")
  }
}

@Suite struct EnumChoiceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(files: [
      "A.routes": "enum ShopRoute\nx -> ShopDestination\n",
      "B.routes": "enum NewsRoute\nx -> NewsDestination\n",
    ])
  }

  @Test(arguments: [("ShopRoute", "shop"), ("NewsRoute", "news")])
  func chosen(_ name: String, _ route: String) {
    let run = ToolRun("match", folder.path, "--json", "--enum", name, "--", "x")
    #expect(run.status == .good)
    #expect(run.output.contains(#""route":"\#(route)""#))
  }

  @Test func missing() {
    let run = ToolRun("match", folder.path, "--", "x")
    #expect(run.status == .usage)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix(
        """
        turnpike-tool: error: the files have 2 enums; choose one with --enum: NewsRoute, ShopRoute
        usage: turnpike-tool match PATH…
        """))
  }

  @Test func unknown() {
    let run = ToolRun("match", folder.path, "--enum", "ShopRout", "--", "x")
    #expect(run.status == .usage)
    #expect(
      run.errors.hasPrefix(
        "turnpike-tool: error: unknown enum 'ShopRout'; did you mean 'ShopRoute'?\n"))
  }

  @Test func nothingNear() {
    let run = ToolRun("match", folder.path, "--enum", "Foo", "--", "x")
    #expect(run.status == .usage)
    #expect(
      run.errors.hasPrefix(
        "turnpike-tool: error: unknown enum 'Foo'; there are NewsRoute, ShopRoute\n"))
  }

  /// Enums of one name are told apart by their modules.
  @Test func enumOfAModule() throws {
    let folder = try TemporaryFolder(files: ["a.routes": "a -> A\n", "b.routes": "b -> B\n"])
    let paths = ["A=" + folder("a.routes"), "B=" + folder("b.routes")]
    let unclear = ToolRun(["match"] + paths + ["--", "b"])
    #expect(unclear.status == .usage)
    #expect(unclear.errors.contains("A.Route, B.Route"), "\(unclear.errors)")
    let run = ToolRun(["match", "--enum", "B.Route"] + paths + ["--", "b"])
    #expect(run.status == .good, "\(run.errors)")
  }
}
