/// What the rounds of a case gave, each figure for one look-up.
struct Figures: Sendable {
  /// Nanoseconds of each round, sorted.
  let rounds: [Double]
  /// Nil where the system cannot count them.
  let allocations: Double?
  let bytes: Double

  init(rounds: [Double], allocations: Double?, bytes: Double) {
    self.rounds = rounds.sorted()
    self.allocations = allocations
    self.bytes = bytes
  }

  var minimum: Double { rounds.first ?? 0 }
  var median: Double { rounds.isEmpty ? 0 : rounds[rounds.count / 2] }
  var minimumPerByte: Double { minimum / bytes }
}
