/// What the command line asks for.
enum Command {
  /// Measures cases: those that are named, or all.
  case measure([String], MeasureOptions)
  /// Runs one case a number of times and prints nothing, for a profiler.
  case run(String, passes: Int)
  /// Prints how many links one pass of a case looks up, for who divides by it.
  case countLinks(String)
  case list
  case compile(CompileCommand)
  case help

  struct MeasureOptions: Equatable {
    var json = false
    var rounds = 15
    var milliseconds = 4.0
  }

  init(_ words: [String]) throws(UsageError) {
    if words.first == "compile" {
      self = .compile(try CompileCommand(Array(words.dropFirst())))
      return
    }
    var words = Words(words)
    var names: [String] = []
    var options = MeasureOptions()
    var passes: Int?
    var lists = false
    var countsLinks = false
    while let word = words.next() {
      switch word {
      case "--help", "-h":
        self = .help
        return
      case "--list": lists = true
      case "--json": options.json = true
      case "--rounds": options.rounds = try words.number(of: word)
      case "--milliseconds": options.milliseconds = Double(try words.number(of: word))
      case "--links": countsLinks = true
      case "--passes": passes = try words.number(of: word)
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
}

/// The words of a command line, taken one after the other.
struct Words {
  private var rest: ArraySlice<String>

  init(_ words: [String]) {
    rest = words[...]
  }

  mutating func next() -> String? { rest.popFirst() }

  /// The word after an option.
  mutating func value(of option: String) throws(UsageError) -> String {
    guard let word = next() else { throw UsageError("'\(option)' needs a value") }
    return word
  }

  /// The number after an option.
  mutating func number(of option: String) throws(UsageError) -> Int {
    let word = try value(of: option)
    guard let number = Int(word), number > 0 else {
      throw UsageError("'\(option)' needs a number above 0, not '\(word)'")
    }
    return number
  }
}
