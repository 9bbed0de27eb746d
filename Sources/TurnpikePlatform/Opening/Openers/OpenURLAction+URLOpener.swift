#if canImport(SwiftUI)
public import SwiftUI

/// SwiftUI's action that opens URLs, also in app extensions: `@Environment(\.openURL) var opener`.
extension OpenURLAction: URLOpener {
  /// Opens a URL, and returns whether an app opened it.
  ///
  /// The result is always false for ``OpenMode/appOnly``, which SwiftUI does not support.
  public func open(_ url: URL, mode: OpenMode) async -> Bool {
    if mode == .appOnly { return false }
    return await SystemAnswer.wait { answer in
      self(url) { answer($0) }
    }
  }
}
#endif
