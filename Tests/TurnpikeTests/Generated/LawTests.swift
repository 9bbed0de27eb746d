import FixtureRoutes
import Foundation
import TestSupport
import Testing
import Turnpike

/// The path of a route reads back as the route.
@Suite struct LawTests {
  /// Texts that mean something somewhere in a link.
  private static let pieces = [
    "a", "b", "new", ".", "..", "/", "//", "?", "#", "&", "=", "+", "%", "%2F", "%zz", ":", "@",
    " ", "\\", "\u{E9}", "e\u{301}", "\u{1F600}", "\u{0}", "\u{7F}", "80", "http://", "*", "~", ";",
    "\r\n", "\u{FEFF}", "\u{202E}", "-", "_", ".json", "\"", "'", "|", "[", "]", "{", "}", "^", "`",
  ]

  private var random = SeededGenerator(seed: 20_260_301)

  private mutating func text() -> String {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random) ?? "a"
    }.joined()
  }

  private mutating func date() -> Date {
    let scales: [Double] = [1, 1e3, 1e6, 1e9, 2e11]
    let precisions: [Double] = [1, 10, 1_000, 1e6, 1e9]
    let scale = scales.randomElement(using: &random) ?? 1
    let precision = precisions.randomElement(using: &random) ?? 1
    let seconds = Double.random(in: -0.3...1, using: &random) * scale
    return Date(timeIntervalSinceReferenceDate: (seconds * precision).rounded() / precision)
  }

  private mutating func optional<Value>(_ value: Value) -> Value? {
    Bool.random(using: &random) ? value : nil
  }

  /// An absolute URL, more or less odd.
  private mutating func url() -> URL {
    while true {
      let pieces = [
        "https", ":", "//", "/", "?", "#", "@", "[::1]", "80", "%2F", "a", ".", "..", "&=",
      ]
      let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? "a"
      }.joined()
      if let url = URL(routeText: Bool.random(using: &random) ? "x:" + text : text) { return url }
    }
  }

  private mutating func double() -> Double {
    while true {
      let value = Double(bitPattern: .random(in: 0...(.max), using: &random))
      if value.isFinite { return value }
    }
  }

  private mutating func float() -> Float {
    while true {
      let value = Float(bitPattern: .random(in: 0...(.max), using: &random))
      if value.isFinite { return value }
    }
  }

  /// A decimal of at most 38 digits.
  private mutating func decimal() -> Decimal {
    let count = Int.random(in: 2...37, using: &random)
    let digits = (0..<count).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
    let point = Int.random(in: 1..<count, using: &random)
    return Decimal(string: "\(digits.prefix(point)).\(digits.dropFirst(point))") ?? 1
  }

  private mutating func route(_ kind: Int) -> FixtureRoute {
    switch kind {
    case 0: .text(value: text())
    case 1: .first(first: text())
    case 2: .rest(path: [text(), text(), text()])
    case 3: .decimal(double: double(), float: float())
    case 4: .day(day: date())
    case 5:
      .signed(
        a: .random(in: .min...(.max), using: &random),
        b: .random(in: .min...(.max), using: &random),
        c: 1, d: -1, e: .random(in: .min...(.max), using: &random))
    case 6: .affix(name: text(), version: .random(in: .min...(.max), using: &random))
    case 7: .tail(a: .random(in: 0...2, using: &random), b: .c, c: optional(text()))
    case 8:
      .query(
        text: text(), count: .random(in: -9...9, using: &random), tag: [text(), "", text()],
        sort: .old, max: optional(double()), code: optional(Code(routeText: "ABC")!),
        part: optional(.random(in: -9...9, using: &random)))
    case 9:
      .defaults(
        text: text(), number: double(), day: date(), id: UUID(), flag: .random(using: &random),
        count: .random(in: 0...(.max), using: &random))
    case 10: .lists(int: [1, -1], word: ["a", "b", ""], day: [date(), date()], code: [])
    case 11: .anchor(section: text())
    case 12: .odd(x: text(), value: text())
    case 13: .default(self: text(), in: text(), default: text(), init: text(), class: optional(1))
    case 14: .names(productID: text(), imageURL: text(), utmSource: text(), id: text())
    case 15: .dots(hidden: text(), trailing: text())
    case 16: .open(url: url())
    case 17:
      .price(
        price: decimal() + 1, tip: decimal(), shares: [decimal(), -decimal()],
        limit: optional(decimal()))
    case 18: .link(url: url(), more: [url(), url()], base: url(), other: optional(url()))
    default:
      .absent(
        text: optional(text()), int: optional(0), flag: optional(true), day: optional(date()),
        id: optional(UUID()), word: optional(.a))
    }
  }

  @Test mutating func everyRouteReadsBack() {
    for round in 0..<2_000 {
      let route = route(round % 20)
      let path = route.path
      if FixtureRoute(path) != route { Issue.record("round \(round): '\(path)' of \(route)") }
      let isPlain = path.utf8.allSatisfy { 0x21...0x7E ~= $0 && !"\"<>\\^`{|}[]".utf8.contains($0) }
      if !isPlain { Issue.record("round \(round): '\(path)' is not percent-encoded") }
      for url in [route.url, route.url(scheme: "fixture")!] where FixtureRoute(url) != route {
        Issue.record("round \(round): \(url) of '\(path)'")
      }
      let web = route.url(host: "fixture.example.com/app") ?? route.url(host: "a.example")
      if web == nil { Issue.record("round \(round): no web URL of '\(path)'") }
      let link = "https://fixture.example.com/app/\(path)"
      if FixtureRoute(link) != route { Issue.record("round \(round): '\(link)'") }
    }
  }

  @Test func whatNoLinkCarriesIsNotLinkable() {
    let routes: [FixtureRoute] = [
      .text(value: ""), .first(first: ""), .item(slug: "new"), .noCode(text: "ab"), .rest(path: []),
      .rest(path: [""]), .decimal(double: .nan, float: 0), .decimal(double: .infinity, float: 0),
      .price(price: 0), .price(price: .nan),
      .price(price: 1, tip: Decimal(sign: .plus, exponent: 38, significand: 1)),
      .decimal(double: 0, float: -.infinity), .range(number: 0, part: 0, third: 0.2),
      .range(number: 1, part: 1, third: 0.2), .range(number: 1, part: 0.5, third: 0.4),
      .first(first: "url-preview"), .first(first: "tail"), .tail(c: ""), .lost,
      .query(text: "", count: 0, max: .nan), .affix(name: "", version: 0),
      .open(url: URL(string: "a/relative")!), .day(day: .distantFuture + 1e12),
      .open(url: URL(string: "b", relativeTo: URL(string: "https://a.example/"))!),
      .day(day: Date(timeIntervalSinceReferenceDate: 252_423_993_600)),
    ]
    for route in routes {
      #expect(!route.isLinkable, "\(route.path)")
      #expect(throws: EncodingError.self) { try JSONEncoder().encode([route]) }
    }
  }
}
