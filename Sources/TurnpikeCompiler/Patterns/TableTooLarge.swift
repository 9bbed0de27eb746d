/// Why there can be no table of some patterns: it would be too large, or take too long to check.
struct TableTooLarge: Error {
  /// The entries whose captures overlap too much, where that is known.
  let entries: [Int]
}
