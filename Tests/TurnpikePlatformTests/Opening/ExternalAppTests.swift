import Foundation
import Testing
import TurnpikePlatform

/// Apps that are called by their scheme.
@MainActor @Suite struct ExternalAppTests {
  private static func url(
    _ scheme: String, _ route: String, _ query: KeyValuePairs<String, String> = [:]
  ) -> String? {
    ExternalApp(scheme: scheme, opener: RecordingOpener()).url(route: route, query: query)?
      .absoluteString
  }

  @Test(arguments: [
    ("", "maps://"),
    ("search", "maps://search"),
    ("search/a%20b", "maps://search/a%20b"),
    ("/search", "maps:///search"),
    ("search?x=1#top", "maps://search?x=1#top"),
    ("a b", "maps://a%20b"),
    ("x/café", "maps://x/caf%C3%A9"),
    ("a[0]<>\"\\^`{|}", "maps://a%5B0%5D%3C%3E%22%5C%5E%60%7B%7C%7D"),
    ("x#a#b", "maps://x#a%23b"),
    // What is a user or a port stays; what is none is data.
    ("kate@example.com", "maps://kate@example.com"),
    ("host:80/x", "maps://host:80/x"),
    ("geo:1,2/x", "maps://geo%3A1,2/x"),
    ("a@b@c", "maps://a%40b@c"),
    ("../..//x", "maps://../..//x"),
  ])
  func routes(route: String, url: String) {
    #expect(Self.url("maps", route) == url)
  }

  @Test(arguments: ["100%", "a%2", "a%zz", "a\nb", "a\u{0}", "a\u{7F}"])
  func rejectsInvalidRoutes(route: String) {
    #expect(Self.url("maps", route) == nil)
  }

  /// What stands behind `?` of a URL with the value.
  @Test(arguments: [
    ("a&b", "a%26b"),
    ("a b+c", "a%20b%2Bc"),
    ("-._~aZ09", "-._~aZ09"),
    (
      "!*'();:@&=+$,/?#[]%",
      "%21%2A%27%28%29%3B%3A%40%26%3D%2B%24%2C%2F%3F%23%5B%5D%25"
    ),
    ("é\u{1F600}", "%C3%A9%F0%9F%98%80"),
    ("\u{0}\n\u{1B}", "%00%0A%1B"),
    ("%20", "%2520"),
    ("", ""),
  ])
  func values(text: String, escaped: String) {
    #expect(Self.url("maps", "search", ["q": text]) == "maps://search?q=\(escaped)")
    #expect(Self.url("maps", "", [text: "v"]) == "maps://?\(escaped)=v")
  }

  @Test func queries() {
    #expect(Self.url("maps", "", ["q": "a", "q": "b", "x": ""]) == "maps://?q=a&q=b&x=")
    #expect(Self.url("maps", "s?x=1", ["q": "a"]) == "maps://s?x=1&q=a")
    #expect(Self.url("maps", "s?", ["q": "a"]) == "maps://s?&q=a")
    #expect(Self.url("maps", "s?x&", ["q": "a"]) == "maps://s?x&&q=a")
    #expect(Self.url("maps", "s#top", ["q": "a"]) == "maps://s?q=a#top")
    #expect(Self.url("maps", "s?x=1#top?no", ["q": "a"]) == "maps://s?x=1&q=a#top?no")
  }

  /// RFC 3986, 3.1.
  @Test(arguments: [
    ("maps", true), ("MAPS", true), ("a", true), ("a+b-c.9", true), ("", false), ("9a", false),
    ("+a", false), ("ma ps", false), ("maps:", false), ("maps://", false), ("mäps", false),
    ("maps\n", false), ("\u{0}", false), ("a/b", false), ("a%41", false), ("ａ", false),
  ])
  func schemes(scheme: String, isScheme: Bool) async {
    #expect((Self.url(scheme, "x") != nil) == isScheme)
    let opener = RecordingOpener(canOpen: true)
    let app = ExternalApp(scheme: scheme, opener: opener)
    #expect(app.canOpen(route: "x") == isScheme)
    #expect(await app.open(route: "x") == isScheme)
    #expect(opener.openedURLs.count == (isScheme ? 1 : 0))
  }

  @Test(arguments: [true, false, nil])
  func canOpen(answer: Bool?) {
    #expect(
      ExternalApp(scheme: "maps", opener: RecordingOpener(canOpen: answer)).canOpen() == answer)
  }

  @Test func opens() async {
    let opener = RecordingOpener()
    let isOpen = await ExternalApp(scheme: "maps", opener: opener)
      .open(route: "search", query: ["q": "a&b"], fallbackURL: URL(string: "https://example.com"))
    #expect(isOpen)
    #expect(opener.openedURLs.map(\.url.absoluteString) == ["maps://search?q=a%26b"])
    #expect(opener.openedURLs.map(\.mode) == [.any])
  }

  @Test(arguments: [("https", true), ("none", false)])
  func opensTheOtherURL(taken: String, isOpen: Bool) async throws {
    let opener = RecordingOpener { url, _ in url.scheme == taken }
    let page = try #require(URL(string: "https://example.com/maps"))
    let app = ExternalApp(scheme: "maps", opener: opener)
    #expect(await app.open(route: "x", fallbackURL: page) == isOpen)
    #expect(
      opener.openedURLs.map(\.url.absoluteString) == ["maps://x", "https://example.com/maps"])
    // A scheme that is none leads there too.
    let wrong = ExternalApp(scheme: "no scheme", opener: opener)
    #expect(await wrong.open(fallbackURL: page) == isOpen)
    #expect(opener.openedURLs.last?.url == page)
    #expect(await app.open() == false)
  }
}
