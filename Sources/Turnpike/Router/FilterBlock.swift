/// All filters of a router, as blocks of a bounded length, the last one first: a list has its newest
/// end at hand, so appending takes the same time however many there are, and leaves what other
/// routers share as it is.
///
/// Nearly every router has one block, in which a filter leads to the next. From the end of a block
/// the next one is found from the last, in logarithmic time: each block knows the one before it
/// and one further back (Myers, "An applicative random-access stack", 1983).
@usableFromInline
final class FilterBlock<Route: TypedRoute> {
  /// How many filters a block has at most.
  private static var maximumCount: Int { 16 }

  let first: FilterList<Route>
  private let count: Int
  /// The number of blocks before it.
  private let index: Int
  private var previous: FilterBlock?
  /// A block at or before the previous one.
  private var jump: FilterBlock?

  /// The filters of a router, then one more.
  init(_ last: FilterBlock?, appending filter: @escaping Router<Route>.Filter) {
    if let last, last.count < Self.maximumCount {
      first = FilterList(last.first, appending: filter)
      count = last.count + 1
      index = last.index
      previous = last.previous
      jump = last.jump
    } else {
      first = FilterList(nil, appending: filter)
      count = 1
      index = last.map { $0.index + 1 } ?? 0
      previous = last
      jump = last?.jumpOfNext
    }
  }

  /// Twice as far back where the last two jumps were of one length.
  private var jumpOfNext: FilterBlock {
    guard let jump, let further = jump.jump, index - jump.index == jump.index - further.index
    else { return self }
    return further
  }

  /// The filters from a position on where a block starts; nil anywhere else, as behind the last.
  func filters(from position: Int) -> FilterList<Route>? {
    let target = position / Self.maximumCount
    if target > index || position != target * Self.maximumCount { return nil }
    var block = self
    while block.index > target {
      if let jump = block.jump, jump.index >= target {
        block = jump
      } else if let previous = block.previous {
        block = previous
      }
    }
    return block.first
  }

  /// Frees the blocks one after the other: left to themselves each would free the one before it
  /// from within, as deep as there are blocks.
  deinit {
    jump = nil
    var next = previous
    previous = nil
    while next != nil, isKnownUniquelyReferenced(&next) {
      next?.jump = nil
      let before = next?.previous
      next?.previous = nil
      next = before
    }
  }
}
