import Foundation
import LanguageRoutes
import Testing
import Turnpike

private typealias Request = RouteRequest<GateRoute>

/// Everything that gives a request attributes, and everything that takes them away again: which
/// attributes the request has then, and which filters run for it.
@Suite struct AttributeSourceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What the request has; `level` and `locale` aside.
    let names: Set<GateRoute.Attribute>
    /// All values of `level`.
    let levels: [Int]
    /// Whether `append(for: .auth)` and `append(except: .public)` run.
    let runs: (forAuth: Bool, exceptPublic: Bool)
    let make: @Sendable () async throws -> RouteRequest<GateRoute>

    init(
      _ name: String, _ names: Set<GateRoute.Attribute>, _ levels: [Int], _ forAuth: Bool,
      _ exceptPublic: Bool,
      _ make: @escaping @Sendable () async throws -> RouteRequest<GateRoute>
    ) {
      testDescription = name
      self.names = names
      self.levels = levels
      runs = (forAuth, exceptPublic)
      self.make = make
    }

    /// A link.
    init(
      _ link: String, _ names: Set<GateRoute.Attribute>, _ levels: [Int], _ forAuth: Bool,
      _ exceptPublic: Bool
    ) {
      self.init(link, names, levels, forAuth, exceptPublic) { RouteRequest(link) }
    }

    /// A link whose request is changed then.
    init(
      _ link: String, _ name: String, _ names: Set<GateRoute.Attribute>, _ levels: [Int],
      _ forAuth: Bool, _ exceptPublic: Bool,
      _ change: @escaping @Sendable (inout RouteRequest<GateRoute>) -> Void
    ) {
      self.init("\(link), \(name)", names, levels, forAuth, exceptPublic) {
        var request = Request(link)
        change(&request)
        return request
      }
    }
  }

  static let rows: [Row] = links + routes + changes + redirects
  private static let pass = GatePass(routeText: "a")

  private static let links: [Row] = [
    Row("line", [.auth], [2], true, true),
    Row("bare/1", [], [], false, true),
    Row("b/1", [.auth], [5], true, true),
    Row("gate://%62//1/?x", [.auth], [5], true, true),
    Row("open/1", [.public], [], false, true),
    Row("group", [], [3], false, true),
    Row("group/inner", [.public], [4], false, false),
    Row("group/g/1", [], [3], false, true),
    Row("list", [.auth], [6], true, true),
    Row("list/1", [], [6], true, true),
    Row("nowhere", [], [8], false, true),
    Row("club/event/a", [], [1], false, true),
    Row("club/e/a", [.auth], [7, 1], true, true),
    Row("club/x/a", [.public], [1], false, true),
    Row("club/gifts/7", [], [1, 3], true, true),
    Row("yard/inner/e/a", [.auth], [7, 9], true, true),
    Row("gate://yard/%69nner/x/a", [.public], [9], false, true),
    Row("yard/inner/gifts/7", [], [9, 3], true, true),
    // Written by hand: a match with an attribute, a stack without its route, a mount.
    Row("hall/desk", [.auth], [4, 1], true, true),
    Row("hall/door", [], [1, 4], true, true),
    Row("hall/back", [.public], [1, 4], true, true),
    Row("hall/club/event/a", [], [1], false, true),
    Row("hall/club/e/a", [.auth], [1], true, true),
    Row("hall/club/x/a", [.public], [1], false, true),
    Row("a link as a URL", [.auth], [7, 1], true, true) {
      Request(try #require(URL(string: "gate://club/e/a")))
    },
    Row("a link that a notification has", [.auth], [7, 1], true, true) {
      Request("club/e/a", source: .notification)
    },
  ]

  private static let routes: [Row] = [
    Row("route .line", [.auth], [2], true, true) { Request(.line) },
    Row("route .bare", [], [], false, true) { Request(.bare(id: "1")) },
    Row("route .inner", [.public], [4], false, false) { Request(.inner) },
    Row("route list/1", [], [6], true, true) { Request(.gateItemScreen(id: 1)) },
    Row("route club/event/a", [], [1], false, true) {
      Request(.club(.event(pass: try #require(pass))))
    },
    Row("route yard/inner/gifts/7", [], [9, 3], true, true) {
      Request(.yard(.inner(.gateGiftScreen(id: 7))))
    },
    Row("route hall/door", [], [1, 4], true, true) { Request(.hall(.door)) },
    Row("route .lost", [], [8], false, true) { Request(.lost) },
  ]

  private static let changes: [Row] = [
    Row("b/1", "to another route", [], [5], true, true) { $0.route = .bare(id: "2") },
    Row("b/1", "to a route with attributes", [.auth], [5, 2], true, true) { $0.route = .line },
    Row("b/1", "to a public route", [.public], [5, 4], true, false) { $0.route = .inner },
    Row("b/1", "to none", [], [5], true, true) { $0.route = nil },
    Row("b/1", "to another route, then in its storage", [], [5], true, true) {
      $0.route = .bare(id: "2")
      $0.storage[Note.self] = "n"
    },
    Row("club/e/a", "to a route outside of the mount", [], [7], true, true) {
      $0.route = .bare(id: "2")
    },
    Row("yard/inner/e/a", "to a route of the same mounts", [], [7, 9], true, true) {
      $0.route = .yard(.inner(.text(text: "a")))
    },
    Row("b/1", "to the same route", [.auth], [5], true, true) { $0.route = .bare(id: "1") },
    Row("b/1", "to another route and back", [], [5], true, true) {
      $0.route = .line
      $0.route = .bare(id: "1")
    },
    Row("b/1", "in its storage", [.auth], [5], true, true) { $0.storage[Note.self] = "n" },
    Row("open/1", "to a guarded route", [.auth], [2], true, true) { $0.route = .line },
    Row("open/1", "to a route without attributes", [], [], false, true) {
      $0.route = .bare(id: "2")
    },
    Row("open/1", "to none", [], [], false, true) { $0.route = nil },
    Row("open/1", "to a public route", [.public], [4], false, false) { $0.route = .inner },
    Row("open/1", "to another route, then in its storage", [], [], false, true) {
      $0.route = .bare(id: "2")
      $0.storage[Note.self] = "n"
    },
    Row("open/1", "in its storage, then to another route", [], [], false, true) {
      $0.storage[Note.self] = "n"
      $0.route = .bare(id: "2")
    },
    Row("group/inner", "to none", [], [], false, true) { $0.route = nil },
    Row("nowhere", "to none", [], [], false, true) { $0.route = nil },
    Row("nowhere", "to a public route", [.public], [4], false, false) { $0.route = .inner },
    Row("club/x/a", "to a route behind the same mount", [], [1], false, true) {
      $0.route = .club(.text(text: "a"))
    },
    Row("club/x/a", "to the same route", [.public], [1], false, true) {
      $0.route = pass.map { .club(.event(pass: $0)) }
    },
    Row("club/x/a", "to none", [], [], false, true) { $0.route = nil },
    Row("club/e/a", "in its storage", [.auth], [7, 1], true, true) { $0.storage[Note.self] = "n" },
    Row("hall/back", "to none", [], [], false, true) { $0.route = nil },
  ]

  private static let redirects: [Row] = [
    Row("open/1, redirected", [], [], false, true) { try await redirected("open/1") },
    Row("b/1, redirected", [], [], false, true) { try await redirected("b/1") },
    Row("b/1, from which was redirected", [.auth], [5], true, true) {
      try #require(try await redirected("b/1").redirectedFrom)
    },
    Row("club/x/a, from which was redirected", [.public], [1], false, true) {
      try #require(try await redirected("club/x/a").redirectedFrom)
    },
    Row("b/1, changed, from which was redirected", [], [5], true, true) {
      try #require(try await redirected("b/1") { $0.route = .bare(id: "2") }.redirectedFrom)
    },
    Row("open/1, changed, from which was redirected", [], [], false, true) {
      try #require(
        try await redirected("open/1") { $0.route = .bare(id: "2") }.redirectedFrom)
    },
    Row("open/1, redirected twice", [], [], false, true) {
      var request = try #require(try await redirected("open/1").redirectedFrom)
      request.route = .bare(id: "2")
      return try #require(try await redirected(request).redirectedFrom)
    },
  ]

  private enum Note: RouteRequestKey {
    typealias Value = String
  }

  /// The request that a redirect of a link ends with.
  private static func redirected(
    _ link: String, _ change: (inout Request) -> Void = { _ in }
  ) async throws -> Request {
    var request = Request(link)
    change(&request)
    return try await redirected(request)
  }

  private static func redirected(_ request: Request) async throws -> Request {
    var router = Router<GateRoute> { _, _ in }
    router.append { request, next in
      request.route == .bare(id: "9") ? try await next(request) : .redirect(to: .bare(id: "9"))
    }
    return try await router.resolve(request).request
  }

  @Test(arguments: rows) func gives(row: Row) async throws {
    try await expect(row, of: try await row.make())
  }

  /// What guards a request is the same later, when no value of its link reads any more.
  @Test(arguments: rows) func isKept(row: Row) async throws {
    let request = try await row.make()
    try await GatePass.$reader.withValue(GatePass.Reader { _ in false }) {
      try await expect(row, of: request)
    }
  }

  private func expect(_ row: Row, of request: RouteRequest<GateRoute>) async throws {
    #expect(request.attributes.subtracting([.level, .locale]) == row.names)
    #expect(request.attributeValues(.level) == row.levels)
    #expect(request.attribute(.level) == row.levels.first)
    let runs = try await Self.runs(of: request)
    #expect(runs.forAuth == row.runs.forAuth, "for: .auth")
    #expect(runs.exceptPublic == row.runs.exceptPublic, "except: .public")
    #expect(runs.levels == (row.levels.isEmpty ? [] : [row.levels]), "for: .level")
  }

  /// Which of three filters run for a request, and the values that the third finds.
  private static func runs(
    of request: RouteRequest<GateRoute>
  ) async throws -> (forAuth: Bool, exceptPublic: Bool, levels: [[Int]]) {
    var runs = (forAuth: false, exceptPublic: false, levels: [[Int]]())
    var router = Router<GateRoute> { _, _ in }
    router.append(for: .auth) { request, next in
      runs.forAuth = true
      return try await next(request)
    }
    router.append(except: .public) { request, next in
      runs.exceptPublic = true
      return try await next(request)
    }
    router.append(for: .level) { request, next in
      runs.levels.append(request.attributeValues(.level))
      return try await next(request)
    }
    try await router.resolve(request)
    return runs
  }

  /// Values of enumerations, and of a mounted enum's alias as the mounting enum declares them.
  @Test func valuesOfAnAlias() {
    #expect(Request("b/1").attribute(.locale) == .de)
    #expect(Request("club/e/a").attribute(.locale) == .fr)
    #expect(Request("club/event/a").attribute(.locale) == nil)
    #expect(Request("club/event/a").attributeValues(.locale) == [])
  }

  /// A value that reads once need not read the next time. The alias is the one by which the link was
  /// read to its route.
  @Test(arguments: ["club/e/a", "club/x/a", "yard/inner/e/a", "yard/inner/x/a", "hall/club/e/a"])
  func isOfTheReadingThatGaveTheRoute(link: String) async throws {
    var events = 0
    for start in 0..<16 {
      for end in start..<32 {
        for isReadInside in [true, false] {
          let reader = GatePass.Reader { (start..<end).contains($0) == isReadInside }
          let request = GatePass.$reader.withValue(reader) { Request(link) }
          let runs = try await Self.runs(of: request)
          let isEvent = request.route?.path.contains("event/") ?? false
          if isEvent { events += 1 }
          let comment: Comment = "\(start), \(end), \(isReadInside)"
          #expect(runs.forAuth == (isEvent && link.contains("/e/")), comment)
          #expect(
            request.attributes.contains(.public) == (isEvent && link.contains("/x/")), comment)
          #expect(runs.exceptPublic, comment)
        }
      }
    }
    #expect(events > 300)
  }
}
