import TurnpikeCompiler

/// The arguments of a call: the output, the files of the target, and the files of the modules that the
/// target depends on.
struct GeneratorCall {
  static let usage = """
    usage: turnpike-generator --output FILE [--module NAME] [--imports LIST] PATH…
             [--dependency NAME PATH…]…
    """

  /// The files of a module: routes files and lock files.
  struct Module {
    var name: String?
    /// The modules that the module can import, or nil if the plugin doesn't know them.
    var imports: ModuleDependencies?
    var paths: [String] = []
  }

  private(set) var output = ""
  /// The target's own module, then its dependencies.
  private(set) var modules = [Module()]

  init(_ words: [String]) throws(CallError) {
    var given: Set<String> = []
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        modules[modules.count - 1].paths.append(word)
        continue
      }
      guard ["--output", "--module", "--imports", "--dependency"].contains(word) else {
        throw CallError("unknown option '\(word)'")
      }
      guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
        throw CallError("'\(word)' needs a value")
      }
      let option = word == "--dependency" ? "\(word) \(value)" : word
      guard given.insert(option).inserted else { throw CallError("'\(option)' is given twice") }
      switch word {
      case "--output": output = value
      case "--module": modules[0].name = value
      case "--imports": modules[0].imports = ModuleDependencies(list: value)
      default: modules.append(Module(name: value))
      }
    }
    // A routes file must not be overwritten.
    guard output.hasSuffix(".swift") else { throw CallError("'--output' must name a Swift file") }
    for module in modules where module.paths.isEmpty {
      let owner = module.name.map { " of '\($0)'" } ?? ""
      throw CallError("a routes file\(owner) is missing")
    }
  }
}

/// A call with arguments that are not valid.
struct CallError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
