/// Patterns, with the prefixes of the groups round them.
extension ReferenceReader {
  /// Segments, with screens behind some of them, then items, then a fragment.
  func pattern(_ cursor: inout ReferenceCursor) -> Written {
    let start = cursor.offset
    var written = Written()
    var hasMore = true
    _ = cursor.skip("/")
    while hasMore {
      if let piece = piece(&cursor) { written.pattern.pieces.append(piece) }
      written.texts.append(
        String(decoding: cursor.bytes[start..<cursor.offset], as: UTF8.self))
      if cursor.isAt("{"), !cursor.isAtGroupBrace, !written.pattern.pieces.isEmpty {
        _ = cursor.skip("{")
        let name = trimmed(cursor.read { !$0.isAt("}") })
        _ = cursor.skip("}")
        written.screens.append((written.pattern.pieces.count - 1, name, cursor.skip("!")))
      }
      hasMore = cursor.skip("/")
    }
    let queryStart = cursor.offset
    if cursor.skip("?") {
      repeat {
        if cursor.skip("!") {
          written.pattern.items.append(.absent(key: cursor.literal(endingAt: "=:&")))
          continue
        }
        let key = cursor.literal(endingAt: "=:&")
        if cursor.skip("=*") {
          written.pattern.items.append(.present(key: key))
        } else if cursor.skip(":") {
          let capture = cursor.capture()
          written.pattern.items.append(
            .parameter(key: key.isEmpty ? Array(capture.name.utf8) : key, capture))
        } else {
          _ = cursor.skip("=")
          written.pattern.items.append(
            .condition(key: key, value: cursor.literal(endingAt: "&")))
        }
      } while cursor.skip("&")
    }
    if cursor.skip("#:") { written.pattern.fragment = cursor.capture() }
    let own = cursor.bytes[start..<cursor.offset]
    let query = String(decoding: cursor.bytes[queryStart..<cursor.offset], as: UTF8.self)
    written.pattern.text = String(decoding: own, as: UTF8.self)
    // A stack's pattern has no screens in it.
    if !written.screens.isEmpty {
      written.texts = segmentTexts(own)
      written.pattern.text = (written.texts.last ?? "") + query
    }
    return written
  }

  /// The texts of a stack's steps up to each, without the screens.
  private func segmentTexts(_ line: ArraySlice<UInt8>) -> [String] {
    var cursor = ReferenceCursor(line)
    var segments: [String] = []
    _ = cursor.skip("/")
    repeat {
      let start = cursor.offset
      if piece(&cursor) == nil { continue }
      segments.append(String(decoding: cursor.bytes[start..<cursor.offset], as: UTF8.self))
      if cursor.skip("{") {
        _ = cursor.read { !$0.isAt("}") }
        _ = cursor.skip("}")
        _ = cursor.skip("!")
      }
    } while cursor.skip("/")
    return segments.indices.map { segments[...$0].joined(separator: "/") }
  }

  private func piece(_ cursor: inout ReferenceCursor) -> ReferencePattern.Piece? {
    if cursor.skip("*") { return .rest(cursor.capture(isRest: true)) }
    let prefix = cursor.literal(endingAt: "/?:")
    guard cursor.skip(":") else { return prefix.isEmpty ? nil : .literal(prefix) }
    var capture = cursor.capture()
    capture.prefix = prefix
    capture.suffix = cursor.literal(endingAt: "/?:")
    return .capture(capture)
  }

  /// Puts the groups' prefix before a pattern. `*` in the middle is one segment.
  func prefix(_ written: inout Written, _ scope: Scope) {
    func joined(_ own: String, isPathEmpty: Bool) -> String {
      let rest = own.drop { $0 == "/" }
      return isPathEmpty ? scope.text + rest : scope.text + "/" + rest
    }
    if !scope.pieces.isEmpty {
      let isEmpty = written.pattern.pieces.isEmpty
      written.pattern.text = joined(written.pattern.text, isPathEmpty: isEmpty)
      written.texts = written.texts.map { joined($0, isPathEmpty: false) }
      written.screens = written.screens.map {
        ($0.piece + scope.pieces.count, $0.name, $0.isModal)
      }
      written.texts = scope.pieces.map { _ in "" } + written.texts
      written.pattern.pieces = scope.pieces + written.pattern.pieces
    }
    for (index, piece) in written.pattern.pieces.enumerated().dropLast() {
      if case .rest(var capture) = piece {
        capture.isList = false
        written.pattern.pieces[index] = .capture(capture)
      }
    }
  }
}
