/// Messages for the app's developers.
package enum DebugMessage {
  /// Prints a message in a debug build, and nothing in any other: links contain data of users.
  package static func print(_ message: @autoclosure () -> String) {
    #if DEBUG
    Swift.print("Turnpike:", message())
    #endif
  }
}
