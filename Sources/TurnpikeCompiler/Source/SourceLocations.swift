/// A position in a file, as people read it.
package struct SourceLocation: Hashable, Sendable {
  /// From 1.
  package let line: Int
  /// From 1, in UTF-8 bytes, as the Swift compiler counts.
  package let column: Int
}

/// The lines of one file: turns byte offsets into lines and columns.
///
/// A line ends at a line feed; a carriage return before it belongs to the line end. A byte-order
/// mark at the start of the file does not count in the column.
package struct SourceLocations: Sendable {
  package let bytes: [UInt8]
  package let markLength: Int
  /// The offset of each line's first byte; never empty.
  package let lineStarts: [Int]

  /// Finds the lines of the file, in time linear in its length.
  package init(_ file: SourceFile) {
    let bytes = file.bytes
    var starts = [0]
    var index = 0
    while index < bytes.count {
      if bytes[index] == SyntaxByte.lineFeed { starts.append(index + 1) }
      index += 1
    }
    self.bytes = bytes
    markLength = file.byteOrderMarkLength
    lineStarts = starts
  }

  /// The location of a byte, found by binary search. An offset outside the file is clamped.
  package func location(of offset: Int) -> SourceLocation {
    let offset = min(max(offset, markLength), bytes.count)
    let line = lineIndex(of: offset)
    let start = line == 0 ? markLength : lineStarts[line]
    return SourceLocation(line: line + 1, column: offset - start + 1)
  }

  /// The index of the line that an offset is in.
  package func lineIndex(of offset: Int) -> Int {
    var lower = 0
    var upper = lineStarts.count
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if lineStarts[middle] <= offset { lower = middle } else { upper = middle }
    }
    return lower
  }
}

extension SourceFile {
  /// 3 if the file starts with the byte-order mark of UTF-8. Otherwise, it is 0.
  package var byteOrderMarkLength: Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }
}
