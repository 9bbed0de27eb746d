import GitHubRoutes
import Turnpike

/// Routes, and links to look up in them: the same for Turnpike and for every baseline.
struct LinkSet {
  /// What becomes of the links.
  enum Answer: CaseIterable {
    case hit
    /// Nothing matches from the first segment on.
    case earlyMiss
    /// Nothing matches after a whole path that a route answers.
    case lateMiss
  }

  /// The sizes of table that are measured; 130 are the routes of `Routes/GitHub`.
  static let sizes = [10, 130, 1_000, 10_000]

  let patterns: [String]
  let links: [String]
  /// The index of the pattern that answers each link; -1 where none does.
  let routes: [Int]

  var sum: Int { routes.reduce(0, +) }

  /// The set of a size, which is one of ``sizes``.
  init(_ size: Int, _ answer: Answer = .hit) {
    patterns = size == 130 ? GitHubRoute.patterns.map(\.text) : SyntheticRoutes.patterns(size)
    // Each of the 130 is looked up by its own text.
    let hits = size == 130 ? patterns : SyntheticRoutes.links(size)
    // In the order of the table, a large one would be read like a book: the prime leads to every
    // link once.
    let step = size == 130 ? 1 : 7_919
    let order = hits.indices.map { $0 * step % hits.count }
    links = order.map { Self.link(hits[$0], answer) }
    routes = order.map { answer == .hit ? $0 : -1 }
  }

  private static func link(_ link: String, _ answer: Answer) -> String {
    switch answer {
    case .hit: link
    case .earlyMiss: (link.hasPrefix("/") ? "/nothing" : "nothing/") + link
    case .lateMiss: link + "/no/route/here"
    }
  }
}
