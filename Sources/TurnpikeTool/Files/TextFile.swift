import TurnpikeCompiler

/// A file that's read completely.
struct TextFile {
  let text: String

  /// - Throws: A `FileProblem` if the file can't be read.
  init(_ path: String) throws {
    do throws(SystemError) {
      text = String(decoding: try Files.contents(of: path) ?? [], as: UTF8.self)
    } catch {
      throw FileProblem.unreadable(path, error.reason(at: path))
    }
  }
}
