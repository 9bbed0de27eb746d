import TurnpikeCompiler

/// Streams in memory.
final class FuzzConsole: Console {
  var command = ToolCommand.tool
  let isColored: Bool

  /// A terminal's width for half of the inputs, so that both ways of `list` run.
  var width: Int? { isColored ? 60 : nil }
  private(set) var output = ""
  private(set) var errors = ""
  private var input: [UInt8]

  init(input: [UInt8], isColored: Bool) {
    self.input = input
    self.isColored = isColored
  }

  func print(_ text: String) throws(OutputFailure) {
    output += text
  }

  func report(_ text: String) {
    errors += text
  }

  /// A few bytes a time, so that lines come in pieces.
  func read() throws(FileProblem) -> [UInt8] {
    let count = min(input.count, 7)
    defer { input.removeFirst(count) }
    return Array(input.prefix(count))
  }
}
