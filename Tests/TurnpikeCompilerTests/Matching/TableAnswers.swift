import Testing

@testable import TurnpikeCompiler

/// Compiles one file, and checks what its table answers to each link.
///
/// An answer is written `item(id=5)` where a route matches, `item(path=a|b)` for a rest,
/// `search: 'q' is missing` where its query is invalid, and as the reason where nothing matches.
func expectAnswers(
  of file: String, _ answers: KeyValuePairs<String, String>,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  guard let table = compiledTable(file, sourceLocation: sourceLocation) else { return }
  for (link, expected) in answers {
    #expect(
      table.answer(link).summary == expected, "the answer to '\(link)'",
      sourceLocation: sourceLocation)
  }
}

/// The one table of files that compile; an issue says why they do not.
func compiledTable(
  _ files: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> CompiledTable? {
  let compilation = compilation(of: files)
  guard let table = compilation.output?.tables.first else {
    Issue.record(
      "\(compilation.diagnostics.map(\.message)) of:\n\(files.joined(separator: "\n"))",
      sourceLocation: sourceLocation)
    return nil
  }
  return table
}

/// What the compiler says of one file, each finding as `line: message [identifier]`.
func findings(_ file: String) -> [String] {
  let compilation = compilation(of: [file])
  let printer = DiagnosticPrinter(files: compilation.files)
  return compilation.diagnostics.map { diagnostic in
    "\(printer.location(diagnostic.range).line): \(diagnostic.message) [\(diagnostic.id.rawValue)]"
  }
}

/// The identifiers of what the compiler says of some lines.
func findingIDs(_ lines: String...) -> [String] {
  compilation(of: [lines.joined(separator: "\n")]).diagnostics.map(\.id.rawValue)
}

private func compilation(of files: [String]) -> Compilation {
  Compilation(
    files.enumerated().map { SourceFile(path: "\($0.offset).routes", text: $0.element) })
}

/// The reasons for which a link is unmatched.
enum Unmatched {
  static let noRoute = "no route answers this path"
  static let foreignScheme = "the scheme belongs to no declared origin"
  static let foreignOrigin = "the host belongs to no declared origin"
  static let malformedAuthority = "the authority is malformed"
  static let dotSegment = "a segment is '.' or '..'"
}

extension LinkAnswer {
  /// One line that says all of it but the query.
  var summary: String {
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
