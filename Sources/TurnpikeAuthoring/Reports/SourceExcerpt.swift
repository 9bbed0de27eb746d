package import TurnpikeCompiler
import TurnpikeTable

extension DiagnosticPrinter {
  /// The lines of ``line(_:)``, each followed by its line of the file and a mark under the range.
  package func excerpt(_ diagnostic: Diagnostic, color: Bool) -> String {
    let style =
      switch diagnostic.severity {
      case .error: Style.error
      case .warning: Style.warning
      case .note: Style.note
      }
    func shown(
      _ label: String, _ message: String, _ range: SourceRange, _ end: String = ""
    ) -> String {
      let place = Style.bold(place(range), color: color)
      let head = "\(place) \(label) \(Style.bold(harmless(message), color: color))\(end)"
      guard files.indices.contains(range.file) else { return head }
      let excerpt = SourceExcerpt(of: range, in: files[range.file], locations[range.file])
      // White space is left out of the style, so that copied text stays as it is shown.
      let blanks = excerpt.mark.prefix { $0 == " " || $0 == "\t" }
      let mark = Style.mark(String(excerpt.mark.dropFirst(blanks.count)), color: color)
      return "\(head)\n\(excerpt.text)\n\(blanks)\(mark)"
    }
    let label = style("\(diagnostic.severity.rawValue):", color: color)
    let finding = shown(
      label, diagnostic.message, diagnostic.range, " [\(diagnostic.id.rawValue)]")
    let notes = diagnostic.notes.map {
      shown(Style.note("note:", color: color), $0.message, $0.range)
    }
    return ([finding] + notes).joined(separator: "\n")
  }
}

/// A line of a file with a mark under a range of it, both safe to print.
///
/// Tabs stay, also in the mark's line, so that the mark is below its range whatever the width of a
/// tab. Of a long line, only a window around the range is read and shown.
struct SourceExcerpt {
  /// The line, or its shown part.
  let text: String
  /// White space, then `^~~~`.
  let mark: String

  /// The number of bytes that are shown before and after the start of the range.
  private static let before = 60
  private static let after = 100

  init(of range: SourceRange, in file: SourceFile, _ locations: SourceLocations) {
    let line = locations.line(at: range.lower)
    let start = min(max(range.lower, line.lowerBound), line.upperBound)
    let shown = Self.window(around: start, in: line, of: file.bytes)
    let end = min(max(range.upper, start), shown.upperBound)
    let cut = shown.lowerBound > line.lowerBound ? "…" : ""
    let before = cut + Self.printed(file.bytes[shown.lowerBound..<start])
    let marked = Self.printed(file.bytes[start..<end])
    let after = Self.printed(file.bytes[end..<shown.upperBound])
    text = before + marked + after + (shown.upperBound < line.upperBound ? "…" : "")
    let blanks = before.unicodeScalars.map { scalar in
      scalar == "\t" ? "\t" : String(repeating: " ", count: scalar.columnWidth)
    }
    mark = blanks.joined() + "^" + String(repeating: "~", count: max(0, marked.columnWidth - 1))
  }

  /// The part of a line that is shown, cut between characters.
  private static func window(
    around start: Int, in line: Range<Int>, of bytes: [UInt8]
  ) -> Range<Int> {
    var lower = max(line.lowerBound, start - before)
    var upper = min(line.upperBound, start + after)
    while lower < start, isContinuation(bytes[lower]) { lower += 1 }
    while upper > start, upper < line.upperBound, isContinuation(bytes[upper]) { upper -= 1 }
    return lower..<upper
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The text with a visible replacement for each character that a terminal would execute.
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

extension SourceLocations {
  /// The bytes of the line that an offset is in, without the line end and a byte-order mark.
  package func line(at offset: Int) -> Range<Int> {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: offset)
    let lower = line == 0 ? markLength : lineStarts[line]
    guard line + 1 < lineStarts.count else { return lower..<bytes.count }
    let feed = lineStarts[line + 1] - 1
    let hasReturn = feed > lower && bytes[feed - 1] == SyntaxByte.carriageReturn
    return lower..<(hasReturn ? feed - 1 : feed)
  }
}
