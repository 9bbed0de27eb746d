import TurnpikeCompiler
import TurnpikeTable

/// A pattern of the whole app as an association file can say it: what its types look like, and no
/// more.
struct LoosePattern {
  var pieces: [ReferencePattern.Piece] = []
  var items: [ReferencePattern.Item] = []
  var fragment: ReferenceCapture?
  var isWeb = false
  private var isMount = false

  /// The patterns of a table, those of the enums that it mounts in place.
  static func all(_ table: ReferenceTable, in tables: ReferenceMatcher) -> [LoosePattern] {
    table.patterns.flatMap { pattern -> [LoosePattern] in
      let isWeb = table.isWeb(pattern)
      if let mount = pattern.mount, let child = tables.table(mount) {
        return all(child, in: tables).map { inner in
          var whole = inner
          whole.pieces = pattern.pieces + inner.pieces
          whole.isWeb = isWeb || inner.isWeb
          return whole
        }
      }
      return pattern.expansions.map {
        LoosePattern(
          pieces: $0, items: pattern.items, fragment: pattern.fragment, isWeb: isWeb)
      }
    }
  }

  /// - Parameter isStrict: whether types and conditions hold as the language says.
  func matches(_ link: WrittenLink, isStrict: Bool) -> Bool {
    matchesPath(link, isStrict: isStrict) && matchesQuery(link, isStrict: isStrict)
      && (isStrict || hasValues(link))
  }

  /// Whether the required values of the query and the fragment look like their types.
  private func hasValues(_ link: WrittenLink) -> Bool {
    let areItems = items.allSatisfy { item in
      guard case .parameter(let key, let capture) = item, capture.isRequired,
        !capture.type.isString
      else { return true }
      let values = link.query.filter { $0.key == key }.map(\.value)
      return !values.isEmpty && values.allSatisfy(capture.type.looksLike)
    }
    guard let fragment, fragment.isRequired else { return areItems }
    return areItems && fragment.type.looksLike(link.fragment)
  }

