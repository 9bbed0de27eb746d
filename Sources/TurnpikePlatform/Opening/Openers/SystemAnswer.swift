#if canImport(UIKit) || canImport(AppKit) || canImport(SwiftUI)
/// Waits for a result of the system, which may never arrive. Returns false if the task is
/// cancelled.
@MainActor final class SystemAnswer {
  private var continuation: CheckedContinuation<Bool, Never>?

  private init() {}

  /// Calls the system with a completion handler, which may be called more than once.
  static func wait(_ ask: (@escaping @Sendable (Bool) -> Void) -> Void) async -> Bool {
    let answer = SystemAnswer()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // The result is delivered on the main actor, so it cannot arrive before this is set.
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
