import Testing
import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeReference

/// What the canonical layout is, rule by rule.
@Suite struct FormatTests {
  struct Rule: CustomTestStringConvertible, Sendable {
    let name: String
    let before: String
    let after: String

    var testDescription: String { name }
  }

  @Test(arguments: rules)
  func formats(_ rule: Rule) {
    #expect(formatted(rule.before) == rule.after)
    #expect(formatted(rule.after) == rule.after)
    #expect(FormatCheck.problem([Array(rule.before.utf8)]) == nil)
  }

  /// The example of the language's page, but for the two comments that stand further right there.
  @Test func theExampleOfTheLanguage() {
    let text = """
      /// Deep links of the shop.
      enum ShopRoute
      access public
      origin shop://, https://shop.example.com
      type Sort = new|price  # words, or a range, that several routes share
      /// Needs a signed-in user.
      attribute auth
      attribute analytics<String>

      /                                            -> HomeDestination @container(home)
      product/:product_id                          -> ProductDestination
      /// One review of a product.
      product/:product_id/review/:number<Int 1...> -> ReviewDestination @example(product/1988/review/3)
      search?q:text&:sort<Sort = new>
            &:tag<[String]>&:max_price<Int?>       -> SearchDestination
      orders/:day<Date>                            -> OrdersDestination @auth
      @:user_name/:tab<posts|likes = posts>        -> ProfileDestination
      files/*path                                  -> FileDestination
      help#:section<String?>                       -> HelpDestination
      login                                        -> LoginDestination! as signIn

      list{ListScreen}/:item_id<Int>{ItemScreen}/extra{ExtraScreen}!

      account @auth {  # a prefix, and attributes that its routes inherit
          settings                                 -> SettingsDestination
          orders/:order_id<Int>                    -> OrderDestination @analytics(order)
      }

      p/:product_id                                => product
      produkt/:product_id                          => product
      store/:store_id<Int>                         -> mount StoreFeature.StoreRoute as store
      _                                            -> NotFoundDestination

      """
    #expect(formatted(text) == text)
  }

  /// The smallest column that holds all patterns that one can hold, however long others are.
  @Test(arguments: [
    ([1], 12), ([12], 12), ([13], 20), ([20, 3], 20), ([21], 28), ([29], 36), ([36], 36),
    ([37], 44),
    ([44], 44), ([45], 12), ([45, 13], 20), ([200, 1], 12), ([], 12),
  ])
  func column(_ lengths: [Int], column: Int) {
    // The default route has the shortest pattern, and shows the column.
    let patterns = lengths.enumerated().map { index, length in
      String(repeating: "a", count: length - 1) + "\(index)"
    }
    let lines = patterns.enumerated().map { "\($1) -> A\($0)\n" }.joined() + "_ -> B\n"
    let rows = formatted(lines)?.split(separator: "\n") ?? []
    let last = "_" + String(repeating: " ", count: column) + "-> B"
    #expect(rows.last.map { String($0) } == last)
    for (row, pattern) in zip(rows, patterns) {
      let blanks = String(repeating: " ", count: max(0, column - pattern.count) + 1)
      #expect(row.hasPrefix(pattern + blanks + "-> A"))
    }
  }

  /// A row that would start far right starts four columns in.
  @Test func aLongPath() {
    let path = String(repeating: "a", count: 300)
    let items = String(repeating: "&:b\n", count: 3)
    let after = String(repeating: "    &:b\n", count: 3)
    #expect(formatted("\(path)?:c\n\(items)->A")?.hasPrefix("\(path)?:c\n\(after)") == true)
  }

  @Test(arguments: [
    "a", "a -> ", "a { ", "a {\nb -> B", "}", "a -> A extra", "<<<<<<<\na -> A",
    "a -> A\n/* x */", "\u{A0}a -> A", "a -> A\rb -> B",
  ])
  func whatCannotBeReadStays(_ text: String) {
    #expect(formatted(text) == nil)
    #expect(Compilation([SourceFile(path: "", text: text)]).formattings == [.refused(errors: 1)])
  }

  /// An error that only the other files make is none of the file: they may be other targets'.
  @Test func errorsOfOtherFiles() {
    let files = ["a  -> A\n", "a  -> B\n", "a ->\nb\n", "c            -> C\n", "e/:f<int>  -> E\n"]
    let compilation = Compilation(
      files.enumerated().map { SourceFile(path: "\($0.offset).routes", text: $0.element) })
    #expect(
      compilation.formattings == [
        .changed(Array("a            -> A\n".utf8)), .changed(Array("a            -> B\n".utf8)),
        .refused(errors: 2), .unchanged, .refused(errors: 1),
      ])
  }

  private func formatted(_ text: String) -> String? {
    let syntax = parse(SourceFile(path: "", text: text), index: 0)
    return syntax.formatted.map { String(decoding: $0, as: UTF8.self) }
  }
}
