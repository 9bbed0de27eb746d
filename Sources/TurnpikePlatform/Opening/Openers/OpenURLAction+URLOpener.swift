#if canImport(SwiftUI)
public import SwiftUI

/// SwiftUI's action that opens URLs, which also works in app extensions:
/// `@Environment(\.openURL) var opener`.
extension OpenURLAction: URLOpener {
  /// Opens a URL and returns whether an app opened it.
  ///
  /// It always returns `false` for ``OpenMode/appOnly``, because SwiftUI doesn't support this mode.
  public func open(_ url: URL, mode: OpenMode) async -> Bool {
    if mode == .appOnly { return false }
    return await SystemAnswer.wait { answer in
      self(url) { answer($0) }
    }
  }
}
#endif
