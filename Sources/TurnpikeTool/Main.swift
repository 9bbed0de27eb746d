import TurnpikeProgram

@main
struct Main {
  static func main() {
    let tool = Tool(console: StandardConsole())
    System.exit(tool.run(Array(CommandLine.arguments.dropFirst())))
  }
}
