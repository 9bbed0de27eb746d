import TurnpikeAuthoring
import TurnpikeCompiler

/// Whether a file's syntax tree has every byte of the file.
package enum TreeCheck {
  /// What the tree has lost or made up; nil where all is well.
  package static func problem(_ bytes: [UInt8]) -> String? {
    let syntax = parse(SourceFile(path: "", bytes: bytes), index: 0).syntax
    let pieces = syntax.pieces
    if pieces.flatMap({ bytes[$0.range.lower..<$0.range.upper] }) != bytes {
      return "the tree prints another file"
    }
    var offset = 0
    for piece in pieces {
      if piece.range.lower != offset || piece.range.upper <= offset {
        return "a piece at \(piece.range.lower) and not at \(offset)"
      }
      offset = piece.range.upper
      if !isSound(piece, in: bytes) { return "\(piece.kind) at \(piece.range.lower)" }
    }
    for line in syntax.lines where !line.isUnread {
      // What was read without an error consists of nothing but what the tree has of it.
      if let piece = syntax.pieces(of: line).first(where: { $0.kind == .unread }) {
        return "text at \(piece.range.lower) that no node has"
      }
    }
    return nil
  }

  private static func isSound(_ piece: SyntaxPiece, in bytes: [UInt8]) -> Bool {
    let text = bytes[piece.range.lower..<piece.range.upper]
    switch piece.kind {
    case .byteOrderMark: return Array(text) == [0xEF, 0xBB, 0xBF]
    case .whiteSpace: return text.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    case .comment: return text.first == 0x23 && !text.contains(0x0A)
    case .lineEnd: return Array(text) == [0x0A] || Array(text) == [0x0D, 0x0A]
    case .sign: return text.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    case .text: return !text.contains(0x0A)
    case .unread: return true
    }
  }
}
