import Testing

@testable import TurnpikeAuthoring

@Suite struct ColumnsTests {
  @Test func alignsByColumns() {
    let rows = [
      ["a", "größe", "x"], ["long", "e\u{301}", "y"], ["日本", "x"], ["", "", "end"], ["", ""], [],
    ]
    #expect(
      Columns.text(rows) == """
        a     größe  x
        long  e\u{301}      y
        日本  x
                     end



        """)
  }

  private static let rows = [
    ["home", "/", "", "@start"],
    ["find", "find?q:text&:sort<new|price = new>&:most<Int?>", "q: String, sort: Sort", "modal"],
    ["shop.item", "shop/:id", "id: Int", ""],
    ["x", "x", "", "a remark that is long and nothing follows it"],
    ["shop", "shop", "", "@a"],
    ["", "", "", ""],
  ]

  /// A long row moves no other: it takes lines of its own on a terminal that is too narrow, and is one
  /// line in a file.
  @Test func longRows() {
    #expect(
      Columns.text(Self.rows, fitting: 66) == """
        home       /                  @start
        find       find?q:text&:sort<new|price = new>&:most<Int?>
                     q: String, sort: Sort  modal
        shop.item  shop/:id  id: Int
        x          x
                     a remark that is long and nothing follows it
        shop       shop               @a


        """)
    #expect(
      Columns.text(Self.rows, fitting: 30) == """
        home       /       @start
        find       find?q:text&:sort<new|price = new>&:most<Int?>
                     q: String, sort: Sort
                     modal
        shop.item  shop/:id
                     id: Int
        x          x
                     a remark that is long and nothing follows it
        shop       shop    @a


        """)
    #expect(Columns.text(Self.rows, fitting: nil) == Columns.text(Self.rows))
    let long = String(repeating: "a/", count: 40)
    #expect(
      Columns.text([["a", long, "b", "c"]] + Self.rows.dropFirst(4), fitting: nil)
        == "a     \(long)  b  c\nshop  shop    @a\n\n")
  }

  @Test func noRows() {
    #expect(Columns.text([], fitting: 80) == "")
    #expect(Columns.text([[]], fitting: 80) == "\n")
  }
}
