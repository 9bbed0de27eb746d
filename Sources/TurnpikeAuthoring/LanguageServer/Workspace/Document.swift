import TurnpikeCompiler

/// A file that an editor has open: what it shows counts, whatever is on the disk.
struct Document {
  /// As the client writes it.
  let uri: String
  var version: Int
  /// The folder of the project that it belongs to.
  var project: String
  var text: TextModel
}

extension [String: Document] {
  /// The paths of those that belong to a project.
  func paths(of project: Project) -> [String] {
    filter { $0.value.project == project.folder }.keys.sorted()
  }

  /// The client's own name for a file.
  func uri(of path: String) -> String { self[path]?.uri ?? DocumentURI.uri(of: path) }
}
