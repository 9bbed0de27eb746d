/// The names in unreadable lines. Such a line can declare the name, so the name is not reported as
/// unknown.
struct UnreadLines {
  /// The names, sorted.
  let names: [String]
  private let known: Set<String>
  private let hidesAll: Bool
  private let hasAttributes: Bool

  init(_ parsed: ParsedFiles) {
    let files = parsed.files
    // If the name of its enum is missing, a file and its lines are in the wrong table.
    let directives = Set(files.filter { !$0.isComplete }.flatMap(\.unreadDirectives))
    let isMisplaced = directives.contains(.enum)
    hasAttributes = isMisplaced || directives.contains(.attribute)
    var known: Set<String> = []
    for range in isMisplaced ? files.map(\.range) : files.flatMap(\.unread) {
      for word in parsed.words(in: range) where word.utf8.count <= 200 {
        // The pattern can belong to a route that is named after it.
        known.insert(word)
        known.insert(Naming.caseName(ofDestination: word))
        known.insert(Naming.lowerCamelCase(upperCamelCase(word)))
      }
    }
    self.known = known
    names = known.sorted()
    hidesAll = files.contains(where: \.isUTF16)
  }

  func mayDeclare(_ name: String) -> Bool { hidesAll || known.contains(name) }

  func mayDeclareAttribute(_ name: String) -> Bool { hasAttributes && mayDeclare(name) }
}
