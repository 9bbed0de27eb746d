import TurnpikeCompiler

/// A file that a verb writes, or compares with what it would write.
struct OutputFile {
  private let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Writes the file whole or not at all; one that has the bytes already is left alone.
  func write(_ text: String) throws(FileProblem) {
    do throws(SystemError) {
      try Files.write(Array(text.utf8), to: path)
    } catch {
      throw .unwritable(path, error.reason)
    }
  }

  /// The file as it is.
  func read() throws(FileProblem) -> [UInt8] {
    do throws(SystemError) {
      if let bytes = try Files.contents(of: path) { return bytes }
    } catch {
      throw .unreadable(path, error.reason)
    }
    throw .tooLarge(path)
  }
}
