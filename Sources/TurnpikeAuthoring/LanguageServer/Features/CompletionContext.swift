import TurnpikeCompiler

/// What a cursor is about to write, by the text of the line before it: it is found in the middle of a
/// line that is no whole one yet.
struct CompletionContext: Hashable {
  enum Kind: Hashable {
    case nothing
    case directive
    case argument(DirectiveWord)
    case numberType
    case type
    /// Of a type, as it is written.
    case defaultValue(String)
    /// With the path that leads there.
    case destination(String)
    case mount
    case target
    /// After a destination or a case.
    case afterDestination(isAlias: Bool)
    case attribute
    case attributeValue(String)
    case key
    case keyValue(String)
  }

  let kind: Kind
  /// What has been written of it already.
  let prefix: String

  private init(_ kind: Kind, _ prefix: Substring = "") {
    self.kind = kind
    self.prefix = String(prefix)
  }

  /// - Parameter text: the line up to the cursor, with the lines that it goes on with.
  init(_ text: String) {
    let scan = LineScan(text)
    if scan.isComment {
      self.init(.nothing)
    } else if let (name, value) = scan.attributeValue {
      let word = value.split(separator: ",", omittingEmptySubsequences: false).last ?? ""
      self.init(.attributeValue(name), word.drop { $0 == " " })
    } else if let spec = scan.spec {
      self.init(spec: spec)
    } else if let arrow = scan.arrow {
      self.init(after: arrow.text, isAlias: arrow.isAlias, path: arrow.path)
    } else {
      self.init(start: text)
    }
  }

  private init(spec: String) {
    if let sign = spec.firstIndex(of: "=") {
      let type = spec[..<sign].prefix { $0 != "?" }
      let value = spec[spec.index(after: sign)...].drop { $0 == " " }
      self.init(
        .defaultValue(type.split(separator: " ").joined(separator: " ")), value)
    } else {
      let word =
        spec.split(
          omittingEmptySubsequences: false, whereSeparator: { ":[| ".contains($0) }
        ).last ?? ""
      self.init(spec.contains("|") || spec.contains(".") ? .nothing : .type, word)
    }
  }

  private init(after text: String, isAlias: Bool, path: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: true)
    let isOpen = text.last.map { $0 != " " } ?? false
    let last = isOpen ? words.last ?? "" : ""
    let before = isOpen ? words.dropLast() : words[...]
    if before.last == "as" {
      self.init(.nothing)
    } else if last.hasPrefix("@") {
      self.init(.attribute, last.dropFirst())
    } else if before.isEmpty {
      self.init(isAlias ? .target : .destination(path), last)
    } else if before.count == 1, before.first == "mount" {
      self.init(.mount, last)
    } else {
      self.init(.afterDestination(isAlias: isAlias), last)
    }
  }

  private init(start text: String) {
    let line = text.drop { $0 == " " || $0 == "\t" }
    let first = line.prefix { $0.isLetter }
    let rest = line.dropFirst(first.count)
    let word =
      text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == " " }).last ?? ""
    if rest.isEmpty, !line.contains("/") {
      self.init(.directive, first)
    } else if rest.first == " ", let directive = DirectiveWord(rawValue: String(first)) {
      let argument = rest.drop { $0 == " " }
      if directive == .type, let sign = argument.firstIndex(of: "=") {
        self.init(.numberType, argument[argument.index(after: sign)...].drop { $0 == " " })
      } else {
        self.init(.argument(directive), word)
      }
    } else if word.hasPrefix("@"), word.count < text.count {
      self.init(.attribute, word.dropFirst())
    } else if let item = Self.queryItem(line) {
      if item.contains(":") {
        self.init(.nothing)
      } else if let sign = item.firstIndex(of: "=") {
        self.init(.keyValue(String(item[..<sign])), item[item.index(after: sign)...])
      } else {
        self.init(.key, item)
      }
    } else {
      self.init(.nothing)
    }
  }

  /// The item of a query at the end of a line.
  private static func queryItem(_ line: Substring) -> Substring? {
    guard !line.contains(" ") || line.hasPrefix("&") || line.hasPrefix("?"),
      let mark = line.lastIndex(where: { $0 == "?" || $0 == "&" }),
      line.contains("?") || line.hasPrefix("&")
    else { return nil }
    return line[line.index(after: mark)...]
  }
}

/// What is open at the end of a text.
private struct LineScan {
  var isComment = false
  /// The name and what has been written in its parentheses.
  var attributeValue: (name: String, value: String)?
  /// What has been written after a `<`.
  var spec: String?
  var arrow: (text: String, isAlias: Bool, path: String)?

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    var specStart: Int?
    var valueStart: (name: Range<Int>, start: Int)?
    var depth = 0
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func isBlank(_ index: Int) -> Bool { index < 0 || bytes[index] == 0x20 || bytes[index] == 0x09 }
    if text.drop(while: { $0 == " " }).hasPrefix("//") {
      isComment = true
      return
    }
    while index < bytes.count {
      let byte = bytes[index]
      if valueStart != nil {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          depth -= 1
          if depth == 0 { valueStart = nil }
        }
      } else if specStart != nil {
        if byte == UInt8(ascii: ">") { specStart = nil }
      } else if byte == UInt8(ascii: "#"), isBlank(index - 1) {
        isComment = true
        return
      } else if byte == UInt8(ascii: "<") {
        specStart = index + 1
      } else if byte == UInt8(ascii: "("), let name = Self.attributeName(before: index, bytes) {
        valueStart = (name, index + 1)
        depth = 1
      } else if byte == UInt8(ascii: ">"), index > 0 {
        let isArrow = bytes[index - 1] == UInt8(ascii: "-")
        if isArrow || bytes[index - 1] == UInt8(ascii: "=") {
          arrow = (string((index + 1)..<bytes.count), !isArrow, string(0..<(index - 1)))
        }
      }
      index += 1
    }
    if let valueStart {
      attributeValue = (string(valueStart.name), string(valueStart.start..<bytes.count))
    }
    if let specStart { spec = string(specStart..<bytes.count) }
  }

  private static func attributeName(before end: Int, _ bytes: [UInt8]) -> Range<Int>? {
    var start = end
    while start > 0, SyntaxByte.isNamePart(bytes[start - 1]) { start -= 1 }
    guard start > 0, start < end, bytes[start - 1] == UInt8(ascii: "@") else { return nil }
    return start..<end
  }
}

extension DocumentAnalysis {
  /// The text of the line up to an offset, with the lines that it goes on with.
  func statement(before offset: Int) -> String {
    var line = text.lineIndex(of: offset)
    var parts = [String(decoding: text.bytes[text.line(line).lowerBound..<offset], as: UTF8.self)]
    while line > 0, let first = parts.first?.drop(while: { $0 == " " || $0 == "\t" }),
      ["?", "&", "->", "=>"].contains(where: first.hasPrefix)
    {
      line -= 1
      let earlier = String(decoding: text.bytes[text.line(line)], as: UTF8.self)
      let end = earlier.firstRange(of: " #")?.lowerBound ?? earlier.endIndex
      parts[0] = String(first)
      parts.insert(String(earlier[..<end].trimmedEnd), at: 0)
    }
    return parts.joined()
  }
}

extension Substring {
  /// Without white space at its end.
  fileprivate var trimmedEnd: Substring {
    var text = self
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
