extension Int {
  /// A number of things: `1 route`, `2 routes`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
