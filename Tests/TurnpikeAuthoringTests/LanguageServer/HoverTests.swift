import Testing

@testable import TurnpikeAuthoring

@Suite struct HoverTests {
  private static func hover(_ marked: String, _ files: [String: String] = [:]) -> String? {
    let mark = MarkedText(marked)
    let session = ServerSession(files)
    session.open("App/A.routes", mark.text)
    return session.request("textDocument/hover", mark.params("App/A.routes"))["contents"]?["value"]?
      .stringValue
  }

  @Test func route() {
    let text = Self.hover(
      """
      enum ShopRoute
      origin shop://, https://shop.example.com
      attribute auth
      /// One review of a product.
      pro‸duct/:product_id/review/:number<Int 1...>?sort:order<new|best = new>&page:p<Int?> -> ReviewDestination @auth
      product/new/review/1  -> NewDestination
      r/:product_id/:number?sort:order&page:p => review
      """)
    #expect(
      text == """
        ```swift
        case review(ReviewDestination)
        static func review(
          productID: String,
          number: Int,
          order: ReviewDestination.Order = .new,
          p: Int? = nil
        ) -> ShopRoute

        nonisolated struct ReviewDestination: Turnpike.Destination {
          let productID: String
          let number: Int
          let order: Order
          let p: Int?

          enum Order: String, Turnpike.RouteValue, CaseIterable {
            case new
            case best
          }
        }
        ```

        One review of a product.

        - `shop://product/x/review/42`
        - `https://shop.example.com/product/x/review/42`

        Also: `r/:product_id/:number?sort:order&page:p`

        `@auth`

        Routes that take precedence: `product/new/review/1`
        """)
  }

  @Test(arguments: [
    (
      "‸home -> HomeDestination",
      """
      ```swift
      case home

      nonisolated struct HomeDestination: Turnpike.Destination {}
      ```

      - `home`
      """
    ),
    (
      "home -> HomeDestination\nh => ho‸me",
      """
      An alias of:

      ```swift
      case home

      nonisolated struct HomeDestination: Turnpike.Destination {}
      ```

      - `home`

      Also: `h`
      """
    ),
    (
      "acc‸ess public",
      "```\naccess public\n```\n\nThe access level of the generated code; `internal` by default."
    ),
    (
      "x -> X @w‸eb",
      "```\n@web\n```\n\nThe browser keeps its web links; links of the app itself still match."
    ),
    (
      "/// Needs a user.\nattribute auth\nx -> X @au‸th",
      "```\nattribute auth\n```\n\nNeeds a user."
    ),
    (
      "attribute level<Int 1...3 = 2>\nx -> X @lev‸el(3)",
      "```\nattribute level<Int 1...3 = 2>\n```"
    ),
    (
      "/// The order.\ntype Sort = new|price\nx?s:s<So‸rt = new> -> X",
      "```\ntype Sort = new|price\n```\n\nThe order."
    ),
    ("x/:id<In‸t> -> X", "```\nInt\n```\n\nA whole number. A range restricts it."),
    ("x/:id<Sk‸u> -> X", "```\nSku\n```\n\nA Swift type that conforms to `RouteValue`."),
    (
      "shop -> mount Store.Store‸Route", "```\nenum Store.StoreRoute\n```\n\nThe store.\n\n1 route"
    ),
    ("acc‸ount @auth {\nx -> X\n}", "1 line in the group `account`, with `@auth`"),
    (
      "list{Li‸st}/:id{Item}",
      """
      ```swift
      case list

      nonisolated struct List: Turnpike.Destination {}
      ```

      - `list`
      """
    ),
    (
      "access package\nshop‸/:kind<a|b> -> mount StoreRoute as shop",
      """
      ```swift
      case shop(kind: Kind, StoreRoute)
      ```

      - `shop/a`
      """
    ),
    (
      "_‸ -> NotFound",
      """
      ```swift
      case notFound

      nonisolated struct NotFound: Turnpike.Destination {}
      ```

      Matches links that no other route matches.
      """
    ),
    ("# wor‸ds", nil), ("bro‸ken", nil), ("‸", nil),
  ])
  func hover(_ marked: String, _ expected: String?) {
    let store = "/// The store.\nenum StoreRoute\naccess public\nshelf -> Shelf\n"
    #expect(Self.hover(marked, ["Store/S.routes": store]) == expected)
  }

  /// The card shows only links that open the route.
  @Test(arguments: [
    ("", ["shop://home", "https://shop.example.com/home"]), ("@internal", ["home"]),
    ("@from(https)", ["https://shop.example.com/home"]),
  ])
  func links(_ attribute: String, _ expected: [String]) {
    let text = Self.hover(
      "origin shop://, https://shop.example.com\nho‸me -> HomeDestination \(attribute)")
    let links = text?.split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect(links?.map(String.init) == expected.map { "- `\($0)`" })
  }

  /// A pattern takes precedence if some link matches both and its rank is better, whatever values
  /// the links of the example have.
  @Test func precedence() {
    let text = Self.hover(
      """
      :‸kind/:id -> AnyDestination
      user/:id -> UserDestination
      book/:id<Int 100...>?sort=new -> BookDestination
      user/:id/edit -> EditDestination
      *path -> RestDestination
      books -> BooksDestination
      """)
    #expect(
      text?.split(separator: "\n").last
        == "Routes that take precedence: `user/:id`, `book/:id<Int 100...>?sort=new`")
  }
}
