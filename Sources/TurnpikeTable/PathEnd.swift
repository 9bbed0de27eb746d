/// The end of a path, where the state that the walk has come to asks for more than the path.
struct PathEnd {
  let table: TableView
  let link: LinkBytes
  let segments: PathSegments
  let segmentCount: Int
  let pathEnd: Int

  /// The best entry that ends at a state, or 0.
  func entry(at state: Int, _ mount: MountCheck) -> Int {
    let accept = table.number(state + TableLayout.Node.accept)
    switch table.digit(state + TableLayout.Node.acceptKind) {
    case TableLayout.Accept.nothing: return 0
    case TableLayout.Accept.list: return firstEntry(of: accept, mount)
    default: return accept
    }
  }

  /// The best entry of a list: its conditions hold, or the enum that it mounts answers. 0 for none.
  private func firstEntry(of list: Int, _ mount: MountCheck) -> Int {
    let query = QueryItems(LinkTail(link, pathEnd: pathEnd).queryBytes(of: link))
    for index in 0..<table.number(list) {
      let entry = table.number(list + 4 + index * 4)
      let conditions = table.number(entry + TableLayout.Entry.conditions)
      if conditions != 0, !table.meets(conditions, query) { continue }
      let flags = table.digit(entry + TableLayout.Entry.flags)
      if flags & TableLayout.Entry.isMount == 0 || mount(mountedLink(entry)) { return entry }
    }
    return 0
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
