import TurnpikeTable

/// Links of a published line: those that show best whether a table still answers all of them.
struct PublishedLinks {
  typealias Piece = ReachabilityCheck.Piece

  let line: PublishedLine
  let entry: TableEntry
  /// What answers now.
  let table: LockedTable
  /// Texts that are likely to have routes of their own.
  let names: Set<[UInt8]>

  private var trie: PatternTrie { table.trie }

  /// More combinations than these are not tried.
  private static let maximumPaths = 128

  /// How many segments links have; one more than the pattern for a rest.
  var lengths: ClosedRange<Int> {
    let count = line.pattern.segments.count
    return entry.minimumSegmentCount...(entry.hasRest ? count + 1 : count)
  }

  /// What the link has that is required, or a condition.
  var query: [(key: String, value: String)] {
    line.pattern.query.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .compactMap { item in
        switch item {
        case .condition(let key, let value): (key, value)
        case .parameter(let key, let binding):
          binding.mayBeMissing ? nil : plainValue(of: key, binding.type).map { (key, $0) }
        }
      }
  }

  /// A value that no condition asks for, where there is one.
  private func plainValue(of key: String, _ type: ValueType) -> String? {
    let texts = type.plainTexts
    return texts.first { !table.hasCondition(key, $0) } ?? texts.first
  }

  /// Whether links of the line may have the values that conditions ask for.
  func mayHave(_ conditions: [(key: String, value: String)]) -> Bool {
    conditions.allSatisfy { condition in
      line.pattern.query.contains { item in
        switch item {
        case .parameter(let key, let binding):
          key.utf8.elementsEqual(condition.key.utf8)
            && binding.type.accepts(Array(condition.value.utf8)) != false
        case .condition(let key, let value):
          key.utf8.elementsEqual(condition.key.utf8)
            && value.utf8.elementsEqual(condition.value.utf8)
        }
      }
    }
  }

  /// The text of a link.
  ///
  /// - Parameter conditions: values that it has in its query.
  @_optimize(none)
  func text(_ segments: [[UInt8]], with conditions: [(key: String, value: String)] = []) -> String {
    let query =
      query.filter { item in !conditions.contains { $0.key.utf8.elementsEqual(item.key.utf8) } }
      + conditions.map { ($0.key, $0.value) }
    let link = LinkText(segments: segments, query: query).text
    guard let fragment = line.pattern.fragment, !fragment.mayBeMissing,
      let value = fragment.type.plainTexts.first
    else { return link }
    return link + "#" + String(decoding: LinkText.encoded(value, as: .fragment), as: UTF8.self)
  }

  /// Paths of a length, the plainest first: with each text that one of the others would not read.
  @_optimize(none)
  func paths(_ length: Int, against others: [TableEntry]) -> [[[UInt8]]] {
    guard let pieces = entry.pieces(length) else { return [] }
    let all = others.compactMap { $0.pieces(length) }
    let alike = all.filter { other in
      pieces.indices.allSatisfy { index in
        pieces[index].predicate != nil
          || pieces[index].texts?.first.map(other[index].mayAccept) ?? true
      }
    }
    let choices = pieces.indices.map { index in
      texts(pieces[index], alike: alike.map { $0[index] }, all.map { $0[index] })
    }
    var count = 1
    for choice in choices where count <= Self.maximumPaths { count *= choice.count }
    if choices.contains(where: \.isEmpty) { return [] }
    if count > Self.maximumPaths { return fewPaths(choices) }
    var paths: [[[UInt8]]] = [[]]
    for choice in choices { paths = paths.flatMap { path in choice.map { path + [$0] } } }
    return paths
  }

  /// The plainest path, and for each text of a piece the same with that one.
  @_optimize(none)
  private func fewPaths(_ choices: [[[UInt8]]]) -> [[[UInt8]]] {
    let plain = choices.map { $0[0] }
    var paths = [plain]
    for (index, choice) in choices.enumerated() {
      for text in choice.dropFirst().prefix(Self.maximumPaths) {
        var path = plain
        path[index] = text
        paths.append(path)
      }
    }
    return paths
  }

