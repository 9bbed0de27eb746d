/// What a table has done to the lines of its lock.
struct LockVerdicts {
  let table: LockedTable
  /// The lock's lines, and behind them what other locks have of the enums that it mounts, with the
  /// prefix before them.
  let lines: [(line: PublishedLine, range: SourceRange)]
  let published: [TableEntry]
  /// The lines by the cases that they were published for.
  let linesOfCase: [String: [Int]]
  /// The lock's own lines by the literals of their patterns.
  let linesOfShape: [[[UInt8]?]: [Int]]
  let publishedOrigins: [OriginModel]
  /// The enums that there are, as mounts name them.
  let enums: Set<String>
  /// Texts that patterns of the table or of the lock name, which are likely to have routes of their
  /// own.
  let names: Set<[UInt8]>
  /// Of each line behind a mount, the lock's line of that mount.
  let mountLines: [Int]
  /// The lines of mounts that have others behind them.
  let knownMounts: [Int: [Int]]
  /// How many of the lines are the lock's.
  let ownCount: Int
  var diagnostics: [Diagnostic] = []
  /// The lines of the lock that something is wrong with, by their indices.
  private(set) var broken: Set<Int> = []
  /// The lines of the table that are not to be noted: they have what was published for others, or
  /// with another default.
  var held: Set<SourceRange> = []
  /// The origins that are not to be noted, for they take what was published under others.
  var heldOrigins: Set<String> = []
  /// Cases by what they were called.
  private(set) var renames: [String: String] = [:]

  @_optimize(none)
  init(
    _ table: LinkedTable, _ lock: LockFile, among others: PublishedEnums
  ) throws(TableTooLarge) {
    self.table = try LockedTable(table)
    enums = others.names
    publishedOrigins = lock.origins.map(\.origin)
    ownCount = lock.lines.count
    let behind = lock.lines.indices.flatMap { index in
      others.lines(behind: lock.lines[index].line).map { (index, $0) }
    }
    lines = lock.lines + behind.map { (line: $1, range: lock.lines[$0].range) }
    mountLines = behind.map(\.0)
    knownMounts = Dictionary(grouping: behind.indices.map { $0 + lock.lines.count }) {
      [count = lock.lines.count] in behind[$0 - count].0
    }
    published = lines.indices.map { [lines] in lines[$0].line.entry($0) }
    linesOfShape = Dictionary(grouping: lock.lines.indices) { [published] in
      published[$0].shape
    }
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
      let own = index < ownCount ? index : mountLines[index - ownCount]
      // What becomes of a mount becomes of all behind it.
      if index >= ownCount, broken.contains(own) { continue }
      if lines[index].line.mount == nil { check(index) } else { checkMount(index) }
      if diagnostics.count == before { checkNewOrigins(index) }
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
  @_optimize(none)
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
  @_optimize(none)
  private func leads(_ index: Int) -> Set<String> {
    let links = links(index)
    if lines[index].line.mount != nil {
      return [mount(of: index).map(table.caseName) ?? ""]
    }
    var found: Set<String> = []
    for length in links.lengths {
      for path in links.paths(length, against: []).prefix(16) {
        let read = table.read(links.text(path))
        if isOfBetterLine(path, index, answeredBy: read) { continue }
        found.insert(read.map { table.caseName($0.entry) } ?? "")
      }
    }
    return found
  }
}
