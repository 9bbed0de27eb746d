/// A JSON text in which single values change, and all other bytes stay as they are.
struct JSONText {
  enum Key: ExpressibleByStringLiteral {
    case name(String)
    case index(Int)

    init(stringLiteral name: String) { self = .name(name) }
  }

  /// A member of an object, or an element of an array.
  private struct Part {
    let name: String?
    let start: Int
    let value: Range<Int>
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
  /// last in theirs.
  mutating func set(_ path: [Key], to text: String) { set(path[...], to: text) }

  private mutating func set(_ path: ArraySlice<Key>, to text: String) {
    if let range = range(path) {
      bytes.replaceSubrange(range, with: text.utf8)
      return
    }
    guard let key = path.last else { return }
    guard let parent = range(path.dropLast()) else {
      let empty = if case .name = key { "{}" } else { "[]" }
      set(path.dropLast(), to: empty)
      set(path, to: text)
      return
    }
    let label = if case .name(let name) = key { JSON.string(name).text + ": " } else { "" }
    guard let last = parts(parent).last else {
      let (start, end) = (parent.lowerBound + 1, parent.upperBound - 1)
      bytes.replaceSubrange(start..<end, with: "\n\(label)\(text)\n".utf8)
      return
    }
    // The space before the last part is the layout of the file.
    let space = bytes[..<last.start].reversed().prefix { $0 <= 0x20 }.reversed()
    bytes.insert(
      contentsOf: Array(",".utf8) + space + Array((label + text).utf8), at: last.value.upperBound)
  }

  /// Removes the value at a path, with its comma.
  mutating func remove(_ path: [Key]) {
    guard let key = path.last, let parent = range(path.dropLast()) else { return }
    let parts = parts(parent)
    guard let index = index(of: key, in: parts) else { return }
    if index > 0 {
      bytes.removeSubrange(parts[index - 1].value.upperBound..<parts[index].value.upperBound)
    } else {
      let end = parts.count > 1 ? parts[1].start : parts[0].value.upperBound
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
      range = parts[index].value
    }
    return range
  }

  private func index(of key: Key, in parts: [Part]) -> Int? {
    switch key {
    case .name(let name): parts.firstIndex { $0.name == name }
    case .index(let index): parts.indices.contains(index) ? index : nil
    }
  }

  /// The parts of an object or array; empty for other values.
  private func parts(_ range: Range<Int>) -> [Part] {
    var reader = JSONReader(bytes[range])
    let isObject = reader.take(UInt8(ascii: "{"))
    guard isObject || reader.take(UInt8(ascii: "[")) else { return [] }
    var parts: [Part] = []
    repeat {
      reader.skipSpace()
      let start = reader.offset
      let name = isObject ? reader.string() : nil
      if isObject { _ = reader.take(UInt8(ascii: ":")) }
      reader.skipSpace()
      let valueStart = reader.offset
      // An empty object or array has no value here.
      guard reader.value() != nil else { return [] }
      parts.append(Part(name: name, start: start, value: valueStart..<reader.offset))
    } while reader.take(UInt8(ascii: ","))
    return parts
  }
}
