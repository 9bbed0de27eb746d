import TurnpikeAuthoring
import TurnpikeCompiler

/// `format`: formats routes files.
struct Format: Verb {
  private static let check = Option(
    "--check", "print the files that would change, and change none")

  static let usage = VerbUsage(
    name: "format", arguments: "PATH… [--check]",
    summary: "format routes files",
    details: """
      Aligns the arrows of each file, indents groups by four spaces, and removes superfluous spaces
      and empty lines. Comments, spelling, order, line endings, and a byte-order mark stay. Files
      with errors are not changed, and the exit status is 1; use 'check' to see the errors.

      With --check, changes no file, and the exit status is 1 if a file would change.

      """,
    toolDetails: """
      If the only path is -, formats standard input to standard output.

      """,
    options: [check])

  private let paths: [String]
  private let isCheck: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.paths()
    isCheck = arguments.has(Self.check)
    if paths.count > 1, paths.contains("-") {
      throw UsageError("'-' must be the only path, because it is standard input")
    }
  }

  func run(_ console: any Console) throws -> ExitStatus {
    if paths == ["-"] { return try formatInput(console) }
    let routes = console.routesFiles(paths)
    guard let compilation = routes.compiled(report: console.report) else {
      return .findings
    }
    var status = ExitStatus.good
    for (file, formatting) in zip(routes.files, compilation.formattings) {
      switch formatting {
      case .unchanged: continue
      case .changed(let bytes):
        if isCheck {
          try console.print(harmless(file.path) + "\n")
        } else if write(bytes, to: file, console) {
          continue
        }
      case .refused(let errors):
        let count = errors == 1 ? "an error" : "\(errors) errors"
        console.report(
          "\(harmless(file.path)): error: the file has \(count) and was not formatted; "
            + "run '\(console.command.name) check' for details\n")
      }
      status = .findings
    }
    return status
  }

  /// Returns whether the file could be written.
  private func write(_ bytes: [UInt8], to file: SourceFile, _ console: any Console) -> Bool {
    do throws(FileProblem) {
      try file.rewrite(bytes)
      return true
    } catch {
      console.report(error.line + "\n")
      return false
    }
  }

  private func formatInput(_ console: any Console) throws -> ExitStatus {
    var bytes: [UInt8] = []
    while case let more = try console.read(), !more.isEmpty { bytes += more }
    let compilation = Compilation([SourceFile(path: "standard input", bytes: bytes)])
    switch compilation.formattings[0] {
    case .refused:
      // Standard input can't be read again, so report the errors now.
      console.report(compilation.findingsText)
      return .findings
    case .changed(let formatted):
      try console.print(isCheck ? "standard input\n" : String(decoding: formatted, as: UTF8.self))
      return isCheck ? .findings : .good
    case .unchanged:
      if !isCheck { try console.print(String(decoding: bytes, as: UTF8.self)) }
      return .good
    }
  }
}
