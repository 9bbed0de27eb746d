import Foundation
import Testing

/// A temporary folder that the suite's tests share, so that Turnpike is built in it only once for
/// each build system.
struct ScratchFolder: SuiteTrait, TestScoping {
  @TaskLocal static var current: URL?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    // White space and letters beyond ASCII, as people's folders have them.
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "Turnpike prüft \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Self.$current.withValue(folder) { try await body() }
  }
}

extension Trait where Self == ScratchFolder {
  static var scratchFolder: Self { ScratchFolder() }
}
