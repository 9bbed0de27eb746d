internal import TurnpikeTable

/// The mounted enums that have refused what follows a place in a link: within one reading none is
/// asked twice, though many candidates lead to it, through this mount or another.
///
/// What an enum answers ends the reading, so refusals are all there is to remember. Nothing is
/// allocated before the first.
struct MountRefusals {
  private struct Refusal: Hashable {
    let type: ObjectIdentifier
    /// Where the rest of the path starts.
    let start: Int
  }

  /// From how many on a set is quicker than a search.
  private static let fewRefusals = 16

  private var few: [Refusal] = []
  private var many: Set<Refusal> = []

  func contains(_ type: any TypedRoute.Type, from start: Int) -> Bool {
    let refusal = Refusal(type: ObjectIdentifier(type), start: start)
    return few.contains(refusal) || (!many.isEmpty && many.contains(refusal))
  }

  mutating func insert(_ type: any TypedRoute.Type, from start: Int) {
    let refusal = Refusal(type: ObjectIdentifier(type), start: start)
    if few.count < Self.fewRefusals {
      few.append(refusal)
    } else {
      many.insert(refusal)
    }
  }
}
