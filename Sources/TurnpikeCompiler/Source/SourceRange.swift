/// A range in a routes file, as byte offsets. Only `SourceLocations` converts it to lines and
/// columns.
package struct SourceRange: Hashable, Sendable {
  /// The file's index in the compilation's list of files.
  package let file: Int
  package let lower: Int
  package let upper: Int

  package init(file: Int, lower: Int, upper: Int) {
    self.file = file
    self.lower = lower
    self.upper = upper
  }

  /// Whether it starts earlier in the run's files.
  func isBefore(_ other: SourceRange) -> Bool {
    (file, lower) < (other.file, other.lower)
  }
}
