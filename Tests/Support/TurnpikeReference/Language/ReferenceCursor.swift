/// Reads the parts of one line of a valid file from the left, as the grammar lists
/// them. What is not valid it reads as anything.
struct ReferenceCursor {
  let bytes: [UInt8]
  var offset = 0

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  var rest: ArraySlice<UInt8> { bytes[offset...] }
  var current: UInt8? { rest.first }
  var isAtBlank: Bool { current == UInt8(ascii: " ") || current == UInt8(ascii: "\t") }

  /// At the end of the line, or at a comment after white space.
  var isAtEnd: Bool {
    guard let current else { return true }
    let isAfterBlank = offset == 0 || isBlank(bytes[offset - 1])
    return current == UInt8(ascii: "#") && isAfterBlank
  }

  /// Whether the brace at the position ends the line.
  var isAtGroupBrace: Bool {
    var ahead = self
    guard ahead.skip("{") else { return false }
    ahead.skipBlanks()
    return ahead.isAtEnd
  }

  func isAt(_ text: String) -> Bool { rest.starts(with: text.utf8) }

  mutating func skip(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    offset += text.utf8.count
    return true
  }

  mutating func skipBlanks() {
    while isAtBlank { offset += 1 }
  }

  /// What is read while a condition holds.
  mutating func read(while holds: (ReferenceCursor) -> Bool) -> ArraySlice<UInt8> {
    let start = offset
    while offset < bytes.count, holds(self) { offset += 1 }
    return bytes[start..<offset]
  }

  mutating func name() -> String {
    String(decoding: read { isNamePart($0.bytes[$0.offset]) }, as: UTF8.self)
  }

  /// Names joined by dots.
  mutating func typeName() -> String {
    String(
      decoding: read {
        let next = $0.offset + 1 < $0.bytes.count ? $0.bytes[$0.offset + 1] : 0
        return isNamePart($0.bytes[$0.offset])
          || ($0.isAt(".") && isNamePart(next) && !isDigit(next))
      }, as: UTF8.self)
  }

  /// Literal text, decoded; `ends` has what ends it besides what no literal has.
  mutating func literal(endingAt ends: String) -> [UInt8] {
    let text = read {
      !$0.isAtBlank && !$0.isAt("{") && !$0.isAt("->") && !$0.isAt("=>") && !$0.isAt("#")
        && !ends.utf8.contains($0.bytes[$0.offset])
    }
    return ReferenceLink.decoded(Array(text))
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}

func isNamePart(_ byte: UInt8) -> Bool {
  isDigit(byte) || byte == UInt8(ascii: "_") || (0x41...0x5A).contains(byte & 0xDF)
}

extension ReferenceCursor {
  /// `:name` or `*name` with its spec; the mark has been read.
  mutating func capture(isRest: Bool = false) -> ReferenceCapture {
    var capture = ReferenceCapture(name: name(), isList: isRest)
    if capture.name.isEmpty {
      capture.name = "wildcard"
      return capture
    }
    guard skip("<") else { return capture }
    let spec = read { !$0.isAt(">") }
    _ = skip(">")
    capture.read(spec)
    capture.isList = capture.isList || isRest
    return capture
  }

  /// Every `@name(text)` at the position.
  mutating func attributes() -> [ReferenceAttribute] {
    var attributes: [ReferenceAttribute] = []
    skipBlanks()
    while skip("@") {
      var attribute = ReferenceAttribute(name: name(), text: nil)
      if isAt("(") {
        var depth = 0
        let text = read { cursor in
          depth += cursor.isAt("(") ? 1 : cursor.isAt(")") ? -1 : 0
          return depth > 0
        }
        _ = skip(")")
        attribute.text = trimmed(text.dropFirst())
        if attribute.name == "container" {
          let names = text.dropFirst().split(separator: UInt8(ascii: ",")).map(trimmed)
          attribute.text = names.joined(separator: ", ")
        }
      }
      attributes.append(attribute)
      skipBlanks()
    }
    return attributes
  }
}

extension ReferenceCapture {
  /// What stands between `<` and `>`.
  fileprivate mutating func read(_ spec: ArraySlice<UInt8>) {
    hasSpec = true
    let parts = spec.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    var text = trimmed(parts[0])
    if parts.count > 1 {
      let value = ReferenceLink.decoded(Array(trimmed(parts[1]).utf8))
      defaultText = String(decoding: value, as: UTF8.self)
      if text.hasSuffix("?") {
        isLenient = true
        if defaultText == "nil" { (isOptional, defaultText) = (true, nil) }
        text = trimmed(Array(text.utf8).dropLast()[...])
      }
    } else if text.hasSuffix("?") {
      isOptional = true
      text = trimmed(Array(text.utf8).dropLast()[...])
    }
    if text.hasPrefix("[") {
      isList = true
      text = trimmed(Array(text.utf8).dropFirst().dropLast()[...])
    }
    if text.contains("|") || text.contains(":") {
      let words = text.split(separator: ":").last ?? ""
      type = .words(words.split(separator: "|").map { trimmed(Array($0.utf8)[...]) })
      return
    }
    var cursor = ReferenceCursor(text.utf8)
    let name = cursor.typeName()
    let builtIns = [
      "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
      "UInt64", "Double", "Float", "Bool", "UUID", "Date", "URL", "Decimal",
    ]
    type = builtIns.contains(name) ? .builtIn(name, cursor.range()) : .custom(name)
  }
}

extension ReferenceCursor {
  /// `a...b`, `a..<b`, `a...` or `...b` up to the end.
  fileprivate mutating func range() -> ReferenceRange? {
    let lower = trimmed(read { !$0.isAt("...") && !$0.isAt("..<") })
    guard offset < bytes.count else { return nil }
    let includesUpper = isAt("...")
    let upper = trimmed(rest.dropFirst(3))
    return ReferenceRange(
      lower: lower.isEmpty ? nil : lower, upper: upper.isEmpty ? nil : upper,
      includesUpper: includesUpper)
  }
}

func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
  var bytes = bytes.drop { $0 == 0x20 || $0 == 0x09 }
  while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
  return String(decoding: bytes, as: UTF8.self)
}
