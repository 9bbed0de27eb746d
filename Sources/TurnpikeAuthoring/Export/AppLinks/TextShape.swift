import TurnpikeCompiler

/// What the texts of a type look like, as far as a pattern of wildcards can say.
enum TextShape: Hashable, Sendable {
  /// Every text that is not empty.
  case any
  /// One of these words.
  case words([String])
  case bool
  /// Digits: a whole number that is never less than 0.
  case natural
  /// Digits, perhaps after a `-`, and what else a number has.
  case number
  case uuid
  case date
  case url
  /// Every text that is not empty may be one: only the user's own type knows.
  case custom
}

extension ValueType {
  var shape: TextShape {
    switch self {
    case .custom: .custom
    case .words(_, let words): .words(words.map(\.text))
    case .builtIn(let type, _):
      switch type {
      case .string: .any
      case .bool: .bool
      case .uuid: .uuid
      case .date: .date
      case .url: .url
      case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64,
        .double, .float, .decimal:
        isNeverNegative ? .natural : .number
      }
    }
  }

  /// The name of an enum of words, as Swift has it.
  var wordsName: String? {
    if case .words(let name, _) = self { name } else { nil }
  }
}
