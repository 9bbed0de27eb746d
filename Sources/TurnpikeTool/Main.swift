@main
struct Main {
  static func main() {
    let console = StandardConsole()
    let status = Tool(console: console).run(Array(CommandLine.arguments.dropFirst()))
    console.clearProgress()
    System.exit(status)
  }
}
