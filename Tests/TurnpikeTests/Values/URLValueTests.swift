import Foundation
import TestSupport
import Testing
import Turnpike

/// What a link carries as a `URL`.
@Suite struct URLValueTests {
  @Test(
    arguments: [
      "https://shop.example.com", "https://user:word@host:8080/a/../b;c?d=e&f#g/h?", "a:",
      "A+1.-:b",
      "mailto:a@b.example", "urn:isbn:0451450523", "tel:+42", "file:///etc/hosts",
      "http://[::1]:80",
      "http://[2001:db8::7]/", "http://[::ffff:1.2.3.4]", "http://a%2Fb/", "data:text/plain,a%20b",
      "http://1.2.3.4", "http://", "x:/", "x:/a", "x:?", "x:#", "x:///a", "http://a:/", "http://a:",
      "http://~!$&\'()*+,;=-._", "a:%00",
    ])
  func whatIsOne(text: String) throws {
    let url = try #require(URL(routeText: text))
    #expect(url.routeText == text)
    #expect(url == URL(string: text))
  }

  @Test(
    arguments: [
      "", "a", "/a", "//a", "a/b:c", "1:a", ":a", "a b:c", "a:b c", "a:\u{E9}",
      "https://\u{E9}.example",
      "a:%", "a:%4", "a:%zz", "a:b%", "a:\"", "a:<", "a:>", "a:[b]", "a:{b}", "a:b|c", "a:^", "a:`",
      "a:b\\c", "a:b#c#d", "http://a:b", "http://a:80a", "http://a@b@c", "http://[::1",
      "http://[a]",
      "http://[::1]a", "http://[1:2]", "http://[::1.2.3]", "http://[1:2:3:4:5:6:7:8:9]",
      "http://[::1::2]", "http://[12345::]", "http://[v1.a]", "http://::1", "http://[::1.2.3.256]",
      "a:\u{0}", "a:\u{7F}", "a:\r\n", " a:b", "a:b ",
    ])
  func whatIsNone(text: String) {
    #expect(URL(routeText: text) == nil)
  }

  /// Foundation gives back the text that is read, whatever it is made of.
  @Test func foundationMendsNothing() {
    var random = SeededGenerator(seed: 31)
    let pieces = [
      "http", "https", "a", "file", ":", ":", "//", "/", "?", "#", "@", "[", "]", "[::1]",
      "[::1.2.3.4]",
      "1.2.3.4", "256.1.1.1", ".", "..", "80", "99999", "%41", "%2F", "%00", "%zz", "%", "%ff", "-",
      "_",
      "~", "!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "=", "xn--a", "\u{E9}", " ", "|", "\\",
      "\"",
      "<", "^", "`", "{", "///", "%25", "%40", "%3A", "%5B",
    ]
    var count = 0
    for _ in 0..<20_000 {
      let head = ["", "http:", "https://", "x:", "https://a.example/"].randomElement(using: &random)
      let text = (0..<Int.random(in: 1...8, using: &random)).reduce(into: head ?? "") { text, _ in
        text += pieces.randomElement(using: &random) ?? ""
      }
      guard let url = URL(routeText: text) else { continue }
      count += 1
      if url.absoluteString != text { Issue.record("'\(text)' is read as '\(url)'") }
      if url != URL(string: text) { Issue.record("'\(text)' is another URL than Foundation's") }
    }
    #expect(count > 2_000)
  }
}
