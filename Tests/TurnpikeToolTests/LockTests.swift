import Foundation
import TestSupport
import Testing

@testable import TurnpikeProgram
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
    #expect(run.errors.contains("ShopRoute.routes.lock:1:2: error: the file is not UTF-8"))
  }

  @Test func lockThatIsAFolder() throws {
    let folder = try TemporaryFolder(files: [
      "Shop.routes": Self.routes, "ShopRoute.routes.lock/x.txt": "",
    ])
    let line =
      "\(folder("ShopRoute.routes.lock")): error: cannot be read: is a directory "
      + "[unreadable-file]\n"
    #expect(ToolRun("lock", folder.path).errors == line)
    #expect(ToolRun("lock", folder("Shop.routes")).errors == line)
    #expect(ToolRun("check", folder.path).output.hasPrefix(line))
  }

  @Test func lockThatIsAPipe() throws {
    let folder = try TemporaryFolder(files: ["R.routes": "a -> A\n"])
    #expect(mkfifo(folder("Route.routes.lock"), 0o600) == 0)
    let run = ToolRun("lock", folder("R.routes"))
    #expect(run.status == .findings)
    #expect(run.errors.contains("a pipe or a device"), "\(run.errors)")
  }

}
