/// A trie with a dictionary of literals in each node, as Swift's server frameworks use it: the path is
/// split, each segment is searched, and if no literal leads to a route, the capture is tried.
///
/// Patterns with the same prefix must give its captures the same names.
struct SegmentTrie: Sendable {
  private final class Node: Sendable {
    let literals: [String: Node]
    let capture: (name: String, node: Node)?
    let route: Int?

    /// The node of patterns, from their remaining segments.
    init(_ patterns: [(segments: ArraySlice<Substring>, route: Int)]) {
      route = patterns.first { $0.segments.isEmpty }?.route
      let longer = Dictionary(grouping: patterns.filter { !$0.segments.isEmpty }) {
        String($0.segments[$0.segments.startIndex])
      }
      let nodes = longer.mapValues { patterns in
        Node(patterns.map { ($0.segments.dropFirst(), $0.route) })
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

  /// The index of the pattern that matches, and the texts of its captures.
  func match(_ path: String) -> (route: Int, parameters: [String: String])? {
    var parameters: [String: String] = [:]
    return find(path.split(separator: "/")[...], from: root, &parameters)
      .map { ($0, parameters) }
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
