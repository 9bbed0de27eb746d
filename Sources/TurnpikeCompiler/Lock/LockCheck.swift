/// Checks the lines of a lock file against the table that it belongs to.
struct LockCheck {
  let table: TableModel
  let comparison: PublishedComparison
  let lock: LockFile
  let publicLines: PublicLines
  /// The enums that there are, as mounts name them.
  let enums: Set<String>
  /// The mounts of the table by the literals that they start with; nil for another start.
  let mounts: [[UInt8]?: [LockMount]]
  /// The table's own entries, by their cases.
  let entriesOfCase: [String: [TableEntry]]
  /// The enums that the lines mount.
  let publishedMounts: Set<String>
  var diagnostics: [Diagnostic] = []
  /// The lines of the lock that something is wrong with, by their indices.
  private(set) var broken: Set<Int> = []
  /// The lines of the table that are not to be noted: they have what was published for others, or
  /// with another default.
  var held: Set<SourceRange> = []
  /// Cases by what they were called.
  private(set) var renames: [String: String] = [:]

  init(
    _ linked: LinkedTable, _ lock: LockFile, among others: PublishedEnums
  ) throws(TableTooLarge) {
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
    findRenames()
    checkOrigins()
    for index in comparison.lines.indices {
      let count = diagnostics.count
      let own = comparison.lines[index].mount ?? index
      // What becomes of a mount becomes of the lines of its enum.
      if own != index, broken.contains(own) { continue }
      if comparison.lines[index].line.mount == nil {
        let check = LineCheck(index, of: self)
        diagnostics += check.findings
        held.formUnion(check.held)
      } else {
        checkMount(index)
      }
      if diagnostics.count > count { broken.insert(own) }
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

  /// The cases that match links of a line; an empty name if there are none.
  private func leads(_ index: Int) -> Set<String> {
    if comparison.lines[index].line.mount != nil {
      return [mount(of: index).map(caseName) ?? ""]
    }
    let outcomes = comparison.outcomes[index].filter { $0.query.isEmpty }
    let answers = outcomes.compactMap(\.answer).map { caseName(comparison.answers[$0]) }
    return answers.isEmpty ? [""] : Set(answers)
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

// The findings about a published line that several checks report.
extension LockCheck {
  /// - Parameter nearest: The range of the route that is most like the line.
  func finding(
    _ id: DiagnosticID, _ wording: Wording, _ index: Int, nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      id, wording, at: comparison.lines[index].range, note: "the nearest route is here",
      at: nearest)
  }

  func finding(
    _ change: ValueChanges.Change, _ index: Int, nearest: SourceRange?
  ) -> Diagnostic {
    finding(change.id, change.message, index, nearest: nearest)
  }

  /// - Parameter namesake: The pattern that has the line's case now.
  func lost(
    _ link: String, _ index: Int, remedy: Wording, besides namesake: String? = nil,
    nearest: SourceRange?
  ) -> Diagnostic {
    let rest: Wording = namesake.map { ", and give \(quoted: $0) another name with 'as'" } ?? ""
    return finding(
      .publishedLinkLost,
      """
      \(quoted: comparison.lines[index].line.plainPattern) was published, but no route matches \
      \(quoted: link) now; \(remedy)\(rest)
      """, index, nearest: nearest)
  }

  /// A link that a line with `@internal` or `@only` would match.
  func hidden(
    _ link: String, _ index: Int, by attribute: String, nearest: SourceRange?
  ) -> Diagnostic {
    finding(
      .publishedLinkLost,
      """
      \(quoted: comparison.lines[index].line.plainPattern) was published, but \
      \(quoted: attribute) now excludes \(quoted: link); remove the attribute, or remove the line \
      from the lock file
      """, index, nearest: nearest)
  }

  func moved(_ index: Int, to other: String, nearest: SourceRange?) -> Diagnostic {
    let line = comparison.lines[index].line
    // Two routes cannot share a case.
    let isFree = !table.routes.contains { $0.caseName == line.caseName }
    let hint: Wording = isFree ? ", or write 'as \(line.caseName)'" : ""
    return finding(
      .publishedLinkMoved,
      """
      \(quoted: line.plainPattern) was published for \(quoted: line.caseName), but its links match \
      \(quoted: other) now; give \(quoted: other) another pattern\(hint)
      """, index, nearest: nearest)
  }

  /// The value of a capture that an entry does not accept; nil if the segment is none.
  func narrowed(
    _ path: [[UInt8]], _ index: Int, _ entry: TableEntry, _ place: Int
  ) -> ValueChanges.Change? {
    let published = comparison.lines[index]
    let line = published.line
    guard let was = line.pattern.binding(at: place), let now = entry.pattern.binding(at: place),
      let value = published.entry.sets(path.count)?[place].value
    else { return nil }
    let text = path[place].dropFirst(value.prefix.count).dropLast(value.suffix.count)
    return .narrowed(
      line, line.name(was), from: was.type, to: now.type,
      text: String(decoding: text, as: UTF8.self)
    )
  }
}
