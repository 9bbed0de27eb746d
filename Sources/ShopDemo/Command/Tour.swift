/// Links that show what the routes of the shop answer, and what they refuse.
@MainActor enum Tour {
  private static let stops: [(title: String, links: [String])] = [
    (
      "Links of every kind",
      [
        "shop://product/1988", "https://shop.example.com/product/1988?utm_source=mail",
        "/product/ab-1/", "product/1988/review/3", "", "shop://tabs/basket", "profile/kate",
        "profile/kate/2", "team/7", "search?q=desk+lamp&tag=brass&tag=new&max_price=49.50",
        "files/manuals/lamp%2Fbrass.pdf", "help#returns", "sweepstakes/rules",
      ]
    ),
    ("Screens on screens", ["shop://basket", "shop://basket/checkout/address"]),
    ("Older links, kept alive by aliases", ["p/1988", "https://de.shop.example.com/produkt/1988"]),
    ("Filters", ["product/1988?coupon_id=SAVE10", "product/1988?ticket=7000"]),
    (
      "Sign in first, then go on",
      ["shop://orders/2026-01-31?coupon_id=SAVE10", "shop://tabs/account"]
    ),
    (
      "Links that no route answers",
      [
        "shop://prodct/1988", "product/!!", "tabs/Basket", "profile/kate/0", "team/red",
        "product/1988/../../etc", "https://example.org/product/1988", "mailto:kate@example.com",
      ]
    ),
    (
      "Links whose query does not say what its route needs",
      ["search", "search?q=lamp&max_price=cheap", "search?q=lamp&sort=age"]
    ),
  ]

  static func run(in shop: Demonstration) async {
    var counts = (resolved: 0, other: 0)
    for (title, links) in stops {
      head(title)
      for link in links {
        if await shop.open(link) { counts.resolved += 1 } else { counts.other += 1 }
      }
    }
    head("A route of another app")
    await Directions.open()
    print("\(counts.resolved) links resolved, \(counts.other) not.")
  }

  private static func head(_ title: String) {
    print("\(title)\n\(String(repeating: "=", count: title.count))\n")
  }
}
