/// A way of writing of other tools, or a slip, and how it is written here.
///
/// The parsers know no habits. If a row could not be read, the first habit whose text touches the
/// position of the error explains the error.
struct Habit {
  /// After so many errors, a file is not a routes file, and its errors need no explanation.
  static var maximumErrors: Int { 100 }

  /// Longer rows are not written by people.
  private static var maximumBytes: Int { 300 }

  private let id: DiagnosticID
  private let written: Regex<AnyRegexOutput>
  /// The group of the match that is reported and replaced. The rest of the match is its context.
  private let group: Int
  /// How it is written here, by the texts of the match and its groups; nil if the text is something
  /// else after all.
  private let hint: ([String]) -> Wording?

  /// The habit that explains the error of a row; nil if no habit does. A habit whose edit does not
  /// help is not what was meant.
  static func explaining(
    _ error: Diagnostic, _ row: SourceRange, in source: SourceFile
  ) -> Diagnostic? {
    let text = source.text(row.prefix(maximumBytes))
    for habit in all {
      for match in text.matches(of: habit.written) {
        let all = source.range(of: match.range, in: text, at: row)
        let isNear = all.lower <= error.range.lower || all.lower < error.range.upper
        guard isNear, error.range.lower <= all.upper,
          let found = match.output[habit.group].range,
          let hint = habit.hint(match.output.map { $0.substring.map(String.init) ?? "" })
        else { continue }
        let range = source.range(of: found, in: text, at: row)
        let diagnostic = habit.diagnostic(range, hint, in: source)
        if diagnostic.replacement == nil || diagnostic.isImprovement(on: error, row, in: source) {
          return diagnostic
        }
      }
    }
    return movedAttributes(error, row, in: source)
  }

  private func diagnostic(
    _ range: SourceRange, _ hint: Wording, in source: SourceFile
  ) -> Diagnostic {
    let name = source.name(range.trimmed(in: source))
    if name.text.isEmpty {
      return Diagnostic(id, "unexpected white space; \(hint)", at: range)
    }
    let rule: Wording =
      switch id {
      case .unknownDirective: "unknown directive \(name)"
      case .unclosedBracket: "\(name) is not closed"
      default: "unexpected \(name)"
      }
    return Diagnostic(id, "\(rule); \(hint)", at: name.range).replacing(range)
  }

