import Foundation
import TestSupport
import Testing
import TurnpikeCompiler
import TurnpikeLinks
import TurnpikeTable

/// A table with some bytes changed gives wrong results, or the process traps; it is never read outside
/// of its bounds. A trap ends a process, so each table has one of its own.
@Suite(.serialized, .timeLimit(.minutes(15))) struct SpoiltTableTests {
  static let file = """
    origin https://shop.example.com/app, shop://
    / -> HomeDestination
    product/:product_id<Int 1...>/review/:number<UInt8 = 3> -> ReviewDestination
    item/v:id<Double>.json?kind=a&q:text&:day<Date?>#:section<String?> -> ItemDestination
    item/:name?kind=b -> OtherDestination
    item/new -> NewDestination
    x/:word<one|two> -> WordDestination
    files/*path<UUID> -> FileDestination
    _ -> NoneDestination
    """
  static let links = [
    "", "/", "product/1/review/2", "shop://product/7/review?x=y", "item/v1.5.json?kind=a&q=%41+b#s",
    "https://shop.example.com/app/item/new", "https://shop.example.com:80/app/item/%6eew?kind=b",
    "x/two", "files/6ba7b810-9dad-11d1-80b4-00c04fd430c8/x", String(repeating: "a/%2e/", count: 40),
  ]

  @Test(arguments: 0..<8)
  func isNeverReadOutside(seed: Int) async {
    await #expect(processExitsWith: .success) { [seed = seed as Int] in
      // A trap is one of these; a read outside of the memory is another signal.
      signal(SIGILL) { _ in _exit(EXIT_SUCCESS) }
      signal(SIGTRAP) { _ in _exit(EXIT_SUCCESS) }
      Self.read(Self.spoilt(seed))
    }
  }

  /// The table as it was does not trap.
  @Test func matchesUnchanged() async {
    await #expect(processExitsWith: .success) {
      Self.read(Self.bytes)
    }
  }

  private static var bytes: [UInt8] {
    let output = Compilation([SourceFile(path: "A.routes", text: file)]).output
    return output.map { Array($0.tables[0].storage.bytes) } ?? []
  }

  private static func spoilt(_ seed: Int) -> [UInt8] {
    var generator = SeededGenerator(seed: UInt64(seed))
    var bytes = bytes
    for _ in 0...seed / 4 {
      bytes[generator.below(bytes.count)] = UInt8(generator.below(256))
    }
    return bytes
  }

  /// All that is read of a table for a link.
  private static func read(_ bytes: [UInt8]) {
    let table = TableStorage(bytes)
    for link in links {
      LinkBytes.read(link) { link in
        if let match = table.view.match(link, { _, _ in true }, mount: { _ in false }) {
          let matched = MatchedLink(link, table.view, match)
          _ = matched.invalidParameters { _, _ in true }
          for parameter in matched.parameters.prefix(64) { _ = matched.values(of: parameter) }
          _ = table.view.attributes(match.entry)
        }
        _ =
          LinkExplanation(
            link, table.view, { _, _ in true }, mount: { _, _ in true },
            mountedPattern: { _ in nil }
          ).lines
      }
    }
  }
}
