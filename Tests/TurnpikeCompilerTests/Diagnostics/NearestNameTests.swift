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
    ("productId", ["PRODUCTID", "productID"], "productID"),
    ("abcd", ["abce", "abcf"], "abce"),
    ("abcf", ["abce", "ABCF"], "ABCF"),
  ])
  func finds(name: String, candidates: [String], expected: String) {
    #expect(nearest(to: name, in: candidates) == expected)
  }

  @Test(arguments: [
    ("port", directives), ("export", ["enum"]), ("", directives), ("ab", ["ac"]), ("abc", []),
    ("access", ["access"]),
    (String(repeating: "a", count: 65), [String(repeating: "a", count: 64)]),
  ])
  func findsNothing(name: String, candidates: [String]) {
    #expect(nearest(to: name, in: candidates) == nil)
  }
}
