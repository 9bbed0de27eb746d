import FixtureRoutes
import Foundation
import Testing
import TurnpikePlatform

/// Requests for what notifications carry.
@Suite struct NotificationTests {
  @Test func links() throws {
    let url = try #require(URL(string: "fixture://text/1"))
    let values: [[AnyHashable: Any]] = [
      ["link": "text/1"], ["link": "fixture://text/1", "other": 1], ["link": url],
      ["link": " text/1\r\n"], ["link": "\nfixture://text/1"],
    ]
    for userInfo in values {
      let request = try #require(RouteRequest<FixtureRoute>(notification: userInfo, key: "link"))
      #expect(request.route == .text(value: "1"))
      #expect(request.source == .notification)
      #expect(!request.isInternal)
    }
  }

  /// No link, a value of another type, an empty text: nothing to go to.
  @Test func withoutALink() {
    let values: [[AnyHashable: Any]] = [
      [:], ["other": "text/1"], ["link": 1], ["link": ["text/1"]], ["link": ["a": "text/1"]],
      ["link": Data("text/1".utf8)], ["link": Optional<String>.none as Any], ["link": ""],
      ["link": " \n"],
      [1: "text/1"], ["aps": ["link": "text/1"]],
    ]
    for userInfo in values {
      #expect(RouteRequest<FixtureRoute>(notification: userInfo, key: "link") == nil)
    }
  }

  /// A text that is no link of a route: a request that says why.
  @Test(arguments: ["javascript:alert(1)", "text/\u{0}/\n/x", "https://evil.example/text/1"])
  func withoutARoute(text: String) throws {
    let request = try #require(RouteRequest<FixtureRoute>(notification: ["link": text]))
    #expect(request.failure != nil)
    #expect(request.source == .notification)
    #expect(!request.isInternal)
  }

  @Test func keepsItsStorage() throws {
    enum Sender: RouteRequestKey {
      typealias Value = String
    }
    var storage = RequestStorage()
    storage[Sender.self] = "server"
    let request = RouteRequest<FixtureRoute>(
      notification: ["to": "text/1"], key: "to", storage: storage)
    #expect(request?.storage[Sender.self] == "server")
  }
}
