import TurnpikeAuthoring
import TurnpikeCompiler

/// `lock`: adds published links to lock files.
struct Lock: Verb {
  private static let check = Option(
    "--check", "write nothing; the exit status is 1 if links are not locked yet")
  private static let retire = Option(
    "--retire", value: "PATTERN", "remove a line or an origin from its lock file")

  static let usage = VerbUsage(
    name: "lock", arguments: "PATH… [--check | --retire PATTERN]",
    summary: "add published links to lock files, so that the build keeps them working",
    details: """
      Adds new lines to the lock file of each enum, NAME.routes.lock, which is next to the file that
      names the enum. Run it for each release. 'generate' and 'check' compare the routes with the
      lock files among their paths or in their folders, and report published links that are lost.

      A lost line stays in the lock file until you restore the link or retire the line. Write PATTERN
      as in the lock file or in the message.

      """,
    options: [check, retire])

  private let paths: [String]
  private let isCheck: Bool
  private let retired: String?

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.paths()
    isCheck = arguments.has(Self.check)
    retired = arguments.value(of: Self.retire)
    if isCheck, retired != nil { throw UsageError("'--check' cannot be combined with '--retire'") }
  }

  func run(_ console: any Console) throws -> ExitStatus {
    let routes = console.routesFiles(paths)
    guard routes.isRead(console.report) else { return .findings }
    var compilation = Compilation(modules: routes.modules, beside: routes.known)
    let unread = try compilation.checkedModules.map { try $0.unreadLocks(of: compilation.files) }
    if !unread.joined().isEmpty {
      let modules = zip(routes.modules, unread).map { module, locks in
        ModuleFiles(
          module.name, module.files, locks: module.locks + locks,
          dependencies: module.dependencies)
      }
      compilation = Compilation(modules: modules, beside: routes.known)
    }
    let modules = compilation.checkedModules
    let places = modules.flatMap { $0.places(in: compilation.files) }
    if let place = places.firstRepeated {
      throw UsageError("two enums have the lock file '\(place)'; rename one of them with 'enum'")
    }
    // A line can be retired even if the routes have errors.
    if let retired { return try retire(retired, compilation, console) }
    console.report(compilation.findingsText)
    guard compilation.tables != nil else { return .findings }
    var isComplete = !compilation.diagnostics.contains { $0.severity == .error }
    for module in modules where try !update(module, compilation.files, console) {
      isComplete = false
    }
    return isComplete ? .good : .findings
  }

  /// Returns whether all lines that can be locked are locked.
  private func update(
    _ module: Compilation.Module, _ files: [SourceFile], _ console: any Console
  ) throws -> Bool {
    var isComplete = true
    for (table, place) in zip(module.tables, module.places(in: files)) {
      let lock = module.lock(of: table.model.name, at: place)
      // A lock file that can't be read completely isn't written either.
      if let lock, !lock.lock.findings.isWhole { continue }
      // The enum may have been renamed, so its lines are in the lock file with the old name.
      let isRenamed = module.locks.contains { lock in
        lock.findings.diagnostics.contains { $0.id == .lockWithoutTable }
      }
      if lock == nil, isRenamed { continue }
      let update = LockUpdate(table.table, lock)
      let path = lock?.lock.syntax.source.path ?? place
      let shown = harmless(path)
      if isCheck {
        if !update.added.isEmpty { isComplete = false }
        try console.print(update.added.map { "\(shown): not locked yet: \($0)\n" }.joined())
      } else if lock != nil || !update.isEmpty {
        try OutputFile(path).write(update.text)
        try console.print(update.added.map { "\(shown): locked: \($0)\n" }.joined())
      }
    }
    return isComplete
  }

  private func retire(
    _ pattern: String, _ compilation: Compilation, _ console: any Console
  ) throws -> ExitStatus {
    let locks = compilation.checkedModules.flatMap(\.locks).map(\.lock)
    let broken = locks.filter { !$0.findings.isWhole }
    if !broken.isEmpty {
      console.report(
        DiagnosticPrinter.report(broken.flatMap(\.findings.diagnostics), in: compilation.files))
      return .findings
    }
    let found = locks.compactMap { lock in
      RetiredLine(pattern, from: lock).map { (lock.syntax.source.path, $0) }
    }
    guard !found.isEmpty else {
      let names = locks.flatMap { RetiredLine.names(in: $0) }
      throw UsageError(unknown: "published pattern", pattern, known: names)
    }
    // A pattern with several lines is an error, because the user means one of them.
    let lines = found.flatMap { path, line in
      Set(line.removed).sorted().map { "\(harmless(path)): \($0)" }
    }
    guard lines.count == 1 else {
      let isOfModules = Set(found.flatMap(\.1.removed)).count == 1
      throw UsageError(
        "'\(pattern)' is \(lines.count) published lines; "
          + (isOfModules ? "pass the path of one of these files:" : "write one complete line:"),
        lines: lines)
    }
    for (path, line) in found {
      try OutputFile(path).write(line.text)
      try console.print(line.removed.map { "\(harmless(path)): retired: \($0)\n" }.joined())
    }
    return .good
  }
}

extension Compilation.Module {
  /// The lock files that the paths do not include, but that are next to the routes.
  fileprivate func unreadLocks(of files: [SourceFile]) throws -> [SourceFile] {
    try zip(tables, places(in: files)).compactMap { table, place in
      let isRead = locks.contains { $0.lock.name == table.model.name }
      return isRead ? nil : try RoutesFiles.lock(at: place)
    }
  }

  /// The path of each table's lock file: in the folder of the file that names the enum, or of the
  /// first file.
  fileprivate func places(in files: [SourceFile]) -> [String] {
    tables.map(\.model).map { model in
      let file = model.nameRange?.file ?? model.routes.map(\.own.range.file).min() ?? 0
      let path = files.indices.contains(file) ? files[file].path : ""
      let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
      return folder + model.name + LockFile.suffix
    }
  }

  /// Returns the lock file of an enum. The file next to the routes has precedence over others with
  /// the same name.
  fileprivate func lock(of name: String, at path: String) -> LockCheck? {
    let named = locks.filter { $0.lock.name == name }
    return named.first { $0.lock.syntax.source.path == path } ?? named.first
  }
}

extension [String] {
  fileprivate var firstRepeated: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}
