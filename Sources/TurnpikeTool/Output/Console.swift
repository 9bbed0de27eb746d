import TurnpikeAuthoring
import TurnpikeCompiler

/// The input and output of subcommands: the standard streams of the process, or recordings of a
/// test.
protocol Console: AnyObject {
  /// The command that the user typed to run the tool.
  var command: ToolCommand { get set }

  /// Whether standard output is colored.
  var isColored: Bool { get }

  /// The number of columns in a line, or nil if standard output isn't a terminal.
  var width: Int? { get }

  /// Writes to standard output.
  func print(_ text: String) throws(OutputFailure)

  /// Writes to standard error. It does not throw, because a failure could not be reported.
  func report(_ text: String)

  /// Shows the progress of a long run on a terminal. The next output replaces the text.
  ///
  /// - Parameter isLong: Whether the run is known to be long. Otherwise, the text is only shown if
  ///   the run has taken long so far.
  func showProgress(_ text: String, isLong: Bool)

  /// Reads the next bytes of standard input. The result is empty at the end.
  func read() throws(FileProblem) -> [UInt8]

  /// Returns the open files that can be read without waiting. Standard input is 0.
  ///
  /// - Parameter isPatient: Whether to wait until a file can be read.
  func readable(_ files: [Int32], isPatient: Bool) -> Set<Int32>
}

/// The reason that standard output can't be written.
enum OutputFailure: Error, Hashable {
  /// The reader of standard output closed the pipe.
  case closed
  case failed(String)
}

extension Console {
  func showProgress(_ text: String, isLong: Bool) {}

  func readable(_ files: [Int32], isPatient: Bool) -> Set<Int32> { Set(files) }

  /// Reports the reason that a table can't be listed or exported.
  func report(_ problem: ExportProblem) {
    report("\(Tool.name): error: \(harmless(problem.message))\n")
  }

  private static var manyFiles: Int { 200 }

  /// Reads the files that a command line names.
  func routesFiles(_ paths: [String]) -> RoutesFiles {
    let routes = RoutesFiles(paths) { path, count in
      self.showProgress("reading file \(count): \(harmless(path))", isLong: false)
    }
    let count = routes.files.count
    showProgress("checking \(count) files", isLong: count >= Self.manyFiles)
    return routes
  }
}
