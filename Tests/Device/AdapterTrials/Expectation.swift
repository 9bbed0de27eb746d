@MainActor var failures = 0

/// Reports where two values differ.
@MainActor func expect<Value: Equatable>(
  _ value: Value, _ expected: Value, _ what: String, line: Int = #line
) {
  if value == expected { return }
  failures += 1
  print("line \(line): \(what): \(value), and not \(expected)")
}
