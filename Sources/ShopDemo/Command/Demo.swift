import Foundation

/// Resolves links as the shop's app would, and prints what happens to each.
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

  /// Resolves links in one session of the app; whether all of them were resolved.
  private static func resolve(_ inputs: [Command.Input], in shop: Demonstration) async -> Bool {
    var isGood = true
    for input in inputs {
      switch input {
      case .link(let link):
        if await !shop.open(link) { isGood = false }
      case .standardInput:
        while let link = Self.nextLine() {
          if await !shop.open(link) { isGood = false }
          // Whoever writes the lines may wait for the answer, and a pipe would hold it back.
          fflush(nil)
        }
      }
    }
    return isGood
  }

  /// The next line of standard input without its end; bytes that are not UTF-8 become U+FFFD.
  private static func nextLine() -> String? {
    guard let line = readLine(strippingNewline: true) else { return nil }
    // A last line may have the carriage return of its end, and not the line feed.
    return line.last == "\r" ? String(line.dropLast()) : line
  }
}
