@testable import turnpike_tool

/// The tool called with some arguments, and what came of it.
struct ToolRun {
  let status: ExitStatus
  let output: String
  let errors: String

  init(
    _ arguments: String..., input: [String] = [], isColored: Bool = false, width: Int? = nil,
    failingWith failure: OutputFailure? = nil
  ) {
    self.init(arguments, input: input, isColored: isColored, width: width, failingWith: failure)
  }

  init(
    _ arguments: [String], input: [String] = [], isColored: Bool = false, width: Int? = nil,
    failingWith failure: OutputFailure? = nil
  ) {
    let console = RecordingConsole(
      input: input, isColored: isColored, width: width, failingWith: failure)
    status = Tool(console: console).run(arguments)
    output = console.output
    errors = console.errors
  }
}
