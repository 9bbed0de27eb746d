/// The arguments of a subcommand, sorted into options and operands.
struct Arguments {
  /// The arguments before `--`, without options.
  private(set) var operands: [String] = []
  /// The arguments after `--`, or nil if there's no `--`.
  private(set) var afterDashes: [String]?
  /// The paths to use if the command line contains no paths, or nil if a path is required.
  private let defaultPaths: [String]?
  /// Values by option name. The value of a flag is empty.
  private var values: [String: [String]] = [:]

  /// Parses `--name value`, `--name=value`, flags, and operands in any order. After `--`, nothing
  /// is an option.
  ///
  /// - Parameter defaultPaths: The paths to use if there are none on the command line. If nil, a
  ///   path is required.
  init(
    _ words: [String], options: [Option], defaultPaths: [String]? = nil
  ) throws(UsageError) {
    self.defaultPaths = defaultPaths
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        afterDashes = Array(rest)
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      try readOption(word == "-h" ? Option.help.name : word, options, &rest)
    }
  }

  private mutating func readOption(
    _ word: String, _ options: [Option], _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      throw UsageError(unknown: "option", name, known: options.map(\.name))
    }
    guard values[name] == nil || option.isValue != nil else {
      throw UsageError("'\(name)' is given twice")
    }
    var value = parts.count == 2 ? String(parts[1]) : nil
    if option.value == nil, value != nil {
      throw UsageError("'\(name)' takes no value")
    }
    if let placeholder = option.value, value == nil {
      guard let next = rest.popFirst(), next != "--" else {
        throw UsageError("\(placeholder) is missing after '\(name)'")
      }
      value = next
    }
    guard let isValue = option.isValue else {
      values[name] = [value ?? ""]
      return
    }
    values[name, default: []] += (value ?? "").split(
      separator: ",", omittingEmptySubsequences: false
    ).map(String.init)
    while let next = rest.first, isValue(next) { values[name]?.append(rest.removeFirst()) }
  }

  func has(_ option: Option) -> Bool {
    values[option.name] != nil
  }

  func value(of option: Option) -> String? {
    values[option.name]?.last
  }

  /// Returns the values of an option that can have several, in their order.
  func values(of option: Option) -> [String] {
    values[option.name] ?? []
  }

  /// Returns the operands of a subcommand that only takes paths.
  func paths() throws(UsageError) -> [String] {
    try checked(operands + (afterDashes ?? []))
  }

  /// Returns the operands after the first operand, which is not a path.
  func pathsAfterFirst() throws(UsageError) -> [String] {
    try checked(Array((operands + (afterDashes ?? [])).dropFirst()))
  }

  /// Returns the paths of a subcommand that takes other arguments after `--`.
  func pathsBeforeDashes() throws(UsageError) -> [String] {
    try checked(operands)
  }

  /// Checks the paths, or the default paths if there are no paths.
  private func checked(_ paths: [String]) throws(UsageError) -> [String] {
    let paths = paths.isEmpty ? defaultPaths ?? [] : paths
    guard !paths.isEmpty else {
      throw UsageError(
        defaultPaths == nil ? "a path is missing" : "no target of the package has a routes file")
    }
    try ModulePath.check(paths)
    return paths
  }
}
