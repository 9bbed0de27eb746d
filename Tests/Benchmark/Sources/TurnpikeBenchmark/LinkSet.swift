import GitHubRoutes
import Turnpike

/// Patterns, and a link for each of them.
struct LinkSet {
  enum Kind {
    /// Each link matches its pattern.
    case hit
    /// The first segment of a link matches nothing.
    case earlyMiss
    /// A link matches nothing after a path that a pattern matches.
    case lateMiss
  }

  /// 130 are the routes of `Routes/GitHub`. The others are synthetic, and `Ten.routes` contains the
  /// first ten of them.
  static let sizes = [10, 130, 1_000, 10_000]

  let patterns: [String]
  let links: [String]
  /// The sum of the indices of the patterns that match; -1 for each link that none matches.
  let sum: Int

  /// - Parameter size: One of ``sizes``.
  init(_ size: Int, _ kind: Kind = .hit) {
    let isSynthetic = size != 130
    let patterns =
      isSynthetic ? (0..<size).map(Self.pattern) : GitHubRoute.patterns.map(\.text)
    // Steps by a prime visit each link once. In the order of a large table, the processor would
    // predict the next address.
    let step = isSynthetic ? 7_919 : 1
    links = patterns.indices.map { index in
      let link = Self.link(patterns[index * step % size], isSynthetic)
      return switch kind {
      case .hit: link
      case .earlyMiss: (isSynthetic ? "nothing/" : "/nothing") + link
      case .lateMiss: link + "/no/route/here"
      }
    }
    self.patterns = patterns
    sum = kind == .hit ? size * (size - 1) / 2 : -size
  }

  /// A quarter of the patterns has no capture, a quarter has two, and the others have one.
  private static func pattern(_ index: Int) -> String {
    let part = index % 37
    return switch index % 4 {
    case 0: "section\(part)/screen\(index)"
    case 1: "list\(part)/screen\(index)/:item_id"
    case 2: "group\(part)/:group_id/screen\(index)/:item_id"
    default: "owner\(part)/:owner_id/screen\(index)"
    }
  }

  /// The texts of captures are so short that a `String` stores them without an allocation. For the
  /// 130 routes, they are words of the patterns.
  private static func link(_ pattern: String, _ isSynthetic: Bool) -> String {
    guard isSynthetic else { return pattern }
    return "/"
      + pattern.replacing(":group_id", with: "team7").replacing(":owner_id", with: "person42")
      .replacing(":item_id", with: "item1234")
  }
}
