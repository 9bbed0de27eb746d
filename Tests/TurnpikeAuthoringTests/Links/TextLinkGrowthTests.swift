import TestSupport
import Testing
import TurnpikeCompiler

@testable import TurnpikeAuthoring

/// The time to check the links of texts.
@Suite(.serialized, .growth) struct TextLinkGrowthTests {
  /// With optimization, a hundred thousand links take a second. Without it, as in tests, five thousand
  /// do.
  @Test(arguments: [
    "See https://shop.example.com/product/INDEX?utm=a and more: yes.\n",
    "shop://prodcut/INDEX shop://product/INDEX/{{x}}\n",
  ])
  func manyLinks(line: String) throws {
    let routes = SourceFile(
      path: "Shop.routes",
      text: """
        origin shop://, https://shop.example.com
        product/:product_id<Int> -> ProductDestination
        search?q:text&:page<Int?> -> SearchDestination
        """)
    let table = try #require(Compilation([routes]).output?.linked.first)
    let text = (0..<5_000).map { line.replacing("INDEX", with: "\($0)") }.joined()
    let seconds = processorSeconds {
      var check = LinkCheck(table)
      check.check("mail.txt", Array(text.utf8))
      #expect(check.summary.contains("000 links"))
    }
    print("checking 5000 lines with links takes \(Int(seconds * 1_000)) ms")
    #expect(seconds < 6)
  }
}
