/// What can be seen of the lines that could not be read, so that a name that one of them may
/// declare is not told to be unknown.
struct UnreadLines {
  private let ranges: [SourceRange]
  private let parsed: ParsedFiles
  private let hidesAll: Bool
  private let hasAttributes: Bool
  /// Nothing of it is made before a name is missing.
  private var cases: Set<String>?
  private var mentioned: (table: String, names: Set<String>)?
  private var modules: (table: String, names: Set<String>)?
  /// More than the start of a line need not be seen to know its first word.
  private static let longestStart = 64

  init(_ parsed: ParsedFiles) {
    let files = parsed.files
    // Without the name of its enum, a file stands in the wrong table, and its lines among others.
    var directives: Set<DirectiveWord> = []
    for file in files where !file.isComplete {
      directives.formUnion(UnreadLines.directives(of: file))
    }
    let isMisplaced = directives.contains(.enum)
    hasAttributes = isMisplaced || directives.contains(.attribute)
    ranges =
      isMisplaced
      ? files.map { SourceRange(file: $0.index, lower: 0, upper: $0.source.bytes.count) }
      : files.flatMap(\.unread)
    self.parsed = parsed
    // In UTF-16, nothing can be seen.
    hidesAll = files.contains { $0.source.bytes.first ?? 0 >= 0xFE }
  }

  /// The directives that a file's unread lines seem to be, of those that concern other lines.
  static func directives(of file: FileSyntax) -> Set<DirectiveWord> {
    let all = DirectiveWord.allCases.filter(\.concernsOtherLines)
    let bytes = file.source.bytes
    var words: Set<DirectiveWord> = []
    for range in file.unread {
      var lower = range.lower
      while lower < range.upper {
        let names = names(in: bytes, lower, min(range.upper, lower + longestStart))
        if let first = names.first, first.text.utf8.count <= 12 {
          let near = nearestNames(to: first.text, in: all.map(\.rawValue))
          for word in all where word.rawValue == first.text || near.contains(word.rawValue) {
            words.insert(word)
          }
        }
        while lower < range.upper, bytes[lower] != SyntaxByte.lineFeed { lower += 1 }
        lower += 1
      }
    }
    return words
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
      for word in Self.names(in: range, of: parsed) where word.text.utf8.count <= 200 {
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
      for word in Self.names(in: range, of: parsed) { found.insert(word.text) }
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
    for name in names(in: range, of: parsed) {
      guard let first = name.text.utf8.first, SyntaxByte.isUpperCase(first),
        name.before == SyntaxByte.less || name.before == SyntaxByte.openBracket
          || name.before == SyntaxByte.colon,
        BuiltInType(rawValue: name.text) == nil
      else { continue }
      let parts = name.text.split(separator: ".", maxSplits: 1)
      modules.insert(parts.count > 1 ? String(parts[0]) : "")
    }
    return modules
  }

  /// The names in a range, dots and hyphens inside included, each with the last byte before it that
  /// is no white space; not the text after `=>`, which no line declares.
  private static func names(
    in range: SourceRange, of parsed: ParsedFiles
  ) -> [(text: String, before: UInt8)] {
    names(in: parsed.bytes(at: range), range.lower, range.upper)
  }

  private static func names(
    in bytes: [UInt8], _ lower: Int, _ upper: Int
  ) -> [(text: String, before: UInt8)] {
    var names: [(text: String, before: UInt8)] = []
    var before: UInt8 = 0
    var isTarget = false
    var index = lower
    while index < upper {
      let start = index
      while index < upper, SyntaxByte.isWordPart(bytes[index]) || isInnerDot(bytes, index, start) {
        // An arrow ends a name.
        if bytes[index] == SyntaxByte.hyphen, index + 1 < upper,
          bytes[index + 1] == SyntaxByte.greater
        {
          break
        }
        index += 1
      }
      if index > start {
        if !isTarget {
          names.append((String(decoding: bytes[start..<index], as: UTF8.self), before))
        }
        isTarget = false
      } else {
        isTarget =
          bytes[index] == SyntaxByte.greater && before == SyntaxByte.equals
          || isTarget && SyntaxByte.isBlank(bytes[index])
        index += 1
      }
      if !SyntaxByte.isBlank(bytes[index - 1]) { before = bytes[index - 1] }
    }
    return names
  }

  private static func isInnerDot(_ bytes: [UInt8], _ index: Int, _ start: Int) -> Bool {
    index > start && bytes[index] == SyntaxByte.dot && index + 1 < bytes.count
      && SyntaxByte.isNameStart(bytes[index + 1])
  }
}
