import NavigationRoutes
import TestSupport
import TurnpikeNavigation

/// Random acts on a window, such as users, links and the app itself do them.
struct RandomNavigation {
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Links of every kind of route: of both containers and none, of modals, of mounts.
  static let routes: [NavigationRoute] = [
    "/", "product/1", "product/2", "product/1/review/2", "help", "login", "tour", "search",
    "account", "refund", "gallery", "gift", "staff", "callback", "trial",
    "orders", "orders/5", "orders/6", "list", "list?sort=price", "list/3", "list/5",
    "list/3/extra", "list/5/extra", "list/3/extra/note", "cart", "cart/checkout", "club",
    "club/bar", "club/lounge", "club/table/4", "club/table/4/bill", "vip/1/bar",
    "vip/2/table/1/bill",
  ].compactMap { NavigationRoute($0) }

  mutating func act(on state: inout NavigationState<NavigationRoute>) -> String {
    let route = random.pick(Self.routes)
    switch random.below(16) {
    case 0..<6:
      state.go(to: route)
      return "go \(route)"
    case 6..<11:
      state.push(route)
      return "push \(route)"
    case 11, 12:
      state.back()
      return "back"
    case 13:
      state.popToRoot()
      return "popToRoot"
    case 14:
      state.dismiss()
      return "dismiss"
    default:
      let container = random.pick(NavigationRoute.Container.allCases)
      state.select(container)
      return "select \(container)"
    }
  }
}
