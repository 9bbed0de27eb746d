extension EntryRecord {
  /// What made the pattern better than another that matches the same path.
  @_optimize(none)
  func decision(over other: EntryRecord) -> String {
    for index in 0..<max(segments.count, other.segments.count) {
      let names = (rankName(ofSegment: index), other.rankName(ofSegment: index))
      if names.0 != names.1 {
        return "in segment \(index + 1), \(names.0) is better than \(names.1)"
      }
    }
    return "it has more conditions"
  }

  /// What the pattern asks of a segment, in the words of the language's ranks.
  private func rankName(ofSegment index: Int) -> String {
    let last = segments.count - 1
    if last < 0 { return "a mount" }
    switch segments[min(index, last)].content {
    case .rest: return "a rest"
    case .literal: return index > last ? "a mount" : "a literal"
    case .capture(let capture): return index > last ? "a mount" : capture.rankName
    }
  }
}

extension SegmentRecord.Capture {
  fileprivate var rankName: String {
    let (prefix, suffix) = (affixed.prefix.string, affixed.suffix.string)
    if prefix.isEmpty, suffix.isEmpty { return affixed.check.className }
    return "'\(prefix):…\(suffix)' (\(affixed.check.typeName))"
  }
}
