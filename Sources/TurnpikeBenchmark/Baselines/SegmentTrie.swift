/// A trie with a dictionary of the literal segments at each node, as Swift's servers route: the path
/// is split, each segment is looked up, and where a literal leads nowhere the capture is tried.
///
/// Patterns that share a beginning name its captures alike.
struct SegmentTrie: Sendable {
  /// The index of the pattern that answers, and what its captures hold.
  struct Answer: Equatable {
    let route: Int
    let parameters: [String: String]
  }

  private final class Node: Sendable {
    let literals: [String: Node]
    let capture: (name: String, node: Node)?
    let route: Int?

    /// The node of patterns whose parts are left from here on.
    init(_ patterns: [(parts: ArraySlice<Substring>, route: Int)]) {
      route = patterns.first { $0.parts.isEmpty }?.route
      let followed = Dictionary(grouping: patterns.filter { !$0.parts.isEmpty }) {
        String($0.parts[$0.parts.startIndex])
      }
      let nodes = followed.mapValues { patterns in
        Node(patterns.map { ($0.parts.dropFirst(), $0.route) })
      }
      literals = nodes.filter { !$0.key.hasPrefix(":") }
      capture = nodes.first { $0.key.hasPrefix(":") }
        .map { (String($0.key.dropFirst()), $0.value) }
    }
  }

  private let root: Node

  init(patterns: [String]) {
    root = Node(
      patterns.enumerated().map { ($0.element.split(separator: "/")[...], $0.offset) })
  }

  func answer(_ path: String) -> Answer? {
    var parameters: [String: String] = [:]
    return find(path.split(separator: "/")[...], from: root, &parameters)
      .map { Answer(route: $0, parameters: parameters) }
  }

  private func find(
    _ segments: ArraySlice<Substring>, from node: Node, _ parameters: inout [String: String]
  ) -> Int? {
    guard let segment = segments.first else { return node.route }
    let text = String(segment)
    if let next = node.literals[text],
      let route = find(segments.dropFirst(), from: next, &parameters)
    {
      return route
    }
    guard let (name, next) = node.capture,
      let route = find(segments.dropFirst(), from: next, &parameters)
    else { return nil }
    parameters[name] = text
    return route
  }
}
