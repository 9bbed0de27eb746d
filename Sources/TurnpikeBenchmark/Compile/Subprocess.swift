import Foundation

/// A program that has been run to its end.
struct Subprocess {
  /// What it and the programs that it started and waited for took.
  let userSeconds: Double
  let systemSeconds: Double
  let wallSeconds: Double
  /// Standard output and standard error.
  let output: String

  var processorSeconds: Double { userSeconds + systemSeconds }

  /// Runs a program that is found by the shell's path; one that fails is an error with its output.
  @discardableResult
  init(_ words: [String], in folder: URL) throws {
    let log = FileManager.default.temporaryDirectory
      .appending(path: "turnpike-benchmark-\(UUID().uuidString).log")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    defer {
      try? handle.close()
      try? FileManager.default.removeItem(at: log)
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle

    let before = Self.childrenUsage
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    let elapsed = start.duration(to: .now)
    let after = Self.childrenUsage

    userSeconds = after.user - before.user
    systemSeconds = after.system - before.system
    wallSeconds = elapsed / .seconds(1)
    output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let end = output.split(separator: "\n").suffix(20).joined(separator: "\n")
      let command = words.prefix(4).joined(separator: " ")
      throw BenchmarkFailure("'\(command) …' failed in \(folder.path()):\n\(end)")
    }
  }

  private static var childrenUsage: (user: Double, system: Double) {
    var usage = rusage()
    // RUSAGE_CHILDREN, which is a number here and an enumeration there.
    getrusage(-1, &usage)
    func seconds(_ time: timeval) -> Double {
      Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }
    return (seconds(usage.ru_utime), seconds(usage.ru_stime))
  }
}
