/// What a table has done to the lines of its lock.
struct LockVerdicts {
  let table: LockedTable
  /// The lock's lines, and behind them what other locks have of the enums that it mounts, with the
  /// prefix before them.
  let lines: [(line: PublishedLine, range: SourceRange)]
  let published: [TableEntry]
  /// The lines by the cases that they were published for.
  let linesOfCase: [String: [Int]]
  /// The enums that there are, as mounts name them.
  let enums: Set<String>
  /// Texts that patterns of the table or of the lock name, which are likely to have routes of their
  /// own.
  private let names: Set<[UInt8]>
  /// Of each line behind a mount, how long the mount's prefix is.
  private let prefixes: [Int]
  /// How many of the lines are the lock's.
  private let ownCount: Int
  var diagnostics: [Diagnostic] = []
  /// The lines of the lock that something is wrong with, by their indices.
  private(set) var broken: Set<Int> = []
  /// The lines of the table that are not to be noted: they have what was published for others, or
  /// with another default.
  var held: Set<SourceRange> = []
  /// Cases by what they were called.
  private(set) var renames: [String: String] = [:]

  init(
    _ table: CompiledTable, _ lock: LockFile, among others: PublishedEnums
  ) throws(TableTooLarge) {
    self.table = try LockedTable(table)
    enums = others.names
    ownCount = lock.lines.count
    let behind = lock.lines.indices.flatMap { index in
      others.lines(behind: lock.lines[index].line).map { (index, $0) }
    }
    lines = lock.lines + behind.map { (line: $1, range: lock.lines[$0].range) }
    prefixes = behind.map { lock.lines[$0.0].line.pattern.segments.count }
    published = lines.indices.map { [lines] in lines[$0].line.entry($0) }
    linesOfCase = Dictionary(grouping: lines.indices) { [lines] in lines[$0].line.caseName }
    names = published.reduce(into: self.table.names) { names, entry in
      for segment in entry.pattern.segments {
        names.formUnion(PublishedLinks.Piece(segment).texts ?? [])
      }
    }
    findRenames(lock.lines.indices)
    checkOrigins(lock)
    for index in lines.indices {
      let before = diagnostics.count
      let own = index < ownCount ? index : behind[index - ownCount].0
      // What becomes of a mount becomes of all behind it.
      if index >= ownCount, broken.contains(own) { continue }
      if lines[index].line.mount == nil { check(index) } else { checkMount(index) }
      if diagnostics.count > before { broken.insert(own) }
    }
  }

  func links(_ index: Int) -> PublishedLinks {
    PublishedLinks(
      line: lines[index].line, entry: published[index], table: table, names: names)
  }

  func caseName(_ index: Int) -> String {
    let name = lines[index].line.caseName
    return renames[name] ?? name
  }

  /// A case that is gone was renamed where all of its lines lead to one case that the lock does not
  /// know.
  private mutating func findRenames(_ indices: Range<Int>) {
    let known = Set(lines[indices].map(\.line.caseName))
    var news: [String: Set<String>] = [:]
    for index in indices {
      let name = lines[index].line.caseName
      if table.hasCase(name) { continue }
      news[name, default: []].formUnion(leads(index))
    }
    for (name, found) in news {
      if found.count == 1, let new = found.first, !new.isEmpty, !known.contains(new) {
        renames[name] = new
      }
    }
  }

  /// The cases that a line's plainest links lead to; an empty name for none.
  private func leads(_ index: Int) -> Set<String> {
    let links = links(index)
    if lines[index].line.mount != nil {
      return [mount(of: index).map(table.caseName) ?? ""]
    }
    var found: Set<String> = []
    for length in links.lengths {
      for path in links.paths(length, against: []).prefix(16) {
        found.insert(table.answer(links.text(path)).map(table.caseName) ?? "")
      }
    }
    return found
  }

  private mutating func checkOrigins(_ lock: LockFile) {
    let origins = table.table.model.origins
    for (origin, range) in lock.origins {
      // Without any origin every custom scheme is answered.
      let isAny = origins.isEmpty && origin.host.isEmpty
      if !isAny, !origins.contains(where: { $0.covers(origin) }) {
        diagnostics.append(.originLost(origin.text, at: range))
      }
    }
  }

  // MARK: A line's links

  /// A link that is not answered as it was.
  struct Failure {
    let path: [[UInt8]]
    let link: String
    /// What answers it; nil for nothing.
    let taker: TableEntry?
    /// The capture that it gives another text.
    var misread: Int?
  }

