/// Ranges by their lower bounds, over which a tree tells where one ends late enough.
struct RangeIndex {
  private var lowers: [Double] = []
  private var uppers: [Double] = []
  private var indices: [Int] = []
  /// By index, its position in the order of the lower bounds.
  private var positions: [Int: Int] = [:]
  /// The greatest upper bound of the ranges inserted so far; a node's is the greater of its two children's.
  private var tree: [Double] = []
  private var width = 1

  /// - Parameter ranges: Those that may be inserted, each with its index.
  init(_ ranges: [(lower: Double, upper: Double, index: Int)]) {
    let ranges = ranges.sorted { ($0.lower, $0.index) < ($1.lower, $1.index) }
    for (position, range) in ranges.enumerated() {
      lowers.append(range.lower)
      uppers.append(range.upper)
      indices.append(range.index)
      positions[range.index] = position
    }
    while width < ranges.count { width *= 2 }
    tree = Array(repeating: -.infinity, count: 2 * width)
  }

  mutating func insert(_ index: Int) {
    guard let position = positions[index] else { return }
    var node = width + position
    while node > 0 {
      tree[node] = max(tree[node], uppers[position])
      node /= 2
    }
  }

  /// Calls the body with the indices inserted so far whose ranges overlap one, until it gives false.
  func visitOverlapping(_ lower: Double, _ upper: Double, _ body: (Int) -> Bool) {
    var pending = [1]
    while let node = pending.popLast() {
      if tree[node] < lower || tree[node] == -.infinity { continue }
      if node < width {
        pending.append(2 * node + 1)
        pending.append(2 * node)
      } else if lowers[node - width] > upper {
        // All ranges after it start later still.
        return
      } else if !body(indices[node - width]) {
        return
      }
    }
  }
}
