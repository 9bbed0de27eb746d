internal import TurnpikeTable

/// The links that the rewrites of a router make of a link, which is the first of them.
///
/// It is not in the file of the rewrites, because its array shares variables with other files. With
/// these variables, the linker would keep all asynchronous functions of that file in every program.
struct RewriteTrail {
  /// How often the rewrites may change a link.
  static var limit: Int { 8 }

  private var links: [String]

  init(start: String) {
    links = [start]
  }

  var last: String { links[links.count - 1] }

  var isChanged: Bool { links.count > 1 }

  mutating func follow(to link: String) throws {
    links.append(link)
    if links.count > Self.limit + 1 { throw RouterError.tooManyRewrites(links.map(\.harmless)) }
  }
}
