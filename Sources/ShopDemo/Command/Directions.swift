import Foundation
import MapsRoutes
import TurnpikePlatform

/// The directions to the shop, which another app shows.
@MainActor enum Directions {
  /// Opens the directions on a device whose maps app declares the scheme `maps`, but no web links.
  static func open() async {
    let opener = RecordingOpener { url, _ in url.scheme == "maps" }
    let route = MapsRoute.map(destination: "1 Lamp Street, Brassford", travel: .w)
    print(route)
    let isOpen = await opener.open(route)
    for opened in opener.openedURLs {
      note("open", "\(opened.url)\(opened.mode == .appOnly ? ", only in its app" : "")")
    }
    note("outcome", isOpen ? "opened" : "not opened")
    print()
  }
}
