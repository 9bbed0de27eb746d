/// A JSON text in which single values change, and all other bytes stay as they are.
struct JSONText {
  enum Key: ExpressibleByStringLiteral {
    case name(String)
    case index(Int)

    init(stringLiteral name: String) { self = .name(name) }
  }

  private(set) var bytes: [UInt8]

  /// Returns nil if the text is not JSON.
  init?(_ bytes: [UInt8]) {
    guard JSON(reading: bytes) != nil else { return nil }
    self.bytes = bytes
  }

  /// The text of the value at a path, or nil if there is no such value.
  func text(_ path: [Key]) -> String? {
    range(path[...]).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Replaces the value at a path. A value that is missing, and the values around it, become the
  /// last in theirs. The lines of a new value are indented as the file is.
  mutating func set(_ path: [Key], to text: String) { set(path[...], to: text) }

  private mutating func set(_ path: ArraySlice<Key>, to text: String) {
    guard let key = path.last else { return }
    let label = if case .name(let name) = key { JSON.string(name).text + ": " } else { "" }
    guard let parent = range(path.dropLast()) else {
      let (start, end) = label.isEmpty ? ("[", "]") : ("{", "}")
      set(path.dropLast(), to: "\(start)\n\(label)\(text)\n\(end)")
      return
    }
    let parts = parts(parent)
    if let index = index(of: key, in: parts) {
      let part = parts[index]
      let space = bytes[..<part.start].reversed().prefix { $0 <= 0x20 }
      let isSpread = (space + bytes[part.range]).contains(UInt8(ascii: "\n"))
      let indent = isSpread ? indent(at: part.start) : nil
      bytes.replaceSubrange(part.range, with: laidOut(text, indent).utf8)
    } else if let last = parts.last {
      // The space before the last part is the layout of the file.
      let space = bytes[..<last.start].reversed().prefix { $0 <= 0x20 }.reversed()
      let indent = space.contains(UInt8(ascii: "\n")) ? indent(at: last.start) : nil
      bytes.insert(
        contentsOf: Array(",".utf8) + space + Array((label + laidOut(text, indent)).utf8),
        at: last.range.upperBound)
    } else {
      let (start, end) = (parent.lowerBound + 1, parent.upperBound - 1)
      let outer = bytes.contains(UInt8(ascii: "\n")) ? indent(at: start) : nil
      let (lineStart, lineEnd) = outer.map { (lineFeed + $0 + unit, lineFeed + $0) } ?? ("", "")
      let value = laidOut(text, outer.map { $0 + unit })
      bytes.replaceSubrange(start..<end, with: (lineStart + label + value + lineEnd).utf8)
    }
  }

  // MARK: Layout

  private var lineFeed: String {
    bytes.firstIndex(of: UInt8(ascii: "\r")) == nil ? "\n" : "\r\n"
  }

  /// The indentation of the first line that has one.
  private var unit: String {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let line = lines.first { $0.count > 1 && $0.first.map { $0 == 0x20 || $0 == 0x09 } ?? false }
    return line.map { indent(at: $0.startIndex) } ?? "  "
  }

  /// The indentation of the line that contains an offset.
  private func indent(at offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return String(
      decoding: bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// Returns a value with each of its lines after an indentation, or on one line.
  private func laidOut(_ text: String, _ indent: String?) -> String {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    guard let indent, lines.count > 1 else { return lines.joined() }
    let unit = unit
    var depth = 0
    return lines.map { line in
      if line.hasPrefix("]") || line.hasPrefix("}") { depth -= 1 }
      defer { if line.hasSuffix("[") || line.hasSuffix("{") { depth += 1 } }
      return indent + String(repeating: unit, count: depth) + line
    }
    .joined(separator: lineFeed).trimmingPrefix(indent).description
  }

  /// Removes the value at a path, with its comma.
  mutating func remove(_ path: [Key]) {
    guard let key = path.last, let parent = range(path.dropLast()) else { return }
    let parts = parts(parent)
    guard let index = index(of: key, in: parts) else { return }
    if index > 0 {
      bytes.removeSubrange(parts[index - 1].range.upperBound..<parts[index].range.upperBound)
    } else {
      let end = parts.count > 1 ? parts[1].start : parts[0].range.upperBound
      bytes.removeSubrange(parts[0].start..<end)
    }
  }

  private func range(_ path: ArraySlice<Key>) -> Range<Int>? {
    var reader = JSONReader(bytes[...])
    reader.skipSpace()
    let start = reader.offset
    _ = reader.value()
    var range = start..<reader.offset
    for key in path {
      let parts = parts(range)
      guard let index = index(of: key, in: parts) else { return nil }
      range = parts[index].range
    }
    return range
  }

  private func index(of key: Key, in parts: [JSONReader.Part]) -> Int? {
    switch key {
    case .name(let name): parts.firstIndex { $0.name == name }
    case .index(let index): parts.indices.contains(index) ? index : nil
    }
  }

  /// The parts of an object or array; empty for other values.
  private func parts(_ range: Range<Int>) -> [JSONReader.Part] {
    var reader = JSONReader(bytes[range])
    return reader.parts() ?? []
  }
}
