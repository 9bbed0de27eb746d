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

/// The open documents, by their paths.
struct Documents {
  private var documents: [String: Document] = [:]
  subscript(path: String) -> Document? {
    get { documents[path] }
    set { documents[path] = newValue }
  }

  /// The paths of those that belong to a project.
  func paths(of project: Project) -> [String] {
    documents.filter { $0.value.project == project.folder }.keys.sorted()
  }

  /// The client's own name for a file.
  func uri(of path: String) -> String { documents[path]?.uri ?? DocumentURI.uri(of: path) }

  /// Changes a text in its place.
  mutating func edit(_ path: String, _ body: (inout Document) -> Void) {
    guard var document = documents.removeValue(forKey: path) else { return }
    body(&document)
    documents[path] = document
  }
}
