import Foundation

/// Resolves links as the shop's app does, and prints each step.
@main
@MainActor struct Demo {
  static func main() async {
    switch Command(CommandLine.arguments.dropFirst()) {
    case .help:
      print(Command.usage)
    case .unknownOption(let option):
      let message = "shop-demo: error: unknown option '\(option.harmless)'\n\n\(Command.usage)\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(2)
    case .tour(let showsNavigation):
      await Tour.run(in: Demonstration(showsNavigation: showsNavigation))
    case .resolve(let inputs, let showsNavigation):
      let isGood = await resolve(inputs, in: Demonstration(showsNavigation: showsNavigation))
      exit(isGood ? 0 : 1)
    }
  }

  /// Resolves links in one session of the app. Returns whether all of them were resolved.
  private static func resolve(_ inputs: [Command.Input], in shop: Demonstration) async -> Bool {
    var isGood = true
    for input in inputs {
      switch input {
      case .link(let link):
        if await !shop.open(link) { isGood = false }
      case .standardInput:
        while let link = Self.nextLine() {
          if await !shop.open(link) { isGood = false }
          // Output to a pipe is buffered, but the writer of the lines may wait for this result.
          fflush(nil)
        }
      }
    }
    return isGood
  }

  /// Reads the next line of standard input. Bytes that aren't UTF-8 become U+FFFD.
  private static func nextLine() -> String? {
    guard let line = readLine(strippingNewline: true) else { return nil }
    // `readLine` keeps the carriage return of a last line without a line feed.
    return line.last == "\r" ? String(line.dropLast()) : line
  }
}
