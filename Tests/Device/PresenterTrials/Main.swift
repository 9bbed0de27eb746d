import NavigationRoutes
import TurnpikeNavigation

/// Runs the presenter against a UIKit that keeps state, and says what went wrong.
@main struct Trials {
  @MainActor static func main() async {
    await RowTrials.run()
    await GestureTrials.run()
    await RefreshTrials.run()
    await WalkTrials.run(walks: 2_000)
    print(failures == 0 ? "good" : "\(failures) failures")
  }
}