  /// Attributes in another place than the end of a line: the line with its attributes there.
  private static func movedAttributes(
    _ error: Diagnostic, _ row: SourceRange, in source: SourceFile
  ) -> Diagnostic? {
    let line = source.withoutComment(row).trimmed(in: source)
    let text = source.text(line)
    let attribute = #/(?:^|\s)(@[A-Za-z_]\w*(?:\((?:[^()]|\([^()]*\))*\))?)[,;]?(?=\s|$)/#
    guard line.count <= maximumBytes, !text.utf8.contains(SyntaxByte.lineFeed) else { return nil }
    let found = text.matches(of: attribute)
    guard let first = found.first?.output.1 else { return nil }
    var head = text.replacing(attribute, with: "").trimmed
    let isGroup = head.hasSuffix("{")
    if isGroup {
      // A group has no arrow.
      head = String(head.dropLast()).replacing(#/\s*[-=]>\s*$/#, with: "").trimmed
    }
    if head.isEmpty || head.hasPrefix("->") || head.hasPrefix("=>") { head = "/ " + head }
    let attributes = found.map { String($0.output.1) }
    let edited = ([head.trimmed] + attributes + (isGroup ? ["{"] : [])).joined(separator: " ")
    if edited == text { return nil }
    let range = source.range(of: first.startIndex..<first.endIndex, in: text, at: line)
    let rule =
      isGroup
      ? "a group's attributes must be between its path and '{'"
      : "attributes must be at the end of their line"
    let diagnostic = Diagnostic(
      .misplacedAttribute, "\(rule); write '\(proposed: edited)'", at: range
    ).replacing(line)
    return diagnostic.isImprovement(on: error, row, in: source) ? diagnostic : nil
  }
}

extension SourceFile {
  /// The range in the file of a part of a text that starts where another range does.
  fileprivate func range(
    of part: Range<String.Index>, in text: String, at start: SourceRange
  ) -> SourceRange {
    let lower = start.lower + text.utf8.distance(from: text.startIndex, to: part.lowerBound)
    return SourceRange(file: start.file, lower: lower, upper: lower + text[part].utf8.count)
  }
}

extension Diagnostic {
  /// Whether the row reads with the edit that the diagnostic proposes, or its error is later.
  fileprivate func isImprovement(
    on original: Diagnostic, _ row: SourceRange, in source: SourceFile
  ) -> Bool {
    guard let edit = replacement, edit.range.lower >= row.lower, edit.range.upper <= row.upper
    else { return false }
    var bytes = Array(source.bytes[row.lower..<row.upper])
    let (lower, upper) = (edit.range.lower - row.lower, edit.range.upper - row.lower)
    bytes.replaceSubrange(lower..<upper, with: edit.text.utf8)
    do throws(Diagnostic) {
      let edited = SourceFile(path: source.path, bytes: bytes)
      let all = SourceRange(file: row.file, lower: 0, upper: bytes.count).trimmed(in: edited)
      // The edit may make a comment of the row.
      if !all.isEmpty, !edited.starts(all, with: SyntaxByte.hash) {
        _ = try parseRow(all, in: edited)
      }
      return true
    } catch {
      let place = original.range.lower - row.lower
      let end = lower + edit.text.utf8.count
      if upper <= place { return error.range.lower > place + end - upper }
      return lower > place ? error.range.lower > place : error.range.lower >= end
    }
  }
}

extension Habit {
  /// In the order in which they are tried: a longer text before the text that it contains.
  ///
  /// Making them takes 20 milliseconds, so each run makes them once. `Regex` is not `Sendable`, because
  /// it can contain closures. These do not.
  nonisolated(unsafe) private static let all: [Habit] = {
    var table = Table()
    table.addDirectives()
    table.addAttributes()
    table.addArrows()
    table.addDestinations()
    table.addParameters()
    table.addTypes()
    table.addCaptures()
    table.addPatterns()
    return table.habits
  }()

