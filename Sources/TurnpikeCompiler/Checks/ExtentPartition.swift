/// Extents in parts of which none has to do with another: each is reached from each other of its part
/// through some that may conflict.
struct ExtentPartition {
  /// The indices of the extents of each part.
  private(set) var parts: [[Int]] = []
  /// By extent, another one of its part; the representative of the part leads to itself.
  private var leaders: [Int]

  init(_ extents: [CandidateIndex.Extent]) {
    leaders = Array(extents.indices)
    var first: [[UInt8]: Int] = [:]
    var ranges: [(lower: Double, upper: Double, index: Int)] = []
    for (index, extent) in extents.enumerated() {
      switch extent {
      case .everything:
        parts = [Array(extents.indices)]
        return
      case .texts(let texts):
        for text in texts {
          if let other = first[text] { join(index, other) } else { first[text] = index }
        }
      case .range(let lower, let upper): ranges.append((lower, upper, index))
      }
    }
    ranges.sort { ($0.lower, $0.index) < ($1.lower, $1.index) }
    var last: (upper: Double, index: Int)?
    for range in ranges {
      if let last, range.lower <= last.upper { join(range.index, last.index) }
      last = (max(last?.upper ?? range.upper, range.upper), range.index)
    }
    var members: [Int: [Int]] = [:]
    for index in extents.indices { members[leader(of: index), default: []].append(index) }
    parts = members.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func leader(of index: Int) -> Int {
    var leader = index
    while leaders[leader] != leader {
      leaders[leader] = leaders[leaders[leader]]
      leader = leaders[leader]
    }
    return leader
  }

  private mutating func join(_ left: Int, _ right: Int) {
    let (left, right) = (leader(of: left), leader(of: right))
    leaders[max(left, right)] = min(left, right)
  }
}
