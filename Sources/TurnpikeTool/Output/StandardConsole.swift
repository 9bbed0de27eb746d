import TurnpikeCompiler
import TurnpikeProgram

/// The streams of this process.
final class StandardConsole: Console {
  let isColored: Bool

  init() {
    System.ignoreBrokenPipes()
    isColored =
      Descriptor.standardOutput.isTerminal && System.environment("NO_COLOR").isEmpty
      && System.environment("TERM") != "dumb"
  }

  func print(_ text: String) throws(OutputFailure) {
    do {
      try Descriptor.standardOutput.write(Array(text.utf8))
    } catch {
      throw error.isBrokenPipe ? .closed : .failed(error.reason)
    }
  }

  func report(_ text: String) {
    try? Descriptor.standardError.write(Array(text.utf8))
  }

  func read() throws(FileProblem) -> [UInt8] {
    do {
      return try Descriptor.standardInput.read(1 << 16)
    } catch {
      throw .unreadable("standard input", error.reason)
    }
  }
}
