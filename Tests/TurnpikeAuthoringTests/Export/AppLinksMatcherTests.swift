import Testing
import TurnpikeReference

@testable import TurnpikeAuthoring

/// What devices were seen to do, said as the matcher of the tests says it: the law stands on it. The
/// matcher of `doctor` says the same.
@Suite struct AppLinksMatcherTests {
  /// Components, a link, and whether it is opened.
  @Test(arguments: [
    (#"{"/":"/a"}"#, "/a", true),
    (#"{"/":"/a"}"#, "/b", false),
    (#"{"/":"/a"}"#, "/A", false),
    (#"{"/":"/a"}"#, "/a/", true),
    (#"{"/":"/a/"}"#, "/a", true),
    (#"{"/":"/"}"#, "", true),
    (#"{"/":"/"}"#, "/", true),
    (#"{"/":"/x/*"}"#, "/x", true),
    (#"{"/":"/x/*"}"#, "/x/1/2", true),
    (#"{"/":"/x/?*"}"#, "/x", false),
    (#"{"/":"/x/?*"}"#, "/x/", false),
    (#"{"/":"/x/?*"}"#, "/x/1/2", true),
    (#"{"/":"/x?y"}"#, "/x/y", true),
    (#"{"/":"/caf%C3%A9"}"#, "/caf%C3%A9", true),
    (#"{"/":"/caf%C3%A9"}"#, "/caf%c3%a9", false),
    (#"{"/":"/a"}"#, "/%61", false),
    (#"{"/":"/a/b"}"#, "/a%2Fb", false),
    (#"{"/":"/?*"}"#, "/a%2Fb", true),
    (#"{"/":"/a","?":{"k":"b"}}"#, "/a?k=b", true),
    (#"{"/":"/a","?":{"k":"b"}}"#, "/a", false),
    (#"{"/":"/a","?":{"k":"?*"}}"#, "/a?k=", false),
    (#"{"/":"/a","?":{"k":"*"}}"#, "/a", true),
    (#"{"/":"/a","?":{"k":"b"}}"#, "/a?k=b&k=b", true),
    (#"{"/":"/a","?":{"k":"b"}}"#, "/a?k=b&k=c", false),
    (#"{"/":"/a","?":{"k":"b"}}"#, "/a?x=1&k=b#f", true),
    (#"{"/":"/a","?":{"k":"$(sort)"}}"#, "/a?k=new", true),
    (#"{"/":"/a","?":{"k":"$(sort)"}}"#, "/a?k=old", false),
    (#"{"/":"/a"}"#, "/a#f", true),
    (##"{"/":"/a","#":"?*"}"##, "/a?x=1#f", true),
    (##"{"/":"/a","#":"?*"}"##, "/a", false),
    (##"{"/":"/a","#":"?*"}"##, "/a#", false),
    (##"{"/":"/a","#":"*"}"##, "/a", true),
    (##"{"/":"/a","#":"$(sort)"}"##, "/a#new", true),
    (##"{"/":"/a","#":"$(sort)"}"##, "/a#old", false),
    (#"{"/":"/$(sort)/1"}"#, "/new/1", true),
    (#"{"/":"/$(sort)/1"}"#, "/old/1", false),
    (#"{"/":"/$(sort)/1"}"#, "/9/x/1", true),
    (#"{"/":"/$(digit)*"}"#, "/12", true),
    (#"{"/":"/$(digit)*"}"#, "/-1", false),
    (#"{"/":"/a/*","exclude":true},{"/":"/a/b"}"#, "/a/b", false),
    (#"{"/":"/a/b"},{"/":"/a/*","exclude":true}"#, "/a/b", true),
  ])
  func opens(_ components: String, _ link: String, _ isOpened: Bool) throws {
    let text = """
      {"applinks": {"substitutionVariables": {"sort": ["new", "9*"]},
        "details": [{"appIDs": ["ABCDE12345.com.example.shop"], "components": [\(components)]}]}}
      """
    let matcher = try AppLinksMatcher(text)
    #expect(matcher.opens("https://shop.example.com" + link) == isOpened)
    let file = try #require(JSON(reading: Array(text.utf8)))
    let rules = try #require(AppLinkRule.all(in: file, of: "ABCDE12345.com.example.shop"))
    #expect(rules.opens(link) == isOpened)
  }
}
