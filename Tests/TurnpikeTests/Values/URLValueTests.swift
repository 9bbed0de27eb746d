import Foundation
import TestSupport
import Testing
import Turnpike

/// The texts of `URL` values.
@Suite struct URLValueTests {
  @Test(
    arguments: [
      "https://shop.example.com", "https://user:word@host:8080/a/../b;c?d=e&f#g/h?", "A+1.-:b",
      "mailto:a@b.example", "urn:isbn:0451450523", "tel:+42", "file:///etc/hosts", "a::",
      "http://[::1]:80", "http://[2001:db8::7]/", "http://[::ffff:1.2.3.4]", "http://[v1.a]/",
      "http://[1:2:3]", "http://[]", "http://[fe80::1%25eth0]:80/", "http://a%2Fb/",
      "data:text/plain,a%20b", "http://1.2.3.4", "http://", "x:/", "x:/a", "x:?", "x:#", "x:///a",
      "http://a:/", "http://a:", "http://@:80", "http://~!$&\'()*+,;=-._", "a:%00",
      "http://a:99999999999999999999/", "http://%FF/", "javascript:alert(1)",
    ])
  func keepsURLs(text: String) throws {
    let url = try #require(URL(routeText: text))
    #expect(url.routeText == text)
    #expect(url == URL(string: text))
  }

  /// A byte that RFC 3986 does not allow in its place is percent-encoded.
  @Test(
    arguments: [
      ("a:b c", "a:b%20c"), ("a:b ", "a:b%20"), ("a:\u{E9}", "a:%C3%A9"),
      ("a:\u{1F600}", "a:%F0%9F%98%80"), ("a:\"<>\\^{|}`", "a:%22%3C%3E%5C%5E%7B%7C%7D%60"),
      ("a:/[b]?[c]#[d]", "a:/%5Bb%5D?%5Bc%5D#%5Bd%5D"),
      ("a:b#c#d", "a:b#c%23d"), ("a:b?c?d", "a:b?c?d"),
      ("https://b\u{FC}cher.example/", "https://b%C3%BCcher.example/"),
      ("http:// /a", "http://%20/a"),
      ("http://a:b", "http://a%3Ab"), ("http://a:80:90/", "http://a%3A80:90/"),
      ("http://::1", "http://%3A:1"), ("http://a@b@c", "http://a%40b@c"),
      ("http://a[b@[c]:1", "http://a%5Bb@[c]:1"), ("http://[::1", "http://%5B%3A:1"),
      ("http://[::1]a", "http://%5B%3A%3A1%5Da"), ("http://[a b]", "http://%5Ba%20b%5D"),
      ("http://[::1%41]", "http://%5B%3A%3A1%41%5D"),
      ("x:////a b", "x:////a%20b"),
    ])
  func encodesOtherBytes(text: String, encoded: String) throws {
    let url = try #require(URL(routeText: text))
    #expect(url.routeText == encoded)
    #expect(URL(routeText: encoded) == url)
  }

  @Test(
    arguments: [
      "", "a", "/a", "//a", "a/b:c", "1:a", ":a", "a b:c", " a:b", "\u{E9}:a", "a:", "a:%", "a:%4",
      "a:%zz", "a:b%", "a:%\u{E9}", "a:\u{0}", "a:\u{7F}", "a:\r\n", "a:b\n", "a:\u{85}", "a:\t",
    ])
  func rejectsOtherTexts(text: String) {
    #expect(URL(routeText: text) == nil)
  }

  /// A URL reads back as an equal URL, whatever it consists of, and Foundation accepts every text.
  @Test func readsBack() {
    var random = SeededGenerator(seed: 31)
    let pieces = [
      "http", "https", "a", "file", ":", ":", "//", "/", "?", "#", "@", "[", "]", "[::1]",
      "[::1.2.3.4]", "1.2.3.4", "256.1.1.1", ".", "..", "80", "99999", "%41", "%2F", "%00", "%zz",
      "%", "%ff", "-", "_", "~", "!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "=", "xn--a",
      "\u{E9}", " ", "|", "\\", "\"", "<", "^", "`", "{", "///", "%25", "%40", "%3A", "%5B", "\n",
    ]
    var count = 0
    for _ in 0..<20_000 {
      let head = ["", "http:", "https://", "x:", "https://a.example/"].randomElement(using: &random)
      let text = (0..<Int.random(in: 1...8, using: &random)).reduce(into: head ?? "") { text, _ in
        text += pieces.randomElement(using: &random) ?? ""
      }
      let isURL =
        text.wholeMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]*:(?:[^%\n]|%[0-9A-Fa-f]{2})+/#) != nil
      guard let url = URL(routeText: text) else {
        if isURL { Issue.record("'\(text)' is not read") }
        continue
      }
      count += 1
      if !isURL { Issue.record("'\(text)' is read") }
      if URL(routeText: url.routeText) != url {
        Issue.record("'\(text)' is '\(url)', and another URL")
      }
    }
    #expect(count > 5_000)
  }

  /// A URL that Foundation makes of a text prints a text that reads back as an equal URL.
  @Test(
    arguments: [
      "https://a.example/a b?[c]#d#e", "https://b\u{FC}cher.example/\u{E9}", "https://a@b@c/|",
      "https://[fe80::1%eth0]/", "mailto:a b@c",
    ])
  func readsBackOtherURLs(text: String) throws {
    let url = try #require(URL(string: text))
    #expect(URL(routeText: url.routeText) == url)
  }
}
