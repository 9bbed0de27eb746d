import Testing
import TurnpikeReference

/// What generated files have shown to be wrong, each as small as it goes.
@Suite struct ReferenceRegressionTests {
  /// The reason was told by the path alone, where a scheme and a user stand before it.
  @Test(arguments: ["s:.", "s:..", "s://me@.", "s://.:80", "s://..:80/a", "https://a.example/./b"])
  func aDotSegmentIsTheReason(link: String) {
    expectSameMatch(of: ["origin s://, https://a.example\na -> A"], "Route", to: link)
    expectMatches(of: "origin s://, https://a.example\na -> A", [link: Unmatched.dotSegment])
  }

  /// Of an internationalized host, two were.
  @Test func oneTrailingDotIsIgnored() {
    let file = "origin https://xn--9ca.example\na -> A"
    expectMatches(
      of: file,
      [
        "https://xn--9ca.example/a": "a", "https://xn--9ca.example./a": "a",
        "https://xn--9ca.example../a": Unmatched.undeclaredOrigin,
        "https://\u{E9}.example/a": Unmatched.undeclaredOrigin,
      ])
    expectSameMatch(of: [file], "Route", to: "https://xn--9ca.example..")
  }

  /// An empty rest has no link by its own pattern, and one by an alias that takes it in a query.
  @Test func anAliasCarriesWhatThePatternCannot() {
    expectSamePrinting(
      of: ["x?:path => files\nx/*path -> Files"], "Route", "files", ["path": []])
  }

  /// Nothing stands behind the prefix of a mount: what is mounted reads from the link's end on.
  @Test(arguments: [
    "s", "s/", "s//", "s?q=1", "s/?q=1#f", "%73", "%73/", "%73//", "%73/?q=1#f", "%73//a", "s/%61/",
    "s/a%20", "s/%2E/a", "s/a/..",
  ])
  func aMountMayEndALink(link: String) {
    let files = [
      "enum Route\ns -> mount Inner as inner", "enum Inner\n/?:q<Int?> -> Home\na -> A",
    ]
    expectSameMatch(of: files, "Route", to: link)
  }

  /// Nine rests were found by their conditions, and then the mount before them came last.
  @Test(arguments: [1, 8, 9, 40]) func aMountPrecedesRestsWithConditions(count: Int) {
    let rests = (1...count).map { "s/*r?k=\($0)&:q<Int?> -> R\($0)" }
    let files = [
      (["enum Route", "s -> mount Inner as inner"] + rests).joined(separator: "\n"),
      "enum Inner\nitem/:id<Int> -> Item",
    ]
    expectSameMatches(
      of: files, "Route",
      to: [1, count, count + 1].flatMap { value in
        ["s", "s/", "s/item/1", "s/item/x", "s/item/../item/1", "s/item/1/x"].map {
          "\($0)?k=\(value)"
        }
      } + ["s/item/1", "s/item/x"])
  }

  /// The reference took a list of one word for a type of one's own.
  @Test(arguments: ["r", "l", "new-in", "/r?r=l"])
  func aListMayHaveOneWord(link: String) {
    for definition in ["r", "r # one", "new-in"] {
      expectSameMatch(of: ["type Sort = \(definition)\n:s<Sort> -> L"], "Route", to: link)
    }
  }

  /// The origins of a mounted table are ignored, so that a scheme stands for its mount's.
  @Test func aSchemeThatLeadsToAMountedLine() {
    let child = """
      enum Child
      origin https://child.example, child://
      any -> AnyWeb @from(https)
      both @from(https) {
        web -> Web
        none -> None @from(https)
      }
      """
    let files = ["origin https://app.example, shop://\n/ -> mount Child", child]
    for path in ["any", "both/web", "both/none"] {
      expectSameMatches(
        of: files, "Route",
        to: [path, "https://app.example/\(path)", "HTTPS://APP.EXAMPLE/\(path)", "shop://\(path)"])
    }
  }
}
