import TurnpikeCompiler
import TurnpikeTable

/// A line of a file with a mark under a range of it, both safe to print.
///
/// Tabs stay, also in the mark's line, so that the mark is below its range whatever the width of a
/// tab. Of a long line only a window round the range is read and shown.
struct SourceExcerpt {
  /// The line, or what is shown of it.
  private(set) var text = ""
  /// White space, then `^~~~`.
  private(set) var mark = ""

  /// How many bytes are shown before and after the start of the range.
  private static let before = 60
  private static let after = 100

  init(of range: SourceRange, in file: SourceFile, _ locations: SourceLocations) {
    let line = locations.line(at: range.lower)
    let start = min(max(range.lower, line.lowerBound), line.upperBound)
    let end = min(max(range.upper, start), line.upperBound)
    let shown = Self.window(round: start, in: line, of: file.bytes)

    let beforeRange = Self.printed(file.bytes[shown.lowerBound..<start])
    let inRange = Self.printed(file.bytes[start..<min(end, shown.upperBound)])
    let afterRange = Self.printed(file.bytes[min(end, shown.upperBound)..<shown.upperBound])

    let cutBefore = shown.lowerBound > line.lowerBound ? "…" : ""
    let cutAfter = shown.upperBound < line.upperBound ? "…" : ""
    text = cutBefore + beforeRange + inRange + afterRange + cutAfter
    for scalar in (cutBefore + beforeRange).unicodeScalars {
      if scalar == "\t" {
        mark += "\t"
      } else {
        mark += String(repeating: " ", count: scalar.columnWidth)
      }
    }
    let width = inRange.unicodeScalars.reduce(0) { $0 + $1.columnWidth }
    mark += "^" + String(repeating: "~", count: max(0, width - 1))
  }

  /// The part of a line that is shown, cut between characters.
  private static func window(
    round start: Int, in line: Range<Int>, of bytes: [UInt8]
  ) -> Range<Int> {
    var lower = max(line.lowerBound, start - before)
    var upper = min(line.upperBound, start + after)
    while lower < start, isContinuation(bytes[lower]) { lower += 1 }
    while upper > start, upper < line.upperBound, isContinuation(bytes[upper]) { upper -= 1 }
    return lower..<upper
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The text with a visible stand-in for each character that a terminal would act on.
  private static func printed(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x09: text.append(scalar)
      case 0x00...0x1F: text.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: text.append("\u{2421}")
      default: text.append(scalar.isHarmful ? "\u{FFFD}" : scalar)
      }
    }
    return String(text)
  }
}
