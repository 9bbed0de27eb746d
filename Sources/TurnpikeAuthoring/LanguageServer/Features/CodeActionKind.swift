/// What a code action is for, as the protocol names it.
enum CodeActionKind: String, CaseIterable {
  case quickFix = "quickfix"
  case fixAll = "source.fixAll.turnpike"

  /// Whether a client asks for it: for all kinds, for this one, or for one that this is a part of.
  func isWanted(_ only: [String]?) -> Bool {
    guard let only else { return true }
    return only.contains { $0.isEmpty || $0 == rawValue || rawValue.hasPrefix($0 + ".") }
  }
}
