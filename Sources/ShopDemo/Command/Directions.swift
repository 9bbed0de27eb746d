import Foundation
import MapsRoutes
import TurnpikePlatform

/// The way to the shop, which a maps app shows.
@MainActor enum Directions {
  /// Opens it where no maps app has been given its web links, but one has its scheme.
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
