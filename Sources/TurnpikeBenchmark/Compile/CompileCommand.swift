/// What `turnpike-benchmark compile` is asked for.
struct CompileCommand: Equatable {
  enum Request: Equatable {
    case measure, list, check, help
  }

  var request = Request.measure
  /// Names of cases; all without any.
  var names: [String] = []
  var json = false
  /// Numbers of routes for generated and hand-written code.
  var sizes = [50, 200, 500]
  /// Numbers of routes for generated code alone.
  var generatedSizes = [2_000]
  var rounds = 3
  /// Whether instructions are counted instead of time.
  var countsInstructions = false
  /// Turnpike's own folder; found where it is nil.
  var package: String?

  init(_ words: [String]) throws(UsageError) {
    var words = Words(words)
    var rounds: Int?
    var sizes: [Int]?
    while let word = words.next() {
      switch word {
      case "--help", "-h":
        request = .help
        return
      case "--list": request = .list
      case "--check": request = .check
      case "--json": json = true
      case "--instructions": countsInstructions = true
      case "--rounds": rounds = try words.number(of: word)
      case "--sizes": sizes = try Self.sizes(words.value(of: word), of: word)
      case "--generated-sizes":
        generatedSizes = try Self.sizes(words.value(of: word), of: word)
      case "--package": package = try words.value(of: word)
      case _ where word.hasPrefix("-"): throw UsageError("unknown option '\(word)'")
      default: names.append(word)
      }
    }
    // A count is the same each time.
    self.rounds = rounds ?? (countsInstructions ? 1 : 3)
    if request == .check { generatedSizes = [] }
    self.sizes = sizes ?? (request == .check ? [50, 200] : self.sizes)
  }

  private static func sizes(_ text: String, of option: String) throws(UsageError) -> [Int] {
    var sizes: [Int] = []
    for word in text.split(separator: ",") {
      guard let size = Int(word), size > 0 else {
        throw UsageError("'\(option)' needs numbers with commas between, not '\(text)'")
      }
      sizes.append(size)
    }
    return sizes
  }

  static let usage = """
    Measures what generated code and the tool cost a build, beside their bars.

    usage: turnpike-benchmark compile [OPTION…] [CASE…]   all cases, or those named
           turnpike-benchmark compile --list              name the cases
           turnpike-benchmark compile --check             fail beyond twice a bar

      --json                 print for programs
      --sizes N,N…           routes of generated and hand-written code; 50,200,500
      --generated-sizes N,…  routes of generated code alone; 2000
      --rounds N             interleaved rounds, thrice as many of 50 routes; 3
      --instructions         count the compiler's instructions with valgrind instead of its time
      --package PATH         Turnpike's own folder, where it is not found

    With --check only public code of 50 and 200 routes is compiled, unless --sizes names others, and
    fails beyond twice a bar: 0.5 of the hand-written code's time, and 4.6 times for 200 routes what
    50 take.

    Exit status: 0 good; 1 something could not be measured, or a ratio is too high; 2 a wrong
    command line.

    """
}
