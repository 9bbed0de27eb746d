extension Arguments {
  /// The operands after the first, which is not a path.
  func pathsAfterFirst() throws(UsageError) -> [String] {
    try checked(Array((operands + (afterDashes ?? [])).dropFirst()))
  }

  /// The paths of a verb that takes something else after `--`.
  func pathsBeforeDashes() throws(UsageError) -> [String] {
    try checked(operands)
  }
}
