import Testing
import TurnpikeAuthoring
import TurnpikeReference

@testable import TurnpikeCompiler

/// Second patterns of a route.
@Suite struct AliasTests {
  private let file = """
    product/:id<Int 1...>/:tab<info|reviews = info>?:ref<String?> -> Product
    p/:id => product
    q/:id/:tab => product
    show?:id&:tab => product
    old/:tab/:id => product
    small/:id<Int 1...9> => product
    tabs/:id/:tab<info|reviews> => product
    frag/:id#:tab => product
    both/:id?:ref<String> => product
    """

  @Test func typesAndDefaultsAreTheTargets() throws {
    let table = try compiledTable(file)
    let cases: KeyValuePairs<String, (String, String?)> = [
      "product/5": (
        "product(id=5)", "product/:id<Int 1...>/:tab<info|reviews = info>?:ref<String?>"
      ),
      "p/5": ("product(id=5)", "p/:id"),
      "p/0": (Unmatched.noRoute, nil),
      "p/a": (Unmatched.noRoute, nil),
      "q/5/reviews": ("product(id=5, tab=reviews)", "q/:id/:tab"),
      "q/5/other": (Unmatched.noRoute, nil),
      "q/5": ("product(id=5)", "q/:id/:tab"),
      "show?id=5": ("product", "show?:id&:tab"),
      "show?id=5&tab=reviews": ("product", "show?:id&:tab"),
      "show": ("product: 'id' is missing", "show?:id&:tab"),
      "show?id=0": ("product: 'id' cannot be read from '0'", "show?:id&:tab"),
      "show?id=1&tab=x": ("product: 'tab' cannot be read from 'x'", "show?:id&:tab"),
      "show?id=1&tab=": ("product", "show?:id&:tab"),
      "old/reviews/5": ("product(id=5, tab=reviews)", "old/:tab/:id"),
      "old/5": (Unmatched.noRoute, nil),
      "small/9": ("product(id=9)", "small/:id<Int 1...9>"),
      "small/10": (Unmatched.noRoute, nil),
      "tabs/5/info": ("product(id=5, tab=info)", "tabs/:id/:tab<info|reviews>"),
      "tabs/5": (Unmatched.noRoute, nil),
      "frag/5#reviews": ("product(id=5, tab=reviews)", "frag/:id#:tab"),
      "frag/5": ("product(id=5)", "frag/:id#:tab"),
      "frag/5#": ("product(id=5)", "frag/:id#:tab"),
      "frag/5#x": ("product: 'tab' cannot be read from 'x'", "frag/:id#:tab"),
      "both/5": ("product: 'ref' is missing", "both/:id?:ref<String>"),
      "both/5?ref=": ("product(id=5)", "both/:id?:ref<String>"),
      "p/5?ref=1&ref=2": ("product(id=5)", "p/:id"),
    ]
    for (link, (summary, pattern)) in cases {
      let result = table.match(link)
      #expect(result.pattern == pattern, "\(link)")
      #expect(result.summary == summary, "\(link)")
    }
  }

  @Test func listsAndRests() {
    expectMatches(
      of: """
        files/*path -> Files
        open?:path<[String]> => files
        search?:tag<[Int]> -> Search
        tags/*tag => search
        t?:tag => search
        """,
      [
        "files/a/b": "files(path=a|b)", "open?path=a": "files",
        "tags/1/2": "search(tag=1|2)", "tags/a": Unmatched.noRoute, "t?tag=1&tag=2": "search",
        "t": "search", "t?tag=a": "search: 'tag' cannot be read from 'a'",
      ])
  }

  @Test func takesOverQueryAndFragment() {
    expectMatches(
      of: """
        search?q:text&kind=book&:page<Int = 1>#:part<Int?> -> Search
        find => search
        page/:page => search
        film?kind=film => search
        kinds?kind:text => search
        top#:page => search
        """,
      [
        "find?kind=book&q=a": "search", "find?kind=book&q=a&page=2#3": "search(part=3)",
        "find?kind=book": "search: 'q' is missing",
        "find?kind=book&q=a&page=x": "search: 'page' cannot be read from 'x'",
        "find?kind=book&q=a#x": "search: 'part' cannot be read from 'x'",
        "find?q=a": Unmatched.noRoute, "find?kind=film&q=a": Unmatched.noRoute,
        "page/2?kind=book&q=a&page=x": "search(page=2)",
        "film?kind=film&q=a": "search", "film?kind=book&q=a": Unmatched.noRoute,
        "kinds?kind=x": "search", "kinds": "search: 'kind' is missing",
        "top?kind=book&q=a&page=x#2": "search(page=2)",
        "top?kind=book&q=a#x": "search: 'page' cannot be read from 'x'",
      ])
  }

  /// What the alias writes comes first.
  @Test func orderOfWhatIsTakenOver() {
    expectMatches(
      of: "a?:x<Int>&:y<Int>&:z<Int>#:f<Int> -> Value\nb?:y => value",
      [
        "b": "value: 'y' is missing", "b?y=1": "value: 'x' is missing",
        "b?y=1&x=1": "value: 'z' is missing", "b?y=1&x=1&z=1": "value: 'f' is missing",
        "b?y=1&x=1&z=1#1": "value(f=1)",
      ])
  }

  /// Two routes that conditions tell apart can have aliases of one path.
  @Test func conditionsOfTheTargetTellAliasesApart() {
    expectMatches(
      of: """
        search?kind=book -> Book
        search?kind=film -> Film
        find => book
        find => film
        """,
      [
        "find?kind=book": "book", "find?kind=film": "film", "find": Unmatched.noRoute,
      ])
    #expect(findingIDs("a?k=1 -> A", "b -> B", "b => a") == [])
    #expect(findingIDs("a?q:text -> A", "b -> B", "b => a") == ["conflicting-routes"])
  }

  @Test func aKeyThatTakesARequiredParametersPlace() {
    #expect(findingIDs("a?q:text -> A", "b => a") == [])
    #expect(findingIDs("a?q:text -> A", "b?q=1 => a") == ["alias-parameters"])
    #expect(findingIDs("a?q:text&:page<Int> -> A", "b?q:page => a") == ["alias-parameters"])
    #expect(findingIDs("a?:x#:part -> A", "b#:x => a") == ["alias-parameters"])
    #expect(findingIDs("a?:x#:part<String?> -> A", "b#:x => a") == [])
  }

  @Test func mistakes() {
    let route = "a/:x<Int>/:y<String?> -> Value"
    #expect(findingIDs(route, "b/:x => valu") == ["unknown-case"])
    #expect(findingIDs(route, "b/:x/:z => value") == ["alias-parameters"])
    #expect(findingIDs(route, "b/:y => value") == ["alias-parameters"])
    #expect(findingIDs(route, "b/:x<String> => value") == ["alias-parameters"])
    #expect(findingIDs(route, "b/:x<Int?> => value") == ["alias-parameters"])
    #expect(findingIDs(route, "b/:x<Int>/:y => value") == [])
    #expect(findingIDs(route, "b?:y&:x => value", "c/:x#:y => value") == [])
  }
}
