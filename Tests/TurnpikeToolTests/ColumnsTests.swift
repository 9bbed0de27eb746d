import Testing

@testable import TurnpikeAuthoring
@testable import turnpike_tool

@Suite struct ColumnsTests {
  @Test func alignsByCharacters() {
    let rows = [["a", "größe", "x"], ["long", "é", ""], ["", "", "end"], ["", ""], []]
    #expect(
      Columns.text(rows) == """
        a     größe  x
        long  é
                     end



        """)
  }
}
