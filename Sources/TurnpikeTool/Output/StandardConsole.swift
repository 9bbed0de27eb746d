import TurnpikeCompiler

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The streams of this process.
final class StandardConsole: Console {
  var command = ToolCommand.tool
  let isColored: Bool
  let width = Descriptor.standardOutput.terminalWidth
  private let start = ContinuousClock.now
  private let showsProgress: Bool
  private var isProgressShown = false
  /// A shorter run shows no progress.
  private static let shortTime = Duration.milliseconds(500)

  init() {
    System.ignoreBrokenPipes()
    isColored =
      Descriptor.standardOutput.isTerminal && System.environment("NO_COLOR").isEmpty
      && System.environment("TERM") != "dumb"
    showsProgress =
      Descriptor.standardError.isTerminal && System.environment("TERM") != "dumb"
  }

  func print(_ text: String) throws(OutputFailure) {
    clearProgress()
    do {
      try Descriptor.standardOutput.write(Array(text.utf8))
    } catch {
      throw error.isBrokenPipe ? .closed : .failed(error.reason)
    }
  }

  func showProgress(_ text: String, isLong: Bool) {
    guard showsProgress, isLong || ContinuousClock.now - start > Self.shortTime else { return }
    clearProgress()
    // The text has at most one line, so that it can be removed again.
    report(String(text.prefix(79)))
    isProgressShown = true
  }

  /// Removes the progress of a run from the terminal.
  func clearProgress() {
    guard isProgressShown else { return }
    isProgressShown = false
    report("\r\u{1B}[K")
  }

  func report(_ text: String) {
    clearProgress()
    try? Descriptor.standardError.write(Array(text.utf8))
  }

  func read() throws(FileProblem) -> [UInt8] {
    do {
      return try Descriptor.standardInput.read(1 << 16)
    } catch {
      throw .unreadable("standard input", error.reason)
    }
  }

  func readable(_ files: [Int32], isPatient: Bool) -> Set<Int32> {
    var polled = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let count = poll(&polled, nfds_t(polled.count), isPatient ? -1 : 0)
      if count >= 0 { break }
      // If a signal interrupted the call, repeat it. The next read reports any other failure.
      if errno != EINTR { return Set(files) }
    }
    return Set(polled.filter { $0.revents != 0 }.map(\.fd))
  }
}
