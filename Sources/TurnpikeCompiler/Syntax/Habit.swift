/// A way of writing of other tools, or a slip, and how it is written here.
///
/// The parsers know no habits. If a row could not be read, the first habit whose text touches the
/// position of the error explains the error.
struct Habit {
  /// After so many errors, a file is not a routes file, and its errors need no explanation.
  static var maximumErrors: Int { 100 }

  /// Longer rows are not written by people.
  fileprivate static var maximumBytes: Int { 300 }

  fileprivate let id: DiagnosticID
  fileprivate let written: Regex<AnyRegexOutput>
  /// The group of the match that is reported and replaced. The rest of the match is its context.
  fileprivate let group: Int
  /// How it is written here, by the texts of the match and its groups; nil if the text is something
  /// else after all.
  fileprivate let hint: ([String]) -> Wording?

  /// The habit that explains the error of a row; nil if no habit does. A habit whose edit does not
  /// help is not what was meant.
  static func explaining(
    _ error: Diagnostic, _ row: SourceRange, in source: SourceFile
  ) -> Diagnostic? {
    let text = source.textWithoutComments(row.prefix(maximumBytes))
    for habit in all {
      for match in text.matches(of: habit.written) {
        let all = row.range(of: match.range, in: text)
        let isNear = all.lower <= error.range.lower || all.lower < error.range.upper
        guard isNear, error.range.lower <= all.upper,
          let found = match.output[habit.group].range,
          let hint = habit.hint(match.output.map { $0.substring.map(String.init) ?? "" })
        else { continue }
        let range = row.range(of: found, in: text)
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
    let line = source.withoutComment(row)
    let text = source.text(line)
    guard let moved = MovedAttributes(text), moved.edited != text else { return nil }
    let range = line.range(of: moved.first, in: text)
    let rule =
      moved.isGroup
      ? "a group's attributes must be between its path and '{'"
      : "attributes must be at the end of their line"
    let diagnostic = Diagnostic(
      .misplacedAttribute, "\(rule); write '\(proposed: moved.edited)'", at: range
    ).replacing(line)
    return diagnostic.isImprovement(on: error, row, in: source) ? diagnostic : nil
  }
}

/// A line with its attributes at the end, or in front of the brace of a group.
struct MovedAttributes {
  let edited: String
  /// The first attribute in the text as written.
  let first: Range<String.Index>
  let isGroup: Bool

  /// Returns nil if the line has no attribute.
  ///
  /// - Parameter start: The start of the line, which has no attributes.
  init?(_ line: String, after start: String = "") {
    let attribute = #/(?:^|\s)(@[A-Za-z_]\w*(?:\((?:[^()]|\([^()]*\))*\))?)[,;]?(?=\s|$)/#
    guard line.utf8.count <= Habit.maximumBytes, !line.utf8.contains(SyntaxByte.lineFeed)
    else { return nil }
    let attributes = line.matches(of: attribute).map(\.output.1)
    guard let first = attributes.first else { return nil }
    var head = (start + line.replacing(attribute, with: "")).trimmed
    isGroup = head.hasSuffix("{")
    if isGroup {
      // A group has no arrow.
      head = String(head.dropLast()).replacing(#/\s*[-=]>\s*$/#, with: "").trimmed
    }
    if head.isEmpty || head.hasPrefix("->") || head.hasPrefix("=>") { head = "/ " + head }
    if head.hasPrefix("?") || head.hasPrefix("#:") { head = "/" + head }
    let parts = [head.trimmed] + attributes.map(String.init) + (isGroup ? ["{"] : [])
    edited = parts.joined(separator: " ")
    self.first = first.startIndex..<first.endIndex
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
    bytes.replaceSubrange(
      (edit.range.lower - row.lower)..<(edit.range.upper - row.lower), with: edit.text.utf8)
    do throws(Diagnostic) {
      let edited = SourceFile(path: source.path, bytes: bytes)
      let all = SourceRange(file: row.file, lower: 0, upper: bytes.count).trimmed(in: edited)
      // The edit may make a comment of the row.
      if !all.isEmpty, !edited.starts(all, with: SyntaxByte.hash) {
        _ = try parseRow(all, in: edited)
      }
      return true
    } catch {
      // The edit changes the length of what is before its end, and not of what follows.
      let good = max(original.range.lower + 1, edit.range.upper)
      return bytes.count - error.range.lower <= row.upper - good
    }
  }
}

// The table.
extension Habit {
  /// In the order in which they are tried: a longer text before the text that it contains.
  ///
  /// Making them takes 20 milliseconds, so each run makes them once. `Regex` is not `Sendable`, because
  /// it can contain closures. These do not.
  nonisolated(unsafe) fileprivate static let all =
    directives + attributes + arrows + destinations + parameters + types + captures + patterns

  /// - Parameter group: The group of the match that is reported and replaced.
  fileprivate init<Output>(
    _ written: Regex<Output>, as id: DiagnosticID = .foreignSyntax, at group: Int = 0,
    _ hint: @escaping ([String]) -> Wording?
  ) {
    self.init(id: id, written: Regex<AnyRegexOutput>(written), group: group, hint: hint)
  }

  /// - Parameter hint: A text in which `$1` is the first group of the match. The part between
  ///   backticks is what replaces the reported group; an empty part removes it.
  fileprivate init<Output>(
    _ written: Regex<Output>, as id: DiagnosticID = .foreignSyntax, at group: Int = 0,
    _ hint: String
  ) {
    let parts = hint.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    self.init(written, as: id, at: group) { groups in
      let parts = parts.map { part in
        groups.indices.reduce(part) { $0.replacing("$\($1)", with: groups[$1]) }
      }
      if parts.count == 1 { return "\(parts[0])" }
      return parts[1].isEmpty
        ? "\(parts[0])\(replacement: "")\(parts[2])"
        : "\(parts[0])'\(proposed: parameter(parts[1]))'\(parts[2])"
    }
  }
}

// Texts that several habits write.

/// A parameter as it is written here, by the name and the type that another tool gives it:
/// `:product-id<int>` becomes `:product_id<Int>`. Any other text stays.
private func parameter(_ text: String) -> String {
  let written = #/([^:*]*)([:*])([\w-]+)(?:<(\w*|\\+d[+*]?|\[0-9\][+*]?)(\??)>)?/#
  guard let (_, key, mark, name, type, question) = text.wholeMatch(of: written)?.output else {
    return text
  }
  let newName = name.replacing("-", with: "_")
  let newType = type.flatMap { typeName($0) }
  let spec = question == "?" ? "<\(newType ?? "String")?>" : newType.map { "<\($0)>" } ?? ""
  return "\(key == newName ? "" : key)\(mark)\(newName)\(spec)"
}

/// The name in Turnpike of a type of another tool or language; nil if the word is not a type.
private func typeName(_ word: some StringProtocol) -> String? {
  if let type = BuiltInType.meant(inPattern: String(word)) { return type.rawValue }
  if word.hasPrefix("\\") || word.hasPrefix("[0-9]") { return BuiltInType.int.rawValue }
  return word.first.map { $0.isASCII && $0.isUppercase } == true ? String(word) : nil
}

/// The type of a default without a type.
private func typeName(ofValue value: String) -> String {
  if Int(value) != nil { return "Int" }
  return value == "true" || value == "false" ? "Bool" : "String"
}

extension Habit {
  private static var directives: [Habit] {
    [
      Habit(
        #/^([^\s@]+)\s+((?:mount\s+[\w.]+|[A-Z]\w*)!?)\s*(?:as\s.*|@.*|#.*)?$/#,
        as: .missingArrow, at: 2
      ) {
        // A misspelled directive has no arrow.
        let directives = DirectiveWord.allCases.map(\.rawValue)
        return nearestNames(to: $0[1], in: directives).isEmpty
          && DirectiveWord(foreign: $0[1]) == nil && DirectiveWord(rawValue: $0[1]) == nil
          && !$0[1].contains(#/[,;:=]$/#)
          ? "a destination follows an arrow; write '\(proposed: "-> " + $0[2])'" : nil
      },
      // An attribute must not become a part of a comment.
      Habit(
        #/(?:^|\{?\s+)(\/\/+|--)(?:\s|$)(?![^\n]*@\w)/#, at: 1,
        "a comment starts with `#` after white space"),
      Habit(
        #/(?:^|\{?\s+)(\/\/+|--)(?:\s|$)/#, at: 1, "a comment starts with '#' after white space"),
      Habit(
        #/^(\/\/(?!\/)|\/\*(?!\w))(?!\S*\s+(?:[-=]>|[@{?&])).*/#, at: 1,
        "a comment starts with '#', and documentation with '///'"),
      Habit(#/\s(\/\*)/#, at: 1, "a comment starts with '#' after white space"),
      Habit(#/^(<!--|;+|%+|\{-)\s/#, at: 1, "a comment starts with '#'"),
      Habit(
        #/\w(#)(?=\s)/#, as: .unexpectedText, at: 1, "a comment follows white space; write ` #`"),
      Habit(
        #/^(enum|import|origin|query|type|access|attribute)\s*([:=](?=\s)|\?)/#,
        as: .unexpectedText, at: 2, "the argument of '$1' follows white space; remove it``"),
      Habit(#/^attribute\s+((\w+)\s*[:(]?\s*([A-Za-z]\w*)\)?)$/#, at: 1) { texts in
        typeName(texts[3]).map {
          "the type of an attribute's value is written '\(proposed: "\(texts[2])<\($0)>")'"
        }
      },
      Habit(
        #/^attribute\s+(@)\w/#, as: .missingName, at: 1,
        "an attribute is declared without '@'; remove it``"),
      Habit(#/^attribute\s+(\w+(?:-\w+)+)|@(\w+(?:-\w+)+)/#, as: .unexpectedText) {
        let written = "attribute \($0[1])"
        return $0[1].isEmpty
          ? "a name has no '-'; write '\(proposed: $0[0].replacing("-", with: "_"))'"
          : "a name has no '-'; write '\(proposed: written.replacing("-", with: "_"))'"
      },
      Habit(
        #/^enum\s+\w+(\s*:[^{]*)$/#, as: .unexpectedText, at: 1,
        "an enum of routes conforms to nothing else; remove it``"),
      Habit(#/^(enum)\s+\w+\s*=/#, at: 1, "enum values with a name are declared by `type`"),
      Habit(
        #/^(public|package|internal)\s+enum\s/#, at: 1,
        "access is declared by 'access $1' on its own line"),
      Habit(
        #/^((?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|ANY|get|post|put|patch|delete)\s+)/#, at: 1,
        "a link has no method, and a line starts with its pattern; remove it``"),
      Habit(
        #/^((?:route|group|link|path|redirect|alias|stack|-|\*|\d+\.)\s+)(?=[^\s=\-])/#, at: 1,
        "a line starts with its pattern; remove it``"),
    ]
  }

  private static var attributes: [Habit] {
    [
      Habit(
        #/@\w+([:=]\s*true)(?=\s|$)/#, at: 1,
        "an attribute without a value is only its name; remove it``"),
      Habit(#/@\w+([:=]\s*([^\s(]+))/#, at: 1, "an attribute's value is written `($2)`"),
      Habit(
        #/@\w+(\s*(?:["“]([^"“”]*)["”]|[<\[](\w+)[>\]]))/#, at: 1,
        "an attribute's value is written `($2$3)`"),
      Habit(
        #/@\w+(\s+((?!as\b)\w+))\s*(?:\s#.*)?$/#, as: .unexpectedText, at: 1,
        "an attribute's value is written `($2)`"),
      Habit(
        #/[-=]>\s*[A-Za-z].*?\s(([a-z]\w*)\s*[:=]\s*true)(?=\s|$)/#, at: 1,
        "an attribute is written `@$2`"),
      Habit(
        #/[-=]>\s*[A-Za-z].*?\s(([a-z]\w*)\s*[:=]\s*(\w+))(?=\s|$)/#, at: 1,
        "an attribute is written `@$2($3)`"),
      Habit(
        #/(?:@\w+(?:\([^()]*\))?|[-=]>\s*[\w.]+!?)(\s*[,;])\s*(?=@)/#,
        as: .misplacedAttribute, at: 1,
        "attributes are separated by white space; remove it``"),
      Habit(
        #/[\w}!)](@[A-Za-z_]\w*)/#, as: .misplacedAttribute, at: 1,
        "an attribute follows white space; write ` $1`"),
      Habit(
        #/@\w+(\s+)\([^()]*\)/#, as: .unexpectedText, at: 1,
        "'(' must follow an attribute's name directly; remove it``"),
      Habit(
        #/@\s+(\w+)/#, as: .attributeWithoutName,
        "an attribute's name must follow '@' directly; write `@$1`"),
      Habit(
        #/(\s*[,;])\s*(?:\s#.*)?$/#, as: .unexpectedText, at: 1,
        "a line ends without it; remove it``"),
    ]
  }

  private static var arrows: [Habit] {
    [
      Habit(
        #/^\S+\s+((?:as|=>|->)\s+\w+)\s*\{$/#, as: .unexpectedText, at: 1,
        "a group has no name; remove it``"),
      Habit(
        #/^mount\s+(\S+)\s*->\s*([A-Z][\w.]*)/#, as: .unexpectedText,
        "a mount is written `$1 -> mount $2`"),
      Habit(
        #/^[^\s<?]+(,\s+|\s+[,|]\s*)\S+\s*->/#, as: .unexpectedText, at: 1,
        "a line has one pattern; another one is an alias on its own line, as in 'p/:id => product'"),
      Habit(
        #/^[^=]*\s(=)\s+[a-z]\w*$/#, as: .missingArrow, at: 1, "an alias's arrow is written `=>`"),
      Habit(
        #/^([A-Z]\w*!?)\s*<-\s*([^\s@]+)/#, as: .missingArrow,
        "a line starts with its pattern; write `$2 -> $1`"),
      Habit(
        #/^([^\s@?]+)\s+as\s+(\w+)\s*->\s*([A-Z]\w*!?)/#, as: .unexpectedText,
        "a case name follows the destination; write `$1 -> $3 as $2`"),
      Habit(
        #/(=>\s*([A-Z]\w*\.[A-Z]\w*))/#, as: .unexpectedText, at: 1,
        "another module's enum must be mounted; write `-> mount $2`"),
      Habit(
        #/(=>)\s*mount\s/#, as: .unexpectedText, at: 1, "a mount is written with `->`"),
      Habit(
        #/=>\s*\w+((?:\/[:*]\w*(?:<[^<>]*>)?)+|\([^()]*\))(?=\s|$)/#, as: .unexpectedText, at: 1,
        "an alias only names the case of its route; remove it``"),
      Habit(
        #/=>\s*\/?\w+[\/?]\S*|=>\s*\/\w+/#, as: .unexpectedText,
        "an alias names the case of its route, as in '=> product'"),
      Habit(
        #/[-=]>\s*\w[\w.]*!?(?:\s+as\s+\w+)?(?:\s+@\w+(?:\([^()]*\))?)*(?:\s*[,;]\s*|\s+)(?!as\s)([^\s@]+\s*[-=]>.*)/#,
        as: .unexpectedText, at: 1, "two routes cannot be on one line; write each on its own line"),
      Habit(
        #/-{2,}>|={2,}>(?=\s*[A-Z])|[–—‑−]>|→(?!\s*[a-z])/#, as: .missingArrow,
        "an arrow is written `->`"),
      Habit(#/={2,}>|⇒/#, as: .missingArrow, "an alias's arrow is written `=>`"),
      Habit(
        #/\s(>|=|:|-|to)\s+[A-Z]\w*!?\s*(?:as\s|@|#|$)/#, as: .missingArrow, at: 1,
        "an arrow is written `->`"),
      Habit(
        #/\w(:)\s+[A-Z]\w*!?\s*(?:as\s|@|#|$)/#, as: .missingArrow, at: 1,
        "an arrow is written ` ->`"),
      Habit(
        #/^([^\s?{}]+)(\?[^\s{}]+)(\{\s*[A-Z]\w*\s*\}!?)(?=\s|$)/#, as: .unexpectedText,
        "the query of a stack follows its last screen; write `$1$3$2`"),
      Habit(
        #/\}[^\s{}?]*(\s*->\s*([A-Z]\w*)(!?))/#, as: .unexpectedText, at: 1,
        "a stack has no arrow; write its last screen as `{$2}$3`"),
      Habit(
        #/([-=]>)\s*\{/#, as: .unexpectedText, at: 1, "a group has no arrow; remove it``"),
      Habit(
        #/\w\s*(\{\s*[^}]*[-=]>.*)/#, as: .unexpectedText, at: 1,
        "a group's brace must end its line; write each route of the group on its own line"),
    ]
  }

  private static var destinations: [Habit] {
    [
      Habit(
        #/->\s*((?!mount\s)(?:[Mm]ount|include|import|embed)\s*[\s(]([A-Z][\w.]*)\)?)/#,
        as: .unexpectedText, at: 1, "a mounted enum is written `mount $2`"),
      Habit(#/->\s*([a-z]\w*)\s+\w/#, as: .unexpectedText, at: 1) {
        if $0[1] == "mount" || $0[1] == "as" { return nil }
        return nearest(to: $0[1], in: ["mount"]) == nil
          ? "a destination is only a name" : "did you mean '\(proposed: "mount")'?"
      },
      Habit(
        #/->\s*([^\s.]+\.\w*Route)(?!\w)/#, as: .badType, at: 1,
        "another module's enum must be mounted; write `mount $1`"),
      Habit(
        #/\{\s*(\w+)\s*!\s*\}/#, as: .unexpectedText,
        "the '!' of a modal follows the brace; write `{$1}!`"),
      Habit(
        #/([A-Z]\w*)!?\s+as\s+(\w+)!/#, as: .unexpectedText,
        "the '!' of a modal follows the destination; write `$1! as $2`"),
      Habit(
        #/!\s*([A-Z]\w*)|([A-Z]\w*)\s+!/#, as: .unexpectedText,
        "the '!' of a modal follows the destination; write `$1$2!`"),
      Habit(
        #/->\s*[A-Z]\w*(\.self|\((?:\w+:[^()]*)?\))/#, as: .unexpectedText, at: 1,
        "a destination is only a name; remove it``"),
      Habit(#/->\s*(\.(\w+))/#, as: .missingDestination, at: 1) {
        let name = destinationName($0[2]) ?? "HomeDestination"
        return "a destination is the name of a type; write \(quoted: name)"
      },
      Habit(
        #/[-=]>\s*[A-Z][\w.]*!?\s+([\[(]?((?!as\b)[a-z]\w*(?:\([^()]*\))?)[\])]?)(?=\s|$)/#,
        as: .unexpectedText, at: 1, "an attribute is written '@$2', and a case name 'as name'"),
      Habit(#/\s(As|AS)\s/#, as: .unexpectedText, at: 1, "did you mean `as`?"),
      Habit(
        #/(?:=>|\sas)\s*(\.(\w+))/#, as: .missingName, at: 1,
        "a case is named without '.'; write `$2`"),
    ]
  }

  private static var parameters: [Habit] {
    [
      Habit(
        #/[?&]((\w+)=(?:[{<\[]|:|\$)+(\w+)[}>\]]*)/#, at: 1, "a parameter is written `$2:$3`"),
      Habit(#/[?&](?:\w+)?(:(\w+)(?:[*+]|\.\.\.))/#, at: 1, "a list is written `:$2<[String]>`"),
      Habit(
        #/[?&](:(\w+(?:-\w+)+))/#, as: .badSuffix, at: 1, "a name has no '-'; write `$2:$2`"),
      Habit(
        #/(?:[?&]\w+|#)(:(\w+(?:-\w+)+))/#, as: .badSuffix, at: 1,
        "a name has no '-'; write `:$2`"),
      Habit(
        #/\?(?:[^\s<>]|<[^<>]*>)*?([?,;]\s*)(?=:?\w)/#, as: .unexpectedText, at: 1,
        "the items of a query are joined by `&`"),
      Habit(
        #/^(?:query\s)?:?\w\S*>(\s*[,;]?\s+)(?=:?\w+[<:])/#, as: .unexpectedText, at: 1,
        "the items of a query are joined by `&`"),
      Habit(#/(&)(?=[&\s]|$)/#, as: .missingName, at: 1, "remove it``"),
      Habit(#/\w(#\{(\w+)\})/#, at: 1, "a fragment is written `#:$2`"),
      Habit(
        #/(#:\w+(?:<[^<>]*>)?)(\?[^\s#]+)/#, as: .unexpectedText,
        "the query precedes the fragment; write `$2$1`"),
      Habit(
        #/\?\S*?[\w>](#([A-Za-z_]\w*))(?=\s|$)/#, as: .unexpectedText, at: 1,
        "a fragment is written `#:$2`"),
      Habit(#/[?&]([\w.-]+\[\w+\])(?=[&\s]|$)/#, as: .missingName, at: 1) {
        let key = $0[1].replacing("[", with: "%5B").replacing("]", with: "%5D")
        let name = $0[1].split { "[]".contains($0) }.last ?? ""
        return "the brackets of a key are encoded, as in '\(key):\(String(name))'"
      },
      Habit(#/[?&](:(\w+)\[\](?:<(\w+)>)?)/#, at: 1) {
        let list = ":\($0[2])<[\($0[3].isEmpty ? "String" : $0[3])]>"
        return """
          a list is written \(quoted: list), and \(quoted: $0[2] + "%5B%5D" + list) if its key is \
          \(quoted: $0[2] + "[]")
          """
      },
      Habit(#/<(?:(?:Array|Set|List)<([^<>]+)>|(\w+)\[\])>/#, "a list is written `<[$1$2]>`"),
    ]
  }

  private static var types: [Habit] {
    [
      Habit(#/:(\w+)\((\\+d[+*]?|\[0-9\][+*]?)\)/#, "a type is written `:$1<$2>`"),
      Habit(#/:(\w+)\((\w+(?:\|\w+)+)\)/#, "enum values are written `:$1<$2>`"),
      Habit(
        #/<(\w+)\((\w+(?:\|\w+)+)\)>/#, as: .badWord,
        "an enum with a name is written `<$1: $2>`"),
      Habit(
        #/:(\w+)(\([^)\s]*\))/#, at: 2, "a capture has a type instead, as in ':$1<Int>'"),
      Habit(
        #/:(\w+)(?:\s*:\s*|\s+|\[)([A-Z]\w*\??|(?:int|integer|string|bool|boolean|uuid)\b\??)[\]>]?/#,
        "a type is written `:$1<$2>`"),
      Habit(#/(?:^|[\/?&])((\w+):(\s*)([A-Za-z]\w*)(\??))/#, at: 1) {
        // Without white space it is a key and a name.
        let isType = !$0[3].isEmpty || BuiltInType.isMeant(by: $0[4])
        guard isType, let type = typeName($0[4]) else { return nil }
        return "a type is written '\(proposed: ":\($0[2])<\(type)\($0[5])>")'"
      },
      Habit(#/:(\w+)(?:<(\w+)>)?\s*=\s*([^\s>&=\/?]+)/#) { texts in
        let (name, value) = (texts[1], texts[3])
        if BuiltInType(rawValue: value) != nil {
          return "a type is written '\(proposed: ":\(name)<\(value)>")'"
        }
        let type = texts[2].isEmpty ? typeName(ofValue: value) : texts[2]
        let written = ":\(name)<\(type) = \(value)>"
        guard let type = typeName(value) else {
          return "a default is written '\(proposed: written)'"
        }
        return "a type is written ':\(name)<\(type)>', and a default '\(written)'"
      },
      Habit(
        #/<(\w+)\s*(?:>=\s*(-?[\d.]+)|<=\s*(-?[\d.]+))>/#, "a range is written `<$1 $2...$3>`"),
      Habit(
        #/<(\w+)\s*(?:[,:(\[]|in\s)\s*(-?[\d.]*\.\.[.<][-\d.]*)\s*[)\]]?>/#, as: .badRange,
        "a range only follows its type; write `<$1 $2>`"),
      Habit(
        #/<(\w+)\?\s+([-\d.<]+)>/#, as: .badRange,
        "the '?' of an optional type must follow its range; write `<$1 $2?>`"),
      Habit(#/<(U?Int\d*)\s*([<>])\s*(-?\d{1,9})>/#) { texts in
        guard let bound = Int(texts[3]) else { return nil }
        let range = texts[2] == ">" ? "\(bound + 1)..." : "...\(bound - 1)"
        return "a range is written '\(proposed: "<\(texts[1]) \(range)>")'"
      },
      Habit(
        #/<\w+\s*[<>]\s*-?[\d.]+>/#, "a range is written 'a...b', 'a..<b', 'a...', or '...b'"),
      Habit(#/(?:\.\w+\s*\|\s*)+\.\w+(?:\s*=\s*\.\w+)?/#, as: .badWord) {
        "an enum value has no '.' before it; write '\(proposed: $0[0].replacing(".", with: ""))'"
      },
      Habit(
        #/^type\s+\w+\s*=\s*((?:enum)?\s*[<\[({]?\s*(\w[\w-]*(?:\s*[,\/|]\s*\w[\w-]*)+)\s*[>\])}]?)$/#,
        as: .badWord, at: 1
      ) {
        let values = $0[2].split { ",/| ".contains($0) }.joined(separator: "|")
        return "enum values are separated by '|'; write '\(proposed: values)'"
      },
      Habit(#/<(\w+:\s*)?((?:[\w-]+\s*[,;\/|]\s*)+[\w-]+)(\s*=\s*[\w-]+)?>/#, as: .badWord) {
        let values = $0[2].split { ",;/| ".contains($0) }.joined(separator: "|")
        let written = "<\($0[1])\(values)\($0[3])>"
        return "enum values are separated by '|'; write '\(proposed: written)'"
      },
      Habit(#/[<=]\s*(["'“”‘’][^<>=]*["'“”‘’])/#, at: 1) {
        let text = String($0[1].filter { !"\"'“”‘’".contains($0) })
        return "text has no quotation marks; write '\(proposed: text)'"
      },
      Habit(#/<Optional<([^<>]+)>>/#, "an optional type is written `<$1?>`"),
      Habit(#/<\w+(<[^>]*>+)/#, at: 1, "a type cannot have types in angle brackets"),
      Habit(#/<([\w.]+\??)(?=\s*(?:[-=]>|\/|&|$))/#, as: .unclosedBracket, "write `<$1>`"),
    ]
  }

  private static var captures: [Habit] {
    [
      Habit(
        #/(?:\((\/?)|\{(\/)):(\w+)(?:<(\w+)>)?[)}]\??/#,
        "an optional capture is written `$1$2:$3<$4?>`"),
      Habit(#/\(\/[^)\s]*\)/#, "only a capture is optional, written ':id<String?>'"),
      Habit(
        #/\[\[\.\.\.(\w+)\]\]|:(\w+)\*/#,
        "a rest capture is written '*$1$2', and takes one segment or more"),
      Habit(#/\[\[(\w+)\]\]/#, "an optional capture is written `:$1<String?>`"),
      Habit(
        #/\[(?:\w-\w)+\][+*]?|\^\S*\$/#,
        "a pattern is not a regular expression; a capture has a name and a type, as in ':id<Int>'"),
      Habit(
        #/[{<\[]{1,2}(?:\*+|\.\.\.|path:)([\w-]+)[}>\]]{1,2}/#, "a rest capture is written `*$1`"),
      Habit(
        #/\{{1,2}([\w-]+)(?:\.\.\.|[*+]|:path)\}{1,2}/#, "a rest capture is written `*$1`"),
      Habit(
        #/:(\w+)(?:\+|\.\.\.)|\*\*(\w*)|\*(\w+(?:-\w+)+)/#, "a rest capture is written `*$1$2$3`"),
      Habit(
        #/\{{1,2}\s*([a-z_][\w-]*)(?::(\w+))?\s*\?\}{1,2}/#,
        "an optional capture is written `:$1<$2?>`"),
      Habit(
        #/[#$:]?\{{1,2}\s*:?([a-z_][\w-]*)(?::(\w+|\\+d[+*]?|\[0-9\][+*]?))?\s*\}{1,2}/#,
        "a capture is written `:$1<$2>`"),
      Habit(
        #/(?:^|\/)(\{\w+(?:,\s*\w+)+\})/#, at: 1,
        "enum values are those of a capture, as in ':sort<new|price>'"),
      Habit(#/\{\w+:\S*\}/#, "a capture has a name and a type, as in ':id<Int>'"),
      Habit(#/<(\w+):([\w-]+)>/#, "a capture is written `:$2<$1>`"),
      Habit(
        #/(?:^|[\/?&\s])((\w+)<([A-Z\[][^<>]*|\w+\|[^<>]*|\w+\?|int|string|bool|uuid|date|double)>)/#,
        at: 1, "a parameter is written `:$2<$3>`"),
      Habit(
        #/(?:^|\/|[?&])(<([A-Z]\w*)>)/#, at: 1,
        "a capture has a name before its type, as in ':name<$2>'"),
      Habit(#/[<\[]{1,2}([a-z][\w-]*)[>\]]{1,2}/#, "a capture is written `:$1`"),
      Habit(#/\$([A-Za-z_]\w*)/#, "a capture is written `:$1`, and a literal '$' '%24'"),
      Habit(
        #/(?:^|\/|[?&]\w*)((?::\s+|::)(\w+))(?=[\s\/?&<]|$)/#, as: .missingName, at: 1,
        "a capture is written `:$2`"),
      Habit(
        #/:(\w+)(?:<(\w+)>)?\?(?![:\w])/#, "an optional parameter is written `:$1<$2?>`"),
      Habit(#/:\w+(?:<[^<>]*>)?(:)(?=\/|\s+[-=]>|$)/#, as: .badSuffix, at: 1, "remove it``"),
      Habit(
        #/:(\w+)(-(\w+))(?=[\s\/?{]|$)/#, as: .badSuffix, at: 2,
        "did you mean ':$1_$3', or ':$1<String>$2' for a literal?"),
      Habit(
        #/:\w*[^\x00-\x7F]\w*/#, as: .badSuffix,
        "a name has only the letters 'a' to 'z', digits, and '_'"),
      Habit(
        #/:(\w+)(@\w+)/#, as: .badSuffix, at: 2,
        """
        attributes are at the end of their line, and a literal after a capture is written \
        ':$1<String>$2'
        """),
      Habit(
        #/:(\w+)([,;])(?=\s|$)/#, as: .badSuffix, at: 2,
        "remove it``, or write ':$1<String>$2' for a literal"),
      Habit(
        #/:(\w+)([),;][^\s\/?&:<>'"]*)(?=[\s\/?&]|$)/#, as: .badSuffix, at: 2,
        "remove it, or write ':$1<String>$2' for a literal"),
      Habit(
        #/:(\w+)([^\w\s\/?&:<>=!"'-][^\s\/?&:<>]*)/#, as: .badSuffix,
        "a literal after a capture is written `:$1<String>$2`"),
    ]
  }

  private static var patterns: [Habit] {
    [
      Habit(#/^([a-z][a-z0-9+.-]*:\/\/)([^\s\/]*)|^\/?(www\.[\w.-]+)/#) {
        let isWeb = $0[1].hasPrefix("http")
        let origin = $0[1].isEmpty ? "https://" + $0[3] : isWeb ? $0[1] + $0[2] : $0[1]
        return
          "a pattern is a path; declare where links come from with \(quoted: "origin " + origin)"
      },
      Habit(#/^(["'“”‘’]{2})(?=\s)/#, at: 1, "the root is written `/`"),
      Habit(#/\/{2,}/#, as: .unexpectedText, "a path cannot have an empty segment; write `/`"),
      Habit(
        #/["'`“”‘’]([^"'`“”‘’]+)["'`“”‘’]/#, "text has no quotation marks; write `$1`"),
      Habit(#/(?:^|[\s\/=<:(])(["“”‘’])/#, at: 1, "text has no quotation marks"),
      Habit(
        #/^[^@?]*?[\w>](\s+):\w[^:]*[-=]>/#, as: .unexpectedText, at: 1,
        "two segments are separated by '/'"),
      Habit(#/[?&](\s+)(?=:|\w+[:=])/#, as: .unexpectedText, at: 1, "remove it``"),
      Habit(
        #/^[^@]*?[\w>}](\s+)(?=[?&\/:][:\w]|<\S|\{[A-Z]\w*\})/#, as: .unexpectedText, at: 1,
        "remove it``"),
      Habit(#/:(\w+)\s+([a-z]\w*)/#, as: .unexpectedText, at: 2, "did you mean ':$1_$2'?"),
      Habit(
        #/^[^@<]*\s([a-z]\w*)\s.*(?:[-=]>|\{$)/#, as: .unexpectedText, at: 1,
        "white space in a literal is written '%20'"),
      Habit(#/^([a-z]+)\s+[\w":](?![\s\S]*(?:[-=]>|\{\s*$))/#, as: .unknownDirective, at: 1) {
        let words = DirectiveWord.allCases.map(\.rawValue)
        if words.contains($0[1]) { return nil }
        if let word = DirectiveWord(foreign: $0[1]) { return "did you mean '\(word.rawValue)'?" }
        let near = nearestNames(to: $0[1], in: words)
        return near.count == 1
          ? "did you mean '\(proposed: near[0])'?" : "the directives are \(all: words)"
      },
    ]
  }
}
