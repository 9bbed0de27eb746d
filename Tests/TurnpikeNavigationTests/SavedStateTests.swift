import Foundation
import NavigationRoutes
import Testing
import TurnpikeNavigation

/// A state as text, and what a text makes of a state.
@Suite struct SavedStateTests {
  @Test func asText() {
    let state = NavigationState(lines: "home / product/1 | *orders orders | ! cart | ! login help")
    #expect(
      state.description == """
        home / product/1
        *orders orders
        ! cart
        ! login help
        """)
  }

  /// Each text with what it makes of a window that shows `/ help` and a modal.
  @Test(arguments: [
    ("", "*home / help | ! cart"),
    ("\n \n", "*home / help | ! cart"),
    ("! login", "*home / help | ! cart"),
    ("*main 0 1 2", "*home / help | ! cart"),
    ("{\"state\": [1, 2]}", "*home / help | ! cart"),
    ("\u{0}\u{1}\u{FFFD}*\u{7F} *** !!! \u{1F9ED}", "*home / help | ! cart"),
    ("* / help", "*home / help | ! cart"),
    ("home", "*home /"),
    ("*orders", "home / help | *orders orders"),
    ("*gone /\r\norders orders orders/6\r\n", "*home / help | orders orders orders/6"),
    ("home product/1", "*home / product/1"),
    ("home / / product/1", "*home / / product/1"),
    ("home / product/one help", "*home /"),
    ("home / .\n! .", "*home /"),
    ("home /\n! gone\n! login", "*home /"),
    ("home /\n! cart gone\n! login", "*home / | ! cart | ! login"),
    ("home / product/1\nhome / product/2", "*home / product/2"),
    ("home  /  help ", "*home / help"),
    ("home / nav://product/1 https://example.com/x", "*home / product/1"),
  ])
  func restored(text: String, then: String) {
    var state = NavigationState(lines: "*home / help | ! cart")
    state.restore(text)
    #expect(state == NavigationState(lines: then))
  }

  /// No filter is asked for routes that come back, so those with a restriction do not.
  @Test(arguments: [
    ("*home / product/1 staff help\norders orders", "*home / product/1"),
    ("*home / callback help", "*home /"),
    ("*home / nav://callback help", "*home /"),
    ("*home / trial", "*home /"),
    ("*home staff help", "*home /"),
    ("home /\n*orders orders staff orders/5", "home / | *orders orders"),
    ("*home /\n! staff\n! login", "*home /"),
    ("*home /\n! login staff\n! tour", "*home / | ! login | ! tour"),
    ("*home / live/7 live/staff help", "*home / live/7"),
    // A filter's attribute is the closure's concern.
    ("home /\n*orders orders account", "home / | *orders orders account"),
  ])
  func cutsOffRestrictedRoutes(text: String, then: String) throws {
    var state = NavigationState.start
    state.restore(text)
    #expect(state == NavigationState(lines: then))
    state.restore(text) { _ in true }
    #expect((state == NavigationState(lines: then)) == text.contains("account"))
  }

  /// The closure of the sign-in sample, and one that allows nothing.
  @Test(arguments: [
    (
      "home / product/1 account help\n*orders orders account\n! account\n! login",
      "home / product/1 | *orders orders"
    ),
    ("*home /\n! login account help\n! tour", "*home / | ! login | ! tour"),
    ("*home account", "*home /"),
    ("home /\n*orders orders staff callback", "home / | *orders orders staff callback"),
  ])
  func restoresOnlyAllowedRoutes(text: String, then: String) {
    var state = NavigationState.start
    state.restore(text) { !$0.attributes.contains(.auth) }
    #expect(state == NavigationState(lines: then))
    state.restore(text) { _ in false }
    #expect(state.modals == [])
    #expect(state.containers.allSatisfy { state[.container($0)].count == 1 })
  }

  /// The window shows its roots in any case, but not with other parameters.
  @Test func rootsAreAlwaysAllowed() {
    var state = NavigationState(roots: [.home: NavigationRoute.staff, .orders: .listScreen()])
    state.restore("*home staff help\norders list?sort=price help")
    #expect(state.description == "*home staff help\norders list?sort=price help")
    var asked: [NavigationRoute] = []
    state = NavigationState(roots: [.home: NavigationRoute.staff, .orders: .listScreen()])
    state.restore("*home staff help\norders list?sort=price help") {
      asked.append($0)
      return $0 == .help
    }
    #expect(state.description == "*home staff help\norders list")
    #expect(asked == [.help, .listScreen(sort: .price)])
  }

  @Test func decodingCutsOffRestrictedRoutes() throws {
    func decoded(_ text: String) throws -> NavigationState<NavigationRoute> {
      try JSONDecoder().decode(
        NavigationState<NavigationRoute>.self, from: JSONEncoder().encode(text))
    }
    #expect(
      try decoded("*home / staff\norders orders\n! callback").description
        == "*home /\norders orders")
    #expect(try decoded("*home staff help\norders orders").description == "*orders orders")
    #expect(throws: DecodingError.self) { try decoded("*home staff") }
  }

  /// A path is read as a link of the app itself, a URL is not.
  @Test func decodingARoute() throws {
    let decoder = JSONDecoder()
    let data = Data(#"["staff"]"#.utf8)
    #expect(try decoder.decode([NavigationRoute].self, from: data) == [.staff])
    #expect(throws: DecodingError.self) {
      try decoder.decode([NavigationRoute].self, from: Data(#"["nav://staff"]"#.utf8))
    }
    let urls = try decoder.decode([URL].self, from: data)
    #expect(urls.map { NavigationRoute($0) } == [nil])
  }

  /// A route that no link leads to ends its stack; the text never says another.
  @Test func routesWithoutALink() {
    var state = NavigationState.start
    state.push(.slug(text: "new"))
    state.push(.help)
    #expect(state.description == "*home / . help\norders orders")
    var restored = state
    restored.restore(state.description)
    #expect(restored == .start)
    var plain = NavigationState(root: PlainRoute.start)
    plain.push(.lost)
    #expect(plain.description == "*main 0 .")
  }

  @Test func coding() throws {
    let state = NavigationState(lines: "home / product/1 | *orders orders | ! login")
    let data = try JSONEncoder().encode([state])
    #expect(
      String(decoding: data, as: UTF8.self).replacing("\\/", with: "/")
        == #"["home / product/1\n*orders orders\n! login"]"#)
    #expect(
      try JSONDecoder().decode([NavigationState<NavigationRoute>].self, from: data) == [state])
    let updated = Data(#"["home gone help\n*orders orders gone\n! gone"]"#.utf8)
    let decoded = try JSONDecoder().decode([NavigationState<NavigationRoute>].self, from: updated)
    #expect(decoded.map(\.description) == ["*orders orders"])
  }

  @Test(arguments: ["", "home", "*gone /", "! login"])
  func codingOfNothing(text: String) throws {
    let data = try JSONEncoder().encode([text])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([NavigationState<NavigationRoute>].self, from: data)
    }
  }
}
