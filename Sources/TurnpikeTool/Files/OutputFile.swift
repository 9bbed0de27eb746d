import TurnpikeCompiler

/// A file that a subcommand writes, or compares with its output.
struct OutputFile {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Writes the file completely or not at all. A file that already has these bytes isn't touched.
  func write(_ text: String) throws(FileProblem) {
    do throws(SystemError) {
      try Files.write(Array(text.utf8), to: path)
    } catch {
      throw .unwritable(path, error.reason(at: path))
    }
  }

  /// Reads the current contents of the file.
  func read() throws(FileProblem) -> [UInt8] {
    do throws(SystemError) {
      if let bytes = try Files.contents(of: path) { return bytes }
    } catch {
      throw .unreadable(path, error.reason(at: path))
    }
    throw .tooLarge(path)
  }
}
