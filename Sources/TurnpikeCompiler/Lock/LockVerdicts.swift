/// What a table has done to the lines of its lock.
struct LockVerdicts {
  let table: TableModel
  let linked: LinkedTable
  let comparison: PublishedComparison
  let lock: LockFile
  let publicLines: PublicLines
  /// The enums that there are, as mounts name them.
  let enums: Set<String>
  /// The mounts of the table by the literals that they start with; nil for another start.
  let mounts: [[UInt8]?: [LockMount]]
  /// The table's own entries, by their cases.
  let entriesOfCase: [String: [TableEntry]]
  /// The lines by the cases that they were published for.
  let linesOfCase: [String: [Int]]
  /// The enums that the lines mount.
  let publishedMounts: Set<String>
  /// What may take links of published origins.
  let newOrigins: [[UInt8]: [NewOrigin]]
  var diagnostics: [Diagnostic] = []
  /// The index of the first finding of the current line.
  private(set) var firstOfLine = 0
  /// The lines of the lock that something is wrong with, by their indices.
  private(set) var broken: Set<Int> = []
  /// The lines of the table that are not to be noted: they have what was published for others, or
  /// with another default.
  var held: Set<SourceRange> = []
  /// The origins that are not to be noted, for they take what was published under others.
  var heldOrigins: Set<String> = []
  /// Cases by what they were called.
  private(set) var renames: [String: String] = [:]

  init(
    _ linked: LinkedTable, _ lock: LockFile, among others: PublishedEnums
  ) throws(TableTooLarge) {
    self.linked = linked
    table = linked.model
    comparison = try PublishedComparison(linked, lock, among: others)
    self.lock = lock
    publicLines = PublicLines(table)
    let mounts = table.entries.filter(\.isMount).map { [publicLines] entry in
      LockMount(entry: entry, isPublic: publicLines.contains(entry.restriction))
    }
    self.mounts = Dictionary(grouping: mounts, by: \.entry.firstText)
    publishedMounts = Set(comparison.lines.compactMap(\.line.mount))
    enums = others.names
    entriesOfCase = Dictionary(grouping: table.entries) { [table] in
      table.routes[$0.route].caseName
    }
    linesOfCase = Dictionary(grouping: comparison.lines.indices) { [comparison] in
      comparison.lines[$0].line.caseName
    }
    newOrigins = Self.newOrigins(of: table, lock)
    findRenames()
    checkOrigins()
    for index in comparison.lines.indices {
      firstOfLine = diagnostics.count
      let own = comparison.lines[index].mount ?? index
      // What becomes of a mount becomes of the lines of its enum.
      if own != index, broken.contains(own) { continue }
      if comparison.lines[index].line.mount == nil { check(index) } else { checkMount(index) }
      if diagnostics.count == firstOfLine { checkNewOrigins(index) }
      if diagnostics.count > firstOfLine { broken.insert(own) }
    }
  }

  /// The case of a line, as it is called now.
  func caseName(_ index: Int) -> String {
    let name = comparison.lines[index].line.caseName
    return renames[name] ?? name
  }

  func caseName(_ answer: PublishedComparison.Answer) -> String { caseName(answer.own) }

  func caseName(_ entry: TableEntry) -> String { table.routes[entry.route].caseName }

  /// The patterns of a case, mounts left out.
  func entries(of caseName: String) -> [TableEntry] {
    (entriesOfCase[caseName] ?? []).filter { !$0.isMount }
  }

  /// A case that is gone was renamed if all of its lines lead to one case that the lock does not
  /// know.
  private mutating func findRenames() {
    let own = comparison.lines.indices.filter { comparison.lines[$0].mount == nil }
    let known = lock.unreadWords.union(own.map { comparison.lines[$0].line.caseName })
    var news: [String: Set<String>] = [:]
    for index in own where entriesOfCase[comparison.lines[index].line.caseName] == nil {
      news[comparison.lines[index].line.caseName, default: []].formUnion(leads(index))
    }
    for (name, found) in news {
      if found.count == 1, let new = found.first, !new.isEmpty, !known.contains(new) {
        renames[name] = new
      }
    }
  }

  /// The cases that a line's plainest links lead to; an empty name for none.
  private func leads(_ index: Int) -> Set<String> {
    if comparison.lines[index].line.mount != nil {
      return [mount(of: index).map(caseName) ?? ""]
    }
    return Set(
      comparison.outcomes[index].filter { $0.isPlain && $0.query.isEmpty }.map { outcome in
        outcome.answer.map { caseName(comparison.answers[$0]) } ?? ""
      })
  }

  /// The route nearest to a path: one of the case, otherwise the one that starts with the most
  /// literals of the path.
  func nearest(to path: [[UInt8]], of caseName: String) -> SourceRange? {
    if let own = entriesOfCase[caseName]?.first { return own.pattern.range }
    func common(_ entry: TableEntry) -> Int {
      zip(entry.pattern.segments, path).prefix { segment, text in
        if case .literal(let literal) = segment { literal.utf8.elementsEqual(text) } else { false }
      }.count
    }
    var best: (count: Int, range: SourceRange)?
    for entry in table.entries {
      let count = common(entry)
      if count > best?.count ?? 0 { best = (count, entry.pattern.range) }
    }
    return best?.range
  }
}
