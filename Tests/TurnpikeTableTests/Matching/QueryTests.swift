import Testing
import TurnpikeAuthoring
import TurnpikeLinks
import TurnpikeReference
import TurnpikeTable

@testable import TurnpikeCompiler

/// Queries and fragments, and links that they make invalid.
@Suite struct QueryTests {
  /// What the query of a link is read as: `key=value|value` in the link's order.
  private func query(_ link: String) throws -> [String] {
    try compiledTable("a -> Value").match(link).query
      .map { "\($0.name)=\($0.values.joined(separator: "|"))" }
  }

  @Test func splitting() throws {
    #expect(try query("a?b=c&d=e") == ["b=c", "d=e"])
    #expect(try query("a?&b=c&&d=e&") == ["b=c", "d=e"])
    #expect(try query("a?b=c=d") == ["b=c=d"])
    #expect(try query("a?b=c&d=e&b=f") == ["b=c|f", "d=e"])
    #expect(try query("a?b") == ["b="])
    #expect(try query("a?=v") == ["=v"])
    #expect(try query("a?=") == ["="])
    #expect(try query("a?b=c?d") == ["b=c?d"])
    #expect(try query("a?b=c/d") == ["b=c/d"])
    #expect(try query("a?b;c=d") == ["b;c=d"])
    #expect(try query("a?b=c#d&e=f") == ["b=c"])
    #expect(try query("a#?b=c") == [])
    #expect(try query("a?") == [])
    #expect(try query("?b=c") == ["b=c"])
    #expect(try query("nothing/here?b=c") == ["b=c"])
    #expect(try query("https://foreign.example/a?b=c") == ["b=c"])
  }

  /// `ignore case` is about paths, so the values of a query keep their case and are checked.
  @Test func listsKeepTheirCase() throws {
    let table = try compiledTable(
      "ignore case\ntype Color = Red|green\ns/*c<Color>?k:s<[Color]> -> Value")
    func texts(_ link: String, _ index: Int) -> [String]? {
      LinkBytes.read(link) { link in
        let view = table.storage.view
        let match = view.match(link, { _, _ in true }, mount: { _ in true })
        return match.flatMap { MatchedLink(link, view, $0).texts(index) }
      }
    }
    let link = "S/RED/Green?k=green&k=Red"
    #expect(texts(link, 0) == ["Red", "green"])
    #expect(texts(link, 1) == ["green", "Red"])
    #expect(texts("s/red?k=green&k=red", 1) == nil)
    #expect(texts("s/red?k=x", 1) == nil)
    #expect(texts("s/red?k=", 1) == [])
  }

  @Test func decoding() throws {
    #expect(try query("a?b=c+d&e=c%20d&f=c%2Bd") == ["b=c d", "e=c d", "f=c+d"])
    #expect(try query("a?b+c=d&%62=e") == ["b c=d", "b=e"])
    #expect(try query("a?b=%26%3D%23&c%3Dd=e") == ["b=&=#", "c=d=e"])
    #expect(try query("a?b=%zz&c=%FF&d=100%") == ["b=%zz", "c=%FF", "d=100%"])
    #expect(try query("a?%zz=b&%zz=c") == ["%zz=b|c"])
    #expect(try query("a?b=1&%62=2") == ["b=1|2"])
    #expect(try query("a?b=\u{E9}&c=%C3%A9") == ["b=\u{E9}", "c=\u{E9}"])
  }

