import Testing
import TurnpikeAuthoring
import TurnpikeReference

/// The author's Markdown in a document and in the cells of its tables.
@Suite struct MarkdownTests {
  private func lines(_ file: String) throws -> [String] {
    try ExportedFiles.export(RoutesMarkdown(), try ExportedFiles.linked(file)).text
      .split(separator: "\n").map(String.init)
  }

  /// A line of documentation, and what it is in a cell and outside of tables.
  @Test(arguments: [
    ("plain *text*", "plain *text*", "plain *text*"),
    ("a | b", "a &#124; b", "a &#124; b"),
    ("<b> & &amp;", "&lt;b> &amp; &amp;amp;", "&lt;b> &amp; &amp;amp;"),
    ("`a<b> & c|d`", #"`a<b> & c\|d`"#, "`a<b> & c|d`"),
    ("``a`<b``<b>", "``a`<b``&lt;b>", "``a`<b``&lt;b>"),
    ("an odd ` <b>", "an odd &#96; &lt;b>", "an odd &#96; &lt;b>"),
    ("`a``<b>", "&#96;a&#96;&#96;&lt;b>", "&#96;a&#96;&#96;&lt;b>"),
    (#"\`<b>`"#, "&#96;&lt;b>&#96;", "&#96;&lt;b>&#96;"),
    (#"\<b> \| \* c:\d"#, #"&lt;b> &#124; \* c:\d"#, #"&lt;b> &#124; \* c:\d"#),
    (#"\\<b>"#, #"\\&lt;b>"#, #"\\&lt;b>"#),
    (#"at the end \"#, #"at the end \\"#, #"at the end \\"#),
    (#"`at the end \`"#, #"`at the end \`"#, #"`at the end \`"#),
  ])
  func documentation(_ line: String, _ cell: String, _ text: String) throws {
    let found = try lines("/// \(line)\nenum ShopRoute\n/// \(line)\na -> A")
    #expect(found[1] == text)
    #expect(found.last == "| `a` | `a` |  |  | \(cell) |")
  }

  /// An attribute's value, and its code.
  @Test(arguments: [
    ("a", "`@note(a)`"),
    ("a`b", "``@note(a`b)``"),
    ("a``b`", "```@note(a``b`)```"),
    ("a|b<c", #"`@note(a\|b<c)`"#),
  ])
  func code(_ value: String, _ code: String) throws {
    let found = try lines("attribute note<String>\na -> A @note(\(value))")
    #expect(found.last == "| `a` | `a` |  | \(code) |  |")
  }

  /// What stands behind a mount has the parameters and the attributes of the mount too.
  @Test func mounts() throws {
    let store = try ExportedFiles.linked(
      """
      enum StoreRoute
      attribute note<String>
      shelf/:n<Int> -> Shelf @note(b)
      s/:n<Int>     => shelf @note(c)
      """)
    let table = try ExportedFiles.linked(
      """
      enum AppRoute
      attribute auth
      attribute note<String>
      store/:store_id<Int> -> mount Store.StoreRoute as store @auth @note(a)
      """, ["Store.StoreRoute": store])
    let text = try ExportedFiles.export(RoutesMarkdown(), table).text
    #expect(
      text.split(separator: "\n").suffix(2) == [
        "| `store/:store_id<Int>/shelf/:n<Int>` | `store.shelf` | `storeID: Int`<br>`n: Int` "
          + "| `@auth` `@note(b)` |  |",
        "| `store/:store_id<Int>/s/:n<Int>` | `store.shelf` |  | `@auth` `@note(c)` "
          + "| Another pattern of the route. |",
      ])
  }
}
