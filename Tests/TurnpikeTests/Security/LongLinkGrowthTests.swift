import FixtureRoutes
import Foundation
import TestSupport
import Testing
import Turnpike

#if canImport(Glibc)
import Glibc
#endif

/// What an app does with a link, of a size that only an attacker sends: time and memory grow with
/// its length and with nothing else.
@Suite(.serialized, .growth) struct LongLinkGrowthTests {
  /// What stands before, what is repeated, what stands behind; `#` in what is repeated counts up.
  struct Shape: CustomTestStringConvertible, Codable {
    let before: String
    let piece: String
    var after = ""

    init(_ before: String, _ piece: String, _ after: String = "") {
      (self.before, self.piece, self.after) = (before, piece, after)
    }

    var testDescription: String { "\(before)\(piece)…\(after)" }

    func link(ofBytes size: Int) -> String {
      if !piece.contains("#") {
        return before + String(repeating: piece, count: size / piece.utf8.count) + after
      }
      var link = before
      var number = 0
      while link.utf8.count < size {
        link += piece.replacing("#", with: "\(number)")
        number += 1
      }
      return link + after
    }
  }

  static let shapes = [
    Shape("text/", "a"), Shape("text/", "%61"), Shape("text/", "%"), Shape("text/", "\u{0}"),
    Shape("", "/"), Shape("rest/", "a/"), Shape("rest/", "%2F/"), Shape("rest/", "../"),
    Shape("numbers/", "1/", "x"), Shape("", "text/"), Shape("fixture://", "a@", "text/a"),
    Shape("https://", "fixture.example.com.", "/app/text/a"), Shape("https://", "\u{E9}.", "/app"),
    Shape("https://fixture.example.com/app/text/a?", "k#=v&"), Shape("text/a?", "k=#&"),
    Shape("text/a?", "%6B%#=+&"), Shape("text/a?", "&"), Shape("text/a?", "="),
    Shape("query?q=a&flag=on&", "tag=#&"), Shape("query?flag=on&", "k#&", "q=a"),
    Shape("lists?", "int=#&"), Shape("lists?", "int=1&", "int=x"), Shape("anchor#", "%41"),
    Shape("defaults?text=", "+"), Shape("show?value=", "\\"),
  ]

  /// All of it: the route, the request that filters are given, and the link printed again.
  private static func use(_ link: String) {
    let request = RouteRequest<FixtureRoute>(link)
    _ = (request.queryParameters?["k7"], request.host, request.fragment, request.failure)
    _ = request.routeParameters
    _ = FixtureRoute(link)?.path
  }

  @Test(arguments: shapes) func timeIsLinear(shape: Shape) {
    func seconds(_ link: String) -> Double {
      (0..<3).map { _ in processorSeconds { Self.use(link) } }.min() ?? 0
    }
    let small = seconds(shape.link(ofBytes: 1 << 12))
    let large = seconds(shape.link(ofBytes: 1 << 17))
    // Thirty-two times the bytes; a quadratic cost would be thirty-two times this.
    #expect(large < max(small, 1e-4) * 32 * 8, "\(small) s, then \(large) s")
  }

  #if os(Linux)
  /// In a process of its own, which has a hundred bytes of memory more for each of the link.
  @Test(arguments: shapes) func memoryIsLinear(shape: Shape) async {
    await #expect(processExitsWith: .success) { [shape] in
      let size = 1 << 19
      let link = shape.link(ofBytes: size)
      try limitMemory(toMore: 100 * size)
      LongLinkGrowthTests.use(link)
    }
  }
  #endif
}

#if os(Linux)
/// Lets the process at hand have only so much more memory of its own than it has.
private func limitMemory(toMore bytes: Int) throws {
  let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
  let pages = try #require(fields.dropFirst(5).first.flatMap { Int($0) })
  let limit = rlim_t(pages * sysconf(Int32(_SC_PAGESIZE)) + bytes)
  var limits = rlimit(rlim_cur: limit, rlim_max: limit)
  try #require(setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limits) == 0)
}
#endif
