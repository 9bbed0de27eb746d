import Foundation
import TestSupport
import Testing

/// What the Swift compiler says of a mistake in a filter, or of a link without an origin: one thing, at
/// the mistake.
@Suite(
  .serialized, .timeLimit(.minutes(30)),
  .slow)
struct FilterTypeCheckTests {
  static let modes: [[String]] = [
    ["-swift-version", "6"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
  ]

  static let client = """
    import Foundation
    import Turnpike
    nonisolated enum Screen: TypedRoute {
      case home
      enum Attribute: String, RouteAttribute { case auth, beta, `public` }
      var path: String { "/" }
      static func match(_ link: String) -> RouteMatch<Screen> {
        link == "/" ? .matched(.init(route: .home, pattern: "/")) : .unmatched(.noRoute)
      }
    }
    nonisolated extension RouteAttributeKey where Route == Screen, Value == Int {
      static var level: Self { Self("level") }
    }
    struct CouponFilter: RouteFilter {
      func process(
        _ request: RouteRequest<Screen>, next: FilterChain<Screen>
      ) async throws -> Resolution<Screen> {
        try await next(request)
      }
    }
    nonisolated struct NoFilter {}
    nonisolated let isSignedIn = false
    typealias Closure = Router<Screen>.Filter

    """

  /// Calls of `append`, each with what the compiler says of it: `line:column` in the call, and words.
  static let rows: [(call: String, errors: [String])] = [
    ("router.append(CouponFilter())", []),
    ("router.append(CouponFilter() as any RouteFilter<Screen>)", []),
    ("router.append { request, next in try await next(request) }", []),
    (
      """
      router.append { request, next in
        print(request.matchedRoute ?? "none")
        return try await next(request)
      }
      """, []
    ),
    ("let closure: Closure = { _, _ in .abandon }\nrouter.append(closure)", []),
    (
      """
      router.append(for: .auth) { request, next in
        isSignedIn ? try await next(request) : .redirect(to: .home)
      }
      """, []
    ),
    ("router.append(for: [.auth, .beta]) { _, _ in .abandon }", []),
    ("router.append(except: .public) { _, _ in .abandon }", []),
    ("router.append(except: [.public, .beta]) { _, _ in .abandon }", []),
    ("router.append(for: .auth, CouponFilter())", []),
    ("router.append(for: [.auth, .beta], CouponFilter())", []),
    ("router.append(except: .public, CouponFilter())", []),
    ("router.append(except: [.public], CouponFilter())", []),
    (
      """
      router.append { request, next in
        print(request.attribut("x"))
        return try await next(request)
      }
      """, ["2:17: value of type 'RouteRequest<Screen>' has no member 'attribut'"]
    ),
    (
      """
      router.append { request, next in
        if request.isInternal { return .abandn }
        return try await next(request)
      }
      """, ["2:35: type 'Resolution<Screen>' has no member 'abandn'"]
    ),
    (
      """
      router.append { request, next in
        return try await next(request, 1)
      }
      """, ["2:34: extra argument in call"]
    ),
    (
      """
      router.append { request, next in
        let count: Int = "text"
        return try await next(request)
      }
      """, ["2:20: cannot convert value of type 'String' to specified type 'Int'"]
    ),
    (
      """
      router.append(for: .auth) { request, next in
        guard isSignedInn else { return .redirect(to: .home) }
        return try await next(request)
      }
      """, ["2:9: cannot find 'isSignedInn' in scope"]
    ),
    (
      """
      router.append(for: [.auth, .beta]) { request, next in
        guard isSignedIn else { return .redirect(to: .hom) }
        return try await next(request)
      }
      """, ["2:49: type 'Screen' has no member 'hom'"]
    ),
    (
      """
      router.append(except: .public) { request, next in
        isSignedIn ? try await next(request.rout) : .redirect(to: .home)
      }
      """, ["2:39: value of type 'RouteRequest<Screen>' has no member 'rout'"]
    ),
    (
      """
      router.append(except: [.public]) { request, next in
        print(request.rout)
        return .abandn
      }
      """, ["2:17: value of type 'RouteRequest<Screen>' has no member 'rout'"]
    ),
    (
      "router.append(for: [.auth, .bet]) { _, _ in .abandon }",
      ["1:29: type 'Screen.Attribute' has no member 'bet'"]
    ),
    (
      "router.append(for: .autth) { _, _ in .abandon }",
      ["1:21: type 'Screen.Attribute' has no member 'autth'"]
    ),
    (
      """
      router.append(except: .autth) { request, next in
        guard isSignedIn else { return .redirect(to: .home) }
        return try await next(request)
      }
      """, ["1:24: type 'Screen.Attribute' has no member 'autth'"]
    ),
    (
      "router.append(except: [.autth]) { _, _ in .abandon }",
      ["1:25: type 'Screen.Attribute' has no member 'autth'"]
    ),
    (
      "router.append(for: .autth, CouponFilter())",
      ["1:21: type 'Screen.Attribute' has no member 'autth'"]
    ),
    (
      "router.append(for: [.auth, .autth], CouponFilter())",
      ["1:29: type 'Screen.Attribute' has no member 'autth'"]
    ),
    (
      "router.append(except: .autth, CouponFilter())",
      ["1:24: type 'Screen.Attribute' has no member 'autth'"]
    ),
    (
      """
      router.append { request, next in
        if request.attributes.contains(.autth) { return .abandon }
        return try await next(request)
      }
      """, ["2:35: type 'Screen.Attribute' has no member 'autth'"]
    ),
    (
      """
      router.append(for: .auth) { request, next in
        guard request.attribute(.levl) == 2 else { return .redirect(to: .home) }
        return try await next(request)
      }
      """, ["2:28: type 'RouteAttributeKey<Screen, Int>' has no member 'levl'"]
    ),
    ("_ = Screen.home.attributes.contains(.auth)", []),
    ("_ = Screen.home.attribute(.level)", []),
    (
      "_ = Screen.home.attributes.contains(.autth)",
      ["1:38: type 'Screen.Attribute' has no member 'autth'"]
    ),
    (
      "let level = Screen.home.attribute(.levl)",
      [
        "1:25: generic parameter 'Value' could not be inferred",
        "1:36: type 'RouteAttributeKey<Screen, Value>' has no member 'levl'",
      ]
    ),
    (
      "let _: URL = Screen.home.url",
      ["1:26: 'url' is unavailable: declare an origin without a wildcard, such as 'origin shop://'"]
    ),
    (
      "print(Screen.home.link)",
      [
        "1:19: 'link' is unavailable: declare an origin without a wildcard, such as 'origin shop://'"
      ]
    ),
    ("_ = Screen.home.url(scheme: \"shop\")", []),
    (
      "router.append(NoFilter())",
      [
        "1:15: cannot convert value of type 'NoFilter' to expected argument type 'nonisolated(nonsending) (RouteRequest<Screen>, FilterChain<Screen>) async throws -> Resolution<Screen>'"
      ]
    ),
  ]

  @Test(arguments: modes) func errors(mode: [String]) throws {
    let compiler = try SwiftCompiler()
    try compiler.provideRuntime()
    var text = Self.client
    var expected: [String] = []
    for (number, row) in Self.rows.enumerated() {
      text += "func call\(number)(_ router: inout Router<Screen>) {\n"
      let start = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      for error in row.errors {
        let parts = error.split(separator: ":", maxSplits: 1)
        expected.append("\(start + (Int(parts[0]) ?? 0)):\(parts[1])")
      }
      text += row.call + "\n}\n"
    }
    try compiler.write("Client.swift", text)
    let output = try compiler.run(
      mode + SwiftCompiler.upcomingFeatures
        + ["-typecheck", "-parse-as-library", "-I", ".", "Client.swift"])
    let errors = output.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("Client.swift:") else { return nil }
      return String(line.dropFirst("Client.swift:".count)).replacing(" error:", with: "")
    }
    #expect(errors == expected)
  }
}
