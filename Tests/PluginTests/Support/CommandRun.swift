import Foundation

/// A command that has ended.
struct CommandRun {
  let status: Int32
  /// Standard output and standard error as they came.
  let output: String

  var lines: [Substring] { output.split(whereSeparator: \.isNewline) }

  /// Runs a program to its end, or for five minutes at most.
  init(_ program: String, _ arguments: [String], in folder: URL) throws {
    let log = FileManager.default.temporaryDirectory
      .appending(component: "turnpike-\(UUID().uuidString).log")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    // A file takes any amount of output, where a pipe that nobody reads fills up.
    let handle = try FileHandle(forWritingTo: log)
    defer { try? handle.close() }

    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    let deadline = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: deadline)
    process.waitUntilExit()
    deadline.cancel()

    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
  }
}
