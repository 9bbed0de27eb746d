package import TurnpikeCompiler

/// The one table of files that compile.
///
/// - Throws: `NoTable`, which says why they do not.
package func compiledTable(_ files: String...) throws -> CompiledTable {
  let compilation = compilation(of: files)
  guard let table = compilation.output?.tables.first else {
    throw NoTable(messages: compilation.diagnostics.map(\.message), files: files)
  }
  return table
}

package struct NoTable: Error {
  let messages: [String]
  let files: [String]
}

/// What the compiler says of one file, each finding as `line: message [identifier]`.
package func findings(_ file: String) -> [String] {
  let compilation = compilation(of: [file])
  let printer = DiagnosticPrinter(files: compilation.files)
  return compilation.diagnostics.map { diagnostic in
    "\(printer.location(diagnostic.range).line): \(diagnostic.message) [\(diagnostic.id.rawValue)]"
  }
}

/// The identifiers of what the compiler says of some lines.
package func findingIDs(_ lines: String...) -> [String] {
  compilation(of: [lines.joined(separator: "\n")]).diagnostics.map(\.id.rawValue)
}

private func compilation(of files: [String]) -> Compilation {
  Compilation(
    files.enumerated().map { SourceFile(path: "\($0.offset).routes", text: $0.element) })
}

extension LinkAnswer {
  /// One line that says all of it but the query.
  package var summary: String {
    let route = route ?? "-"
    switch outcome {
    case .unmatched: return reason ?? ""
    case .invalid: return "\(route): \(reason ?? "")"
    case .matched:
      let texts = parameters.map { "\($0.name)=\($0.values.joined(separator: "|"))" }
      return texts.isEmpty ? route : "\(route)(\(texts.joined(separator: ", ")))"
    }
  }
}
