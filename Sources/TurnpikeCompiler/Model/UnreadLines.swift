/// What can be seen of the lines that could not be read, so that a name that one of them may
/// declare is not reported as unknown.
struct UnreadLines {
  private let ranges: [SourceRange]
  private let parsed: ParsedFiles
  private let hidesAll: Bool
  private let hasAttributes: Bool
  /// Nothing of it is made before a name is missing.
  private var cases: Set<String>?

  init(_ parsed: ParsedFiles) {
    let files = parsed.files
    // Without the name of its enum, a file and its lines are in the wrong table.
    var directives: Set<DirectiveWord> = []
    for file in files where !file.isComplete {
      directives.formUnion(file.unreadDirectives)
    }
    let isMisplaced = directives.contains(.enum)
    hasAttributes = isMisplaced || directives.contains(.attribute)
    ranges =
      isMisplaced
      ? files.map(\.range)
      : files.flatMap(\.unread)
    self.parsed = parsed
    hidesAll = files.contains(where: \.isUTF16)
  }

  /// Whether a line may make a case of this name: by a destination, by `as`, or by a pattern that a
  /// destination would be called after.
  mutating func mayMake(_ name: String) -> Bool {
    hidesAll || !ranges.isEmpty && names().contains(name)
  }

  /// The names of cases and attributes that the lines may make, sorted.
  var candidates: [String] {
    mutating get { ranges.isEmpty ? [] : names().sorted() }
  }

  private mutating func names() -> Set<String> {
    if let cases { return cases }
    var found: Set<String> = []
    for range in ranges {
      for word in parsed.words(in: range) where word.utf8.count <= 200 {
        found.insert(word)
        found.insert(Naming.caseName(ofDestination: word))
        found.insert(Naming.lowerCamelCase(suggestedName(of: word)))
      }
    }
    cases = found
    return found
  }

  /// Whether a line may declare an attribute of this name.
  mutating func mayDeclareAttribute(_ name: String) -> Bool {
    hasAttributes && mayMake(name)
  }

  /// The names of attributes that the lines may declare.
  var attributeCandidates: [String] {
    mutating get { hasAttributes ? candidates : [] }
  }
}
