/// Extents in parts of which none has to do with another: each is reached from each other of its part
/// through some that may clash.
struct ClashParts {
  /// The places of the extents of each part.
  private(set) var parts: [[Int]] = []
  /// By place, another of its part, at last the one that stands for it.
  private var leaders: [Int]

  init(_ extents: [ClashIndex.Extent]) {
    leaders = Array(extents.indices)
    var first: [[UInt8]: Int] = [:]
    var ranges: [(lower: Double, upper: Double, place: Int)] = []
    for (place, extent) in extents.enumerated() {
      switch extent {
      case .everything:
        parts = [Array(extents.indices)]
        return
      case .marks(let marks):
        for mark in marks {
          if let other = first[mark] { join(place, other) } else { first[mark] = place }
        }
      case .range(let lower, let upper): ranges.append((lower, upper, place))
      }
    }
    ranges.sort { ($0.lower, $0.place) < ($1.lower, $1.place) }
    var last: (upper: Double, place: Int)?
    for range in ranges {
      if let last, range.lower <= last.upper { join(range.place, last.place) }
      last = (max(last?.upper ?? range.upper, range.upper), range.place)
    }
    var members: [Int: [Int]] = [:]
    for place in extents.indices { members[leader(of: place), default: []].append(place) }
    parts = members.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func leader(of place: Int) -> Int {
    var leader = place
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
