/// The end of a path, where the state that the walk has come to asks for more than the path.
struct PathEnd {
  let table: TableView
  let link: LinkBytes
  let segments: PathSegments
  let segmentCount: Int
  let pathEnd: Int

  /// Where the number of the best entry stands that ends at a state; nil for none.
  func entryPlace(at state: Int, _ mount: MountCheck) -> Int? {
    let accept = state + TableLayout.Node.accept
    switch table.digit(state + TableLayout.Node.acceptKind) {
    case TableLayout.Accept.nothing: return nil
    case TableLayout.Accept.list: return firstEntryPlace(of: table.number(accept), mount)
    default: return accept
    }
  }

  /// The same of a list: its conditions hold, or the enum that it mounts answers.
  private func firstEntryPlace(of list: Int, _ mount: MountCheck) -> Int? {
    let query = QueryItems(LinkTail(link, pathEnd: pathEnd).queryBytes(of: link))
    for index in 0..<table.number(list) {
      let place = list + 4 + index * 4
      let entry = table.number(place)
      let conditions = table.number(entry + TableLayout.Entry.conditions)
      if conditions != 0, !table.meets(conditions, query) { continue }
      let flags = table.digit(entry + TableLayout.Entry.flags)
      if flags & TableLayout.Entry.isMount == 0 || mount(mountedLink(entry)) { return place }
    }
    return nil
  }

  private func mountedLink(_ entry: Int) -> MountedLink {
    let prefix = table.number(table.number(entry + TableLayout.Entry.segments))
    return MountedLink(
      route: table.number(entry + TableLayout.Entry.route), link: link,
      start: prefix < segmentCount ? segments.places[prefix].start - link.start : pathEnd)
  }
}

extension TableView {
  /// Whether all conditions hold.
  fileprivate func meets(_ conditions: Int, _ query: QueryItems) -> Bool {
    for index in 0..<number(conditions) {
      let pair = conditions + 4 + index * 8
      guard let value = query.firstValue(of: text(number(pair))),
        QueryItems.isEqual(value, text(number(pair + 4)))
      else { return false }
    }
    return true
  }
}
