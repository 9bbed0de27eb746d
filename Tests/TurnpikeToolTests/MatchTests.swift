import Foundation
import TestSupport
import Testing

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
}
