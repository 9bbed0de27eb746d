import TestSupport
import Testing

@testable import turnpike_tool

/// The notes of `match` for people: attributes, the presentation, the route `_` that takes a link, the
/// assumptions, and the nearest patterns of a link that matches none.
@Suite struct MatchNotesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(files: [
      "App.routes": """
      enum AppRoute
      origin app://, https://a.example
      /// Needs a signed-in user.
      attribute auth
      attribute level<Int>
      home{HomeScreen}/:id<Sku>{ItemScreen}!/more{MoreScreen} @container(home)
      reset/:token -> ResetDestination! @web @cover @auth
      r/:token => reset @level(3)
      find?q:text<Int>&:n<Int>&:tag<[Int]>#:part<Int?> -> FindDestination
      shop -> mount Shop.ShopRoute as shop @auth @container(shop)
      _ -> LostDestination

      """,
      "Shop.routes": """
      enum ShopRoute
      access package
      /// A shop's own.
      attribute staff
      list{ListScreen}/:id<ItemNumber>{ItemScreen}! @staff @container(home)

      """,
    ])
  }

  private func match(_ words: String...) -> String {
    let paths = ["App=" + folder("App.routes"), "Shop+=" + folder("Shop.routes")]
    return ToolRun(["match"] + paths + words).output
  }

  @Test(arguments: [
    (
      "home/1/more",
      """
        matched    moreScreen  home/:id<Sku>/more
        parameter  id = 1
        container  home
        stack      homeScreen › itemScreen (modal) › moreScreen
        assumed    the custom type Sku accepts this text
      """
    ),
    (
      "https://a.example/r/x",
      """
        matched    reset  r/:token
        parameter  token = x
        attribute  @web: The browser keeps its web links; links of the app itself still match.
        attribute  @cover: The modal covers the screen.
        attribute  @auth: Needs a signed-in user.
        attribute  @level(3)
        browser    keeps this link
        shown      as a modal
      """
    ),
    (
      "app://reset/x",
      """
        matched    reset  reset/:token
        parameter  token = x
        attribute  @web: The browser keeps its web links; links of the app itself still match.
        attribute  @cover: The modal covers the screen.
        attribute  @auth: Needs a signed-in user.
        shown      as a modal
      """
    ),
    (
      "shop/list/7",
      """
        matched    shop.itemScreen  shop/list/:id<ItemNumber>
        parameter  id = 7
        attribute  @auth: Needs a signed-in user.
        attribute  @staff: A shop's own.
        container  shop
        shown      as a modal
        stack      shop.listScreen › shop.itemScreen (modal)
        assumed    the custom type ItemNumber accepts this text
      """
    ),
    (
      "find?n=x&tag=1&tag=b#z",
      """
        invalid    find  find?q:text<Int>&:n<Int>&:tag<[Int]>#:part<Int?>
        reason     'q' is missing
        reason     'n' cannot be read from 'x'
        reason     'tag' cannot be read from 'b'
        reason     'part' cannot be read from 'z'
        query      n = x
        query      tag = 1, b
        otherwise  lost takes it (_)
      """
    ),
    (
      "shop/nowhere",
      """
        unmatched  no route matches this path
        otherwise  lost takes it (_)
      """
    ),
  ])
  func text(_ link: String, _ expected: String) {
    #expect(match("--", link) == "\(link)\n\(expected)\n\n")
  }

  /// Nothing takes it where the file has no `_`.
  @Test func withoutADefaultRoute() {
    let run = ToolRun("match", folder("Shop.routes"), "--", "nowhere")
    #expect(run.output == "nowhere\n  unmatched  no route matches this path\n\n")
  }

  /// JSON names the first.
  @Test func jsonStays() {
    #expect(
      match("--json", "--", "find?n=x")
        == #"{"url":"find?n=x","outcome":"invalid","route":"find","#
        + #""pattern":"find?q:text<Int>&:n<Int>&:tag<[Int]>#:part<Int?>","parameters":{},"#
        + #""query":{"n":["x"]},"reason":"'q' is missing"}"# + "\n")
  }

  @Test func explanation() {
    #expect(
      match("--explain", "--", "home/1", "find?q=1&n=x#z", "shop/list/7") == """
        home/1
          matched by 'home/:id<Sku>' (itemScreen)
            id: '1'
            assumed: the custom type Sku accepts this text

        find?q=1&n=x#z
          invalid for 'find?q:text<Int>&:n<Int>&:tag<[Int]>#:part<Int?>' (find)
            n: 'x' is not an Int
            part: 'z' is not an Int

        shop/list/7
          matched by 'shop' (shop)
          ShopRoute, mounted at 'shop':
            matched by 'list/:id<ItemNumber>' (itemScreen)
              id: '7'
            assumed: the custom type ItemNumber accepts this text


        """)
  }
}
