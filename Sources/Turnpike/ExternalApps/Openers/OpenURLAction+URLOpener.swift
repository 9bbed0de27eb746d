#if canImport(SwiftUI)
public import SwiftUI

/// SwiftUI's way to open URLs, which app extensions have too: `@Environment(\.openURL) var opener`.
extension OpenURLAction: URLOpener {
  /// Opens a URL; false where no app takes it, and always for ``OpeningWay/appOnly``, which SwiftUI
  /// cannot ask for.
  public func open(_ url: URL, _ way: OpeningWay) async -> Bool {
    if way == .appOnly { return false }
    return await SystemAnswer.wait { answer in
      self(url) { answer($0) }
    }
  }
}
#endif