  /// - Parameter alike: of patterns that differ in their captures at most, so that what these refuse
  ///   tells most.
  @_optimize(none)
  private func texts(_ piece: Piece, alike: [Piece], _ others: [Piece]) -> [[UInt8]] {
    if case .custom = piece.predicate?.type {
      // It counts as reading every text, and as reading those alone that the others do.
      let read = others.compactMap { other in other.plainTexts.first { piece.mayAccept($0) } }
      if !read.isEmpty { return read }
    }
    if let texts = piece.texts { return texts }
    var seen: Set<[UInt8]> = []
    let refused = alike.map { RefusedText.of(piece, by: $0) }
    let all = others
    let others = others.map { RefusedText.of(piece, by: $0) }
    return (refused + [plainText(piece), unreadText(piece, all)] + others).compactMap { $0 }
      .filter { seen.insert($0).inserted }
  }

  /// A text that no pattern names, where there is one.
  func plainText(_ piece: Piece) -> [UInt8]? {
    let texts = piece.plainTexts
    return texts.first { !names.contains($0) } ?? texts.first
  }

  /// A text that each of some patterns refuses, though for each text of the plain ones there is one
  /// that does not.
  private func unreadText(_ piece: Piece, _ others: [Piece]) -> [UInt8]? {
    if others.isEmpty { return nil }
    return RefusedText.texts(of: piece).first { text in
      piece.mayAccept(text) && !others.contains { $0.mayAccept(text) }
    }
  }

  /// Paths that other patterns take many of, each by where they end in the tree.
  @_optimize(none)
  func sharedPaths(_ body: ([[UInt8]], _ node: Int) -> Void) {
    var pending: [(node: Int, path: [[UInt8]], isEndless: Bool)] = [(0, [], false)]
    let isSingle = entry.pattern.segments.allSatisfy { segment in
      if case .literal = segment { true } else { false }
    }
    let depth = line.pattern.segments.count
    while let (index, path, isEndless) = pending.popLast() {
      let node = trie.nodes[index]
      if isEndless || isSingle, path.count >= entry.minimumSegmentCount,
        path.count <= depth || entry.hasRest, !node.accepts.isEmpty
      {
        body(path, index)
      }
      guard let piece = piece(path.count) else { continue }
      for text in node.literalOrder where piece.mayAccept(text) {
        if let child = node.literals[text] { pending.append((child, path + [text], isEndless)) }
      }
      for edge in node.edges where edge.child != index || path.count <= depth {
        guard let text = text(piece, edge.question) else { continue }
        let isMany = piece.texts == nil && hasManyTexts(edge.question)
        var texts = [text]
        // What is behind a mount asks what the tree does not tell, at its first segment most of all.
        let isBehindMount = trie.nodes[edge.child].accepts.contains { trie.entries[$0].isMount }
        if isBehindMount, edge.child != index {
          texts += textsOfEachType(piece).filter { $0 != text && piece.mayAccept($0) }
        }
        for text in texts.reversed() {
          pending.append((edge.child, path + [text], isEndless || isMany))
        }
      }
    }
  }

  /// A text of each built-in type with what a piece has before and behind it.
  private func textsOfEachType(_ piece: Piece) -> [[UInt8]] {
    guard let predicate = piece.predicate else { return [] }
    return BuiltInType.allCases.compactMap { type in
      ValueType.builtIn(type, nil).plainTexts.first.map {
        predicate.prefix + Array($0.utf8) + predicate.suffix
      }
    }
  }

  /// What the line asks of a segment; nil behind its last.
  private func piece(_ index: Int) -> Piece? {
    let segments = line.pattern.segments
    if index < segments.count { return Piece(segments[index]) }
    return entry.hasRest ? segments.last.map { Piece($0) } : nil
  }

  private func hasManyTexts(_ question: PatternTrie.Question) -> Bool {
    switch question {
    case .any: true
    case .words: false
    case .test(let test): !trie.predicates[test].type.isFinite
    }
  }

  /// A text that both accept.
  @_optimize(none)
  private func text(_ piece: Piece, _ question: PatternTrie.Question) -> [UInt8]? {
    switch question {
    case .any: return plainText(piece)
    case .words(let words): return words.first { piece.mayAccept($0) }
    case .test(let test):
      let predicate = trie.predicates[test]
      let accepts = { (text: [UInt8]) in predicate.accepts(text) != false }
      if let plain = plainText(piece), accepts(plain) { return plain }
      let own = piece.plainTexts + predicate.candidates
      if let text = own.first(where: { accepts($0) && piece.mayAccept($0) && !names.contains($0) })
      {
        return text
      }
      if let texts = piece.texts { return texts.first(where: accepts) }
      return piece.predicate.flatMap { $0.witness(with: predicate) }
    }
  }
}
