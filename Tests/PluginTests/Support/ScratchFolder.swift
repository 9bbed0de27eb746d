import Foundation
import TestSupport
import Testing

/// A temporary folder that the suite's tests share, so that Turnpike is built in it only once for
/// each build system.
struct ScratchFolder: SuiteTrait, TestScoping {
  @TaskLocal static var current: URL?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    try await Self.$current.withValue(folder.url) { try await body() }
    withExtendedLifetime(folder) {}
  }
}

extension Trait where Self == ScratchFolder {
  static var scratchFolder: Self { ScratchFolder() }
}
