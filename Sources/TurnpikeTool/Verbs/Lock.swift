import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeProgram

/// `lock`: notes which links are out in the world.
struct Lock: Verb {
  private static let check = Option(
    "--check", "write nothing; the exit status is 1 where something is not locked yet")
  private static let retire = Option(
    "--retire", value: "PATTERN", "take a line, or an origin, out of its lock")

  static let usage = VerbUsage(
    name: "lock", arguments: "PATH… [--check | --retire PATTERN]",
    summary: "note which links are out in the world, so that the build keeps them alive",
    details: """
      Adds what is new to the lock of each enum: NAME.routes.lock, beside the file that names the
      enum. Run it at a release. 'generate' and 'check' compare the routes with the locks that are
      among their paths or in their folders, and a link that was published and is lost is an error.

      A line that is lost stays in the lock until it is retired. PATTERN is written as the lock or a
      message has it.

      """,
    options: [check, retire])

  private let paths: [String]
  private let isCheck: Bool
  private let retired: String?

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.paths()
    isCheck = arguments.has(Self.check)
    retired = arguments.value(of: Self.retire)
    if isCheck, retired != nil { throw UsageError("'--check' writes nothing, and retires nothing") }
  }

  func run(_ console: any Console) throws -> ExitStatus {
    var routes = RoutesFiles(paths)
    guard let compilation = routes.compiled(report: console.report) else { return .findings }
    let tables = compilation.output?.tables ?? []
    var places: [String] = []
    for table in tables {
      places.append(routes.lockPath(of: table))
      if !routes.hasLock(of: table.model.name) { routes.readLock(at: places[places.count - 1]) }
    }
    if !routes.problems.isEmpty {
      console.report(routes.problems.map { $0.line + "\n" }.joined())
      return .findings
    }
    // A line can be retired whatever is wrong with the routes.
    let hasTables = compilation.output != nil
    let checked = CheckedLocks(
      routes.locks, from: routes.files.count, hasTables ? tables : nil)
    if let retired { return try retire(retired, checked, routes, console) }
    let report = Report(
      files: routes.files + routes.locks,
      diagnostics: compilation.diagnostics + checked.diagnostics)
    console.report(report.text)
    guard hasTables else { return .findings }
    var isComplete = report.isGood
    for (table, place) in zip(tables, places) {
      let lock = checked.lock(of: table.model.name, at: place)
      // One that cannot be read whole is not written either.
      if let lock, !lock.lock.isWhole { continue }
      // It may be that of an enum that was renamed.
      if lock == nil, checked.hasLockWithoutTable { continue }
      let update = LockUpdate(table, lock)
      let path = lock?.lock.source.path ?? place
      if isCheck {
        if !update.added.isEmpty { isComplete = false }
        try console.print(update.added.map { "\(path): not locked yet: \($0)\n" }.joined())
      } else if lock != nil || !update.isEmpty {
        try LockWriting.write(update.text, to: path)
        try console.print(update.added.map { "\(path): locked: \($0)\n" }.joined())
      }
    }
    return isComplete ? .good : .findings
  }

  private func retire(
    _ pattern: String, _ checked: CheckedLocks, _ routes: RoutesFiles, _ console: any Console
  ) throws -> ExitStatus {
    let broken = checked.locks.filter { !$0.lock.isWhole }
    if !broken.isEmpty {
      let diagnostics = broken.flatMap(\.lock.diagnostics)
      console.report(
        Report(files: routes.files + routes.locks, diagnostics: diagnostics).text)
      return .findings
    }
    let found = checked.locks.compactMap { checked in
      RetiredLine(pattern, from: checked.lock).map { (checked.lock.source.path, $0) }
    }
    guard !found.isEmpty else {
      let names = checked.locks.flatMap { RetiredLine.names(in: $0.lock) }
      throw UsageError(unknown: "published pattern", pattern, known: names)
    }
    for (path, line) in found {
      try LockWriting.write(line.text, to: path)
      try console.print(line.removed.map { "\(path): retired: \($0)\n" }.joined())
    }
    return .good
  }
}

/// Findings as the build shows them.
private struct Report {
  let files: [SourceFile]
  let diagnostics: [Diagnostic]

  var isGood: Bool { !diagnostics.contains { $0.severity == .error } }

  var text: String {
    if diagnostics.isEmpty { return "" }
    let printer = DiagnosticPrinter(files: files)
    return diagnostics.map { printer.line($0) + "\n" }.joined()
  }
}

extension RoutesFiles {
  /// Where the lock of a table belongs: beside the file that names the enum, or the first.
  fileprivate func lockPath(of table: CompiledTable) -> String {
    let model = table.model
    let file = model.nameRange?.file ?? model.routes.map(\.range.file).min() ?? 0
    let path = files.indices.contains(file) ? files[file].path : ""
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    return folder + model.name + LockFile.suffix
  }

  fileprivate func hasLock(of name: String) -> Bool {
    locks.contains { LockFile.name(of: $0.path) == name }
  }
}

extension CheckedLocks {
  fileprivate var hasLockWithoutTable: Bool {
    diagnostics.contains { $0.id == .lock(.lockWithoutTable) }
  }

  /// The lock of an enum, that at its place before others of its name.
  fileprivate func lock(of name: String, at path: String) -> Checked? {
    let named = locks.filter { $0.lock.name == name }
    return named.first { $0.lock.source.path == path } ?? named.first
  }
}
