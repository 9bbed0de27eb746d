/// What is wrong inside a path or a query.
package enum PathFinding: String, CaseIterable, Sendable {
  case badCharacter = "bad-character"
  case badEscape = "bad-escape"
  case dotSegment = "dot-segment"
  case badSuffix = "bad-suffix"
  case twoCaptures = "two-captures"
  case restNotLast = "rest-not-last"
  case optionalRest = "optional-rest"
  case optionalNotLast = "optional-not-last"
  case listInPath = "list-in-path"
}

extension PathFinding {
  @_optimize(none)
  package var explanation: Explanation {
    switch self {
    case .badCharacter:
      .error(
        "A character that cannot stand as it is",
        """
        Some characters mean something in a pattern, or never stand in a link as they are. Write the
        percent-encoding that the message names: it is decoded before links are compared, so it
        means the character itself. Where it names none, the character came in by accident: one
        that cannot be seen, a no-break space, or a quotation mark that an editor made curly.
        """,
        .file(
          before: "televisions/24\" -> SmallTelevisionsDestination",
          says: "1:15: unexpected '\"' in a literal; write '%22' for the character",
          after: "televisions/24%22 -> SmallTelevisionsDestination"))
    case .badEscape:
      .error(
        "A percent sign that encodes nothing",
        """
        In a pattern '%' starts an encoded byte: two hexadecimal digits follow it, and the bytes
        together are UTF-8. This one is neither that nor a percent sign, which is itself written
        '%25'. No link would ever be answered by it in the way that it looks.
        """,
        .file(
          before: "sale/50% -> HalfPriceDestination",
          says: """
            1:8: '%' is no escape; '%' is followed by two hexadecimal digits, \
            and itself written '%25'
            """,
          after: "sale/50%25 -> HalfPriceDestination"))
    case .dotSegment:
      .error(
        "A segment of dots",
        """
        In a URL the segments '.' and '..' mean this folder and the one above, and browsers resolve
        them before a link reaches the app. A link that still has one is refused, so that no route
        is reached by a detour, and a pattern with one would never be reached at all.
        """,
        .file(
          before: "shop/../help -> HelpDestination",
          says: "1:6: a link with the segment '..' is refused; write '%2E%2E' for dots",
          after: "help -> HelpDestination"))
    case .badSuffix:
      .error(
        "Text joined to a parameter's name",
        """
        A name has letters, digits and '_'. Directly behind it only a suffix that begins with '.'
        is read as literal text, as in ':id.json', since ':product-id' is a name with a hyphen far
        more often. For other text behind a capture, close it with its type: ':id<String>-large'.
        """,
        .file(
          before: "product/:product-id -> ProductDestination",
          says: """
            1:17: unexpected '-id' after ':product'; did you mean ':product_id'? \
            a literal there is written ':product<String>-id'
            """,
          after: "product/:product_id -> ProductDestination"))
    case .twoCaptures:
      .error(
        "Two captures in one segment",
        """
        A segment, the text between two slashes, has at most one capture, with literal text before
        and after it. With two it would be open where the first ends and the second starts: 'a-b-c'
        could be split in two ways. Give each a segment of its own.
        """,
        .file(
          before: "compare/:first-:second -> ComparisonDestination",
          says: """
            1:16: the segment has the capture ':first' already; a literal ':' is written '%3A'
            """,
          after: "compare/:first/:second -> ComparisonDestination"))
    case .restNotLast:
      .error(
        "A rest that is not the last segment",
        """
        '*name' captures all segments up to the end of the path, so nothing can follow it. Move it
        to the end, or capture a single segment with ':name'.
        """,
        .file(
          before: "files/*path/details -> FileDetailsDestination",
          says: """
            1:7: '*path' takes all that follows; only the last segment can be a rest
            """,
          after: "files/details/*path -> FileDetailsDestination"))
    case .optionalRest:
      .error(
        "A rest that may be missing",
        """
        '*name' captures one segment or more, as a list. It is never nil and has no default, since a
        path without any segment there is another path: give that a route of its own.
        """,
        .file(
          before: "files/*path<String?> -> FileDestination",
          says: "1:12: '*path' is one segment or more, neither optional nor defaulted",
          after: """
            files       -> FilesDestination
            files/*path -> FileDestination
            """))
    case .optionalNotLast:
      .error(
        "An optional capture before something required",
        """
        Segments are told apart by their position, so only what stands at the end of a path can be
        left out. An optional capture is the last segment, and behind one with a default there are
        only others that may be left out.
        """,
        .file(
          before: "profile/:user_name<String?>/posts -> PostsDestination",
          says: """
            1:9: 'user_name' is optional, and only the last segment can be
            1:29: this follows
            """,
          after: "profile/posts/:user_name<String?> -> PostsDestination"))
    case .listInPath:
      .error(
        "A list in a place that holds one value",
        """
        A list is made of a query key that is repeated, as in 'search?tag=new&tag=red'. A path
        segment and a fragment hold one value, and '*name' is a list already: '*tags<String>'
        captures many strings. Move the list into the query, or drop the brackets.
        """,
        .file(
          before: "search/:tags<[String]> -> SearchDestination",
          says: "1:13: 'tags' cannot be a list: a path segment holds one value",
          after: "search?tag:tags<[String]> -> SearchDestination"))
    }
  }
}

