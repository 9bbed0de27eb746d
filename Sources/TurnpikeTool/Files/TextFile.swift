import TurnpikeCompiler

/// A file that is read whole.
struct TextFile {
  let text: String

  /// - Throws: a `FileProblem` where it cannot be read.
  init(_ path: String) throws {
    do throws(SystemError) {
      text = String(decoding: try Files.contents(of: path) ?? [], as: UTF8.self)
    } catch {
      throw FileProblem.unreadable(path, error.reason)
    }
  }
}
