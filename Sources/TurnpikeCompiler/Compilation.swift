/// The result of a run of the compiler: the tables, and everything it found.
///
/// A module is parsed, resolved, checked, and encoded (`CompiledModule`). Then the modules are
/// linked by their mounts, the examples are tried, and the lock files are compared. Each stage
/// continues with the valid parts of the previous stage, so one run reports all errors.
package struct Compilation: Sendable {
  /// The routes files of the modules and of the known modules, followed by the lock files.
  package let files: [SourceFile]
  package let modules: [ModuleFiles]
  package let known: [ModuleFiles]
  /// The syntax of each file. It is nil for the files of a known module that is not read.
  package let trees: [FileSyntax?]
  /// The tables of the modules and of the known modules, without the parts that have errors. It is
  /// nil for a known module that is not read.
  package let models: [[TableModel]?]
  /// Sorted by file, line and column.
  package let diagnostics: [Diagnostic]
  /// The output, or nil if a diagnostic is an error.
  package let output: Output?

  package struct Output: Sendable {
    /// The tables of the run, sorted by name within each module, with their mounted tables.
    package let linked: [LinkedTable]
    package let files: [SourceFile]

    package var tables: [CompiledTable] { linked.map(\.table) }

    /// The Swift file of the run: the same bytes for the same input.
    package var swiftSource: String {
      SourceEmitter(files: files).emit(tables)
    }
  }

  /// Compiles the files of one module, sorted by path.
  ///
  /// - Parameters:
  ///   - module: The module of the files, which types can name too, or nil if it is not known.
  ///   - locks: The locks of the module's enums.
  /// - Complexity: Near linear in the size of the files.
  package init(_ files: [SourceFile], module: String? = nil, locks: [SourceFile] = []) {
    self.init(modules: [ModuleFiles(module, files, locks: locks)])
  }

  /// Compiles modules, and checks their mounts of each other.
  ///
  /// - Parameters:
  ///   - known: Modules that can be mounted, and that another run checks. Their errors are not
  ///     reported here, and a module with an error counts as unknown.
  ///   - readsAll: Whether known modules that no mount names are read too.
  package init(
    modules: [ModuleFiles], beside known: [ModuleFiles] = [], readsAll: Bool = false
  ) {
    self.modules = modules
    self.known = known
    let linked = LinkedModules(modules, beside: known, readsAll: readsAll)
    let compiled = linked.modules.prefix(modules.count).compactMap(\.self)
    var findings = compiled.reduce(into: Findings()) { $0.append($1.findings) } + linked.findings
    if linked.findings.isWhole {
      for (module, tables) in zip(compiled, linked.tables) where module.findings.isWhole {
        for table in tables { findings.append(CheckedExamples(table).findings) }
      }
    }

    // Published links are compared with tables that are sound.
    let isLocked = modules.contains { !$0.locks.isEmpty }
    let enums = isLocked ? PublishedEnums(modules + known) : PublishedEnums()
    var files = (modules + known).flatMap(\.files)
    models = linked.modules.map { $0?.resolved.models }
    var trees = zip(modules + known, linked.modules).flatMap { module, read in
      read?.parsed.files ?? Array(repeating: nil, count: module.files.count)
    }
    let isSound = findings.isWhole
    for (module, tables) in zip(modules, linked.tables) {
      let locks = CheckedLock.compare(
        module.locks, from: files.count, isSound ? tables : nil, among: enums)
      for lock in locks { findings.append(lock.findings) }
      files += module.locks
      trees += locks.map(\.lock.syntax)
    }

    self.files = files
    self.trees = trees
    // A warning can be a consequence of an omitted error.
    let isWhole = findings.isWhole
    diagnostics = findings.diagnostics.filter { $0.isError || isWhole }.sortedByPlace()
    output =
      findings.isWhole
      ? Output(linked: linked.tables.flatMap(\.self), files: modules.flatMap(\.files)) : nil
  }

  /// Every finding in the form that compilers have: `path:line:col: error: message [id]`.
  package var findingsText: String { DiagnosticPrinter.report(diagnostics, in: files) }

  /// How many files are checked, locks included.
  package var checkedCount: Int { modules.map { $0.files.count + $0.locks.count }.reduce(0, +) }
}

extension [Diagnostic] {
  /// Sorted by file and place, equal places in the order found.
  fileprivate func sortedByPlace() -> [Diagnostic] {
    enumerated().sorted { left, right in
      (left.element.range.file, left.element.range.lower, left.offset)
        < (right.element.range.file, right.element.range.lower, right.offset)
    }.map(\.element)
  }
}
