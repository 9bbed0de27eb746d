/// Makes what fails smaller as long as it still fails: files, lines, groups, the parts of a line,
/// the link, single characters at last.
package struct Shrinking {
  /// Whether the files and the link still show the failure.
  private let fails: ([[UInt8]], [UInt8]) -> Bool
  private var files: [[UInt8]]
  private var link: [UInt8]
  /// Attempts left: each compiles the files.
  private var attempts = 6_000

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
    for part in Self.parts(link, reach: 40) { attempt { $0.link.remove(part, of: $0.link.count) } }
    removeBytes()
    func isSmaller() -> Bool { files.joined().count + files.count + link.count < size }
    if !isSmaller() { removeSegments() }
    return attempts > 0 && isSmaller()
  }

  /// What a file and the link have in common goes from both at once, or not at all.
  private mutating func removeSegments() {
    for file in files.indices {
      for pair in braces(of: file) {
        for other in Self.parts(link, reach: 3) {
          attempt { shrinking in
            shrinking.remove(pair, of: file)
            shrinking.link.remove(other, of: shrinking.link.count)
          }
        }
      }
      for part in Self.parts(files[file], reach: 3) {
        for other in Self.parts(link, reach: 2) {
          let isGone = attempt { shrinking in
            shrinking.files[file].remove(part, of: shrinking.files[file].count)
            shrinking.link.remove(other, of: shrinking.link.count)
          }
          if isGone { break }
        }
      }
    }
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
    var size = max(1, lines(of: file).count / 2)
    while size > 0 {
      var start = 0
      while start < lines(of: file).count {
        let end = min(start + size, lines(of: file).count)
        if !attempt({ $0.remove(Array(start..<end), of: file) }) { start += size }
      }
      size /= 2
    }
    for pair in braces(of: file) { attempt { $0.remove(pair, of: file) } }
  }

  private func lines(of file: Int) -> [ArraySlice<UInt8>] {
    files[file].split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  private mutating func remove(_ numbers: [Int], of file: Int) {
    var lines = lines(of: file)
    for number in numbers.reversed() where number < lines.count { lines.remove(at: number) }
    files[file] = Array(lines.joined(separator: [0x0A]))
  }

  /// A line with an opening brace and one below it with a closing one, the last first.
  private func braces(of file: Int) -> [[Int]] {
    let lines = lines(of: file)
    return lines.indices.reversed().filter { lines[$0].contains(UInt8(ascii: "{")) }
      .flatMap { open in
        lines.indices.dropFirst(open + 1).filter { lines[$0].contains(UInt8(ascii: "}")) }
          .prefix(4).map { [open, $0] }
      }
  }

  private mutating func removeParts(of file: Int) {
    for part in Self.parts(files[file], reach: 4) {
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

  /// Stretches from one mark to another near it, with the mark and without, as offsets from the
  /// end, the last first: those before a removed one stay where they were.
  private static func parts(_ text: [UInt8], reach: Int) -> [Range<Int>] {
    let marks = text.indices.filter { "/?&:<>{}@ #=,*!.|()[]-\n".utf8.contains(text[$0]) }
    let ends = marks + [text.count]
    var parts: [Range<Int>] = []
    for (index, mark) in ([-1] + marks).enumerated().reversed() {
      for end in ends[min(index, ends.count)...].prefix(reach).reversed() {
        let upper = end < text.count && ">})]".utf8.contains(text[end]) ? end + 1 : end
        for start in [mark, mark + 1] where 0 <= start && start < upper {
          parts.append(text.count - upper..<text.count - start)
        }
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
