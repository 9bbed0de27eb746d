/// What can be seen of the lines that could not be read, so that a name that one of them may
/// declare is not reported as unknown.
struct UnreadLines {
  private let ranges: [SourceRange]
  private let parsed: ParsedFiles
  private let hidesAll: Bool
  private let hasAttributes: Bool
  /// Nothing of it is made before a name is missing.
  private var cases: Set<String>?
  private var mentioned: (table: String, names: Set<String>)?
  private var modules: (table: String, names: Set<String>)?

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
      for word in parsed.names(in: range) where word.text.utf8.count <= 200 {
        if word.before == SyntaxByte.at { continue }
        found.insert(word.text)
        found.insert(Naming.caseName(ofDestination: word.text))
        found.insert(Naming.lowerCamelCase(suggestedName(of: word.text)))
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

  /// Whether a line names a type or an attribute, or one of a table's lines that were read, but for
  /// what is wrong in them.
  mutating func mayUse(_ name: String, in model: TableModel) -> Bool {
    if hidesAll { return true }
    if let mentioned, mentioned.table == model.name { return mentioned.names.contains(name) }
    var found: Set<String> = []
    for range in ranges + model.routes.filter({ $0.pattern == nil }).map(\.range) {
      for word in parsed.names(in: range) { found.insert(word.text) }
    }
    mentioned = (model.name, found)
    return found.contains(name)
  }

  /// The modules that types in the lines name; the empty name where one names none, and so may be
  /// of any. With them those of a table's lines that were read, but for what is wrong in them.
  mutating func modules(of model: TableModel) -> Set<String> {
    if let modules, modules.table == model.name { return modules.names }
    var names: Set<String> = hidesAll ? [""] : []
    for range in ranges + model.routes.filter({ $0.pattern == nil }).map(\.range) {
      names.formUnion(Self.modules(in: range, of: parsed))
    }
    modules = (model.name, names)
    return names
  }

  /// The modules of types that follow `<`, `[` or `:`.
  private static func modules(in range: SourceRange, of parsed: ParsedFiles) -> Set<String> {
    var modules: Set<String> = []
    // A module may have letters beyond ASCII, which end a scanned name.
    if parsed.bytes(at: range)[range.lower..<range.upper].contains(where: { $0 >= 0x80 }) {
      modules.insert("")
    }
    for name in parsed.names(in: range) {
      let parts = name.text.split(separator: ".", maxSplits: 1)
      let isType = parts.count > 1 || SyntaxByte.isUpperCase(name.text.utf8.first ?? 0)
      guard isType,
        name.before == SyntaxByte.less || name.before == SyntaxByte.openBracket
          || name.before == SyntaxByte.colon,
        BuiltInType(rawValue: name.text) == nil
      else { continue }
      modules.insert(parts.count > 1 ? String(parts[0]) : "")
    }
    return modules
  }
}
