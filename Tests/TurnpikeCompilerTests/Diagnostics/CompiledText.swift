@testable import TurnpikeCompiler

/// The compilation of files that are called `A.routes`, `B.routes`, ….
func compiled(_ texts: [String]) -> Compilation {
  Compilation(
    texts.enumerated().map { index, text in
      SourceFile(path: "\(UnicodeScalar(UInt8(ascii: "A") + UInt8(index))).routes", text: text)
    })
}

extension Compilation {
  /// What the build prints, a line each.
  var report: [String] {
    let printer = DiagnosticPrinter(files: files)
    return diagnostics.flatMap { printer.line($0).split(separator: "\n").map(String.init) }
  }
}
