/// Why a table cannot be exported.
package struct ExportProblem: Error, Hashable {
  package enum Kind: Hashable, Sendable {
    /// The table has not what the file is made of, or too much of it.
    case table
    /// The table leaves a choice that the command line makes.
    case choice
  }

  package let kind: Kind
  /// Lower case, without a full stop.
  package let message: String

  init(_ message: String, kind: Kind = .table) {
    self.message = message
    self.kind = kind
  }

  /// - Parameter isSimple: whether the file is the shortest already.
  static func tooLarge(_ file: String, maximumSize: Int, isSimple: Bool) -> ExportProblem {
    let advice = isSimple ? "" : "; write a shorter one with --simple"
    return ExportProblem(
      "\(file) has more than the \(maximumSize) bytes that devices take\(advice)")
  }

  static func tooMany(_ noun: String, _ table: String, limit: Int) -> ExportProblem {
    ExportProblem("'\(table)' has more than \(limit) \(noun), with those of its mounts")
  }
}
