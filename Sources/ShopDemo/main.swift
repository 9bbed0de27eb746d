import ShopRoutes
import Turnpike

for link in [
  "shop://product/1988", "p/ab-1", "/", "search?q=a+b&max_price=abc",
  "search?q=a+b&tag=x&tag=y&max_price=9.50", "files/a%2Fb/c?x", "orders/2026-01-01", "nope",
  "profile/kate/1", "https://shop.example.com:80/login", "sweepstakes/rules", "product/!!",
] {
  let r = ShopRoute(link)
  print(
    link, "->",
    r.map { "\($0)  \($0.pattern) \($0.isLinkable) \($0.url) \($0.destination)" } ?? "nil",
    ShopRoute.match(link))
}
