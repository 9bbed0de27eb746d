/// The diagnostics of a stage. Its result is whole if none of them is an error.
package struct Findings: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []
  /// Whether no diagnostic is an error.
  package private(set) var isWhole = true

  init() {}

  init(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { append(diagnostic) }
  }

  mutating func append(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    if diagnostic.isError { isWhole = false }
  }

  mutating func append(_ other: Findings) {
    diagnostics += other.diagnostics
    isWhole = isWhole && other.isWhole
  }

  static func + (left: Findings, right: Findings) -> Findings {
    var sum = left
    sum.append(right)
    return sum
  }
}

/// A check of a part of the run, made when it is created.
protocol Check {
  var findings: Findings { get }
}
