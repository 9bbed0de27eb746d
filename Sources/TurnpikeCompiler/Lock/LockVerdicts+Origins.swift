import TurnpikeTable

/// What has become of the origins of a lock.
extension LockVerdicts {
  mutating func checkOrigins() {
    let kept = OriginIndex(table.origins.filter { $0.condition == nil })
    let all = OriginIndex(table.origins)
    for (origin, range) in lock.origins {
      // A table without origins accepts every custom scheme.
      let isAny = table.origins.isEmpty && origin.host.isEmpty
      if isAny || kept.covers(origin, hostsOf: origin) { continue }
      let indices = all.same(as: origin)
      let condition = indices.lazy.compactMap { [table] in table.origins[$0].condition }.first
      if let condition {
        diagnostics.report(
          .publishedOriginLost,
          """
          \(quoted: origin.text) was published, but '@only(\(condition.text))' now excludes its \
          links; remove the attribute, or remove the origin from the lock file
          """, at: range)
      } else {
        diagnostics.report(
          .publishedOriginLost,
          "\(quoted: origin.text) was published, but the table does not declare it now", at: range)
      }
    }
  }

  /// The new origins that may take links of a published one, because their paths are the start of a
  /// link's, by the first text of that start.
  static func newOrigins(of table: TableModel, _ lock: LockFile) -> [[UInt8]: [NewOrigin]] {
    // An origin that could not be read may be the new one.
    if !lock.areOriginsWhole { return [:] }
    let published = lock.origins.map(\.origin)
    let index = OriginIndex(published)
    var found: [NewOrigin] = []
    for new in table.origins where new.condition == nil && !new.path.isEmpty {
      if index.covers(new, hostsOf: new) { continue }
      for old in index.outside(new) where !index.covers(new, hostsOf: published[old]) {
        found.append(NewOrigin(origin: new, published: published[old], index: old))
      }
    }
    found.sort { $0.index < $1.index }
    return Dictionary(grouping: found) { Array(($0.taken.first ?? "").utf8) }
  }

  /// Whether a new origin takes a line's links, because its path is the start of theirs.
  mutating func checkNewOrigins(_ index: Int) {
    guard case .literal(let text) = comparison.lines[index].line.pattern.segments.first else {
      return
    }
    for new in newOrigins[Array(text.utf8)] ?? [] where takes(new, index) { return }
  }

  /// Single words that a capture had are free, as they are where a pattern takes them.
  private mutating func takes(_ new: NewOrigin, _ index: Int) -> Bool {
    let line = comparison.lines[index].line
    guard line.pattern.segments.count >= new.taken.count,
      zip(line.pattern.segments, new.taken).allSatisfy({ segment, text in
        if case .literal(let literal) = segment {
          literal.utf8.elementsEqual(text.utf8)
        } else {
          false
        }
      })
    else { return false }
    let path = comparison.plainPath(of: index)
    let link = new.published.anyHost(of: new.origin) + "/" + comparison.link(path, of: index)
    if let answer = linked.answer(link).lines.first,
      table.routes[answer.route].caseName == caseName(index)
    {
      return false
    }
    heldOrigins.insert(new.origin.text)
    diagnostics.append(taken(link, index, by: new.origin.text, nearest: nil))
    return true
  }
}

/// An origin that was not published, with the path of a published one and more.
struct NewOrigin {
  let origin: OriginModel
  let published: OriginModel
  /// The index of the published origin in the lock.
  let index: Int

  /// The rest of the path, which was the start of a link's own path.
  var taken: ArraySlice<String> { origin.path.dropFirst(published.path.count) }
}

extension OriginModel {
  /// Its text with a host that another has too.
  fileprivate func anyHost(of other: OriginModel) -> String {
    var origin = self
    let narrow = other.coversHosts(of: self) ? self : other
    origin.host = (narrow.isWildcard ? "x." : "") + narrow.host
    origin.isWildcard = false
    return origin.text
  }
}
