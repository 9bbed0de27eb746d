import TurnpikeAuthoring
import TurnpikeCompiler

/// Whether the words of a file have every byte of the file.
package enum TreeCheck {
  /// What the words lack or repeat; nil if nothing.
  package static func problem(_ bytes: [UInt8]) -> String? {
    let syntax = parse(SourceFile(path: "", bytes: bytes), index: 0)
    let words = syntax.words
    if words.flatMap({ bytes[$0.range.lower..<$0.range.upper] }) != bytes {
      return "the words are another file"
    }
    var offset = 0
    for word in words {
      if word.range.lower != offset || word.range.upper <= offset {
        return "a word at \(word.range.lower) and not at \(offset)"
      }
      offset = word.range.upper
      if !isSound(word, in: bytes) { return "\(word.kind) at \(word.range.lower)" }
    }
    for line in syntax.lines where !line.isUnread {
      // A line without an error contains only text that its syntax has.
      if let word = syntax.words(of: line).first(where: { $0.kind == .unread }) {
        return "text at \(word.range.lower) that no node has"
      }
    }
    return nil
  }

  private static func isSound(_ word: Word, in bytes: [UInt8]) -> Bool {
    let text = bytes[word.range.lower..<word.range.upper]
    switch word.kind {
    case .byteOrderMark: return Array(text) == [0xEF, 0xBB, 0xBF]
    case .whiteSpace: return text.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    case .comment: return text.first == 0x23 && !text.contains(0x0A)
    case .lineEnd: return Array(text) == [0x0A] || Array(text) == [0x0D, 0x0A]
    case .unread: return true
    default:
      return word.isText ? !text.contains(0x0A) : text.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }
  }
}