extension Diagnostic {
  // bad-character

  @_optimize(none)
  static func badCharacter(_ character: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    if let wording = deceptiveCharacter(character) {
      return Diagnostic(.path(.badCharacter), wording, at: range)
    }
    var encoded = ""
    for byte in String(character).utf8 {
      encoded += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }
    let hint =
      switch character {
      case "*": ", or start the segment with '*'"
      case "\\": "; segments are separated by '/'"
      case ">": "; nothing opens it"
      default: ""
      }
    return Diagnostic(
      .path(.badCharacter),
      "unexpected '\(String(character))' in a literal; write '\(encoded)' for the character\(hint)",
      at: range)
  }

  /// - Parameter name: what follows it, empty where that is no name.
  @_optimize(none)
  static func hashInLiteral(name: String, at range: SourceRange) -> Diagnostic {
    let fragment: Wording = name.isEmpty ? "" : "a fragment is written \(quoted: "#:" + name), "
    return Diagnostic(
      .path(.badCharacter),
      """
      unexpected '#' in a literal; \(fragment)a comment has white space before it, and the \
      character is written '%23'
      """, at: range)
  }

  /// What is said of a character that has no business in a file, so that no escape is proposed.
  @_optimize(none)
  private static func deceptiveCharacter(_ character: Unicode.Scalar) -> Wording? {
    let value = character.value
    let kind: String
    let hint: Wording
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: return "unexpected control character \(codePoint(value))"
    case 0x21...0x7E: return nil
    case 0x2018...0x201F:
      kind = "quotation mark"
      hint = "text stands without quotation marks"
    case 0x2028, 0x2029:
      kind = "separator"
      hint = "a line ends with a line feed"
    default:
      kind = "character"
      hint =
        character.properties.isWhitespace
        ? "write a plain space\(replacement: " ")" : "it cannot be seen"
    }
    let name = character.properties.name?.lowercased() ?? kind
    return "unexpected \(name) \(codePoint(value)); \(hint)"
  }

  static func strayCarriageReturn(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .path(.badCharacter), "a carriage return without a line feed is no line end", at: range)
  }

  // bad-escape

  static func brokenEscape(_ escape: NameSyntax) -> Diagnostic {
    Diagnostic(
      .path(.badEscape),
      """
      \(escape) is no escape; '%' is followed by two hexadecimal digits, \
      and itself written '%25'
      """, at: escape.range)
  }

  static func malformedEscape(_ escape: NameSyntax) -> Diagnostic {
    Diagnostic(.path(.badEscape), "\(escape) does not decode to UTF-8", at: escape.range)
  }

  // dot-segment

  static func dotSegment(dots: Int, at range: SourceRange) -> Diagnostic {
    let written = String(repeating: ".", count: dots)
    let encoded = String(repeating: "%2E", count: dots)
    return Diagnostic(
      .path(.dotSegment),
      "a link with the segment '\(written)' is refused; write '\(encoded)' for dots", at: range)
  }

  // bad-suffix

  @_optimize(none)
  static func badSuffix(_ found: NameSyntax, after what: String, hint: Wording) -> Diagnostic {
    let rest: Wording = hint.text.isEmpty ? "" : "; \(hint)"
    return Diagnostic(
      .path(.badSuffix), "unexpected \(found) after \(quoted: what)\(rest)", at: found.range)
  }

  // two-captures

  static func twoCaptures(first: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .path(.twoCaptures),
      """
      the segment has the capture ':\(shortened: first.text)' already; \
      a literal ':' is written '%3A'
      """, at: range)
  }

  // rest-not-last

  static func restNotLast(_ name: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .path(.restNotLast),
      "'*\(name.text)' takes all that follows; only the last segment can be a rest", at: range)
  }

  // optional-rest

  static func optionalRest(_ name: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .path(.optionalRest),
      "'*\(name.text)' is one segment or more, neither optional nor defaulted", at: range)
  }

  // optional-not-last

  static func optionalNotLast(
    _ name: String, isOptional: Bool, at range: SourceRange, before later: SourceRange
  ) -> Diagnostic {
    let problem =
      isOptional
      ? "is optional, and only the last segment can be"
      : "has a default, and what follows it has none"
    return Diagnostic(
      .path(.optionalNotLast), "\(quoted: name) \(problem)", at: range, note: "this follows",
      at: later)
  }

  // list-in-path

  static func listInPath(_ name: NameSyntax, place: String, at range: SourceRange) -> Diagnostic {
    let hint = place == "a rest" ? "a rest is a list as it is" : place + " holds one value"
    return Diagnostic(.path(.listInPath), "\(name) cannot be a list: \(hint)", at: range)
  }
}