  private func matchesPath(_ link: WrittenLink, isStrict: Bool) -> Bool {
    var rest = link.segments[...]
    var isBehindCapture = false
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .literal(let text):
        guard let segment = rest.popFirst() else { return false }
        if isStrict ? segment.decoded != text : !Self.looksLike(text, segment) {
          // A rest's file rule has no end, so a capture before it may be longer.
          return !isStrict && isBehindCapture && hasRest && rest.count >= tail(of: index)
        }
      case .capture(let capture):
        guard let segment = rest.popFirst() else { return false }
        if !Self.matches(capture, segment, isStrict) {
          return !isStrict && hasRest && rest.count >= tail(of: index)
        }
        isBehindCapture = true
      case .rest(let capture):
        return !rest.isEmpty
          && (!isStrict || rest.allSatisfy { capture.value(of: $0.decoded) != nil })
      }
    }
    return rest.isEmpty
  }

  /// Whether the advanced paths of an Android manifest match the link: they have no types, suffixes,
  /// and conditions, and no escape for control characters.
  func matchesOnAndroid(_ link: WrittenLink) -> Bool {
    var rest = link.segments[...]
    for piece in pieces {
      if case .rest = piece { return !rest.isEmpty }
      guard let text = rest.popFirst()?.decoded else { return false }
      switch piece {
      case .literal(let literal):
        if literal.count != text.count || !Self.isStart(literal, of: text) { return false }
      case .capture(let capture), .rest(let capture):
        let prefix = capture.prefix
        if text.count <= prefix.count || !Self.isStart(prefix, of: text) { return false }
      }
    }
    return rest.isEmpty
  }

  private static func isStart(_ literal: [UInt8], of text: [UInt8]) -> Bool {
    zip(literal, text).allSatisfy { $0 < 0x20 || $0 == $1 }
  }

  /// How many pieces come after one.
  private func tail(of index: Int) -> Int { pieces.count - index - 1 }

  private var hasRest: Bool {
    if case .rest? = pieces.last { true } else { false }
  }

  /// `*` is any character in a file.
  private static func looksLike(_ literal: [UInt8], _ segment: WrittenLink.Segment) -> Bool {
    guard literal.contains(UInt8(ascii: "*")) || literal.contains(UInt8(ascii: "$")) else {
      return segment.decoded == literal
    }
    return literal.count == segment.decoded.count
  }

  private static func matches(
    _ capture: ReferenceCapture, _ segment: WrittenLink.Segment, _ isStrict: Bool
  ) -> Bool {
    if isStrict { return capture.value(of: segment.decoded) != nil }
    var loose = capture
    loose.type = .string
    // What stands behind a capture is also found in the digits of an escape.
    let written = LinkText.encoded(
      String(decoding: segment.decoded, as: UTF8.self), as: .firstSegment)
    let texts = [segment.decoded, written, Escapes.small(written)]
    guard let value = texts.lazy.compactMap({ loose.value(of: $0) }).first else { return false }
    let shown = LinkText.encoded(String(decoding: value, as: UTF8.self), as: .segment)
    return looksLike(capture.type, value, shown)
  }

  private static func looksLike(
    _ type: ReferenceType, _ value: [UInt8], _ written: [UInt8]
  ) -> Bool {
    let isDigit = (0x30...0x39).contains(written.first ?? 0)
    switch type {
    case .custom: return true
    case .words: return type.accepts(value)
    case .builtIn(let name, let range):
      switch name {
      case "String", "URL": return true
      case "Bool": return type.accepts(value)
      case "UUID":
        return written.count == 36
          && [8, 13, 18, 23].allSatisfy { written[$0] == UInt8(ascii: "-") }
      case "Date":
        return written.count > 9 && [4, 7].allSatisfy { written[$0] == UInt8(ascii: "-") }
      default:
        let isNatural =
          name.hasPrefix("UInt")
          || name.hasPrefix("Int") && (range?.lower.flatMap { Int($0) } ?? -1) >= 0
        return isDigit || !isNatural && written.first == UInt8(ascii: "-")
      }
    }
  }

  private func matchesQuery(_ link: WrittenLink, isStrict: Bool) -> Bool {
    items.allSatisfy { item in
      let first = link.query.first { $0.key == item.key }?.value
      if case .present = item { return isStrict ? first != nil : first?.isEmpty == false }
      if case .absent = item { return isStrict ? first == nil : first?.isEmpty ?? true }
      guard case .condition(let key, let value) = item else { return true }
      let values = link.query.filter { $0.key == key }.map(\.value)
      if isStrict { return values.first == value }
      let glob = AppLinksGlob(value.map { "*$".utf8.contains($0) ? UInt8(ascii: "?") : $0 })
      return values.isEmpty ? glob.matches([]) : values.contains(where: glob.matches)
    }
  }

  /// Whether a key that a file asks for stands in the link more than once.
  func repeatsKey(_ link: WrittenLink) -> Bool {
    items.contains { item in
      switch item {
      case .condition(let key, _), .present(let key), .absent(let key):
        return link.query.count { $0.key == key } > 1
      case .parameter(let key, let capture):
        let isAsked = capture.isRequired && !capture.type.isString
        return isAsked && link.query.count { $0.key == key } > 1
      }
    }
  }

  /// Whether a required parameter of a type of the user's own is empty in the link, a key that it must
  /// have or must not have, or a required fragment, which a file cannot tell from one that is missing.
  func hasEmptyValue(_ link: WrittenLink) -> Bool {
    if let fragment, fragment.isRequired, link.fragment.isEmpty { return true }
    return items.contains { item in
      switch item {
      case .parameter(_, let capture): guard case .custom = capture.type else { return false }
      case .condition: return false
      case .present, .absent: break
      }
      return link.query.contains { $0.key == item.key && $0.value.isEmpty }
    }
  }
}

extension ReferenceCapture {
  fileprivate var isRequired: Bool { !isList && !mayBeMissing }
}

extension ReferenceType {
  /// Whether a file takes a text in the query or fragment for a value.
  fileprivate func looksLike(_ text: [UInt8]) -> Bool {
    switch self {
    case .words, .builtIn("Bool", _): accepts(text)
    case .builtIn, .custom: !text.isEmpty
    }
  }
}

extension ReferenceTable {
  /// Whether the browser keeps the links of a pattern: an alias has its target's attributes too.
  func isWeb(_ pattern: ReferencePattern) -> Bool {
    let target = routes.first { $0.name == pattern.route }
    return (pattern.attributes + (target?.attributes ?? [])).contains { $0.name == "web" }
  }
}

/// A link as it is written, in its parts.
struct WrittenLink {
  struct Segment {
    var decoded: [UInt8]
  }

  var segments: [Segment]
  var query: [(key: [UInt8], value: [UInt8])]
  /// Empty if the link has none.
  var fragment: [UInt8]

  /// Whether the text of a segment contains a slash.
  var hasSlash: Bool { segments.contains { $0.decoded.contains(UInt8(ascii: "/")) } }

  init(_ link: ReferenceLink) {
    segments = link.segments.map { Segment(decoded: $0) }
    query = link.query
    fragment = link.fragment ?? []
  }
}
