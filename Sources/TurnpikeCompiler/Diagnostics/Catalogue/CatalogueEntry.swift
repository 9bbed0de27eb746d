/// What one identifier means, told to someone who meets it for the first time.
package struct CatalogueEntry: Sendable {
  /// Something that gives the finding, and the same mended.
  package enum Example: Sendable {
    /// Two whole routes files: the first gives this finding alone, the second none.
    case file(before: String, after: String)
    /// Parts of routes files that would be too long to show.
    case excerpt(before: String, after: String)
    /// Commands and their output, for what no text of a file can show.
    case console(before: String, after: String)
  }

  package let id: DiagnosticID
  /// A short name for people, without a full stop.
  package let title: String
  /// What is wrong and why that is an error, in lines of a paragraph.
  package let explanation: String
  package let example: Example

  init(_ id: DiagnosticID, _ title: String, _ explanation: String, _ example: Example) {
    self.id = id
    self.title = title
    self.explanation = explanation
    self.example = example
  }

  /// What the compiler says of the example before it is mended, a line for the finding and one for
  /// each note; nil where the example is not a whole file.
  package var finding: String? {
    guard case .file(let before, _) = example else { return nil }
    let compilation = Compilation([SourceFile(path: "Shop.routes", text: before + "\n")])
    let printer = DiagnosticPrinter(files: compilation.files)
    // Asked of the compiler, so that the words here are always those that it uses.
    return compilation.diagnostics.first { $0.id == id }.map(printer.line)
  }
}

extension CatalogueEntry.Example {
  /// Without a line feed at the end.
  package var before: String {
    switch self {
    case .file(let before, _), .excerpt(let before, _), .console(let before, _): before
    }
  }

  /// Without a line feed at the end.
  package var after: String {
    switch self {
    case .file(_, let after), .excerpt(_, let after), .console(_, let after): after
    }
  }
}
