/// What `turnpike-benchmark compile` is asked for.
struct CompileCommand: Equatable {
  init(_ words: [String]) throws(UsageError) {
    throw UsageError("not yet")
  }
}
