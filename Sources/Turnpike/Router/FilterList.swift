/// A few filters in the order in which they were appended.
///
/// A list, and not an array: going on to the next filter is to follow one reference, where generic
/// code would look the array's type up for each filter. Lists never change, so routers that are
/// copies of each other share theirs until one appends.
@usableFromInline
final class FilterList<Route: TypedRoute> {
  let filter: Router<Route>.Filter
  let rest: FilterList?

  private init(filter: @escaping Router<Route>.Filter, rest: FilterList?) {
    self.filter = filter
    self.rest = rest
  }

  /// The filters of a list, then one more; linear in their number.
  convenience init(_ list: FilterList?, appending filter: @escaping Router<Route>.Filter) {
    if let list {
      self.init(filter: list.filter, rest: FilterList(list.rest, appending: filter))
    } else {
      self.init(filter: filter, rest: nil)
    }
  }
}
