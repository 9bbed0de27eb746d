/// What is wrong with the values of a type: its range, its words, its default.
package enum ValueFinding: String, CaseIterable, Sendable {
  case badRange = "bad-range"
  case badWord = "bad-word"
  case repeatedWord = "repeated-word"
  case badDefault = "bad-default"
}

extension ValueFinding {
  package var explanation: Explanation {
    switch self {
    case .badRange:
      .error(
        "A range that holds nothing, or is none",
        """
        A range narrows a number: 'Int 1...', 'Int 0..<100', 'Double ...1.5'. It has at least one
        bound, the bounds are numbers of the type, and some number lies between them; else the
        parameter could never have a value. Other types than numbers take no range.
        """,
        .file(
          before: "reviews/:stars<Int 5...1> -> ReviewsDestination",
          says: "1:20: the range holds no number",
          after: "reviews/:stars<Int 1...5> -> ReviewsDestination"))
    case .badWord:
      .error(
        "A word that is none",
        """
        A choice of words, as in '<new|price>', becomes a Swift enum with a case for each. A word
        has letters, digits, '_' and '-', and between two bars there is one. This is something else,
        or nothing, or the name of a type: a parameter has one type, and bars separate words.
        """,
        .file(
          before: "offers/:sort<new|top rated> -> OffersDestination",
          says: "1:18: 'top rated' is no word; words have letters, digits, '_' and '-'",
          after: "offers/:sort<new|top-rated> -> OffersDestination"))
    case .repeatedWord:
      .error(
        "A word that stands twice",
        """
        Each word of a choice becomes a case of a Swift enum. This one stands there already, or is
        written differently and gives the same case name, as 'top-rated' and 'top_rated' do. Leave
        one out.
        """,
        .file(
          before: "offers/:sort<new|price|new> -> OffersDestination",
          says: """
            1:24: the word 'new' is repeated
            1:14: it stands here already
            """,
          after: "offers/:sort<new|price> -> OffersDestination"))
    case .badDefault:
      .error(
        "A default that the parameter cannot have",
        """
        A default is text that could stand in the link as well, so it decodes to the parameter's
        type, lies in its range or is one of its words. Lists and types of your own take none: a
        list without a value is empty, and what your own type reads is known only at run time.
        """,
        .file(
          before: "offers/:page<Int 1... = 0> -> OffersDestination",
          says: "1:25: the default '0' is outside the range",
          after: "offers/:page<Int 1... = 1> -> OffersDestination"))
    }
  }
}

extension Diagnostic {
  // bad-range

  static func badRange(_ range: NameSyntax, suggestions: [String]) -> Diagnostic {
    Diagnostic(
      .value(.badRange),
      """
      \(range) is no range\
      \(meant: suggestions, else: "a range is written 'a...b', 'a..<b', 'a...' or '...b'")
      """, at: range.range)
  }

  static func missingRange(of type: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(.value(.badRange), "expected a range after \(type), as in 'Int 1...'", at: range)
  }

  static func rangeWithoutBounds(at range: SourceRange) -> Diagnostic {
    Diagnostic(.value(.badRange), "the range has no bound", at: range)
  }

  static func missingBound(
    _ what: String, in range: NameSyntax, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(.value(.badRange), "expected \(what) in \(range)", at: place)
  }

  static func badBound(_ bound: NameSyntax) -> Diagnostic {
    Diagnostic(.value(.badRange), "\(bound) is no number", at: bound.range)
  }

  static func boundOutsideType(_ bound: NameSyntax, _ type: BuiltInType) -> Diagnostic {
    Diagnostic(.value(.badRange), "\(bound) is no \(type.rawValue)", at: bound.range)
  }

  static func emptyRange(at range: SourceRange) -> Diagnostic {
    Diagnostic(.value(.badRange), "the range holds no number", at: range)
  }

  static func rangeOfType(_ name: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(.value(.badRange), "a range narrows numbers, not \(name)", at: range)
  }

  // bad-word

  static func emptyWord(at range: SourceRange) -> Diagnostic {
    Diagnostic(.value(.badWord), "expected a word", at: range)
  }

  static func badWord(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(
      .value(.badWord), "\(word) is no word; words have letters, digits, '_' and '-'",
      at: word.range)
  }

  /// - Parameter words: those that the text consists of.
  static func wordSeparator(_ text: NameSyntax, words: [String]) -> Diagnostic {
    Diagnostic(
      .value(.badWord),
      "words are separated by '|'; write '\(proposed: words.joined(separator: "|"))'",
      at: text.range)
  }

  static func typeAsWord(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(
      .value(.badWord), "\(word) is a type, and a parameter has one type; '|' separates words",
      at: word.range)
  }

  // repeated-word

  static func repeatedWord(_ word: NameSyntax, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .value(.repeatedWord), "the word \(word) is repeated", at: word.range,
      note: "it stands here already", at: earlier)
  }

  static func wordsOfOneName(
    _ word: NameSyntax, _ earlier: NameSyntax, _ swiftName: String
  ) -> Diagnostic {
    Diagnostic(
      .value(.repeatedWord), "\(word) and \(earlier) would both be called \(quoted: swiftName)",
      at: word.range, note: "the other one is here", at: earlier.range)
  }

  // bad-default

  static func badDefault(
    _ value: NameSyntax, _ problem: String, suggestions: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      .value(.badDefault), "the default \(value) is \(problem)\(meant: suggestions)",
      at: value.range)
  }

  static func defaultOfCustomType(_ value: NameSyntax, _ type: String) -> Diagnostic {
    Diagnostic(
      .value(.badDefault),
      "\(quoted: type) is a type of yours and takes no default; write '<\(type)?>'",
      at: value.range)
  }

  static func defaultedList(at range: SourceRange) -> Diagnostic {
    Diagnostic(.value(.badDefault), "a list has no default: none is the empty list", at: range)
  }
}
