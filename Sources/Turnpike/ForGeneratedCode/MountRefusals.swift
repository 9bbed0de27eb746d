/// The mounted enums that have refused the rest of a link, with the position where that rest
/// begins.
///
/// No enum matches the same rest twice. Without this, matching would take exponential time for
/// enums that mount each other in several ways.
@usableFromInline
struct MountRefusals {
  private struct Refusal: Hashable {
    let type: ObjectIdentifier
    let position: Int

    init(_ type: any TypedRoute.Type, _ position: Int) {
      self.type = ObjectIdentifier(type)
      self.position = position
    }
  }

  // The first ones need no allocation; most apps mount few modules under one prefix.
  private var first: Refusal?
  private var second: Refusal?
  private var third: Refusal?
  private var fourth: Refusal?
  private var others: Set<Refusal>?

  @usableFromInline init() {}

  func contains(_ type: any TypedRoute.Type, at position: Int) -> Bool {
    if first == nil { return false }
    let refusal = Refusal(type, position)
    return first == refusal || second == refusal || third == refusal || fourth == refusal
      || others?.contains(refusal) ?? false
  }

  mutating func insert(_ type: any TypedRoute.Type, at position: Int) {
    let refusal = Refusal(type, position)
    if first == nil {
      first = refusal
    } else if second == nil {
      second = refusal
    } else if third == nil {
      third = refusal
    } else if fourth == nil {
      fourth = refusal
    } else {
      if others == nil { others = [] }
      others?.insert(refusal)
    }
  }
}
