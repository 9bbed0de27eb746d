/// A range in a routes file, as byte offsets. Only `SourceLocations` converts it to lines and
/// columns.
package struct SourceRange: Hashable, Sendable {
  /// The file's index in the compilation's list of files.
  package let file: Int
  package let lower: Int
  package let upper: Int

  package init(file: Int, lower: Int, upper: Int) {
    self.file = file
    self.lower = lower
    self.upper = upper
  }

  /// Whether it starts earlier in the run's files.
  func isBefore(_ other: SourceRange) -> Bool {
    (file, lower) < (other.file, other.lower)
  }
}

// Parts of a range.

extension SourceRange {
  var isEmpty: Bool { lower >= upper }
  package var count: Int { upper - lower }
  /// The empty ranges at its ends: the position of something that is missing.
  var start: SourceRange { prefix(0) }
  var end: SourceRange { dropFirst(count) }

  package func prefix(_ count: Int) -> SourceRange {
    SourceRange(file: file, lower: lower, upper: min(lower + count, upper))
  }

  package func dropFirst(_ count: Int) -> SourceRange {
    SourceRange(file: file, lower: min(lower + count, upper), upper: upper)
  }

  func dropLast(_ count: Int) -> SourceRange {
    SourceRange(file: file, lower: lower, upper: max(lower, upper - count))
  }

  func extended(from lower: Int) -> SourceRange {
    SourceRange(file: file, lower: lower, upper: upper)
  }

  package func extended(to upper: Int) -> SourceRange {
    SourceRange(file: file, lower: lower, upper: upper)
  }

  /// The text before and after the byte at an offset.
  func divided(at offset: Int) -> (SourceRange, SourceRange) {
    (extended(to: offset), SourceRange(file: file, lower: offset + 1, upper: upper))
  }

  /// The range of a part of a text that starts where this range does.
  func range(of part: Range<String.Index>, in text: String) -> SourceRange {
    let lower = text.utf8.distance(from: text.startIndex, to: part.lowerBound)
    return dropFirst(lower).prefix(text[part].utf8.count)
  }

  /// The range without white space at its ends.
  func trimmed(in source: SourceFile) -> SourceRange {
    var (lower, upper) = (lower, upper)
    while lower < upper, SyntaxByte.isWhiteSpace(source.bytes[lower]) { lower += 1 }
    while upper > lower, SyntaxByte.isWhiteSpace(source.bytes[upper - 1]) { upper -= 1 }
    return SourceRange(file: file, lower: lower, upper: upper)
  }
}
