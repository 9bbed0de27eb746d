import Testing

@testable import TurnpikeCompiler

@Suite struct NearestNameTests {
  private static let directives = ["access", "enum", "import", "origin"]
  private static let types = ["String", "Int", "Int8", "UInt", "UUID", "Date"]

  @Test(arguments: [
    ("acces", directives, "access"),
    ("accces", directives, "access"),
    ("imoprt", directives, "import"),
    ("enmu", directives, "enum"),
    ("ACCESS", directives, "access"),
    ("uuid", types, "UUID"),
    ("int", types, "Int"),
    ("Strng", types, "String"),
    ("abcf", ["abce", "ABCF"], "ABCF"),
    ("abcd", ["abce", "abce"], "abce"),
  ])
  func finds(name: String, candidates: [String], expected: String) {
    #expect(nearest(to: name, in: candidates) == expected)
  }

  @Test(arguments: [
    ("port", directives), ("export", ["enum"]), ("", directives), ("ab", ["ac"]), ("abc", []),
    ("access", ["access"]), ("abcd", ["abce", "abcf"]),
    (String(repeating: "a", count: 65), [String(repeating: "a", count: 64)]),
  ])
  func findsNothing(name: String, candidates: [String]) {
    #expect(nearest(to: name, in: candidates) == nil)
  }

  /// Of equally near names none is the nearest.
  @Test(arguments: [
    ("abcd", ["abce", "xyz", "abcf"], ["abce", "abcf"]),
    ("abcd", ["abcde", "abce", "abcf"], ["abcde", "abce", "abcf"]),
    ("abcd", ["abce", "abcf", "abcg", "abch"], []),
    ("abcd", ["abce", "abcf", "abcg", "abch", "ABCD"], ["ABCD"]),
    ("productId", ["PRODUCTID", "productID"], ["productID", "PRODUCTID"]),
    ("unt", types, ["Int", "UInt"]),
  ])
  func several(name: String, candidates: [String], expected: [String]) {
    #expect(nearestNames(to: name, in: candidates) == expected)
  }
}
