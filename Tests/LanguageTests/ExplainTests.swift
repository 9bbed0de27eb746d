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
        invalid for 'search?q:text&:sort<Sort: new|price = new>&:tag<[String]>&:max_price<Int?>' \
        (search)
          max_price: 'low' is not an Int
        """)
  }

  @Test func nearest() {
    #expect(
      ShopRoute.explain("shop://prodct/1988") == """
        not answered: no route answers this path
        did you mean 'product/1988'? ('product/:product_id')
        """)
  }

  @Test func behindAMount() {
    #expect(ShopRoute.explain("store/3/shelf/1/2") == "")
    #expect(ShopRoute.explain("store/3/shelf/none") == "")
    #expect(ShopRoute.explain("store/3/cards/gold/note") == "")
    #expect(PortalRoute.explain("shop/9/shelf/1") == "")
  }
}
