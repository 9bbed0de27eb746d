/// Finds routes whose links are finitely many, for their captures are words or `Bool`, and all
/// answered by several better routes together.
///
/// The finished table answers each of the links.
struct FiniteReachabilityCheck {
  private let table: CompiledTable
  /// By their patterns' texts.
  private let entries: [String: [TableEntry]]
  /// How many patterns have a text as a segment of theirs, in words or alone.
  private var uses: [[UInt8]: Int] = [:]
  /// Of more links, one is most likely reached, and all would take long.
  private static let maximumLinks = 64

  /// The patterns that no link reaches, each with those that answer all of its links together.
  static func unreachable(
    in table: CompiledTable
  ) -> [(pattern: PatternModel, better: [PatternModel])] {
    let entries = table.model.entries
    // Most files have none with such a capture, and then nothing is looked up.
    guard entries.contains(where: { $0.hasFiniteCapture }) else { return [] }
    let check = FiniteReachabilityCheck(table, entries)
    return entries.compactMap { entry in
      let better = entry.hasFiniteCapture ? check.better(than: entry) : []
      return better.isEmpty ? nil : (entry.pattern, better)
    }
  }

  private init(_ table: CompiledTable, _ entries: [TableEntry]) {
    self.table = table
    self.entries = Dictionary(grouping: entries) { $0.pattern.text }
    for entry in entries {
      for segment in entry.pattern.segments {
        for text in segment.texts ?? [] { uses[text, default: 0] += 1 }
      }
    }
  }

  /// The entries that answer all links of an entry together; none where one of the links is its own.
  private func better(than entry: TableEntry) -> [PatternModel] {
    let segments = entry.pattern.segments
    var texts: [[[UInt8]]] = []
    var isShared = false
    var count = 1
    for segment in segments {
      guard let own = segment.texts else { return [] }
      texts.append(own)
      count *= own.count
      if count > Self.maximumLinks { return [] }
      if case .capture = segment { isShared = isShared || own.contains { uses[$0] ?? 0 > 1 } }
    }
    guard isShared else { return [] }
    var found: [PatternModel] = []
    for length in entry.minimumSegmentCount...segments.count {
      for path in paths(texts.prefix(length)) {
        let link = LinkText(segments: path, query: entry.conditions).text
        guard let other = answer(link), other.pattern.range != entry.pattern.range else {
          return []
        }
        if !found.contains(where: { $0.range == other.pattern.range }) {
          found.append(other.pattern)
        }
      }
    }
    return found
  }

  /// The entry that certainly answers a link.
  private func answer(_ link: String) -> TableEntry? {
    let answer = table.answer(link)
    guard answer.outcome != .unmatched, answer.assumedTypes.isEmpty, answer.assumedMount == nil
    else { return nil }
    return answer.pattern.flatMap { entries[$0] }?.first {
      table.model.routes[$0.route].caseName == answer.route
    }
  }

  /// Every path of a text each.
  private func paths(_ texts: ArraySlice<[[UInt8]]>) -> [[[UInt8]]] {
    var paths: [[[UInt8]]] = [[]]
    for choices in texts {
      paths = paths.flatMap { path in choices.map { path + [$0] } }
    }
    return paths
  }
}

extension TableEntry {
  fileprivate var hasFiniteCapture: Bool {
    !isMount
      && pattern.segments.contains { segment in
        guard case .capture(_, let binding, _) = segment else { return false }
        return binding.type.isFinite
      }
  }
}

extension PatternModel.Segment {
  /// The texts that it matches, nil where they are not finitely many.
  fileprivate var texts: [[UInt8]]? {
    switch self {
    case .literal(let text): return [Array(text.utf8)]
    case .rest: return nil
    case .capture(let prefix, let binding, let suffix):
      guard binding.type.isFinite else { return nil }
      return SegmentPredicate(prefix: prefix, type: binding.type, suffix: suffix).candidates
    }
  }
}
