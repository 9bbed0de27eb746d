#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Opens URLs by a scene, which the system takes as what the user has in front.
///
/// ```swift
/// await SceneOpener(scene).open(MapsRoute.search(q: "coffee"))
/// ```
@MainActor public struct SceneOpener: URLOpener {
  private let scene: UIScene

  /// An opener of a scene.
  public init(_ scene: UIScene) {
    self.scene = scene
  }

  /// Opens a URL; false where no app takes it.
  public func open(_ url: URL, _ way: OpeningWay) async -> Bool {
    let options = UIScene.OpenExternalURLOptions()
    options.universalLinksOnly = way == .appOnly
    return await SystemAnswer.wait { answer in
      scene.open(url, options: options) { answer($0) }
    }
  }
}
#endif
