/// The links that may lead to a line: `@internal`, `@from(…)` and `@only(…)` of the line, its groups and
/// the screens below it.
package enum RestrictionRecord: RecordLayout {
  package static var isInternal: Field<Self, Bool> { Field(0) }
  /// The origins whose links match, or nil if the links of all origins match. In a table without
  /// origins, they are origins of the table that mounts it.
  package static var origins: Field<Self, Address<ListRecord<Address<OriginRecord>>>?> { Field(4) }
  /// Origins, one for each scheme whose links match from any origin.
  package static var schemes: Field<Self, Address<ListRecord<Address<OriginRecord>>>?> {
    Field(12)
  }
  /// The numbers of the build conditions that must hold, or nil if there are no conditions.
  package static var conditions: Field<Self, Address<ListRecord<Int>>?> { Field(8) }
  package static var size: Int { 16 }
}

extension TableView {
  /// Whether a link may lead to a line with a restriction.
  package func permits(
    _ link: Span<UInt8>, from sender: Sender, _ restriction: Address<RestrictionRecord>
  ) -> Bool {
    guard hold(self[restriction, RestrictionRecord.conditions]) else { return false }
    let allowed = self[restriction, RestrictionRecord.origins]
    let isInternal = self[restriction, RestrictionRecord.isInternal]
    if allowed == nil, !isInternal { return true }
    let head = LinkHead(link)
    if head.schemeEnd == 0 { return sender == .app }
    guard !isInternal, let allowed else { return false }
    if let schemes = self[restriction, RestrictionRecord.schemes],
      indices(schemes).contains(where: { hasScheme(self[schemes, $0], head, of: link) })
    {
      return true
    }
    return indices(allowed).contains { isFrom(self[allowed, $0], link, head) }
  }

  /// Whether all of these build conditions hold.
  package func hold(_ conditions: Address<ListRecord<Int>>?) -> Bool {
    guard let conditions else { return true }
    return indices(conditions).allSatisfy { self.conditions.contains(self[conditions, $0]) }
  }
}

/// The build conditions of a table that hold, by their numbers.
package struct BuildConditions: Sendable {
  private var bits: UInt64

  /// The number of conditions that a table can have.
  package static var maximumCount: Int { 64 }

  /// None of them.
  package static var none: BuildConditions { BuildConditions(bits: 0) }

  /// Every condition and its opposite, for checks that ignore conditions.
  package static var all: BuildConditions { BuildConditions(bits: .max) }

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// Notes that the condition with a number holds.
  package mutating func insert(_ number: Int) { bits |= 1 << UInt64(number) }

  package func contains(_ number: Int) -> Bool { bits >> UInt64(number) & 1 == 1 }
}
