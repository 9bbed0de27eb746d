import TurnpikeAuthoring
import TurnpikeCompiler

/// Where verbs read and write: the three streams of the process, or those of a test.
protocol Console: AnyObject {
  /// How whoever reads calls the tool.
  var command: ToolCommand { get set }

  /// Whether standard output is to be coloured.
  var isColored: Bool { get }

  /// How many columns a line has; nil where standard output is no terminal.
  var width: Int? { get }

  /// Writes to standard output.
  func print(_ text: String) throws(OutputFailure)

  /// Writes to standard error. Does not throw, as a failure could not be reported anywhere.
  func report(_ text: String)

  /// Says what a long run is at, to whoever waits for it at a terminal; the next that is written
  /// takes its place.
  ///
  /// - Parameter isLong: whether it is known to take long, and not only where the run has so far.
  func showProgress(_ text: String, isLong: Bool)

  /// The next bytes of standard input, none at its end.
  func read() throws(FileProblem) -> [UInt8]

  /// Which of some open files can be read without waiting; standard input is 0.
  ///
  /// - Parameter isPatient: Whether to wait until one can.
  func readable(_ files: [Int32], isPatient: Bool) -> Set<Int32>
}

/// Why standard output takes no more.
enum OutputFailure: Error, Hashable {
  /// Its reader has gone.
  case closed
  case failed(String)
}

extension Console {
  func showProgress(_ text: String, isLong: Bool) {}

  func readable(_ files: [Int32], isPatient: Bool) -> Set<Int32> { Set(files) }

  /// Says why a table cannot be listed or exported.
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
