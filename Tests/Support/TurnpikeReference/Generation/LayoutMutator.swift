package import TestSupport
import TurnpikeAuthoring
import TurnpikeCompiler

/// Gives a file another layout, as people and editors do, that its canonical one does not depend on.
package struct LayoutMutator {
  var random: SeededGenerator

  package init(random: SeededGenerator) { self.random = random }

  /// The file with other blanks where there are some, at both ends of lines, between empty lines, and
  /// with one kind of line end.
  package mutating func mutated(_ file: [UInt8]) -> [UInt8] {
    let syntax = parse(SourceFile(path: "", bytes: file), index: 0)
    let lineEnd: [UInt8] = random.chance(25) ? [0x0D, 0x0A] : [0x0A]
    var bytes: [UInt8] = random.chance(10) ? [0xEF, 0xBB, 0xBF] : []
    for line in syntax.lines {
      if case .blank = line.content {
        for _ in 0..<random.pick([1, 1, 2, 5]) { bytes += blanks(0...3) + lineEnd }
        continue
      }
      var isAtLineStart = true
      for word in syntax.words(of: line) {
        let text = file[word.range.lower..<word.range.upper]
        switch word.kind {
        case .byteOrderMark: break
        case .whiteSpace where isAtLineStart: break
        case .whiteSpace: bytes += blanks(1...4)
        case .lineEnd:
          bytes += blanks(0...2) + lineEnd
          isAtLineStart = true
        default:
          if isAtLineStart { bytes += blanks(0...6) }
          bytes += text
          isAtLineStart = false
        }
      }
    }
    return bytes
  }

  private mutating func blanks(_ count: ClosedRange<Int>) -> [UInt8] {
    (0..<Int.random(in: count, using: &random)).map { _ in random.pick([0x20, 0x20, 0x20, 0x09]) }
  }
}