  /// The reason says so if a text would be a value with a plus that became a space.
  @Test func lostPlus() throws {
    let note = ": '+' in a query is a space; write '%2B'"
    let noon = "2026-03-01T12:00:00"
    expectMatches(
      of: """
        a?at:day<Date>&:n<Double = 1.5>&:u<URL?> -> Value
        l?:day<[Date]> -> List
        f#:day<Date> -> Fragment
        i?:n<Int> -> Number
        """,
      [
        "a?at=\(noon)+02:00": "value: 'at' cannot be read from '\(noon) 02:00'\(note)",
        "a?at=\(noon)%2B02:00": "value",
        // What a plus does not mend.
        "a?at=\(noon)%2002:00": "value: 'at' cannot be read from '\(noon) 02:00'",
        "a?at=a+b": "value: 'at' cannot be read from 'a b'",
        "i?n=+5": "number: 'n' cannot be read from ' 5'",
        "a?at=2026-03-01&n=1e+5": "value: 'n' cannot be read from '1e 5'\(note)",
        "a?at=2026-03-01&u=a:b+c": "value",
        "a?at=2026-03-01&u=a+b:c": "value: 'u' cannot be read from 'a b:c'\(note)",
        "a?at=2026-03-01&u=a+:%zz": "value: 'u' cannot be read from 'a :%zz'",
        "l?day=2026-03-01&day=\(noon)+02:00":
          "list: 'day' cannot be read from '\(noon) 02:00'\(note)",
        // In a fragment, a plus is a plus.
        "f#\(noon)+02:00": "fragment(day=\(noon)+02:00)",
        "f#\(noon)+25:00": "fragment: 'day' cannot be read from '\(noon)+25:00'",
      ])
  }

  /// Keys are bytes, as in matching.
  @Test func keysOfOtherBytesAreOtherKeys() throws {
    #expect(try query("a?\u{E9}=1&e\u{301}=2") == ["\u{E9}=1", "e\u{301}=2"])
    expectMatches(
      of: "a?caf\u{E9}:x -> Value",
      ["a?cafe\u{301}=1": "value: 'caf\u{E9}' is missing", "a?caf%C3%A9=1": "value"])
  }

  @Test func aScalarTakesTheFirstAListAll() {
    expectMatches(
      of: "a?:x<Int>&:y<[Int]> -> Value",
      [
        "a?x=1&x=b": "value", "a?x=b&x=1": "value: 'x' cannot be read from 'b'",
        "a?x=1&y=2&y=3": "value", "a?x=1&y=2&y=b": "value: 'y' cannot be read from 'b'",
        "a?x=1": "value",
      ])
  }

  /// An empty value of a type other than `String` is left out, as it is of an optional parameter.
  @Test func aListLeavesEmptyValuesOut() throws {
    expectMatches(
      of: "a?:u<[UUID]>&:n<[Int]>&:w<[Slug]>&:s<[String]> -> Value",
      [
        "a?u=": "value", "a?u": "value", "a?u&u=&n=&w=&s=": "value",
        "a?n=&n=1&n=b": "value: 'n' cannot be read from 'b'",
        "a?n=%20": "value: 'n' cannot be read from ' '",
      ])
    let values = try compiledTable("a?:n<[Int]>&:s<[String]> -> Value").match("a?n=&n=1&n&s=&s=b")
    #expect(values.query.map(\.values) == [["", "1", ""], ["", "b"]])
  }

  @Test func whatIsMissingOrEmpty() {
    expectMatches(
      of: """
        r?:s&:n<Int> -> Required
        o?:s<String?>&:n<Int?>&:d<Date?>&:w<a|b?>&:c<Slug?> -> Absent
        d?:s<String = x>&:n<Int = 1>&:w<a|b = b> -> Defaulted
        f#:n<Int?> -> Fragment
        g#:s -> Text
        h#:n<Int> -> Number
        """,
      [
        "r?s=&n=1": "required", "r?s&n=1": "required", "r?n=1": "required: 's' is missing",
        "r?s=a": "required: 'n' is missing",
        "r?s=a&n=": "required: 'n' cannot be read from ''",
        "r?s=a&n": "required: 'n' cannot be read from ''",
        "r?S=a&n=1": "required: 's' is missing",
        "o": "absent", "o?s=&n=&d=&w=&c=": "absent", "o?s&n&d&w&c": "absent",
        "o?n=a": "absent: 'n' cannot be read from 'a'",
        "o?n=%20": "absent: 'n' cannot be read from ' '",
        "o?w=c": "absent: 'w' cannot be read from 'c'",
        "o?n=&n=b": "absent",
        "d": "defaulted", "d?s=&n=&w=": "defaulted",
        "d?n=x": "defaulted: 'n' cannot be read from 'x'",
        "f": "fragment", "f#": "fragment", "f#5": "fragment(n=5)",
        "f#a": "fragment: 'n' cannot be read from 'a'",
        "f#5?a": "fragment: 'n' cannot be read from '5?a'",
        "g#": "text(s=)", "g#a": "text(s=a)",
        "g": "text: 's' is missing", "g?s=a": "text: 's' is missing",
        "h#%35": "number(n=5)", "h": "number: 'n' is missing",
        "h#+5": "number: 'n' cannot be read from '+5'",
        "h#5#6": "number: 'n' cannot be read from '5#6'",
        "h#": "number: 'n' cannot be read from ''",
      ])
  }

