import FixtureRoutes
import Testing
import Turnpike

/// Tables that are walked in other ways than most, by themselves and behind a mount.
@Suite struct ExtentTests {
  @Test(arguments: [
    ("section1/7", LargeRoute.largeSection1(id: 7)),
    ("/section12/-3", .largeSection12(id: -3)),
    ("section12/5/notes", .largeNotes(id: 5)),
    ("section12/%35/notes?from=mail#top", .largeNotes(id: 5)),
    ("section12/five", nil),
    ("section13/5", nil),
    ("section1", nil),
  ])
  func large(link: String, route: LargeRoute?) {
    #expect(LargeRoute(link) == route)
    #expect(ExtentRoute("large/" + link) == route.map { .large($0) })
    #expect(LargeRoute.match(link).route == route)
  }

  @Test(arguments: [
    ("a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/16", DeepRoute.deep(last: 16)),
    ("/a//b/c/d/e/f/g/h/i/j/k/l/m/n/o/%31%36/", .deep(last: 16)),
    ("a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/last", nil),
    ("a/b/c/d/e/f/g/h/i/j/k/l/m/n/o", nil),
    ("a/b", .deepFirst(first: "b")),
    ("a/a%2Fb?c=d", .deepFirst(first: "a/b")),
  ])
  func deep(link: String, route: DeepRoute?) {
    #expect(DeepRoute(link) == route)
    #expect(ExtentRoute("deep/the%20key/" + link) == route.map { .deep(key: "the key", $0) })
    #expect(DeepRoute.match(link).route == route)
  }
}
