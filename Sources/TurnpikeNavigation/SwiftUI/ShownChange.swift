#if canImport(SwiftUI)
internal import SwiftUI
#endif

/// Makes a change that SwiftUI shows with or without animations.
@MainActor
func showing(animated: Bool, _ change: () -> Void) {
  #if canImport(SwiftUI)
  if !animated {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return withTransaction(transaction, change)
  }
  #endif
  change()
}
