/// What the command line asks for.
enum Command {
  /// Measures cases: those that are named, or all.
  case measure([String], MeasureOptions)
  /// Runs one case a number of times and prints nothing, for a profiler.
  case run(String, passes: Int)
  /// Prints how many links one pass of a case looks up, for who divides by it.
  case countLinks(String)
  case list
  /// Compiles code, and measures builds.
  case compile(CompileOptions)
  case help

  struct MeasureOptions: Equatable {
    var json = false
    var rounds = 15
    var milliseconds = 4.0
  }

  struct CompileOptions: Equatable {
    /// Names of cases; all without any.
    var names: [String] = []
    /// Whether only what continuous integration has time for is compiled, and held to its bars.
    var checks = false
    var lists = false
    var rounds = 3
  }

  init(_ words: [String]) throws(UsageError) {
    if words.contains("--help") || words.contains("-h") {
      self = .help
    } else if words.first == "compile" {
      self = .compile(try CompileOptions(words.dropFirst()))
    } else {
      try self.init(lookUps: words[...])
    }
  }

  private init(lookUps words: ArraySlice<String>) throws(UsageError) {
    var words = words
    var names: [String] = []
    var options = MeasureOptions()
    var passes: Int?
    var lists = false
    var countsLinks = false
    while let word = words.popFirst() {
      switch word {
      case "--list": lists = true
      case "--json": options.json = true
      case "--rounds": options.rounds = try words.popNumber(of: word)
      case "--milliseconds": options.milliseconds = Double(try words.popNumber(of: word))
      case "--links": countsLinks = true
      case "--passes": passes = try words.popNumber(of: word)
      case _ where word.hasPrefix("-"): throw UsageError("unknown option '\(word)'")
      default: names.append(word)
      }
    }
    if lists {
      self = .list
    } else if let passes {
      self = .run(try Self.only(names, "--passes"), passes: passes)
    } else if countsLinks {
      self = .countLinks(try Self.only(names, "--links"))
    } else {
      self = .measure(names, options)
    }
  }

  private static func only(_ names: [String], _ option: String) throws(UsageError) -> String {
    guard let name = names.first, names.count == 1 else {
      throw UsageError("'\(option)' needs one case")
    }
    return name
  }

  static let usage = """
    Measures what Turnpike promises of speed, and prints each figure beside its bar.

    usage: turnpike-benchmark [OPTION…] [CASE…]          look links up: all cases, or those named
           turnpike-benchmark --list                     name the cases
           turnpike-benchmark --passes N CASE            look one case's links up N times
           turnpike-benchmark --links CASE               print how many links those are
           turnpike-benchmark compile [OPTION…] [CASE…]  compile generated and hand-written code
           turnpike-benchmark compile --list             name the cases of that
           turnpike-benchmark compile --check            fail beyond twice a bar

      --rounds N        interleaved rounds, of which the median and the minimum are shown: 15, or 3
                        that compile
      --json            print for programs, where links are looked up
      --milliseconds N  how long a case of links runs in a round; 4

    With 'compile --check' only public code of 50 and 200 routes is compiled.

    Exit status: 0 good; 1 something could not be measured, or is beyond twice its bar; 2 a wrong
    command line.

    """
}

extension Command.CompileOptions {
  fileprivate init(_ words: ArraySlice<String>) throws(UsageError) {
    var words = words
    while let word = words.popFirst() {
      switch word {
      case "--list": lists = true
      case "--check": checks = true
      case "--rounds": rounds = try words.popNumber(of: word)
      case _ where word.hasPrefix("-"): throw UsageError("unknown option '\(word)'")
      default: names.append(word)
      }
    }
  }
}

extension ArraySlice<String> {
  /// Removes and returns the number after an option.
  fileprivate mutating func popNumber(of option: String) throws(UsageError) -> Int {
    guard let word = popFirst() else { throw UsageError("'\(option)' needs a value") }
    guard let number = Int(word), number > 0 else {
      throw UsageError("'\(option)' needs a number above 0, not '\(word)'")
    }
    return number
  }
}
