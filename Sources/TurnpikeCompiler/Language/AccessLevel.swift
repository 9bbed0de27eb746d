/// The access of the generated code, as the `access` directive declares it. A wider access is greater.
package enum AccessLevel: String, CaseIterable, Comparable, Sendable {
  case `internal`, package, `public`

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }
}
