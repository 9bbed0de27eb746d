/// What a case is to reach: a figure of it, and the most that this may be.
struct Bar: Sendable {
  /// What the figure is, after a number: "of matchit".
  let name: String
  let limit: Double
  /// The figure of a case; nil where another case that it needs was not run.
  let figure: @Sendable (_ own: Figures, _ others: [String: Figures]) -> Double?

  /// Nanoseconds a look-up of the 130 links by matchit 0.9.1 (Rust), in another run on a machine of
  /// the kind that the project is developed on: what is compared with it is an estimate.
  static let matchitNanoseconds = 53.0

  static func ofMatchit(_ limit: Double) -> Bar {
    Bar(name: "of matchit*", limit: limit) { own, _ in own.minimum / matchitNanoseconds }
  }

  /// Nanoseconds against those of another case of the run.
  static func of(_ other: String, _ limit: Double) -> Bar {
    Bar(name: "of \(other)", limit: limit) { own, others in
      others[other].map { own.minimum / $0.minimum }
    }
  }

  /// Nanoseconds a byte of the links against those of another case.
  static func byteOf(_ other: String, _ limit: Double) -> Bar {
    Bar(name: "a byte of \(other)", limit: limit) { own, others in
      others[other].map { own.minimumPerByte / $0.minimumPerByte }
    }
  }

  /// Nanoseconds more than another case's.
  static func above(_ other: String, nanoseconds limit: Double) -> Bar {
    Bar(name: "ns above \(other)", limit: limit) { own, others in
      others[other].map { own.minimum - $0.minimum }
    }
  }

  /// Allocations a look-up.
  static func allocations(_ limit: Double) -> Bar {
    Bar(name: "allocations", limit: limit) { own, _ in own.allocations }
  }

  /// Allocations more than another case's.
  static func allocations(above other: String) -> Bar {
    Bar(name: "allocations above \(other)", limit: 0) { own, others in
      guard let allocations = own.allocations else { return nil }
      return others[other]?.allocations.map { allocations - $0 }
    }
  }
}
