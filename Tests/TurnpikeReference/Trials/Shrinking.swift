/// Makes what fails smaller as long as it still fails: files, lines, groups, the parts of a line,
/// the link, single characters at last.
package struct Shrinking {
  /// Whether the files and the link still show the failure.
  private let fails: ([[UInt8]], [UInt8]) -> Bool
  private var files: [[UInt8]]
  private var link: [UInt8]
  /// Attempts left: each compiles the files.
  private var attempts = 4_000

  package static func smallest(
    _ files: [[UInt8]], _ link: [UInt8], fails: @escaping ([[UInt8]], [UInt8]) -> Bool
  ) -> (files: [[UInt8]], link: [UInt8]) {
    var shrinking = Shrinking(fails: fails, files: files, link: link)
    while shrinking.round() {}
    return (shrinking.files, shrinking.link)
  }

  private init(
    fails: @escaping ([[UInt8]], [UInt8]) -> Bool, files: [[UInt8]], link: [UInt8]
  ) {
    self.fails = fails
    self.files = files
    self.link = link
  }

  /// Tries everything once; false when nothing has become smaller.
  private mutating func round() -> Bool {
    let size = files.joined().count + files.count + link.count
    for index in files.indices.reversed() {
      attempt { $0.files.remove(at: index) }
    }
    for index in files.indices {
      removeLines(of: index)
      removeParts(of: index)
    }
    for part in Self.parts(link) { attempt { $0.link.remove(part, of: $0.link.count) } }
    removeBytes()
    return attempts > 0 && files.joined().count + files.count + link.count < size
  }

  @discardableResult
  private mutating func attempt(_ change: (inout Shrinking) -> Void) -> Bool {
    guard attempts > 0 else { return false }
    attempts -= 1
    var smaller = self
    change(&smaller)
    guard fails(smaller.files, smaller.link) else { return false }
    let left = attempts
    self = smaller
    attempts = left
    return true
  }

  /// Halves, quarters and so on down to single lines; then the two lines of each group.
  private mutating func removeLines(of file: Int) {
    func lines(_ file: [UInt8]) -> [ArraySlice<UInt8>] {
      file.split(separator: 0x0A, omittingEmptySubsequences: false)
    }
    var size = max(1, lines(files[file]).count / 2)
    while size > 0 {
      var start = 0
      while start < lines(files[file]).count {
        let isGone = attempt { shrinking in
          var rest = lines(shrinking.files[file])
          rest.removeSubrange(start..<min(start + size, rest.count))
          shrinking.files[file] = Array(rest.joined(separator: [0x0A]))
        }
        if !isGone { start += size }
      }
      size /= 2
    }
    for open in lines(files[file]).indices.reversed() {
      let all = lines(files[file])
      guard open < all.count, all[open].contains(UInt8(ascii: "{")) else { continue }
      for close in all.indices.dropFirst(open + 1) where all[close].contains(UInt8(ascii: "}")) {
        let isGone = attempt { shrinking in
          var rest = lines(shrinking.files[file])
          rest.remove(at: close)
          rest.remove(at: open)
          shrinking.files[file] = Array(rest.joined(separator: [0x0A]))
        }
        if isGone { break }
      }
    }
  }

  private mutating func removeParts(of file: Int) {
    for part in Self.parts(files[file]) {
      attempt { $0.files[file].remove(part, of: $0.files[file].count) }
    }
  }

  private mutating func removeBytes() {
    for file in files.indices where files[file].count < 400 {
      for index in files[file].indices.reversed() {
        attempt { if index < $0.files[file].count { $0.files[file].remove(at: index) } }
      }
    }
    for index in link.indices.reversed() {
      attempt { if index < $0.link.count { $0.link.remove(at: index) } }
    }
  }

  /// Stretches from one mark to another near it, as offsets from the end, the last first: those
  /// before a removed one stay where they were.
  private static func parts(_ text: [UInt8]) -> [Range<Int>] {
    let marks = text.indices.filter { "/?&:<>{}@ #=,*!.|()[]\n".utf8.contains(text[$0]) }
    let ends = marks + [text.count]
    var parts: [Range<Int>] = []
    for (index, start) in ([0] + marks).enumerated().reversed() {
      for end in ends[min(index, ends.count)...].prefix(4).reversed() {
        let upper = end < text.count && ">})]".utf8.contains(text[end]) ? end + 1 : end
        if start < upper { parts.append(text.count - upper..<text.count - start) }
      }
    }
    return parts
  }
}

extension [UInt8] {
  /// Takes a stretch out that is given by its distance from the end.
  fileprivate mutating func remove(_ part: Range<Int>, of count: Int) {
    guard part.upperBound <= count else { return }
    removeSubrange(count - part.upperBound..<count - part.lowerBound)
  }
}
