import TurnpikeAuthoring

/// `editor`: writes the configuration with which an editor starts the language server.
struct Editor: Verb {
  private static let output = Option(
    "--output", value: "FOLDER", "write the files to this folder instead of printing them")

  static let usage = VerbUsage(
    name: "editor", arguments: "NAME [--output FOLDER]",
    summary: "print the configuration for an editor",
    details: """
      Prints the configuration, which contains the path of this program. If an editor needs several
      files, write them to a folder with --output. NAME is one of:

      \(Columns.text(EditorKind.allCases.map { ["  " + $0.rawValue, $0.summary] }))
      """,
    options: [output])

  private let kind: EditorKind
  private let output: String?

  init(_ arguments: Arguments) throws(UsageError) {
    let words = arguments.operands + (arguments.afterDashes ?? [])
    let known = EditorKind.allCases.map(\.rawValue)
    guard let name = words.first else {
      throw UsageError("an editor is missing: \(known.joined(separator: ", "))")
    }
    guard let kind = EditorKind(rawValue: name) else {
      throw UsageError(unknown: "editor", name, known: known, isListing: true)
    }
    if words.count > 1 { throw UsageError("'editor' takes one editor") }
    self.kind = kind
    output = arguments.value(of: Self.output)
    if output == "" { throw UsageError("the name of the folder is empty") }
    if output == nil, kind.files(tool: "").count > 1 {
      throw UsageError("'\(name)' has several files; write them to a folder with '--output FOLDER'")
    }
  }

  func run(_ console: any Console) throws -> ExitStatus {
    for (name, text) in kind.files(tool: System.programPath) {
      if let output {
        let path = output + "/" + name
        try System.makeFolders(for: path)
        try OutputFile(path).write(text)
      } else {
        try console.print(text)
      }
    }
    return .good
  }
}
