extension NavigationCase {
  /// What a link, a push, a step back and a tab do to what is shown.
  static let all: [NavigationCase] = screens + containers + modals + pushes + modalsOfContainers

  private static let screens: [NavigationCase] = [
    .init(1, "go product/1", "*home /", "*home / product/1", "~home: keep 1 push product/1"),
    .init(2, "go /", "*home / product/1", "*home /", "~home: keep 1 pop 1"),
    .init(3, "go product/1", "*home / product/1", "*home / product/1", ""),
    .init(4, "go product/2", "*home / product/1", "*home / product/2", "home: keep 2 reload 1"),
    .init(
      5, "go product/1", "*home / product/1 help", "*home / product/1", "~home: keep 2 pop 1"),
    .init(
      6, "go product/1/review/2", "*home / product/1", "*home / product/1/review/2",
      "~home: keep 1 pop 1 push product/1/review/2"),
    .init(7, "go list/3", "*home /", "*home / list list/3", "~home: keep 1 push list list/3"),
    .init(
      8, "go list/5", "*home / list list/3", "*home / list list/5", "home: keep 3 reload 2"),
    .init(9, "go list", "*home / list list/3", "*home / list", "~home: keep 2 pop 1"),
    .init(
      10, "go list?sort=price", "*home / list list/3", "*home / list?sort=price",
      "~home: keep 2 reload 1 pop 1"),
  ]

  private static let containers: [NavigationCase] = [
    .init(
      11, "go orders/5", "*home / product/1", "home / product/1 | *orders orders orders/5",
      "orders: keep 1 push orders/5 | select orders"),
    .init(
      12, "go orders/5", "*home / product/1 | orders orders orders/6",
      "home / product/1 | *orders orders orders/5",
      "orders: keep 2 reload 1 | select orders"),
    .init(13, "go orders", "*orders orders orders/5", "*orders orders", "~orders: keep 1 pop 1"),
    .init(
      14, "go product/1", "*orders orders orders/5", "*orders orders product/1",
      "~orders: keep 1 pop 1 push product/1"),
  ]

  private static let modals: [NavigationCase] = [
    .init(
      15, "go list/3/extra", "*home /", "*home / list list/3 | ! list/3/extra",
      "home: keep 1 push list list/3 | ~present list/3/extra"),
    .init(
      16, "go list/3/extra", "*home / list list/3", "*home / list list/3 | ! list/3/extra",
      "~present list/3/extra"),
    .init(
      17, "go list/5/extra", "*home / list list/3 | ! list/3/extra",
      "*home / list list/5 | ! list/5/extra",
      "home: keep 3 reload 2 | modal 0: keep 1 reload 0"),
    .init(
      18, "go list/3/extra/note", "*home /",
      "*home / list list/3 | ! list/3/extra list/3/extra/note",
      "home: keep 1 push list list/3 | ~present list/3/extra list/3/extra/note"),
    .init(
      19, "go list/3/extra/note", "*home / list list/3 | ! list/3/extra",
      "*home / list list/3 | ! list/3/extra list/3/extra/note",
      "~modal 0: keep 1 push list/3/extra/note"),
    .init(
      20, "go list/3/extra", "*home / list list/3 | ! list/3/extra list/3/extra/note",
      "*home / list list/3 | ! list/3/extra", "~modal 0: keep 1 pop 1"),
    .init(
      21, "go login", "*home / product/1", "*home / product/1 | ! login", "~present login"),
    .init(
      22, "go login", "*home / list list/3 | ! list/3/extra", "*home / list list/3 | ! login",
      "dismiss 1 | ~present login"),
    .init(
      23, "go product/1", "*home / list list/3 | ! list/3/extra", "*home / product/1",
      "home: keep 1 pop 2 push product/1 | ~dismiss 1"),
    .init(
      24, "go product/1", "*home / product/1 | ! login", "*home / product/1", "~dismiss 1"),
    .init(
      25, "go orders/5", "*home / | ! login", "home / | *orders orders orders/5",
      "orders: keep 1 push orders/5 | select orders | ~dismiss 1"),
    .init(
      26, "go product/1", "*home / | ! cart | ! cart/checkout", "*home / product/1",
      "home: keep 1 push product/1 | ~dismiss 2"),
    .init(
      27, "go cart/checkout", "*home /", "*home / | ! cart | ! cart/checkout",
      "present cart | ~present cart/checkout"),
    .init(
      28, "go cart/checkout", "*home / | ! cart", "*home / | ! cart | ! cart/checkout",
      "~present cart/checkout"),
    .init(
      29, "go cart", "*home / | ! cart | ! cart/checkout", "*home / | ! cart", "~dismiss 1"),
  ]

  private static let pushes: [NavigationCase] = [
    .init(
      30, "push product/2", "*home / product/1", "*home / product/1 product/2",
      "~home: keep 2 push product/2"),
    .init(31, "push product/1", "*home / product/1", "*home / product/1", ""),
    .init(
      32, "push product/1", "*home / | ! cart", "*home / | ! cart product/1",
      "~modal 0: keep 1 push product/1"),
    .init(33, "push login", "*home / | ! cart", "*home / | ! cart | ! login", "~present login"),
    .init(
      34, "push login", "*home / | ! login help", "*home / | ! login",
      "~modal 0: keep 1 pop 1"),
    .init(35, "push orders/5", "*home /", "*home / orders/5", "~home: keep 1 push orders/5"),
    .init(36, "back", "*home / product/1", "*home /", "~home: keep 1 pop 1"),
    .init(37, "back", "*home / | ! login", "*home /", "~dismiss 1"),
    .init(
      38, "select orders", "*home / product/1", "home / product/1 | *orders orders",
      "select orders"),
  ]

  private static let modalsOfContainers: [NavigationCase] = [
    .init(
      43, "go refund", "*home / product/1", "home / product/1 | *orders orders | ! refund",
      "select orders | ~present refund"),
    .init(
      44, "go refund", "*home / product/1 | orders orders orders/5 | ! login",
      "home / product/1 | *orders orders orders/5 | ! refund",
      "select orders | dismiss 1 | ~present refund"),
    .init(
      45, "go refund", "*orders orders orders/5 | ! refund", "*orders orders orders/5 | ! refund",
      ""),
    .init(46, "go gallery", "*home /", "*home / | ! gallery", "~present gallery"),
    .init(
      47, "go gift", "*home /", "home / | *orders orders | ! gift",
      "select orders | ~present gift"),
    .init(48, "push refund", "*home /", "*home / | ! refund", "~present refund"),
  ]
}
