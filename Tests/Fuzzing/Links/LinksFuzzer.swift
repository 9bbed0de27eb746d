import FixtureRoutes
import Foundation
import GitHubRoutes
import LanguageRoutes
import Turnpike

/// Any text as a link to three generated enums: the language's example with its mounts, every type
/// and place, and the routes of a real interface.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLinks(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  fuzzed(start, count) { bytes in
    let link = String(decoding: bytes, as: UTF8.self)
    expectRoute(ShopRoute.self, link)
    expectRoute(FixtureRoute.self, link)
    expectRoute(GitHubRoute.self, link)
    return true
  }
}

private func expectRoute<Route: GeneratedRoute>(_ type: Route.Type, _ link: String) {
  let request = RouteRequest<Route>(link)
  switch type.match(link) {
  case .matched(let match):
    expectMatch(match, link)
    expect(request.route == match.route, "a request's route")
    expect(request.matchedRoute == match.pattern, "a request's pattern")
    expect(request.failure == nil, "no failure")
    expect(request.attributes == match.attributes.union(match.route.attributes), "attributes")
  case .invalid(let invalid):
    expect(Route(link) == nil, "no route of an invalid link")
    expect(request.failure == .invalid(invalid), "the request says why")
    expect(request.matchedRoute == nil, "no pattern")
  case .unmatched(let reason):
    expect(Route(link) == nil, "no route of an unmatched link")
    expect(request.failure == .unmatched(reason), "the request says why")
    expect(request.matchedRoute == nil, "no pattern")
  }
  _ = (request.host, request.fragment, request.queryParameters, request.routeParameters)
  // An explanation takes its time; some inputs are enough, and the same ones in each run.
  if link.utf8.reduce(0, &+) & 7 == 0 { expectExplanation(type, link) }
}

private func expectExplanation<Route: GeneratedRoute>(_ type: Route.Type, _ link: String) {
  let explanation = type.explain(link)
  switch type.match(link) {
  case .matched: expect(explanation.hasPrefix("matched by '"), explanation)
  // What a mounted enum takes as invalid is told behind the mount.
  case .invalid: expect(explanation.contains("invalid for '"), explanation)
  // The explanation distinguishes more reasons.
  case .unmatched: expect(explanation.hasPrefix("unmatched: "), explanation)
  }
}

/// The law, of whatever a link has given.
private func expectMatch<Route: GeneratedRoute>(_ match: RouteMatch<Route>.Match, _ link: String) {
  let route = match.route
  let path = route.path
  expect(Route(link) == route, "the same each time: '\(link)'")
  // An alias may carry what its route's own pattern does not: an empty text in a query.
  if match.pattern != route.pattern, !route.isLinkable { return }
  expect(Route(path) == route, "'\(link)' prints '\(path)', which is another route")
  expect(Route(path)?.path == path, "one canonical link: '\(path)'")
  expect(Route(path).hashValue == Optional(route).hashValue, "equal routes hash alike")
  expect(path.utf8.allSatisfy(isPlain), "percent-encoded: '\(path)'")
  expect(route.isLinkable, "linkable: '\(path)'")
  expect(!match.pattern.isEmpty && !route.pattern.isEmpty, "a pattern")
  expect(route.stack.last == route, "a stack that ends at the route")
  _ = (route.destination, route.presentation, route.attributes)
  guard let url = route.url(scheme: "app") else {
    return expect(false, "a URL of '\(path)'")
  }
  let text = url.absoluteString
  expect(text.hasSuffix(path) || path == "/", "a URL that keeps the path: \(text)")
}

/// What RFC 3986 lets stand in a path, query or fragment.
private func isPlain(_ byte: UInt8) -> Bool {
  0x21...0x7E ~= byte && !"\"<>\\^`{|}".utf8.contains(byte)
}
