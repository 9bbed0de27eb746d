#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit

/// Opens URLs by `NSWorkspace`, on macOS.
///
/// ```swift
/// await WorkspaceOpener().open(MapsRoute.search(q: "coffee"))
/// ```
@MainActor public struct WorkspaceOpener: URLOpener {
  /// An opener of the user's workspace.
  public init() {}

  /// Opens a URL; false where no app takes it.
  public func open(_ url: URL, _ way: OpeningWay) async -> Bool {
    let configuration = NSWorkspace.OpenConfiguration()
    configuration.requiresUniversalLinks = way == .appOnly
    return await SystemAnswer.wait { answer in
      NSWorkspace.shared.open(url, configuration: configuration) { application, error in
        answer(application != nil && error == nil)
      }
    }
  }

  /// Whether an app would take a URL: macOS always tells.
  public func canOpen(_ url: URL) -> Bool? {
    NSWorkspace.shared.urlForApplication(toOpen: url) != nil
  }
}
#endif
