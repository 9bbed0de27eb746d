import Foundation
import TestSupport
import Testing

@testable import turnpike_tool

@Suite struct LockTests {
  private static let routes = """
    enum ShopRoute
    origin shop://
    product/:product_id -> ProductDestination
    produkt/:product_id => product

    """
  private static let lock = """
    # Links of ShopRoute that are out in the world. Written by 'swift package turnpike lock'.
    origin shop://
    product/:product_id<String> => product
    produkt/:product_id<String> => product

    """

  @Test func notUTF8() throws {
    let folder = try TemporaryFolder(files: ["Shop.routes": Self.routes])
    try folder.write("ShopRoute.routes.lock", Data([0x61, 0xE9, 0x0A]))
    let run = ToolRun("lock", folder.path)
    #expect(run.status == .findings)
    #expect(run.errors.findings == [folder("ShopRoute.routes.lock:1:2: error: [not-utf8]")])
  }
}
