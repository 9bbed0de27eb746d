import AppKit
import TurnpikeNavigation
import TurnpikePlatform

/// The delegate of a Mac app: a link that comes before the app has finished launching waits.
@MainActor enum Trials {
  static func run() async {
    for isCold in [true, false] {
      for (path, isAnswered) in [("product/1988", true), ("nowhere", false)] {
        let shown = isAnswered ? path : ""
        await check(isCold: isCold, shown) { delegate in
          delegate.application(.shared, open: [Given.url("shop://\(path)")])
        }
        await check(isCold: isCold, shown) { delegate in
          let answer = delegate.application(.shared, continue: Given.activity(path)) { _ in }
          expect(answer, isAnswered, path)
        }
      }
    }
  }

  private static func check(
    isCold: Bool, _ shown: String, give: (AppDelegate) -> Void
  ) async {
    NSApplication.shared.windows = []
    let delegate = AppDelegate()
    if !isCold { launch(delegate) }
    give(delegate)
    await rest()
    if isCold {
      expect(NSApplication.shared.windows.count, 0, "\(shown): before launching")
      launch(delegate)
      await rest()
    }
    expect(NSApplication.shared.windows.map(\.title), [shown], "\(shown), cold: \(isCold)")
  }

  private static func launch(_ delegate: AppDelegate) {
    delegate.applicationDidFinishLaunching(Notification(name: Notification.Name("launched")))
  }
}
