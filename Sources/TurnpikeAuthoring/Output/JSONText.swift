/// A JSON text in which single values change, and all other bytes stay as they are.
///
/// A path consists of the names of members and the indices of elements, as in RFC 6901.
struct JSONText {
  private(set) var bytes: [UInt8]

  /// Returns nil if the text is not JSON.
  init?(_ bytes: [UInt8]) {
    guard JSON(reading: bytes) != nil else { return nil }
    self.bytes = bytes
  }

  /// The text of the value at a path, or nil if there is no such value.
  func text(_ path: [String]) -> String? {
    part(path).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// Replaces the value at a path. A value that is missing, and the values around it, become the
  /// last in theirs. The lines of a new value are indented as the file is.
  mutating func set(_ path: [String], to text: String) {
    if let part = part(path) {
      bytes.replaceSubrange(part.range, with: laidOut(text, at: part.start).utf8)
      return
    }
    guard let key = path.last else { return }
    let isIndex = Int(key) != nil
    let (start, end) = isIndex ? ("[", "]") : ("{", "}")
    let label = isIndex ? "" : JSON.string(key).text + ": "
    let parent = Array(path.dropLast())
    guard let last = parts(parent).last, self.text(parent)?.hasPrefix(start) == true else {
      set(parent, to: "\(start)\n\(label)\(text)\n\(end)")
      return
    }
    // The space before the last part is the layout of the file.
    let space = bytes[..<last.start].reversed().prefix { $0 <= 0x20 }.reversed()
    let line = space.contains(UInt8(ascii: "\n")) ? last.start : last.range.upperBound
    let part = Array((label + laidOut(text, at: line)).utf8)
    bytes.insert(contentsOf: Array(",".utf8) + space + part, at: last.range.upperBound)
  }

  /// Removes parts of the object or array at a path, with their commas.
  mutating func remove(_ names: Set<String>, of path: [String]) {
    let parts = parts(path)
    guard let first = parts.first, let last = parts.last else { return }
    var kept: [UInt8] = []
    for (index, part) in parts.enumerated() where !names.contains(part.name) {
      if !kept.isEmpty { kept += bytes[parts[index - 1].range.upperBound..<part.start] }
      kept += bytes[part.start..<part.range.upperBound]
    }
    bytes.replaceSubrange(first.start..<last.range.upperBound, with: kept)
  }

  private func part(_ path: [String]) -> JSONReader.Part? {
    guard let name = path.last else {
      var reader = JSONReader(bytes[...])
      return reader.part()
    }
    return parts(path.dropLast()).first { $0.name == name }
  }

  /// The parts of the object or array at a path; empty for other values.
  private func parts(_ path: [String]) -> [JSONReader.Part] {
    guard let range = part(path)?.range else { return [] }
    var reader = JSONReader(bytes[range])
    return reader.parts() ?? []
  }

  /// Returns a value with each of its lines after the indentation of a line, or on one line if the
  /// file has only one.
  private func laidOut(_ text: String, at offset: Int) -> String {
    let lineFeed = UInt8(ascii: "\n")
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    guard self.text([])?.utf8.contains(lineFeed) == true else { return lines.joined() }
    func indent(_ line: ArraySlice<UInt8>) -> String {
      String(decoding: line.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }
    let lineStart = bytes[..<offset].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
    let unit = bytes.split(separator: lineFeed).lazy.map(indent).first { !$0.isEmpty } ?? "  "
    let lineEnd = bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    var depth = 0
    return lines.map { line in
      if line.hasPrefix("]") || line.hasPrefix("}") { depth -= 1 }
      defer { if line.hasSuffix("[") || line.hasSuffix("{") { depth += 1 } }
      return String(repeating: unit, count: depth) + line
    }
    .joined(separator: lineEnd + indent(bytes[lineStart...]))
  }
}