  private mutating func check(_ index: Int) {
    let (links, caseName) = (links(index), caseName(index))
    let own = table.entries(of: caseName)
    var failures: [Failure] = []
    var readers: [TableEntry] = []
    var isAnswered = false
    func judge(_ path: [[UInt8]], _ conditions: [(key: String, value: String)] = []) {
      let link = links.text(path, with: conditions)
      let answer = table.answer(link)
      if let answer, table.caseName(answer) == caseName {
        isAnswered = true
        guard !answer.isMount else { return }
        if let misread = misread(path, links.entry, by: answer) {
          failures.append(Failure(path: path, link: link, taker: answer, misread: misread))
        } else if !readers.contains(where: { $0.pattern.range == answer.pattern.range }) {
          readers.append(answer)
        }
      } else if index >= ownCount, answer?.isMount == true {
        // Where its enum does not answer, the next one is asked.
        return
      } else if !isOfBetterLine(path, index) {
        failures.append(Failure(path: path, link: link, taker: answer))
      }
    }
    for length in links.lengths {
      for path in links.paths(length, against: own) { judge(path) }
    }
    links.sharedPaths { path, node in
      let others = table.trie.nodes[node].accepts.map { table.trie.entries[$0] }
        .filter { table.caseName($0) != caseName }
      if !others.isEmpty { judge(path) }
      for entry in others where !entry.conditions.isEmpty && links.mayHave(entry.conditions) {
        judge(path, entry.conditions)
      }
    }
    if let failure = verdict(failures, index, own, isAnswered: isAnswered) {
      diagnostics.append(failure)
    }
    for reader in readers {
      let values = ReadValues(published: links.line, line: table.line(reader))
      report(values, index, reader, links)
    }
  }

  /// The capture that a pattern gives another text than was published; nil for none.
  private func misread(_ path: [[UInt8]], _ entry: TableEntry, by other: TableEntry) -> Int? {
    guard let pieces = entry.pieces(path.count), let others = other.pieces(path.count) else {
      return nil
    }
    return pieces.indices.first { index in
      pieces[index].predicate != nil && others[index].predicate != nil
        && !pieces[index].isAligned(with: others[index])
    }
  }

  /// Whether a better line of the lock has a path, so that it never was this line's.
  private func isOfBetterLine(_ path: [[UInt8]], _ index: Int) -> Bool {
    guard let own = ranks(path.count, index) else { return false }
    return published.indices.prefix(ownCount).contains { other in
      let isMount = published[other].isMount
      let count = isMount ? published[other].pattern.segments.count : path.count
      guard other != index, count <= path.count,
        published[other].matches(Array(path.prefix(count))),
        let pieces = published[other].pieces(count)
      else { return false }
      for (piece, rank) in zip(pieces, own) where piece.rank != rank { return piece.rank < rank }
      // A route is better than what is mounted at its place.
      if index >= ownCount, !isMount { return true }
      // What follows a mount ranks as a rest.
      return own.dropFirst(count).first { $0 != .rest }.map { .rest < $0 } ?? false
    }
  }

  /// How the segments of a line rank in links of a length.
  private func ranks(_ length: Int, _ index: Int) -> [SegmentRank]? {
    guard let pieces = published[index].pieces(length) else { return nil }
    let prefix = index < ownCount ? length : prefixes[index - ownCount]
    return pieces.indices.map { $0 < prefix ? pieces[$0].rank : .rest }
  }

  /// The one finding that says most of what has become of a line's links.
  private mutating func verdict(
    _ failures: [Failure], _ index: Int, _ own: [TableEntry], isAnswered: Bool
  ) -> Diagnostic? {
    let (line, range) = lines[index]
    let failures = failures.filter { failure in
      !own.contains { isOwnType($0, failure.path, index) }
    }
    for failure in failures {
      // What is narrowed says why nothing, or a worse pattern, answers.
      if own.contains(where: { $0.matches(failure.path) }), failure.taker != nil { continue }
      for entry in own {
        if let place = entry.refusal(failure.path, published[index]) {
          return narrowed(failure, index, entry, place)
        }
      }
    }
    for failure in failures {
      let nearest = table.nearest(to: failure.path, of: caseName(index))
      if let place = failure.misread,
        case .capture(_, let binding, _) = line.pattern.segments[place]
      {
        return .linkReadOtherwise(
          line.plainPattern, witness: failure.link, line.name(binding), write: proposal(index),
          at: range, nearest: nearest)
      }
      if let taker = failure.taker {
        if let finding = taken(failure, taker, index, own, isAnswered: isAnswered) {
          return finding
        }
      } else if let (name, entry) = need(failure, own) {
        return .linkNeeds(name, link: failure.link, at: range, nearest: entry.pattern.range)
      } else {
        return .linkLost(
          line.plainPattern, witness: failure.link, write: proposal(index), at: range,
          nearest: nearest)
      }
    }
    return nil
  }

