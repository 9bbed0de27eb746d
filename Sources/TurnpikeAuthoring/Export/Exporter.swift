package import TurnpikeCompiler

/// Makes a file for others of a table: the same bytes for the same table.
///
/// A new kind is a type that conforms, and a case of `ExportKind`.
package protocol Exporter: Sendable {
  /// - Parameter places: tells where in its files something is.
  func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported
}

/// What an exporter has made.
package struct Exported: Sendable {
  package var text: String
  /// What whoever publishes the file should know; lower case, without a full stop.
  package var warnings: [String] = []
}
