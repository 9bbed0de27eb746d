/// What has become of the origins of a lock.
extension LockCheck {
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
}
