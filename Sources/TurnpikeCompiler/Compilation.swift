/// The result of a run of the compiler: the modules with their tables, and everything it found.
///
/// Each stage continues with the valid parts of the previous stage, so one run reports all errors.
package struct Compilation: Sendable {
  /// The checked modules, then the modules that are only mounted.
  package let modules: [Module]
  /// The routes files of the modules, then their lock files. Ranges contain indices of this array.
  package let files: [SourceFile]
  /// Sorted by file, line, and column.
  package private(set) var diagnostics: [Diagnostic]
  /// The tables with the tables that they mount, sorted by name within each module, or nil if a routes
  /// file has an error.
  package let tables: [LinkedTable]?
  private let readsAll: Bool

  /// A module with everything that a run found out about it.
  package struct Module: Sendable {
    package let parsed: ParsedModule
    /// The tables that its files declare, without the lines that have errors.
    package let models: [TableModel]
    /// The tables without errors, if the module is checked.
    package let tables: [LinkedTable]
    /// The lock files, compared with the tables if no table of the run has an error.
    package let locks: [LockCheck]
  }

  /// Compiles modules, and checks their mounts of each other.
  ///
  /// - Parameters:
  ///   - known: Modules that can be mounted, and that another run checks. Their errors are only
  ///     reported here if one of their enums is mounted.
  ///   - readsAll: Whether known modules that no mount names are read too.
  /// - Complexity: Near linear in the size of the files.
  package init(
    modules checked: [ModuleFiles], beside known: [ModuleFiles] = [], readsAll: Bool = false
  ) {
    self.init(unproposed: checked, beside: known, readsAll: readsAll)
    var proposals = LockProposals(
      modules.flatMap(\.locks), files, modules.flatMap(\.parsed.files))
    proposals.keepWhatCompiles { recompiled($0, proposes: false).diagnostics }
    diagnostics = diagnostics.map(proposals.completed)
  }

  /// The same without the proposals of lock files, which are tried on the result.
  private init(unproposed checked: [ModuleFiles], beside known: [ModuleFiles], readsAll: Bool) {
    self.readsAll = readsAll
    let parsed = ParsedModules(checked, beside: known, readsAll: readsAll).modules
    let compiled = parsed.map(CompiledModule.init)
    let linked = LinkedModules(compiled)

    var findings = linked.findings
    for module in compiled where module.parsed.isChecked { findings.append(module.findings) }
    // Examples are matched with sound tables, and lock files are compared with them.
    if linked.findings.isWhole {
      for (module, tables) in zip(compiled, linked.tables) where module.findings.isWhole {
        for table in tables { findings.append(ExampleCheck(table).findings) }
      }
    }
    let isSound = findings.isWhole
    let locks = LockCheck.compare(parsed, isSound ? linked.tables : nil)
    for lock in zip(parsed, locks).filter(\.0.isChecked).flatMap(\.1) {
      findings.append(lock.findings)
    }

    modules = compiled.indices.map { index in
      Module(
        parsed: parsed[index], models: compiled[index].models, tables: linked.tables[index],
        locks: locks[index])
    }
    files = parsed.flatMap(\.sources.files) + parsed.flatMap(\.sources.locks)
    tables = isSound ? linked.tables.flatMap(\.self) : nil
    // A warning can be a consequence of an omitted error.
    let isWhole = findings.isWhole
    diagnostics = findings.diagnostics.filter { $0.isError || isWhole }.sortedByPlace()
  }

  /// Compiles the files of one module, sorted by path.
  ///
  /// - Parameters:
  ///   - module: The module of the files, which types can name too, or nil if it is not known.
  ///   - locks: The locks of the module's enums.
  package init(_ files: [SourceFile], module: String? = nil, locks: [SourceFile] = []) {
    self.init(modules: [ModuleFiles(module, files, locks: locks)])
  }
}

extension Compilation {
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

  /// The output, or nil if a diagnostic is an error.
  package var output: Output? {
    guard let tables, !diagnostics.contains(where: \.isError) else { return nil }
    return Output(linked: tables, files: checkedModules.flatMap(\.parsed.sources.files))
  }

  /// Compiles other texts of the same files.
  ///
  /// - Parameters:
  ///   - files: As many files, in the same order. Lock files are not changed.
  ///   - proposes: Whether findings about published links propose edits.
  package func recompiled(_ files: [SourceFile], proposes: Bool = true) -> Compilation {
    var rest = files[...]
    let modules = modules.map { module in
      let sources = module.parsed.sources
      defer { rest = rest.dropFirst(sources.files.count) }
      return (
        module.parsed.isChecked,
        ModuleFiles(
          sources.name, Array(rest.prefix(sources.files.count)), locks: sources.locks,
          dependencies: sources.dependencies)
      )
    }
    let (checked, known) = (modules.filter(\.0).map(\.1), modules.filter { !$0.0 }.map(\.1))
    // The diagnostics do not depend on modules that no mount names.
    return proposes
      ? Compilation(modules: checked, beside: known, readsAll: readsAll)
      : Compilation(unproposed: checked, beside: known, readsAll: false)
  }

  package var checkedModules: [Module] { modules.filter(\.parsed.isChecked) }

  /// Every finding in the form that compilers have: `path:line:col: error: message [id]`.
  package var findingsText: String { DiagnosticPrinter.report(diagnostics, in: files) }
}

extension [Diagnostic] {
  /// Sorted by file and position, equal positions in the order found.
  fileprivate func sortedByPlace() -> [Diagnostic] {
    enumerated().sorted { left, right in
      (left.element.range.file, left.element.range.lower, left.offset)
        < (right.element.range.file, right.element.range.lower, right.offset)
    }.map(\.element)
  }
}
