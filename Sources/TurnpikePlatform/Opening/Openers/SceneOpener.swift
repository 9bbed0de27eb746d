#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Opens URLs with a `UIScene`.
///
/// ```swift
/// await SceneOpener(scene).open(MapsRoute.search(q: "coffee"))
/// ```
@MainActor public struct SceneOpener: URLOpener {
  private let scene: UIScene

  /// Creates an opener for a scene.
  public init(_ scene: UIScene) {
    self.scene = scene
  }

  /// Opens a URL and returns whether an app opened it.
  public func open(_ url: URL, mode: OpenMode) async -> Bool {
    let options = UIScene.OpenExternalURLOptions()
    options.universalLinksOnly = mode == .appOnly
    return await SystemAnswer.wait { answer in
      scene.open(url, options: options) { answer($0) }
    }
  }
}
#endif
