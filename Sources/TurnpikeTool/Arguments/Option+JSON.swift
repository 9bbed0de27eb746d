import TurnpikeProgram

extension Option {
  static let json = Option("--json", "print for programs")
}
