import Testing

@testable import TurnpikeCompiler

@Suite struct QuotedTextTests {
  @Test(arguments: [
    ("", "''"), ("a b", "'a b'"), ("é日", "'é日'"), ("a\u{7}\n", "'a\\u{7}\\u{A}'"),
    ("\u{202E}", "'\\u{202E}'"),
    (String(repeating: "a", count: 60), "'\(String(repeating: "a", count: 60))'"),
    (String(repeating: "a", count: 61), "'\(String(repeating: "a", count: 60))…'"),
  ])
  func quotes(text: String, expected: String) {
    #expect(quoted(text) == expected)
  }

  @Test(arguments: [
    ("product", "Product"), ("product_id", "ProductId"), ("new-in", "NewIn"), ("a.b", "a.B"),
    ("_x", "X"), ("URL", "URL"), ("1", nil), ("", nil), ("A.", nil), ("___", nil),
  ])
  func capitalises(name: String, expected: String?) {
    #expect(capitalizedTypeName(name) == expected)
  }

  @Test(arguments: [
    ("/", "HomeDestination"), ("product/:id", "ProductDestination"), (":id", "IdDestination"),
    ("a/new-in?:q", "NewInDestination"), ("files/*path", "FilesDestination"),
    ("*path", "PathDestination"), ("404", "SomeDestination"), ("café", "SomeDestination"),
    ("a/404", "ADestination"),
  ])
  func namesDestinations(pattern: String, expected: String) throws {
    let file = SourceFile(path: "", text: "\(pattern) -> X")
    let item = try #require(parse(file, index: 0).lines.first?.item)
    #expect(item.pattern.suggestedDestination == expected)
  }
}
