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

  @Test func locksAndAddsWhatIsNew() throws {
    let folder = try TemporaryFolder(files: ["Routes/Shop.routes": Self.routes])
    let path = folder("Routes/ShopRoute.routes.lock")
    let first = ToolRun("lock", "--check", folder.path)
    #expect(first.status == .findings)
    #expect(
      first.output.contains("\(path): not locked yet: product/:product_id<String> => product\n"))
    #expect(!FileManager.default.fileExists(atPath: path))
    let run = ToolRun("lock", folder.path)
    #expect(run.status == .good)
    #expect(run.errors == "")
    #expect(
      run.output == """
        \(path): locked: origin shop://
        \(path): locked: product/:product_id<String> => product
        \(path): locked: produkt/:product_id<String> => product

        """)
    #expect(try folder.read("Routes/ShopRoute.routes.lock") == Self.lock)
    #expect(ToolRun("lock", "--check", folder.path).status == .good)
    #expect(ToolRun("lock", folder.path).output == "")
    try folder.write("Routes/Shop.routes", Self.routes + "help -> HelpDestination\n")
    // What is new fails no build.
    #expect(ToolRun("check", folder.path).status == .good)
    #expect(
      ToolRun("lock", "--check", folder("Routes/Shop.routes")).output
        == "\(path): not locked yet: help => help\n")
    #expect(ToolRun("lock", folder("Routes/Shop.routes")).status == .good)
    #expect(try folder.read("Routes/ShopRoute.routes.lock").contains("\nhelp => help\n"))
  }

  /// A line that is lost stays until it is retired.
  @Test func lostAndRetired() throws {
    let folder = try TemporaryFolder(files: ["Shop.routes": Self.routes])
    #expect(ToolRun("lock", folder.path).status == .good)
    try folder.write(
      "Shop.routes",
      Self.routes.replacing("produkt/:product_id => product", with: "new -> NewDestination"))
    let error =
      "\(folder("ShopRoute.routes.lock")):4:1: error: 'produkt/:product_id' was published, and "
      + "nothing answers 'produkt/x' any more; write 'produkt/:product_id => product' "
      + "[published-link-lost]\n"
    for arguments in [["lock", "--check"], ["lock"]] {
      let run = ToolRun(arguments + [folder.path])
      #expect(run.status == .findings)
      #expect(run.errors.hasPrefix(error))
    }
    let lock = try folder.read("ShopRoute.routes.lock")
    #expect(lock.contains("produkt/:product_id<String> => product\n"))
    #expect(lock.contains("new => new\n"))
    let generate = ToolRun("generate", "--output", folder("Out.swift"), folder.path)
    #expect(generate.status == .findings)
    #expect(generate.errors.contains("[published-link-lost]"))
    #expect(ToolRun("check", folder.path, "--json").output.contains("\"published-link-lost\""))
    // Without its lock the file is in order.
    #expect(ToolRun("check", folder("Shop.routes")).status == .good)
    #expect(
      ToolRun("check", folder("Shop.routes"), folder("ShopRoute.routes.lock")).status == .findings)
    #expect(ToolRun("list", folder.path).status == .good)
    let retire = ToolRun("lock", folder.path, "--retire", "produkt/:product_id")
    #expect(retire.status == .good)
    #expect(
      retire.output
        == "\(folder("ShopRoute.routes.lock")): retired: produkt/:product_id<String> => product\n")
    #expect(ToolRun("lock", "--check", folder.path).status == .good)
  }

  @Test func retireOfNothing() throws {
    let folder = try TemporaryFolder(files: ["Shop.routes": Self.routes])
    #expect(ToolRun("lock", folder.path).status == .good)
    let run = ToolRun("lock", folder.path, "--retire", "product/:product_ids")
    #expect(run.status == .usage)
    #expect(
      run.errors.hasPrefix(
        "turnpike-tool: error: unknown published pattern 'product/:product_ids'; did you mean "
          + "'product/:product_id'?\n"))
    #expect(try folder.read("ShopRoute.routes.lock") == Self.lock)
    #expect(ToolRun("lock", folder.path, "--check", "--retire", "a").status == .usage)
  }

  /// What cannot be read is left as it is.
  @Test(arguments: [
    ("a => a\n<<<<<<< HEAD\nb => b\n=======\nc => c\n>>>>>>> c\n", "lock-conflict"),
    ("a =>\n", "missing-name"), ("a -> A\n", "bad-lock"),
  ])
  func brokenLock(text: String, id: String) throws {
    let folder = try TemporaryFolder(files: [
      "Shop.routes": Self.routes, "ShopRoute.routes.lock": text,
    ])
    for arguments in [["lock"], ["lock", "--check"], ["lock", "--retire", "a"]] {
      let run = ToolRun(arguments + [folder.path])
      #expect(run.status == .findings)
      #expect(run.errors.contains("[\(id)]"))
      #expect(try folder.read("ShopRoute.routes.lock") == text)
    }
  }

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

  /// Several enums of a run have a lock each, beside the files that name them.
  @Test func severalEnums() throws {
    let folder = try TemporaryFolder(files: [
      "a/A.routes": "enum A\nx -> X\n", "b/B.routes": "enum B\nx -> Other\n",
      "b/C.routes": "y -> Y\n",
    ])
    #expect(ToolRun("lock", folder.path).status == .good)
    #expect(try folder.read("a/A.routes.lock").hasSuffix("\nx => x\n"))
    #expect(try folder.read("b/B.routes.lock").hasSuffix("\nx => other\n"))
    #expect(try folder.read("b/Route.routes.lock").hasSuffix("\ny => y\n"))
    // A lock that lies elsewhere stays there.
    try folder.write("locks/A.routes.lock", try folder.read("a/A.routes.lock"))
    try FileManager.default.removeItem(atPath: folder("a/A.routes.lock"))
    try folder.write("a/A.routes", "enum A\nx -> X\nz -> Z\n")
    #expect(ToolRun("lock", folder.path).status == .good)
    #expect(try folder.read("locks/A.routes.lock").hasSuffix("\nx => x\nz => z\n"))
    #expect(try folder.names.contains("a"))
    #expect(!FileManager.default.fileExists(atPath: folder("a/A.routes.lock")))
  }

  @Test func lockOfNoEnum() throws {
    let folder = try TemporaryFolder(files: [
      "Shop.routes": Self.routes, "Old.routes.lock": "a => a\n",
    ])
    let run = ToolRun("check", folder.path)
    #expect(run.status == .findings)
    #expect(
      run.output.hasPrefix(
        "\(folder("Old.routes.lock")):1:1: error: no enum is called 'Old'; rename the lock with "
          + "its enum [lock-without-table]\n"))
    // It may be that of an enum that was renamed: then no other is begun.
    #expect(ToolRun("lock", folder.path).status == .findings)
    #expect(try folder.names == ["Old.routes.lock", "Shop.routes"])
  }

  /// Whoever retires one line means one.
  @Test func retireOfSeveral() throws {
    let folder = try TemporaryFolder(files: [
      "A/A.routes": "enum ARoute\na?kind=book -> Book\na?kind=film -> Film\n",
      "B/B.routes": "enum BRoute\na?z=1 -> X\n",
    ])
    let paths = ["A=" + folder("A"), "B=" + folder("B")]
    #expect(ToolRun(["lock"] + paths).status == .good)
    let run = ToolRun(["lock", "--retire", "a"] + paths)
    #expect(run.status == .usage)
    let (a, b) = (folder("A/ARoute.routes.lock"), folder("B/BRoute.routes.lock"))
    #expect(
      run.errors.hasPrefix(
        """
        turnpike-tool: error: 'a' is 3 published lines; name one of them whole:
        \(a): a?kind=book => book
        \(a): a?kind=film => film
        \(b): a?z=1 => x
        usage: turnpike-tool lock PATH…
        """), "\(run.errors)")
    let one = ToolRun(["lock", "--retire", "a?kind=film => film"] + paths)
    #expect(one.output == "\(a): retired: a?kind=film => film\n")
    #expect(try folder.read("A/ARoute.routes.lock").contains("a?kind=book => book\n"))
  }

  @Test func twoEnumsOfOneLock() throws {
    let folder = try TemporaryFolder(files: ["a.routes": "a -> A\n", "b.routes": "b -> B\n"])
    let run = ToolRun("lock", "A=" + folder("a.routes"), "B=" + folder("b.routes"))
    #expect(run.status == .usage)
    #expect(
      run.errors.hasPrefix(
        "turnpike-tool: error: two enums have one lock, '\(folder("Route.routes.lock"))'; give one another name "
          + "with 'enum'"), "\(run.errors)")
    #expect(try folder.names == ["a.routes", "b.routes"])
  }

  /// What a mount led to is still there, and the mount leads elsewhere.
  @Test func mountOfAnotherEnum() throws {
    let folder = try TemporaryFolder(files: [
      "App/App.routes": "enum App\ns -> mount M.S as s\n",
      "M/S.routes": "enum S\naccess public\nitem/:id -> Item\n",
      "M/T.routes": "enum T\naccess public\nother -> Other\n",
    ])
    let paths = ["App=" + folder("App"), "M+=" + folder("M")]
    #expect(ToolRun(["lock"] + paths).status == .good)
    try folder.write("App/App.routes", "enum App\ns -> mount M.T as s\n")
    for verb in ["check", "lock"] {
      let run = ToolRun([verb] + paths)
      #expect(run.status == .findings)
      #expect((run.output + run.errors).contains("[published-link-lost]"))
    }
    #expect(try folder.read("App/App.routes.lock").contains("s -> mount M.S as s\n"))
  }

  @Test func lockThatIsAPipe() throws {
    let folder = try TemporaryFolder(files: ["R.routes": "a -> A\n"])
    #expect(mkfifo(folder("Route.routes.lock"), 0o600) == 0)
    let run = ToolRun("lock", folder("R.routes"))
    #expect(run.status == .findings)
    #expect(run.errors.contains("a pipe or a device"), "\(run.errors)")
  }

  @Test func outputThatIsALock() throws {
    let folder = try TemporaryFolder(files: ["Shop.routes": Self.routes])
    let run = ToolRun("generate", "--output", folder("A.routes.lock"), folder.path)
    #expect(run.status == .usage)
  }
}