  fileprivate struct Table {
    var habits: [Habit] = []

    /// - Parameter group: The group of the match that is reported and replaced.
    mutating func add<Output>(
      _ written: Regex<Output>, as id: DiagnosticID = .foreignSyntax, at group: Int = 0,
      _ hint: @escaping ([String]) -> Wording?
    ) {
      habits.append(
        Habit(id: id, written: Regex<AnyRegexOutput>(written), group: group, hint: hint))
    }
  }
}

// Texts that several habits write.

/// A capture by its name and the type that another tool gives it.
private func capture(_ name: String, _ type: String = "", isOptional: Bool = false) -> String {
  let name = ":" + name.replacing("-", with: "_")
  let type = typeName(type) ?? "String"
  if isOptional { return "\(name)<\(type)?>" }
  return type == "String" ? name : "\(name)<\(type)>"
}

/// What a type of another tool or language is called here; nil if the word is no type.
private func typeName(_ word: String) -> String? {
  if let type = BuiltInType.meant(inPattern: word) { return type.rawValue }
  if word.contains(#/^(?:\\+d|\[0-9\])[+*]?$/#) { return BuiltInType.int.rawValue }
  return word.contains(#/^[A-Z]\w*$/#) ? word : nil
}

/// The type of a default without a type.
private func typeName(ofValue value: String) -> String {
  if Int(value) != nil { return "Int" }
  return value == "true" || value == "false" ? "Bool" : "String"
}

extension Habit.Table {
  mutating func addDirectives() {
    add(
      #/^([^\s@]+)\s+((?:mount\s+[\w.]+|[A-Z]\w*)!?)\s*(?:as\s.*|@.*|#.*)?$/#, as: .missingArrow,
      at: 2
    ) {
      // A misspelled directive has no arrow.
      let isDirective = !nearestNames(to: $0[1], in: DirectiveWord.allCases.map(\.rawValue)).isEmpty
      return isDirective
        ? nil : "a destination follows an arrow; write '\(proposed: "-> " + $0[2])'"
    }
    add(#/(?:^|\s)(\/\/+|--)(?:\s|$)/#, at: 1) { _ in
      "a comment starts with '\(proposed: "#")' after white space"
    }
    add(#/(?:^|\s)(\/\*)/#, at: 1) { _ in
      "a comment starts with '#' after white space, and documentation with '///'"
    }
    add(
      #/^(enum|import|origin|query|type|access|attribute)\s*([:=](?=\s)|\?)/#,
      as: .unexpectedText, at: 2
    ) {
      "the argument of '\($0[1])' follows white space; remove it\(replacement: "")"
    }
    add(#/^attribute\s+(@)(?=\w)/#, as: .unexpectedText, at: 1) { _ in
      "an attribute is declared by its name; remove it\(replacement: "")"
    }
    add(#/^attribute\s+((\w+)\s*[:(]?\s*([A-Za-z]\w*)\)?)$/#, at: 1) { texts in
      typeName(texts[3]).map {
        "the type of an attribute's value is written '\(proposed: "\(texts[2])<\($0)>")'"
      }
    }
    add(#/^(enum)\s+\w+\s*=/#, at: 1) { _ in
      "enum values with a name are declared by '\(proposed: "type")'"
    }
    add(#/^(public|package|internal)\s+enum\s/#, at: 1) {
      "access is declared by 'access \($0[1])' on its own line"
    }
    add(#/^((?:route|group|link|path|-)\s+)(?=\S)/#, at: 1) { _ in
      "a line starts with its pattern; remove it\(replacement: "")"
    }
    add(#/^((?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|ANY|get|post|put|patch|delete)\s+)/#, at: 1) {
      _ in "a link has no method, and a line starts with its pattern; remove it\(replacement: "")"
    }
  }

  mutating func addAttributes() {
    add(#/@\w+([:=]\s*true)(?=\s|$)/#, at: 1) { _ in
      "an attribute without a value is only its name; remove it\(replacement: "")"
    }
    add(#/@\w+([:=]\s*([^\s(]+))/#, at: 1) {
      "an attribute's value is written '\(proposed: "(\($0[2]))")'"
    }
    add(#/[-=]>\s*[A-Za-z].*?\s(([a-z]\w*)\s*[:=]\s*(\w+))(?=\s|$)/#, at: 1) {
      let attribute = $0[3] == "true" ? "@" + $0[2] : "@\($0[2])(\($0[3]))"
      return "an attribute is written '\(proposed: attribute)'"
    }
    add(#/@\w+(?:\([^()]*\))?(\s*[,;])\s*(?=@)/#, as: .misplacedAttribute, at: 1) { _ in
      "attributes are separated by white space; remove it\(replacement: "")"
    }
    add(#/[\w}!)](@[A-Za-z_]\w*)/#, as: .misplacedAttribute, at: 1) {
      "an attribute follows white space; write '\(proposed: " " + $0[1])'"
    }
    add(#/@\s+(\w+)/#, as: .attributeWithoutName) {
      "an attribute's name follows '@' directly; write '\(proposed: "@" + $0[1])'"
    }
    add(#/@\w+(\s+)\(/#, as: .unexpectedText, at: 1) { _ in
      "'(' must follow an attribute's name directly; remove it\(replacement: "")"
    }
    add(#/(\s*[,;])\s*(?:\s#.*)?$/#, as: .unexpectedText, at: 1) { _ in
      "a line ends without it; remove it\(replacement: "")"
    }
  }

  mutating func addArrows() {
    add(#/-{2,}>|={2,}>(?=\s*[A-Z])|[–—‑−]>|→(?!\s*[a-z])/#, as: .missingArrow) { _ in
      "an arrow is written '\(proposed: "->")'"
    }
    add(#/={2,}>|⇒/#, as: .missingArrow) { _ in "an alias's arrow is written '\(proposed: "=>")'" }
    add(#/\s(>|=|:|-|to)\s+[A-Z]\w*!?\s*(?:as\s|@|#|$)/#, as: .missingArrow, at: 1) { _ in
      "an arrow is written '\(proposed: "->")'"
    }
    add(#/\w(:)\s+[A-Z]\w*!?\s*(?:as\s|@|#|$)/#, as: .missingArrow, at: 1) { _ in
      "an arrow is written '\(proposed: " ->")'"
    }
    add(#/\}[^\s{}?]*(\s*->\s*([A-Z]\w*)(!?))/#, as: .unexpectedText, at: 1) {
      "a stack has no arrow; write its last screen as '\(proposed: "{\($0[2])}\($0[3])")'"
    }
    add(#/([-=]>)\s*\{/#, as: .unexpectedText, at: 1) { _ in
      "a group has no arrow; remove it\(replacement: "")"
    }
    add(#/(\\)\s/#, as: .unexpectedText, at: 1) { _ in
      "a line that starts with '->' continues the line before; remove it\(replacement: "")"
    }
    add(#/(?:@\w+(?:\([^()]*\))?|\w(?![:\w]))(\s*[\[(:<]|\sbegin|\sdo)$/#, as: .missingBrace, at: 1)
    { _ in
      "a group's line ends with '\(proposed: " {")'"
    }
    add(#/\w\s*(\{\s*[^}]*[-=]>.*)/#, as: .unexpectedText, at: 1) { _ in
      "a group's brace must end its line; write each route of the group on its own line"
    }
  }

  mutating func addDestinations() {
    add(#/->\s*([a-z]\w*)\s+\w/#, as: .unexpectedText, at: 1) {
      if $0[1] == "mount" || $0[1] == "as" { return nil }
      return nearest(to: $0[1], in: ["mount"]) == nil
        ? "a destination is only a name" : "did you mean '\(proposed: "mount")'?"
    }
    add(#/->\s*([^\s.]+\.\w*Route)(?!\w)/#, as: .badType, at: 1) {
      "another module's enum must be mounted; write '\(proposed: "mount " + $0[1])'"
    }
    add(#/->\s*[A-Z]\w*(\(\)|\.self)/#, as: .unexpectedText, at: 1) { _ in
      "a destination is only a name; remove it\(replacement: "")"
    }
    add(#/([A-Z]\w*)!?\s+as\s+(\w+)!/#, as: .unexpectedText) {
      "the '!' of a modal follows the destination; write '\(proposed: "\($0[1])! as \($0[2])")'"
    }
    add(#/!\s*([A-Z]\w*)|([A-Z]\w*)\s+!/#, as: .unexpectedText) {
      "the '!' of a modal follows the destination; write '\(proposed: $0[1] + $0[2] + "!")'"
    }
    add(#/\s(As|AS)\s/#, as: .unexpectedText, at: 1) { _ in "did you mean '\(proposed: "as")'?" }
    add(#/->.*(,)\s*[A-Z]\w*$/#, as: .unexpectedText, at: 1) { _ in "each route is on its own line"
    }
    add(#/(?:=>|\sas)\s*(\.(\w+))/#, as: .missingName, at: 1) {
      "a case is named without '.'; write '\(proposed: $0[2])'"
    }
  }

  mutating func addParameters() {
    add(#/[?&]((\w+)=(?:[{<\[]|:|\$)+(\w+)[}>\]]*)/#, at: 1) {
      let parameter = $0[2] == $0[3] ? ":" + $0[3] : "\($0[2]):\($0[3])"
      let more: Wording = $0[1].contains("$") ? ", and a literal '$' '%24'" : ""
      return "a parameter is written '\(proposed: parameter)'\(more)"
    }
    add(#/[?&](?:\w+)?(:(\w+)[*+])/#, at: 1) {
      "a list is written '\(proposed: ":\($0[2])<[String]>")'"
    }
    add(#/[?&](:(\w+(?:-\w+)+))/#, as: .badSuffix, at: 1) {
      let name = $0[2].replacing("-", with: "_")
      return "a name has no '-'; write '\(proposed: "\($0[2]):\(name)")'"
    }
    add(#/\?\S*?([?,;])\s*(?=:?\w)/#, as: .unexpectedText, at: 1) { _ in
      "the items of a query are joined by '\(proposed: "&")'"
    }
    add(#/:(\w+)\[\](?:<(\w+)>)?/#) {
      "a list is written '\(proposed: ":\($0[1])<[\($0[2].isEmpty ? "String" : $0[2])]>")'"
    }
    add(#/<(?:Array<([^<>]+)>|(\w+)\[\])>/#) {
      "a list is written '\(proposed: "<[\($0[1])\($0[2])]>")'"
    }
    add(#/(?:[?&]\w+|#)(:(\w+(?:-\w+)+))/#, as: .badSuffix, at: 1) {
      "a name has no '-'; write '\(proposed: capture($0[2]))'"
    }
    add(#/\w(#\{(\w+)\})/#, at: 1) { "a fragment is written '\(proposed: "#:\($0[2])")'" }
  }

  mutating func addTypes() {
    add(#/:(\w+)\(((?:\\+d|\[0-9\])[+*]?)\)/#) {
      "a type is written '\(proposed: capture($0[1], $0[2]))'"
    }
    add(#/:(\w+)(\([^)\s]*\))/#, at: 2) {
      "a capture has a type instead, as in ':\($0[1])<Int>'"
    }
    add(#/:(\w+)(?:\s*:\s*|\s+|\[)([A-Za-z]\w*)(\??)\]?/#) { texts in
      guard let type = typeName(texts[2]) else { return nil }
      let written = ":\(texts[1])<\(type)\(texts[3])>"
      if BuiltInType.isMeant(byName: texts[2]) || type == texts[2] {
        return "a type is written '\(proposed: written)'"
      }
      return "a type is written '\(written)', and a segment can have only one capture"
    }
    add(#/(?:^|[\/?&])((\w+):(\s*)([A-Za-z]\w*)(\??))/#, at: 1) {
      // Without white space it is a key and a name.
      let isType = !$0[3].isEmpty || BuiltInType.isMeant(byName: $0[4])
      guard isType, let type = typeName($0[4]) else { return nil }
      return "a type is written '\(proposed: ":\($0[2])<\(type)\($0[5])>")'"
    }
    add(#/:(\w+)=([A-Za-z]\w*)/#) { texts in
      if Bool(texts[2]) != nil { return nil }
      if BuiltInType(rawValue: texts[2]) != nil {
        return "a type is written '\(proposed: ":\(texts[1])<\(texts[2])>")'"
      }
      return typeName(texts[2]).map {
        "a type is written ':\(texts[1])<\($0)>', and a default ':\(texts[1])<String = \(texts[2])>'"
      }
    }
    add(#/:(\w+)(?:<(\w+)>)?\s*=\s*([^\s>&=]+)/#) {
      let type = $0[2].isEmpty ? typeName(ofValue: $0[3]) : $0[2]
      return "a default is written '\(proposed: ":\($0[1])<\(type) = \($0[3])>")'"
    }
    add(#/<(\w+)\s*([<>]=?)\s*(-?[\d.]+)>/#) {
      let (type, bound) = ($0[1], $0[3])
      let range: String? =
        switch ($0[2], Int(bound)) {
        case (">=", _): bound + "..."
        case ("<=", _): "..." + bound
        case (">", let number?) where number < Int.max: "\(number + 1)..."
        case ("<", let number?) where number > Int.min: "...\(number - 1)"
        default: nil
        }
      guard let range else { return "a range is written 'a...b', 'a..<b', 'a...', or '...b'" }
      return "a range is written '\(proposed: "<\(type) \(range)>")'"
    }
    add(#/(?:\.\w+\s*\|\s*)+\.\w+(?:\s*=\s*\.\w+)?/#, as: .badWord) {
      "an enum value has no '.' before it; write '\(proposed: $0[0].replacing(".", with: ""))'"
    }
    add(#/<(\w+:\s*)?((?:[\w-]+\s*[,;\/|]\s*)+[\w-]+)(\s*=\s*[\w-]+)?>/#, as: .badWord) {
      let values = $0[2].split { ",;/| ".contains($0) }.joined(separator: "|")
      return "enum values are separated by '|'; write '\(proposed: "<\($0[1])\(values)\($0[3])>")'"
    }
    add(#/[<=]\s*(["'“”‘’][^<>=]*["'“”‘’])/#, at: 1) {
      let text = String($0[1].filter { !"\"'“”‘’".contains($0) })
      return "text has no quotation marks; write '\(proposed: text)'"
    }
    add(#/<[A-Z]\w*\s*(,)/#, as: .unexpectedText, at: 1) { _ in "a parameter has one type" }
    add(#/<Optional<([^<>]+)>>/#) { "an optional type is written '\(proposed: "<\($0[1])?>")'" }
    add(#/<\w+(<[^>]*>+)/#, at: 1) { _ in "a type cannot have types in angle brackets" }
    add(#/<([\w.]+\??)(?=\s*(?:[-=]>|\/|&|$))/#, as: .unclosedBracket) {
      "write '\(proposed: "<\($0[1])>")'"
    }
    add(#/(<)\w+\s*=\s*[^<>]*</#, as: .unclosedBracket, at: 1) { _ in
      "a '<' in a default is written '%3C'"
    }
  }

  mutating func addCaptures() {
    add(#/(?:\((\/?)|\{(\/)):(\w+)(?:<(\w+)>)?[)}]\??/#) {
      let written = $0[1] + $0[2] + capture($0[3], $0[4], isOptional: true)
      return "an optional capture is written '\(proposed: written)'"
    }
    add(#/\(\/[^)\s]*\)/#) { _ in "only a capture is optional, written ':id<String?>'" }
    add(#/\[\[(\.\.\.)?(\w+)\]\]|:(\w+)\*/#) {
      $0[1].isEmpty && $0[3].isEmpty
        ? "an optional capture is written '\(proposed: capture($0[2], isOptional: true))'"
        : "a rest capture is written '*\($0[2])\($0[3])', and takes one segment or more"
    }
    add(#/\[(?:\w-\w)+\][+*]?|\^\S*\$/#) { _ in
      "a pattern is not a regular expression; a capture has a name and a type, as in ':id<Int>'"
    }
    for rest in [
      Regex(#/[{<\[]{1,2}(?:\*+|\.\.\.|path:)([\w-]+)[}>\]]{1,2}/#),
      Regex(#/\{{1,2}([\w-]+)(?:\.\.\.|[*+]|:path)\}{1,2}/#), Regex(#/:(\w+)(?:\+|\.\.\.)/#),
      Regex(#/\*\*(\w*)/#), Regex(#/\*(\w+(?:-\w+)+)/#),
    ] {
      add(rest) {
        "a rest capture is written '\(proposed: "*" + $0[1].replacing("-", with: "_"))'"
      }
    }
    add(#/[#$:]?\{{1,2}\s*:?([a-z_][\w-]*)(?::([^{}?]*))?\s*(\?)?\}{1,2}/#) {
      let isOptional = $0[3] == "?"
      if !$0[2].isEmpty, typeName($0[2]) == nil {
        return "a capture is written ':\($0[1])', with a type ':\($0[1])<Int>'"
      }
      let what: Wording = isOptional ? "an optional capture" : "a capture"
      return "\(what) is written '\(proposed: capture($0[1], $0[2], isOptional: isOptional))'"
    }
    add(#/\{\w+:\S*\}/#) { _ in "a capture has a name and a type, as in ':id<Int>'" }
    add(#/<(\w+):([\w-]+)>/#) {
      "a capture is written '\(proposed: capture($0[2], $0[1]))'"
    }
    add(#/(?:^|[\/?&]|\s)((\w+)<(\w*)([^<>]*)>)/#, at: 1) {
      if $0[4].isEmpty, typeName($0[3]) == nil { return nil }
      let type = BuiltInType.meant(inPattern: $0[3])?.rawValue ?? $0[3]
      if $0[4].isEmpty, type != $0[3], !BuiltInType.isMeant(byName: $0[3]) {
        return "a parameter is written ':\($0[2])<\(type)>', or '\($0[2]):\($0[3])'"
      }
      return "a parameter is written '\(proposed: ":\($0[2])<\(type)\($0[4])>")'"
    }
    add(#/(?:^|\/|[?&])(<([A-Z]\w*)>)/#, at: 1) {
      "a capture has a name before its type, as in ':name<\($0[2])>'"
    }
    add(#/[<\[]{1,2}([a-z][\w-]*)[>\]]{1,2}/#) {
      "a capture is written '\(proposed: capture($0[1]))'"
    }
    add(#/\$([A-Za-z_]\w*)/#) {
      "a capture is written '\(proposed: capture($0[1]))', and a literal '$' '%24'"
    }
    add(#/(?:^|\/|[?&]\w*)((?::\s+|::)(\w+))(?=[\s\/?&<]|$)/#, as: .missingName, at: 1) {
      "a capture is written '\(proposed: capture($0[2]))'"
    }
    add(#/:(\w+)(?:<(\w+)>)?\?(?![:\w])/#) {
      "an optional parameter is written '\(proposed: capture($0[1], $0[2], isOptional: true))'"
    }
    add(#/:(\w+)(-(\w+))(?=[\s\/?{]|$)/#, as: .badSuffix, at: 2) {
      "did you mean ':\($0[1])_\($0[3])', or ':\($0[1])<String>\($0[2])' for a literal?"
    }
    add(#/:\w*[^\x00-\x7F]\w*/#, as: .badSuffix) { _ in
      "a name has only the letters 'a' to 'z', digits, and '_'"
    }
    add(#/:(\w+)(,+)(?=\s|$)/#, as: .badSuffix, at: 2) { _ in "remove it\(replacement: "")" }
    add(#/:\w+(>)/#, as: .badSuffix, at: 1) { _ in "nothing opens it" }
    add(#/:(\w+)(@\w+)/#, as: .badSuffix, at: 2) {
      """
      attributes are at the end of their line, and a literal after a capture is written \
      ':\($0[1])<String>\($0[2])'
      """
    }
    add(#/:(\w+)([),;][^\s\/?&:<>'"]*)(?=[\s\/?&]|$)/#, as: .badSuffix, at: 2) {
      "remove it, or write ':\($0[1])<String>\($0[2])' for a literal"
    }
    add(#/:(\w+)([^\w\s\/?&:<>=!"'-][^\s\/?&:<>]*)/#, as: .badSuffix) {
      "a literal after a capture is written '\(proposed: ":\($0[1])<String>\($0[2])")'"
    }
  }

  mutating func addPatterns() {
    add(#/^([a-z][a-z0-9+.-]*:\/\/)([^\s\/]*)|^\/?(www\.[\w.-]+)/#) {
      let isWeb = $0[1].hasPrefix("http")
      let origin = $0[1].isEmpty ? "https://" + $0[3] : isWeb ? $0[1] + $0[2] : $0[1]
      return "a pattern is a path; declare where links come from with \(quoted: "origin " + origin)"
    }
    add(#/["'`“”‘’]([^"'`“”‘’]+)["'`“”‘’]/#) {
      "text has no quotation marks; write '\(proposed: $0[1])'"
    }
    add(#/(?:^|[\s\/=<:(])(["“”‘’])/#, at: 1) { _ in "text has no quotation marks" }
    add(#/[?&](\s+)(?=:|\w+[:=])/#, as: .unexpectedText, at: 1) { _ in "remove it\(replacement: "")"
    }
    add(#/^[^@]*?\w(\s+)(?=[?&\/:][:\w]|<\S|\{[A-Z]\w*\})/#, as: .unexpectedText, at: 1) { _ in
      "remove it\(replacement: "")"
    }
    add(#/:(\w+)\s+([a-z]\w*)/#, as: .unexpectedText, at: 2) {
      "did you mean ':\($0[1])_\($0[2])'?"
    }
    add(#/^[^@]*\s([a-z]\w*)\s.*(?:[-=]>|\{$)/#, as: .unexpectedText, at: 1) { _ in
      "white space in a literal is written '%20'"
    }
    add(#/^([a-z]+)\s+[\w":](?![\s\S]*(?:[-=]>|\{\s*$))/#, as: .unknownDirective, at: 1) {
      let words = DirectiveWord.allCases.map(\.rawValue)
      if words.contains($0[1]) { return nil }
      if let word = DirectiveWord(foreign: $0[1]) { return "did you mean '\(word.rawValue)'?" }
      let near = nearestNames(to: $0[1], in: words)
      return near.count == 1
        ? "did you mean '\(proposed: near[0])'?" : "the directives are \(all: words)"
    }
  }
}
