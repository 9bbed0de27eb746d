import TurnpikeCompiler

/// Why a table cannot be exported.
package struct ExportProblem: Error, Hashable {
  package enum Kind: Hashable, Sendable {
    /// The table lacks something that the file needs, or has too much of it.
    case table
    /// The command line must select something.
    case choice
  }

  package let kind: Kind
  /// Lower case, without a full stop.
  package let message: String

  init(_ message: String, kind: Kind = .table) {
    self.message = message
    self.kind = kind
  }

  /// - Parameter isSimple: Whether the file is already the shortest.
  static func tooLarge(_ file: String, maximumSize: Int, isSimple: Bool) -> ExportProblem {
    let advice = isSimple ? "" : "; write a shorter file with '--simple'"
    return ExportProblem(
      "\(file) has more than the \(maximumSize) bytes that devices accept\(advice)")
  }

  /// The problem of a table without an origin that a file needs.
  ///
  /// - Parameters:
  ///   - message: The message if the table declares no such origin in any build.
  ///   - isNeeded: Whether the file could use an origin.
  static func noOrigin(
    of model: TableModel, _ message: String, where isNeeded: (OriginModel) -> Bool
  ) -> ExportProblem {
    let conditions = model.leftOutOrigins.filter(isNeeded).compactMap(\.condition)
    guard let condition = conditions.min() else { return ExportProblem(message) }
    let fix =
      condition.isNegated
      ? "omit '--condition \(condition.name)'" : "write '--condition \(condition.name)'"
    return ExportProblem(
      "'\(model.name)' only has such an origin in builds with '@only(\(condition.text))'; "
        + fix)
  }

  static func tooMany(_ noun: String, _ table: String, limit: Int) -> ExportProblem {
    ExportProblem("'\(table)' has more than \(limit) \(noun), with those of its mounts")
  }
}
