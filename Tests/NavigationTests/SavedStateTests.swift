import Foundation
import NavigationRoutes
import Testing
import Turnpike

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
