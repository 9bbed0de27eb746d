package import Foundation

/// A command that has ended.
package struct CommandRun {
  package let status: Int32
  /// Standard output and standard error as they came; standard output alone where the errors are
  /// kept apart.
  package let output: String
  /// Standard error where it is kept apart, empty otherwise.
  package let errors: String

  /// Whether a signal ended it: of the Swift toolchain's own programs that is a fault of theirs.
  package let wasKilled: Bool

  package var lines: [Substring] { output.split(whereSeparator: \.isNewline) }

  /// Runs a program to its end, or for five minutes at most.
  package init(
    _ program: String, _ arguments: [String], in folder: URL, input: Data = Data(),
    keepingErrorsApart: Bool = false
  ) throws {
    let log = try Log()
    let errorLog = keepingErrorsApart ? try Log() : log

    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let inputLog = try input.isEmpty ? nil : Log(input)
    if let inputLog { process.standardInput = inputLog.handle }
    process.standardOutput = log.handle
    process.standardError = errorLog.handle
    try process.run()
    let deadline = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: deadline)
    process.waitUntilExit()
    deadline.cancel()

    status = process.terminationStatus
    wasKilled = process.terminationReason == .uncaughtSignal
    output = try log.text()
    errors = keepingErrorsApart ? try errorLog.text() : ""
  }
}

/// A temporary file: it takes any amount of output, where a pipe that nobody reads fills up.
private final class Log {
  let handle: FileHandle
  private let file: URL

  init(_ contents: Data = Data()) throws {
    file = FileManager.default.temporaryDirectory
      .appending(component: "turnpike-\(UUID().uuidString).log")
    try contents.write(to: file)
    handle = try FileHandle(forUpdating: file)
  }

  deinit {
    try? handle.close()
    try? FileManager.default.removeItem(at: file)
  }

  func text() throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}

extension String {
  /// The lines of a program's output that report something, without their words:
  /// `A.routes:1:4: error: [missing-arrow]`.
  package var findings: [String] {
    split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /(.*?(?:error|warning|note|fixed):).*?( \[[a-z0-9-]+\])?/)
        .map { String($0.1 + ($0.2 ?? "")) }
    }
  }
}
