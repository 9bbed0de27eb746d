import ShopRoutes
import Turnpike

/// Describes a screen of the app in one line, which the command prints and the app uses as a title.
///
/// The `switch` is exhaustive: if you add a route to `Shop.routes`, it doesn't compile until you
/// add the case. The parameters have types, such as a SKU, a page from 1, and a date.
func screen(for route: ShopRoute, _ request: RouteRequest<ShopRoute>? = nil) -> String {
  switch route {
  case .home:
    "the start screen"
  case .product(let product):
    "product \(product.productID)\(coupon(request))"
  case .review(let review):
    "review \(review.number) of product \(review.productID)"
  case .tab(let tab):
    "the tab '\(tab.tab)'"
  case .basketScreen:
    "the basket"
  case .checkoutScreen:
    "the checkout sheet"
  case .addressScreen:
    "the address, in the checkout sheet"
  case .account:
    "the account"
  case .profile(let profile):
    "the profile of \(profile.userName), page \(profile.page)"
  case .team(let team):
    "the page of team \(team.teamID)"
  case .search(let search):
    "products like '\(search.text)' by \(search.sort)\(limits(search))"
  case .orders(let orders):
    "the orders of \(orders.day.routeText)\(coupon(request))"
  case .file(let file):
    "the file \(file.path.joined(separator: " > "))"
  case .help(let help):
    help.section.map { "help on '\($0)'" } ?? "help"
  case .sweepstakes(let sweepstakes):
    "the sweepstakes '\(sweepstakes.campaign)'"
  case .sweepstakesRules:
    "the rules of the sweepstakes"
  case .signIn:
    "the sign-in sheet"
  case .notFound:
    "the not-found page"
  }
}

/// The coupon that a filter stored in the request.
private func coupon(_ request: RouteRequest<ShopRoute>?) -> String {
  request?.storage[RedeemedCoupon.self].map { ", with coupon \($0)" } ?? ""
}

private func limits(_ search: SearchDestination) -> String {
  var text = search.tag.map { ", tagged '\($0)'" }.joined()
  if let maxPrice = search.maxPrice { text += ", for at most \(maxPrice)" }
  return text
}
