/// What a run of the compiler gives: the tables by enum name, and everything it found.
///
/// The stages, each with what it hands on:
/// bytes → `FileSyntax` → `TableModel` → `EncodedTable` → Swift source.
package struct Compilation: Sendable {
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
  /// - Parameter module: the module of the files, which types may name too; nil where it is not known.
  package init(_ files: [SourceFile], module: String? = nil) {
    let parsed = files.indices.map { parse(files[$0], index: $0) }
    let resolved = ModelBuilder.build(
      parsed.map(\.syntax), of: files, after: parsed.flatMap(\.diagnostics), module: module)
    let built = resolved.models.map { TableBuilder.build($0) }

    let tables = zip(resolved.models, built).compactMap { model, built in
      built.table.map { CompiledTable(model: model, encoded: $0) }
    }
    let isUnclear = built.contains { !$0.diagnostics.isEmpty }
    let unreachable =
      isUnclear ? [] : tables.flatMap { FiniteReachabilityCheck.diagnostics(of: $0) }
    let found = resolved.diagnostics + built.flatMap(\.diagnostics) + unreachable
    let doubts = ExampleDoubts(parsed.map(\.syntax), of: files, after: found)
    let examples = tables.flatMap { ExampleCheck.diagnostics(of: $0, doubts) }

    self.files = files
    diagnostics =
      (parsed.flatMap(\.diagnostics) + found + examples).sortedByPlace()
    let isSound = diagnostics.allSatisfy { $0.severity != .error }
    output = isSound ? Output(tables: tables, files: files) : nil
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
