/// Runs what other apps and the system are reached by against frameworks that keep state, and says
/// what went wrong.
@main struct Trials {
  @MainActor static func main() async {
    await OpenerTrials.run()
    UserActivityTrials.run()
    ShortcutTrials.run()
    ConnectionTrials.run()
    await WindowTrials.run()
    print(failures == 0 ? "good" : "\(failures) failures")
  }
}
