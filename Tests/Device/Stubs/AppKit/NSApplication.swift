// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class NSResponder: NSObject {
  public override init() {}
}

@MainActor open class NSApplication: NSResponder {
  public static let shared = NSApplication()

  /// The windows that have been shown. The system keeps the list; tests empty it.
  open var windows: [NSWindow] = []
}

@MainActor open class NSWindow: NSResponder {
  open var title = ""

  open func makeKeyAndOrderFront(_ sender: Any?) {
    NSApplication.shared.windows.append(self)
  }
}

@MainActor public protocol NSUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// Its methods are optional in AppKit.
@MainActor public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationDidFinishLaunching(_ notification: Notification)
  func application(_ application: NSApplication, open urls: [URL])
  func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool
}

extension NSApplicationDelegate {
  public static func main() {}

  public func applicationDidFinishLaunching(_ notification: Notification) {}
  public func application(_ application: NSApplication, open urls: [URL]) {}
  public func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool { false }
}
