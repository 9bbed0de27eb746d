import Testing
import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeReference

/// The examples of a mounted enum, as links of the enum that mounts it.
@Suite struct MountedExampleTests {
  private static let child = """
    enum ShelfRoute
    origin shelf://, https://a.example/app, https://*.b.example/app/v%201
    /           -> FrontDestination
    :n<Int>     -> ItemDestination
    note?:text  -> NoteDestination
    n?:text     => note
    a:b         -> ColonDestination

    """

  /// The link that the module has as an example of a case, and how it is under `s/:id`.
  @Test(arguments: [
    ("item", "7", "s/x/7"),
    ("item", "/7", "s/x/7"),
    ("item", "7?x=1#y", "s/x/7?x=1#y"),
    ("item", "shelf://7", "s/x/7"),
    ("item", "SHELF:7", "s/x/7"),
    ("item", "shelf:///7/", "s/x/7/"),
    ("item", "https://a.example/app/7", "s/x/7"),
    ("item", "https://a.example/app/7?x=/1", "s/x/7?x=/1"),
    ("item", "https://x.b.example/app/v%201/7", "s/x/7"),
    ("front", "/", "s/x"),
    ("front", "shelf://", "s/x"),
    ("front", "https://a.example/app", "s/x"),
    ("front", "https://a.example/app?x=1", "s/x?x=1"),
    ("note", "note?text=shelf://7", "s/x/note?text=shelf://7"),
    ("note", "n?text=1", "s/x/n?text=1"),
    ("colon", "shelf://a:b", "s/x/a:b"),
  ])
  func link(_ name: String, _ example: String, _ expected: String) throws {
    let lines = Self.child.split(separator: "\n").map { line in
      let isAlias = example.hasPrefix("n?")
      let mark = isAlias ? "=> note" : "-> \(name.prefix(1).uppercased() + name.dropFirst())Des"
      return line.contains(mark) ? line + " @example(\(example))" : line
    }
    let child = try ExportedFiles.linked(lines.joined(separator: "\n"))
    let table = try ExportedFiles.linked(
      "origin app://\ns/:id -> mount ShelfRoute as s", ["ShelfRoute": child])
    #expect(try links(of: table) == ["s.\(name)": [expected]])
  }

  /// The prefix, and the link of an example `7` after it.
  @Test(arguments: [
    ("/", "7"),
    ("s", "s/7"),
    ("s/:n<Int 5...>", "s/42/7"),
    ("s/:n<Int -3...3>", "s/1/7"),
    ("s/v:n<one|two>.x", "s/vone.x/7"),
    ("s/:own<Sku>", "s/x/7"),
    ("s/:own<Sku> @example(s/A-1/7)", "s/A-1/7"),
    ("s/:id @example(app://s/%2F1/note?text=a)", "s/%2F1/7"),
    ("caf%C3%A9/:at<Date>", "caf%C3%A9/2026-01-31/7"),
    ("s%3Ax", "s%3Ax/7"),
  ])
  func prefix(_ prefix: String, _ expected: String) throws {
    let file = Self.child.replacing("> ItemDestination", with: "> ItemDestination @example(7)")
    let parts = prefix.split(separator: " @", maxSplits: 1).map(String.init)
    let attribute = parts.count > 1 ? " @" + parts[1] : ""
    let table = try ExportedFiles.linked(
      "origin app://\n\(parts[0]) -> mount ShelfRoute as s\(attribute)",
      ["ShelfRoute": try ExportedFiles.linked(file)])
    #expect(try links(of: table)["s.item"] == [expected])
  }

  /// A link that the outer enum matches itself is no example of the mounted one.
  @Test func takenByAnother() throws {
    let file = Self.child.replacing("> ItemDestination", with: "> ItemDestination @example(7)")
    let child = try ExportedFiles.linked(file)
    let rows = [("t/42/7", ["s/42/7"]), ("s/42/7", ["s/1/7"]), ("s/42/:id", ["s/1/7"])]
    for (line, expected) in rows + [("s/:a<Int>/:b", [])] {
      let table = try ExportedFiles.linked(
        "s/:x<Int> -> mount ShelfRoute as s\n\(line) -> OwnDestination", ["ShelfRoute": child])
      #expect(try links(of: table)["s.item"] ?? [] == expected, "\(line)")
    }
  }

  private func links(of table: LinkedTable) throws -> [String: [String]] {
    var found: [String: [String]] = [:]
    for lines in try table.routes() where lines[0].route.mount == nil {
      let links = lines.flatMap(\.examples)
      if !links.isEmpty { found[lines[0].casePath] = links }
    }
    return found
  }
}