  /// Whether a text was published as of a type of the user's own, and is refused as of another.
  private func isOwnType(_ entry: TableEntry, _ path: [[UInt8]], _ index: Int) -> Bool {
    guard let place = entry.refusal(path, published[index]),
      case .custom = published[index].pattern.binding(at: place)?.type
    else { return false }
    return true
  }

  private mutating func taken(
    _ failure: Failure, _ taker: TableEntry, _ index: Int, _ own: [TableEntry], isAnswered: Bool
  ) -> Diagnostic? {
    let (line, range) = lines[index]
    let isSingle = published[index].pieces(failure.path.count)?.allSatisfy { $0.predicate == nil }
    // With a condition of its own it takes some of the links of a path.
    let isWhole = taker.conditions.allSatisfy { line.hasCondition($0.key) }
    if !isAnswered || isSingle == true && isWhole {
      held.insert(taker.pattern.range)
      return .linkMoved(
        line.plainPattern, from: line.caseName, to: table.caseName(taker), at: range,
        nearest: taker.pattern.range)
    }
    guard taker.takesMany(of: published[index], failure.path.count) else { return nil }
    held.insert(taker.pattern.range)
    return .linkTaken(
      failure.link, from: line.plainPattern, of: line.caseName, by: taker.pattern.text,
      at: range, nearest: taker.pattern.range)
  }

  func narrowed(
    _ failure: Failure, _ index: Int, _ entry: TableEntry, _ place: Int
  ) -> Diagnostic? {
    let (line, range) = lines[index]
    guard let was = line.pattern.binding(at: place), let now = entry.pattern.binding(at: place),
      let piece = published[index].pieces(failure.path.count)?[place].predicate
    else { return nil }
    let text = failure.path[place].dropFirst(piece.prefix.count).dropLast(piece.suffix.count)
    return .linkNarrowed(
      line.name(was), of: line.pathText, type: (was.type.spelling, now.type.spelling),
      text: String(decoding: text, as: UTF8.self), at: range, nearest: entry.pattern.range)
  }

  /// What a pattern of the case needs beyond what the link has, where that is all.
  private func need(_ failure: Failure, _ own: [TableEntry]) -> (String, TableEntry)? {
    let count = failure.path.count
    for entry in own {
      if entry.matches(failure.path) {
        if let condition = entry.conditions.first {
          return (
            LockText.literal(condition.key) + "=" + LockText.literal(condition.value), entry
          )
        }
      } else if count < entry.minimumSegmentCount,
        let pieces = entry.pieces(entry.pattern.segments.count),
        failure.path.indices.allSatisfy({ pieces[$0].mayAccept(failure.path[$0]) }),
        let binding = entry.pattern.binding(at: count)
      {
        return (table.line(entry).name(binding), entry)
      }
    }
    return nil
  }

  // MARK: Values

  private mutating func report(
    _ values: ReadValues, _ index: Int, _ reader: TableEntry, _ links: PublishedLinks
  ) {
    let (line, range) = lines[index]
    let (path, nearest) = (line.pathText, reader.pattern.range)
    for change in values.changes {
      let finding: Diagnostic
      switch change {
      case .keyLost(let key, let item):
        finding = .keyLost(key, of: path, write: item, at: range, nearest: nearest)
      case .fragmentLost(let item):
        finding = .fragmentLost(of: path, write: item, at: range, nearest: nearest)
      case .listLost(let key, let item):
        finding = .listLost(key, of: path, write: item, at: range, nearest: nearest)
      case .narrowed(let name, let was, let now, let text):
        finding = .linkNarrowed(
          name, of: path, type: (was.spelling, now.spelling), text: text, at: range,
          nearest: nearest)
      case .needs(let name):
        let plain = links.lengths.lazy.compactMap { links.paths($0, against: []).first }
          .first { table.answer(links.text($0))?.pattern.range == nearest }
        guard let plain else { continue }
        finding = .linkNeeds(name, link: links.text(plain), at: range, nearest: nearest)
      case .defaultChanged(let name, let was, let now):
        // Noted with the new one, links would mean both.
        held.insert(nearest)
        finding = .defaultChanged(
          name, of: path, was: was, now: now, at: range, nearest: nearest)
      }
      // Several patterns of the case may read the links, and lack the same.
      if !diagnostics.contains(where: { $0.range == range && $0.message == finding.message }) {
        diagnostics.append(finding)
      }
    }
  }
}
