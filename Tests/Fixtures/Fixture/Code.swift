import Turnpike

/// A type of the user's: capitals, of which small letters are another spelling.
package struct Code: RouteValue {
  package let letters: String

  package init?(routeText: String) {
    guard !routeText.isEmpty, routeText.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      return nil
    }
    letters = routeText.uppercased()
  }

  package var routeText: String { letters }
}
