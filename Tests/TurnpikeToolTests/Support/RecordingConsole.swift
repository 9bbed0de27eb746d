import TurnpikeCompiler

@testable import turnpike_tool

/// Streams that a test fills and reads.
final class RecordingConsole: Console {
  var command = ToolCommand.tool
  let isColored: Bool
  let width: Int?
  private(set) var output = ""
  private(set) var errors = ""
  /// What each read of standard input gives.
  private var input: [[UInt8]]
  private let failure: OutputFailure?

  init(
    input: [String] = [], isColored: Bool = false, width: Int? = nil,
    failingWith failure: OutputFailure? = nil
  ) {
    self.width = width
    self.input = input.map { Array($0.utf8) }
    self.isColored = isColored
    self.failure = failure
  }

  func print(_ text: String) throws(OutputFailure) {
    if let failure { throw failure }
    output += text
  }

  func report(_ text: String) {
    errors += text
  }

  func read() throws(FileProblem) -> [UInt8] {
    input.isEmpty ? [] : input.removeFirst()
  }
}
