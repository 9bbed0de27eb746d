/// A parsed command line.
enum Command {
  case tour(showsNavigation: Bool)
  case resolve([Input], showsNavigation: Bool)
  case help
  case unknownOption(String)

  /// The source of a link.
  enum Input {
    case link(String)
    case standardInput
  }

  static let usage = """
    Resolves links as the shop's app does, and prints the route, the filters, and the screen.

    usage: shop-demo              resolve a tour of valid and invalid links
           shop-demo LINK…        resolve these links
           shop-demo -            resolve each line of standard input
           shop-demo --help       show this text

    With --navigation, also prints the steps to the new screens, and the resulting screens:

      home: keep 2 push team/7   keep two screens of the home container, and push another one
      home: keep 1 reload 0      load the first screen again, and keep it where it is
      home: keep 1 pop 2         remove two screens
      select basket              show another container
      present login, dismiss 1   show a modal, remove one modal
      ~                          the step that is animated
      / > product/1 ! login      a back stack, the root first, and a modal on top of it
      _                          the screen of the default route, which has no link

    If a link starts with --, write -- before it.

    Exit status: 0 success; 1 a link was not resolved; 2 invalid command line.
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
