/// A command line that cannot be understood.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// Why the benchmark cannot go on, for people.
struct BenchmarkFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
