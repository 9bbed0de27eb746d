/// Runs what other apps and the system are reached by against frameworks that keep state, and says
/// what went wrong.
@main struct Trials {
  @MainActor static func main() async {
    await OpenerTrials.run()
    UserActivityTrials.run()
    ShortcutTrials.run()
    ConnectionTrials.run()
    print(failures == 0 ? "good" : "\(failures) failures")
  }
}

@MainActor var failures = 0

/// Reports where two values differ.
@MainActor func expect<Value: Equatable>(
  _ value: Value, _ expected: Value, _ what: String, line: Int = #line
) {
  if value == expected { return }
  failures += 1
  print("line \(line): \(what): \(value), and not \(expected)")
}
