/// What a run of the compiler gives: the tables by enum name, and everything it found.
///
/// The stages, in order; each says itself what is wrong and whether its result is whole, and what it
/// could not read or make is left out of the next.
package struct Compilation: Sendable {
  /// The routes files, then the locks.
  package let files: [SourceFile]
  /// Sorted by file, line and column.
  package let diagnostics: [Diagnostic]
  /// Nil when an error is among the diagnostics.
  package let output: Output?

  package struct Output: Sendable {
    /// The tables of the run, sorted by name.
    package let tables: [CompiledTable]
    package let files: [SourceFile]

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
    let parsed = ParsedFiles(files)
    let resolved = ResolvedTables(parsed, module: module)
    let built = BuiltTables(resolved)
    let examples = CheckedExamples(built, of: parsed)

    let isSound = parsed.isWhole && resolved.isWhole && built.isWhole && examples.isWhole
    let checked = CheckedLocks(locks, from: files.count, isSound ? built.compiled : nil)

    let isWhole = isSound && checked.isWhole
    self.files = files + locks
    diagnostics =
      (parsed.diagnostics + resolved.diagnostics + built.diagnostics + examples.diagnostics
      + checked.diagnostics)
      .sortedByPlace()
    output = isWhole ? Output(tables: built.compiled, files: files) : nil
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
