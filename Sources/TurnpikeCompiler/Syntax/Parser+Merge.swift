/// The marks that a merge leaves between the two sides of a conflict.
struct MergeMarks {
  /// Whether a conflict has begun, which has been reported, and not ended.
  var isOpen = false
  /// Whether no end of a conflict follows any more.
  var hasNoEnd = false
}

extension Parser {
  /// Whether the line is `<<<<<<<`, `|||||||`, `=======` or `>>>>>>>`, a text after it allowed.
  var isMergeMark: Bool { mergeMark(at: cursor.lineStart) != nil }

  /// Whether the next line is one of these marks.
  var isBeforeMergeMark: Bool { mergeMark(at: cursor.nextLine) != nil }

  private func mergeMark(at offset: Int) -> UInt8? {
    let bytes = cursor.bytes
    guard offset + 7 <= bytes.count else { return nil }
    let mark = bytes[offset]
    guard
      mark == SyntaxByte.less || mark == SyntaxByte.equals || mark == SyntaxByte.greater
        || mark == SyntaxByte.bar
    else { return nil }
    var index = offset
    while index < offset + 7 {
      if bytes[index] != mark { return nil }
      index += 1
    }
    return index == bytes.count || bytes[index] <= SyntaxByte.space ? mark : nil
  }

  /// A conflict has one error, at its first mark. Of its sides the first is read; the lines of the
  /// other would most likely clash with it.
  mutating func parseMergeMark() {
    let mark = cursor.bytes[cursor.lineStart]
    documentation = []
    if mark == SyntaxByte.less || !merge.isOpen {
      let start = cursor.lineStart
      report(.mergeMark(cursor.text(start, start + 7), at: cursor.range(start, start + 7)))
      merge.isOpen = mark != SyntaxByte.greater
    } else if mark == SyntaxByte.greater {
      merge.isOpen = false
    } else {
      leaveOutSide()
    }
    // What the conflict has cut from the line that it goes on with.
    leaveOutContinuation()
  }

  /// Leaves out the text before the end of the conflict, which is read next.
  private mutating func leaveOutSide() {
    if merge.hasNoEnd { return }
    var ahead = cursor
    while mergeMark(at: ahead.nextLine) != SyntaxByte.greater {
      guard ahead.startLine() else {
        merge.hasNoEnd = true
        return
      }
    }
    cursor = ahead
  }
}
