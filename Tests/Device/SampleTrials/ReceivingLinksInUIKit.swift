import TurnpikeNavigation
import TurnpikePlatform
import UIKit

/// The app's delegate without scenes: it answers at once, and shows what was asked for.
@MainActor enum Trials {
  private static let application = UIApplication.shared

  static func run() async {
    for path in ["product/1988", "basket", "nowhere", ""] {
      await check("URL", path) { $0.application(application, open: Given.url("shop://\(path)")) }
      await check("activity", path) {
        $0.application(application, continue: Given.activity(path)) { _ in }
      }
      await check("shortcut", path) {
        await $0.application(application, performActionFor: Given.shortcut(path))
      }
      await check("notification", path) { _ in
        await tapNotification(path)
        return ["product/1988", "basket"].contains(path)
      }
    }
  }

  /// The app starts; then it is given a link, before or after its window has come to rest.
  private static func check(
    _ what: String, _ path: String, give: (AppDelegate) async -> Bool
  ) async {
    let isAnswered = path.contains("product") || path == "basket"
    let isRoot = path == "" && what == "URL"
    for isCold in [true, false] {
      Simulation.shared.reset()
      let delegate = AppDelegate()
      expect(
        delegate.application(application, didFinishLaunchingWithOptions: nil), true, "launched")
      if !isCold { await settle() }
      let answer = await give(delegate)
      if what != "notification" { expect(answer, isAnswered || isRoot, "\(what): \(path)") }
      await settle()
      expect(delegate.window.titles, isAnswered ? "/ \(path)" : "/", "\(what): \(path)")
      expect(Simulation.shared.misuses, [], "\(what): \(path)")
    }
  }

  private static func settle() async {
    repeat {
      Simulation.shared.endFirst()
      await rest()
    } while !Simulation.shared.isIdle
  }
}
