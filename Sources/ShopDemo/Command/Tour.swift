/// A tour of links that the shop's routes match, and of links that they don't match.
@MainActor enum Tour {
  private static let stops: [(title: String, links: [String])] = [
    (
      "Typed parameters",
      [
        "shop://product/1988", "product/1988/review/3", "profile/kate/2",
        "search?q=desk+lamp&tag=brass&tag=new&max_price=49.50",
        "files/manuals/lamp%2Fbrass.pdf", "help#returns",
      ]
    ),
    ("Stacked screens", ["shop://basket/checkout/address"]),
    ("An old link, through an alias", ["https://de.shop.example.com/produkt/1988"]),
    ("Filters", ["product/1988?coupon_id=SAVE10", "product/1988?ticket=7000"]),
    ("A link that requires sign-in", ["shop://orders/2026-01-31?coupon_id=SAVE10"]),
    (
      "Links that don't match",
      ["shop://prodct/1988", "https://example.org/product/1988", "product/1988/../../etc"]
    ),
    ("Links with an invalid query", ["search", "search?q=lamp&sort=age"]),
  ]

  static func run(in shop: Demonstration) async {
    var counts = (resolved: 0, other: 0)
    for (title, links) in stops {
      head(title)
      for link in links {
        if await shop.open(link) { counts.resolved += 1 } else { counts.other += 1 }
      }
    }
    head("A link to another app")
    await Directions.open()
    print("\(counts.resolved) links resolved, \(counts.other) not.")
  }

  private static func head(_ title: String) {
    print("\(title)\n\(String(repeating: "=", count: title.count))\n")
  }
}
