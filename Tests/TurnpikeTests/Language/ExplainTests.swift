import LanguageRoutes
import Testing
import Turnpike

/// What `explain` says, also behind mounts.
@Suite struct ExplainTests {
  @Test func matched() {
    #expect(
      ShopRoute.explain("shop://product/1988/review/3") == """
        matched by 'product/:product_id/review/:number<Int 1...>' (review)
          product_id: '1988'
          number: '3'
        """)
    #expect(ShopRoute.explain("login") == "matched by 'login' (signIn)")
  }

  @Test func invalid() {
    #expect(
      ShopRoute.explain("search?q=a&max_price=low") == """
        invalid for 'search?q:text&:sort<Sort = new>&:tag<[String]>&:max_price<Int?>' \
        (search)
          max_price: 'low' is not an Int
        """)
    // Each parameter that is wrong, in the pattern's order.
    #expect(
      ShopRoute.explain("search?max_price=low&sort=size&tag=a") == """
        invalid for 'search?q:text&:sort<Sort = new>&:tag<[String]>&:max_price<Int?>' \
        (search)
          q: missing
          sort: 'size' is not one of new, price
          max_price: 'low' is not an Int
        """)
  }

  @Test func nearest() {
    #expect(
      ShopRoute.explain("shop://prodct/1988") == """
        unmatched: no route matches this path
        did you mean 'product/1988'? ('product/:product_id')
        """)
  }

  /// Through mounts, and only links that a route matches.
  @Test(arguments: [
    ("store/3/shelff/1", "store/3/shelf/1"), ("stor/3/shelf/1", "store/3/shelf/1"),
    ("shop://STORE/3/Shelf/1", "store/3/shelf/1"), ("shop://store/3/SHELF/1", "store/3/shelf/1"),
    ("store/3/cards/gold/nte?text=a", "store/3/cards/gold/note?text=a"),
    ("store/3/cards/gold/note?Text=a", "store/3/cards/gold/note?text=a"),
    ("store/3/cards/gold/nte", nil), ("prodct/1988?a=b", "product/1988?a=b"),
    ("Search?Q=a", "search?q=a"), ("serch", nil),
  ])
  func nearestThatMatches(link: String, near: String?) {
    let lines = ShopRoute.explain(link).split(separator: "\n").filter { $0.contains("did you") }
    #expect(lines.count == (near == nil ? 0 : 1), "\(lines)")
    if let near { #expect(lines.first?.hasPrefix("did you mean '\(near)'? (") == true, "\(lines)") }
  }

  @Test func behindAMount() {
    #expect(
      ShopRoute.explain("store/3/shelf/1/2") == """
        matched by 'store/:store_id<Int>' (store)
          store_id: '3'
        StoreRoute, mounted at 'store/:store_id<Int>':
          matched by 'shelf/:shelf_id<Int>/:page<Int 1... = 1>' (shelf)
            shelf_id: '1'
            page: '2'
        """)
    #expect(
      ShopRoute.explain("store/3/shelf/none") == """
        unmatched: no route matches this path
          'store/:store_id<Int>' (store): the mounted enum does not match
        StoreRoute, mounted at 'store/:store_id<Int>':
          unmatched: no route matches this path
            'shelf/:shelf_id<Int>/:page<Int 1... = 1>': segment 2, shelf_id: 'none' is not an Int
            'shelf/new': segment 2, 'none' is not 'new'
        """)
  }

  @Test func behindAMountInAMount() {
    #expect(
      ShopRoute.explain("store/3/cards/gold/note") == """
        matched by 'store/:store_id<Int>' (store)
          store_id: '3'
        StoreRoute, mounted at 'store/:store_id<Int>':
          matched by 'cards/:deck<gold|plain>' (deck)
            deck: 'gold'
          CardRoute, mounted at 'cards/:deck<gold|plain>':
            invalid for 'note?:text' (note)
              text: missing
        """)
  }

  @Test func betterThanAMount() {
    #expect(
      PortalRoute.explain("shop/9/shelf/1") == """
        matched by 'shop/9/shelf/1' (ownShelf)
          better than 'shop/:shop_id<Int>/shelf/:shelf_id<Int>/:page<Int 1... = 1>' of StoreRoute: in \
        segment 2, a literal is better than a built-in type
          better than ':section/*rest': in segment 1, a literal is better than a String
        """)
  }
}
