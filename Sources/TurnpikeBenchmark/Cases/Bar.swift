/// What a case is to reach: a figure of it, and the most that this may be.
struct Bar: Sendable {
  /// What the figure is, after a number: "of matchit".
  let name: String
  let limit: Double
  /// The figure of a case; nil where another case that it needs was not run.
  let figure: @Sendable (_ own: Figures, _ others: [String: Figures]) -> Double?

  /// Nanoseconds against those of matchit, which were measured in another run.
  static func ofMatchit(_ limit: Double) -> Bar {
    Bar(name: "of matchit*", limit: limit) { own, _ in own.minimum / Matchit.nanoseconds }
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

/// matchit 0.9.1 (Rust), as it was measured on a machine of the kind that the project is developed
/// on; not in this run, so what is said against it is an estimate.
enum Matchit {
  /// Nanoseconds a look-up of the 130 links.
  static let nanoseconds = 53.0
}