  @Test func theFirstParameterInThePatternsOrderIsNamed() {
    expectMatches(
      of: "a?:x<Int>&:y<[Int]>&:z#:f<Int> -> Value",
      [
        "a": "value: 'x' is missing",
        "a?z=1&y=b&x=c": "value: 'x' cannot be read from 'c'",
        "a?z=1&y=b&x=1": "value: 'y' cannot be read from 'b'",
        "a?y=b&y=1&x=1": "value: 'y' cannot be read from 'b'",
        "a?y=1&x=1#f": "value: 'z' is missing",
        "a?x=1&z=#g": "value: 'f' cannot be read from 'g'",
        "a?x=1&z=": "value: 'f' is missing",
        "a?x=1&z=#1": "value(f=1)",
      ])
  }

  @Test func anAliasHasAnOrderOfItsOwn() {
    expectMatches(
      of: "a/:x<Int>?:y<Int>&:z<Int> -> Value\nb?:z&:y&:x => value\nc?:z&:y#:x => value",
      [
        "b": "value: 'z' is missing", "b?x=a&y=b&z=c": "value: 'z' cannot be read from 'c'",
        "b?x=a&y=b&z=1": "value: 'y' cannot be read from 'b'",
        "b?x=a&y=2&z=1": "value: 'x' cannot be read from 'a'", "b?x=3&y=2&z=1": "value",
        "c#a": "value: 'z' is missing", "c?y=1&z=1#a": "value: 'x' cannot be read from 'a'",
      ])
  }

  @Test func nothingFallsThroughOnAQuery() {
    expectMatches(
      of: "a/b?:x<Int> -> First\na/:c -> Second\n*r -> Third",
      ["a/b": "first: 'x' is missing", "a/b?x=1": "first", "a/c": "second(c=c)"])
  }

  @Test func conditionsHoldForTheFirstValue() {
    expectMatches(
      of: "a?v=1 -> One\na?v= -> Empty\na?caf%C3%A9=a%20b&u=%2B -> Escaped\nb?v=a%2526 -> Percent",
      [
        "a?v=1": "one", "a?v=1&v=2": "one", "a?v=2&v=1": Unmatched.noRoute, "a?v=%31": "one",
        "a?%76=1": "one", "a?v=01": Unmatched.noRoute, "a?v": "empty", "a?v=": "empty",
        "a": Unmatched.noRoute, "a?V=1": Unmatched.noRoute, "a?w=1": Unmatched.noRoute,
        "a?caf\u{E9}=a+b&u=%2B": "escaped", "a?caf%C3%A9=a%20b&u=%2b": "escaped",
        "a?caf\u{E9}=a+b&u=+": Unmatched.noRoute, "b?v=a%2526": "percent",
        "b?v=a%26": Unmatched.noRoute,
      ])
  }

  @Test func conditionsAndParametersTogether() {
    expectMatches(
      of: "search?q:text&type=video -> Videos\nsearch?q:text -> Search",
      [
        "search?q=a&type=video": "videos", "search?type=video": "videos: 'q' is missing",
        "search?q=a&type=audio": "search", "search": "search: 'q' is missing",
      ])
  }
}
