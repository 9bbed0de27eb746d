/// What a run of the compiler gives: the tables by enum name, and everything it found.
///
/// The stages, in order; each says itself what is wrong and whether its result is whole, and what it
/// could not read or make is left out of the next.
package struct Compilation: Sendable {
  /// The routes files, those of modules that are only known behind the others; then the locks.
  package let files: [SourceFile]
  private let modules: [ModuleFiles]
  private let known: [ModuleFiles]
  /// Sorted by file, line and column.
  package let diagnostics: [Diagnostic]
  /// Nil when an error is among the diagnostics.
  package let output: Output?

  package struct Output: Sendable {
    /// The tables of the run, those of each module sorted by name, with what they mount.
    package let linked: [LinkedTable]
    package let files: [SourceFile]

    package var tables: [CompiledTable] { linked.map(\.table) }

    /// The Swift file of the run: the same bytes for the same input.
    package var swiftSource: String {
      SourceEmitter(files: files).emit(tables)
    }
  }

  /// Compiles the files, which the caller has sorted by path. Pure, and linear in what is usual.
  ///
  /// - Parameters:
  ///   - module: the module of the files, which types may name too; nil where it is not known.
  ///   - locks: what the tables are held to.
  package init(_ files: [SourceFile], module: String? = nil, locks: [SourceFile] = []) {
    self.init(modules: [ModuleFiles(module, files, locks: locks)])
  }

  /// Compiles modules, each for itself, and checks what they mount of each other.
  ///
  /// - Parameter known: modules that are mounted too, and checked in a run of their own: nothing is
  ///   said of them here, and nothing known of one with an error.
  @_optimize(none)
  package init(modules: [ModuleFiles], beside known: [ModuleFiles] = []) {
    self.modules = modules
    self.known = known
    let routes = (modules + known).flatMap(\.files)
    let compiled = CompiledModules(modules, known)
    let linked = LinkedModules(compiled.all, checking: modules.count)
    let examples = compiled.checked.indices.map {
      CheckedExamples(compiled.checked[$0], linked.tables[$0], unsure: linked.unsure)
    }

    var findings = compiled.findings + linked.findings
    for example in examples { findings.append(example.findings) }

    // Published links are compared with tables that are sound.
    let isLocked = modules.contains { !$0.locks.isEmpty }
    let enums = isLocked ? PublishedEnums(modules + known) : PublishedEnums()
    var files = routes
    let isSound = findings.isWhole
    for (module, tables) in zip(modules, linked.tables) {
      let locks = CheckedLocks(
        module.locks, from: files.count, isSound ? tables : nil, among: enums)
      findings.append(locks.findings)
      files += module.locks
    }

    self.files = files
    diagnostics = findings.diagnostics.sortedByPlace()
    output =
      findings.isWhole
      ? Output(linked: linked.tables.flatMap(\.self), files: modules.flatMap(\.files)) : nil
  }

  /// How many files the run is about, locks among them.
  package var checkedCount: Int { modules.map { $0.files.count + $0.locks.count }.reduce(0, +) }

  /// The same with other texts of the files.
  ///
  /// - Parameter files: as many, in the same order.
  package func recompiled(_ files: [SourceFile]) -> Compilation {
    var rest = files[...]
    func renewed(_ module: ModuleFiles) -> ModuleFiles {
      defer { rest = rest.dropFirst(module.files.count) }
      return ModuleFiles(
        module.name, Array(rest.prefix(module.files.count)), locks: module.locks,
        dependencies: module.dependencies)
    }
    let modules = modules.map(renewed)
    return Compilation(modules: modules, beside: known.map(renewed))
  }
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
