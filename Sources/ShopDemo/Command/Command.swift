/// What the command line asks for.
enum Command {
  case tour(showsNavigation: Bool)
  case resolve([Input], showsNavigation: Bool)
  case help
  case unknownOption(String)

  /// Where a link comes from.
  enum Input {
    case link(String)
    case standardInput
  }

  static let usage = """
    Shows how the shop's app resolves links: the route that answers, the filters, the destination.

    usage: shop-demo              resolve a tour of links, good and bad
           shop-demo LINK…        resolve these links
           shop-demo -            resolve links of standard input, a line each
           shop-demo --help       show this text

    With --navigation each destination is followed by the steps of the window from one screen to
    the next, and by the screens at the end: those below the last one, and sheets behind a '!'.

    What stands after -- is a link even where it begins with --.

    Exit status: 0 good; 1 a given link was not resolved; 2 a wrong command line.
    """

  init(_ arguments: some Sequence<String>) {
    var inputs: [Input] = []
    var showsNavigation = false
    var mayBeOption = true
    for argument in arguments {
      switch argument {
      case "-": inputs.append(.standardInput)
      case "--" where mayBeOption: mayBeOption = false
      case "--navigation" where mayBeOption: showsNavigation = true
      case "--help" where mayBeOption, "-h" where mayBeOption:
        self = .help
        return
      case _ where mayBeOption && argument.hasPrefix("--"):
        self = .unknownOption(argument)
        return
      default: inputs.append(.link(argument))
      }
    }
    self =
      inputs.isEmpty
      ? .tour(showsNavigation: showsNavigation)
      : .resolve(inputs, showsNavigation: showsNavigation)
  }
}
