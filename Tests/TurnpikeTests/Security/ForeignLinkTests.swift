import FixtureRoutes
import Testing
import Turnpike

/// Links that pretend to come from the app's own origins: `fixture://` and
/// `https://fixture.example.com/app`.
@Suite struct ForeignLinkTests {
  @Test(
    arguments: [
      // A name before an escaped `@` is no host.
      "https://fixture.example.com%40evil.example/app/text/a",
      // A host that only begins or ends like ours.
      "https://fixture.example.com.evil.example/app/text/a",
      "https://evil-fixture.example.com/app/text/a", "https://evil.example.com/app/text/a",
      "https://www.fixture.example.com/app/text/a", "https://example.com/app/text/a",
      "https://fixture.example.com../app/text/a", "https://.fixture.example.com/app/text/a",
      "https://fixture%2Eexample.com/app/text/a", "https://fixture.example.com%00/app/text/a",
      "https://[fixture.example.com]/app/text/a", "https://fixture.example.com:80:80/app/text/a",
      // Letters of other scripts, full width, joiners, long s, dotless i, other full stops.
      "https://fixture.ex\u{430}mple.com/app/text/a",
      "https://f\u{131}xture.example.com/app/text/a",
      "https://fixture\u{3002}example.com/app/text/a",
      "https://\u{FF46}ixture.example.com/app/text/a",
      "https://fix\u{200D}ture.example.com/app/text/a",
      "https://fixture.example.com\u{AD}/app/text/a",
      "https://xn--fixture-.example.com/app/text/a",
      // Another path than the origin's.
      "https://fixture.example.com/text/a", "https://fixture.example.com/App/text/a",
      "https://fixture.example.com/apple/text/a", "https://fixture.example.com/x/../app/text/a",
      "https://fixture.example.com/app%2Ftext/a", "https://fixture.example.com/",
      "http://evil.example/app/text/a",
    ])
  func aForeignOrigin(link: String) {
    expect(link, .undeclaredOrigin)
  }

  @Test(
    arguments: [
      "evil://text/a", "fixtures://text/a", "xfixture://text/a", "javascript:text/a", "data:text/a",
      "file:///text/a", "fixture.https://text/a", "intent://text/a#Intent;scheme=fixture;end",
      "about:blank", "tel:42", "fixture-x:text/a", " evil://text/a", "\u{0}javascript:text/a\n",
      "http://fixture.example.com/app/text/a",
    ])
  func aForeignScheme(link: String) {
    expect(link, .undeclaredScheme)
  }

  @Test(
    arguments: [
      "https://fixture.example.com\\@evil.example/app/text/a",
      "https://fixture.example.com\\/app/text/a",
      "https://fixture.example.com\t/app/text/a", "https://fixture.example.com /app/text/a",
      "https://fixture.example.com\u{0}/app/text/a",
      "https://fixture.example.com\n.evil.example/app/x",
      "https://fixture.example.com\u{A0}/app/text/a",
      "https://fixture.example.com\u{2028}/app/text/a",
      "https://fixture.example.com\u{85}/app/text/a", "https:/fixture.example.com/app/text/a",
      "https:fixture.example.com/app/text/a", "https:///fixture.example.com/app/text/a", "https://",
      // A user before the host, which a reader could take for the host.
      "https://fixture.example.com@evil.example/app/text/a",
      "https://a@fixture.example.com@evil.example/app/text/a",
      "https://user@fixture.example.com/app/text/a", " https://@fixture.example.com/app/text/a",
      "https://evil.example@fixture.example.com:443/app/text/a",
      "fixture://text\\evil/a", "fixture://te\u{0}xt/a", "fixture://te xt/a",
    ])
  func aMalformedAuthority(link: String) {
    expect(link, .malformed)
  }

  @Test(
    arguments: [
      "text/./a", "text/../text/a", "./text/a", "fixture://../text/a", "text/a/..",
      "https://fixture.example.com/app/../app/text/a", "https://fixture.example.com/app/./text/a",
    ])
  func aDotSegment(link: String) {
    expect(link, .dotSegment)
  }

  /// Of the app's own links, what a reader might stumble over is data.
  @Test(
    arguments: [
      ("https://fixture.example.com/app/text/a", "a"),
      ("HTTPS://FIXTURE.example.COM.:8443//app//text/a", "a"),
      ("fixture://user@text:80/a", "a"), ("fixture:///text/a", "a"), ("FIXTURE:text/a", "a"),
      ("text/%2E%2E", ".."), ("text/%2e", "."), ("text/..%2F..%2Fetc", "../../etc"),
      ("text/a%2Fb", "a/b"), ("text/a%252Fb", "a%2Fb"), ("text/%00", "\u{0}"),
      ("text/\u{0}a", "\u{0}a"), ("\ntext/a\u{0}", "a"),
      ("text/a\\b", "a\\b"), ("text/%zz", "%zz"), ("text/%FF", "%FF"), ("text/%C0%AF", "%C0%AF"),
      ("text/\u{202E}txt", "\u{202E}txt"), ("text/a;b=c", "a;b=c"), ("text/%0D%0Aa", "\r\na"),
      ("text/<script>", "<script>"), ("text/https:", "https:"), ("text/a?value=b#c", "a"),
    ])
  func data(link: String, value: String) {
    guard case .matched(let match) = FixtureRoute.match(link) else {
      Issue.record("\(FixtureRoute.match(link)) of '\(link)'")
      return
    }
    #expect(match.route == .text(value: value))
    // By bytes, which equal strings may differ in.
    #expect(match.parameters["value"].map { Array($0.utf8) } == Array(value.utf8))
    #expect(FixtureRoute(match.route.path) == match.route)
  }

  private func expect(
    _ link: String, _ reason: UnmatchedReason,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard case .unmatched(reason) = FixtureRoute.match(link) else {
      Issue.record("\(FixtureRoute.match(link)) of '\(link)'", sourceLocation: sourceLocation)
      return
    }
    #expect(FixtureRoute(link) == nil, sourceLocation: sourceLocation)
  }
}
