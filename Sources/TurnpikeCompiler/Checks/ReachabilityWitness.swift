/// Links that show that a route can be reached.
struct ReachabilityWitness {
  private let trie: PatternTrie
  private let answers: EntryLookUp
  private var literals: Set<[UInt8]> = []
  private var words: Set<[UInt8]> = []

  init(_ trie: PatternTrie, _ answers: EntryLookUp) {
    self.trie = trie
    self.answers = answers
    for node in trie.nodes {
      for text in node.literalOrder { literals.insert(text) }
      for word in node.wordEdges.keys { words.insert(word) }
    }
  }

  /// Whether the table answers a link of the entry by the entry: one that no better route is likely
  /// to answer, since none names its segments.
  ///
  /// A route that answers all links of the entry would answer this one too, so what is shown is
  /// certain.
  func show(_ entry: Int) -> Bool {
    let pattern = trie.entries[entry].pattern
    var segments: [[UInt8]] = []
    for segment in pattern.segments.prefix(trie.entries[entry].minimumSegmentCount) {
      switch segment {
      case .literal(let text): segments.append(Array(text.utf8))
      case .capture(let prefix, let binding, let suffix):
        let predicate = SegmentPredicate(prefix: prefix, type: binding.type, suffix: suffix)
        guard let text = text(predicate) else { return false }
        segments.append(text)
      case .rest(let binding):
        let predicate = SegmentPredicate(prefix: "", type: binding.type, suffix: "")
        guard let text = text(predicate) else { return false }
        segments.append(text)
      }
    }
    let link = LinkText(segments: segments, query: trie.entries[entry].conditions)
    return answers.entry(of: link.text) == entry
  }

  /// Texts that are neither numbers nor likely in a file.
  private static let unusual = ["-", "~", "_", "-~-", "~-~"].map { Array($0.utf8) }

  private func text(_ predicate: SegmentPredicate) -> [UInt8]? {
    if let texts = predicate.words {
      return texts.first { !literals.contains($0) } ?? texts.first
    }
    let candidates = Self.unusual.map { predicate.prefix + $0 + predicate.suffix }
    let isUnusual = { (text: [UInt8]) in !literals.contains(text) && !words.contains(text) }
    return candidates.first { predicate.accepts($0) != false && isUnusual($0) }
      ?? predicate.candidates.first(where: isUnusual) ?? predicate.sample
  }
}
