#if canImport(UIKit) || canImport(AppKit) || canImport(SwiftUI)
/// Waits for the answer of a system that may never give one: false when the task is cancelled.
@MainActor final class SystemAnswer {
  private var continuation: CheckedContinuation<Bool, Never>?

  private init() {}

  /// Asks the system, with what it is to call, once or more often.
  static func wait(_ ask: (@escaping @Sendable (Bool) -> Void) -> Void) async -> Bool {
    let answer = SystemAnswer()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // What gives the answer waits for the main actor, so nothing is given before.
        answer.continuation = continuation
        ask { isTaken in Task { @MainActor in answer.give(isTaken) } }
      }
    } onCancel: {
      Task { @MainActor in answer.give(false) }
    }
  }

  private func give(_ isTaken: Bool) {
    continuation?.resume(returning: isTaken)
    continuation = nil
  }
}
#endif
