#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit

/// Opens URLs with `NSWorkspace` on macOS.
///
/// ```swift
/// await WorkspaceOpener().open(MapsRoute.search(q: "coffee"))
/// ```
@MainActor public struct WorkspaceOpener: URLOpener {
  /// Creates an opener for the shared workspace.
  public init() {}

  /// Opens a URL and returns whether an app opened it.
  public func open(_ url: URL, mode: OpenMode) async -> Bool {
    let configuration = NSWorkspace.OpenConfiguration()
    configuration.requiresUniversalLinks = mode == .appOnly
    return await SystemAnswer.wait { answer in
      NSWorkspace.shared.open(url, configuration: configuration) { application, error in
        answer(application != nil && error == nil)
      }
    }
  }

  /// Returns whether an app can open a URL. It's never `nil` on macOS.
  public func canOpen(_ url: URL) -> Bool? {
    NSWorkspace.shared.urlForApplication(toOpen: url) != nil
  }
}
#endif
