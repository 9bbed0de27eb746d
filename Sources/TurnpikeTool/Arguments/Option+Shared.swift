import TurnpikeCompiler

extension Option {
  static let json = Option("--json", "print JSON")

  static let enumName = Option(
    "--enum", value: "NAME", "the enum to match, if the files have several")

  /// The compilation conditions that hold in the described build. A release build has no
  /// conditions.
  static let condition = Option(
    "--condition", value: "NAME", isValue: { _ in false },
    "a compilation condition of the build, such as DEBUG; can be repeated")
}

extension Arguments {
  /// The values of `--condition`.
  func conditions() throws(UsageError) -> Set<String> {
    let names = values(of: .condition)
    if let name = names.first(where: { !BuildCondition.isName($0) }) {
      throw UsageError("'\(name)' is not a valid compilation condition; write '--condition DEBUG'")
    }
    return Set(names)
  }
}
