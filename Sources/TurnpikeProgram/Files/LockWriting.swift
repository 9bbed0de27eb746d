package import TurnpikeCompiler

/// A lock as a file.
package enum LockWriting {
  /// Writes a lock whole or not at all; one that holds the text already is left alone.
  package static func write(_ text: String, to path: String) throws(FileProblem) {
    do throws(SystemError) {
      try Files.write(Array(text.utf8), to: path)
    } catch {
      throw .unwritable(path, error.reason)
    }
  }
}
