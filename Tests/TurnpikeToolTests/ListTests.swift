import Foundation
import TestSupport
import Testing

@testable import TurnpikeProgram
@testable import turnpike_tool

@Suite struct ListTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(files: [
      "A.routes": """
      enum ShopRoute
      / -> HomeDestination
      /// One "product".
      /// With two lines.
      product/:product_id/:page<Int 1... = 1> -> ProductDestination!
      p/:product_id => product
      search?q:text&:sort<Sort: new|price = new>&:tag<[String]>&:max_price<Int?> -> SearchDestination
      _ -> NotFoundDestination

      """,
      "B.routes": "enum EmptyRoute\n",
    ])
  }

  @Test func textForPeople() {
    let run = ToolRun("list", folder.path)
    #expect(run.status == .good)
    #expect(run.errors == "")
    #expect(
      run.output == """
        EmptyRoute
          no routes

        ShopRoute
          home      /
          product   product/:product_id/:page<Int 1... = 1>  productID: String, page: Int = 1  modal
          product   p/:product_id                            (alias)
          search    search?q:text&:sort<Sort: new|price = new>&:tag<[String]>&:max_price<Int?>  \
        text: String, sort: Sort = new, tag: [String], maxPrice: Int?
          notFound  _

        """)
  }

  /// The columns fit a terminal.
  @Test func terminal() {
    let run = ToolRun("list", folder.path, width: 60)
    #expect(
      run.output == """
        EmptyRoute
          no routes

        ShopRoute
          home      /
          product   product/:product_id/:page<Int 1... = 1>
                      productID: String, page: Int = 1  modal
          product   p/:product_id  (alias)
          search    search?q:text&:sort<Sort: new|price = new>&:tag<[String]>&:max_price<Int?>
                      text: String, sort: Sort = new, tag: [String], maxPrice: Int?
          notFound  _

        """)
  }

  @Test func json() {
    let run = ToolRun("list", folder.path, "--json")
    #expect(run.status == .good)
    #expect(run.errors == "")
    let path = folder("A.routes")
    #expect(
      run.output == #"""
        [
        {"case":"home","destination":"HomeDestination","pattern":"/","aliases":[],"parameters":[],"attributes":[],"presentation":"push","stack":["home"],"mount":null,"documentation":null,"examples":[],"file":"\#(path)","line":2,"column":1,"enum":"ShopRoute"},
        {"case":"product","destination":"ProductDestination","pattern":"product/:product_id/:page<Int 1... = 1>","aliases":[{"pattern":"p/:product_id","attributes":[],"documentation":null,"examples":[]}],"parameters":[{"name":"productID","wireName":"product_id","type":"String","optional":false,"list":false,"default":null},{"name":"page","wireName":"page","type":"Int","optional":false,"list":false,"default":"1"}],"attributes":[],"presentation":"modal","stack":["product"],"mount":null,"documentation":"One \"product\".\nWith two lines.","examples":[],"file":"\#(path)","line":5,"column":1,"enum":"ShopRoute"},
        {"case":"search","destination":"SearchDestination","pattern":"search?q:text&:sort<Sort: new|price = new>&:tag<[String]>&:max_price<Int?>","aliases":[],"parameters":[{"name":"text","wireName":"q","type":"String","optional":false,"list":false,"default":null},{"name":"sort","wireName":"sort","type":"Sort","optional":false,"list":false,"default":"new"},{"name":"tag","wireName":"tag","type":"String","optional":false,"list":true,"default":null},{"name":"maxPrice","wireName":"max_price","type":"Int","optional":true,"list":false,"default":null}],"attributes":[],"presentation":"push","stack":["search"],"mount":null,"documentation":null,"examples":[],"file":"\#(path)","line":7,"column":1,"enum":"ShopRoute"},
        {"case":"notFound","destination":"NotFoundDestination","pattern":null,"aliases":[],"parameters":[],"attributes":[],"presentation":"push","stack":["notFound"],"mount":null,"documentation":null,"examples":[],"file":"\#(path)","line":8,"column":1,"enum":"ShopRoute"}
        ]

        """#)
  }

  @Test func errorsInTheFiles() throws {
    try folder.write("C.routes", Data("bad\n".utf8))
    let run = ToolRun("list", folder.path, "--json")
    #expect(run.status == .findings)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("\(folder("C.routes")):1:4: error: "))
  }
}
