/// What a code action is for, as the protocol names it.
enum CodeActionKind: String, CaseIterable {
  case quickFix = "quickfix"
  case fixAll = "source.fixAll.turnpike"

  /// Whether a client wants all kinds, this kind, or one that includes this kind.
  func isWanted(_ only: [String]?) -> Bool {
    guard let only else { return true }
    return only.contains { $0.isEmpty || $0 == rawValue || rawValue.hasPrefix($0 + ".") }
  }
}
