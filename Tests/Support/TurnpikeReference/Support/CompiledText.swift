package import TurnpikeAuthoring
package import TurnpikeCompiler

/// The one table of files that compile.
///
/// - Throws: `NoTable`, which says why they do not.
package func compiledTable(_ files: String...) throws -> CompiledTable {
  let compilation = compiled(files)
  guard let table = compilation.output?.tables.first else {
    throw NoTable(messages: compilation.diagnostics.map(\.message), files: files)
  }
  return table
}

package struct NoTable: Error {
  let messages: [String]
  let files: [String]
}

/// The identifiers of what the compiler says of some lines.
package func findingIDs(_ lines: String...) -> [String] {
  compiled([lines.joined(separator: "\n")]).diagnostics.map(\.id.rawValue)
}

/// The compilation of files that are called `A.routes`, `B.routes`, ….
package func compiled(_ texts: [String]) -> Compilation {
  Compilation(
    texts.enumerated().map { index, text in
      SourceFile(path: "\(UnicodeScalar(UInt8(ascii: "A") + UInt8(index))).routes", text: text)
    })
}

extension Compilation {
  /// The lines that the build prints, without their words: `A.routes:1:6: error: [unknown-type]`.
  package var report: [String] {
    let printer = DiagnosticPrinter(files: files)
    return diagnostics.flatMap { diagnostic in
      let place = printer.place(diagnostic.range)
      return ["\(place) \(diagnostic.severity): [\(diagnostic.id.rawValue)]"]
        + diagnostic.notes.map { "\(printer.place($0.range)) note:" }
    }
  }
}

extension MatchResult {
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
