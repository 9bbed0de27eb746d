import TurnpikeCompiler

/// Writes segments of patterns as globs, and knows the words that they name.
struct AppLinkWriter {
  /// The words that variables stand for, in the order of their first use.
  private(set) var words: [(name: String, words: [String])] = []
  private var indices: [Words: Int] = [:]

  private struct Words: Hashable {
    let name: String
    let words: [String]
  }

  /// Every spelling of some segments as one path, each once.
  ///
  /// - Parameters:
  ///   - base: the origin's own path, which precedes the segments.
  ///   - end: what follows the segments: nothing, or wildcards.
  mutating func paths(
    _ segments: ArraySlice<PatternModel.Segment>, base: [String], end: String = ""
  ) -> [AppLinkGlob] {
    spellings { writer, spelling in
      var path = spelling.base(base)
      for (index, segment) in segments.enumerated() {
        path.append(.text("/"))
        path.append(
          writer.glob(of: segment, spelling, isFirst: index == 0))
      }
      path.append(.text(end))
      return [path.pieces.isEmpty ? AppLinkGlob("/") : path]
    }
  }

  /// What the wildcards of the segments swallow of longer paths: for each, the path with a slash
  /// in it. None of them matches a path of as few segments.
  mutating func swallowing(
    _ segments: ArraySlice<PatternModel.Segment>, base: [String]
  ) -> [AppLinkGlob] {
    spellings { writer, spelling in
      let first = spelling.base(base)
      let globs = segments.enumerated().map { index, segment in
        writer.glob(of: segment, spelling, isFirst: index == 0)
      }
      var paths: [AppLinkGlob] = []
      for (index, segment) in segments.enumerated() {
        let isFirst = index == 0
        for slashed in writer.slashed(segment, globs[index], spelling, isFirst: isFirst) {
          var path = first
          for (place, glob) in globs.enumerated() {
            path.append(.text("/"))
            path.append(place == index ? slashed : glob)
          }
          paths.append(path)
        }
      }
      return paths
    }
  }

  private mutating func spellings(
    _ write: (inout AppLinkWriter, AppLinkSpelling) -> [AppLinkGlob]
  ) -> [AppLinkGlob] {
    var seen: Set<AppLinkGlob> = []
    return AppLinkSpelling.all.flatMap { write(&self, $0) }.filter { seen.insert($0).inserted }
  }

  private mutating func glob(
    of segment: PatternModel.Segment, _ spelling: AppLinkSpelling, isFirst: Bool
  ) -> AppLinkGlob {
    switch segment {
    case .literal(let text):
      return AppLinkGlob(spelling.literal(text, isFirst: isFirst))
    case .capture(let prefix, let binding, let suffix):
      return AppLinkGlob(spelling.prefix(prefix, of: binding.type, isFirst: isFirst))
        + value(binding.type) + AppLinkGlob(spelling.suffix(suffix, isFirst: isFirst))
    case .rest:
      return AppLinkGlob("?*")
    }
  }

  private mutating func value(_ type: ValueType) -> AppLinkGlob {
    switch type.shape {
    case .any, .custom, .url: return AppLinkGlob("?*")
    case .words(let words):
      return AppLinkGlob([.variable(.words(index(of: words, type.wordsName ?? "")))])
    case .bool: return AppLinkGlob([.variable(.bool)])
    case .natural: return AppLinkGlob([.variable(.digit), .text("*")])
    case .number: return AppLinkGlob([.variable(.number)])
    case .uuid:
      let groups = [8, 4, 4, 4, 12].map { String(repeating: "?", count: $0) }
      return AppLinkGlob(groups.joined(separator: "-"))
    case .date: return AppLinkGlob("????-??-??*")
    }
  }

  private mutating func index(of words: [String], _ name: String) -> Int {
    let key = Words(name: name, words: words)
    if let index = indices[key] { return index }
    self.words.append((name, words))
    indices[key] = self.words.count - 1
    return self.words.count - 1
  }

  /// The segment with a slash inside, in each way in which its wildcards take one. The text
  /// between an affix and the slash may be empty.
  private func slashed(
    _ segment: PatternModel.Segment, _ glob: AppLinkGlob, _ spelling: AppLinkSpelling,
    isFirst: Bool
  ) -> [AppLinkGlob] {
    switch segment {
    case .rest: return []
    case .literal:
      guard case .text(let text)? = glob.pieces.first else { return [] }
      return Self.slashed(text, isPrefix: false, isSuffix: false)
    case .capture(let prefix, let binding, let suffix):
      let head = spelling.prefix(prefix, of: binding.type, isFirst: isFirst)
      let tail = spelling.suffix(suffix, isFirst: isFirst)
      var found: [AppLinkGlob] = []
      if let front = front(of: binding.type) {
        let left = head.isEmpty ? front : AppLinkGlob(head + "*")
        found.append(left + AppLinkGlob(tail.isEmpty ? "/?*" : "/*" + tail))
      }
      // Where a wildcard stands for a character of an affix.
      if head.contains("?") || tail.contains("?") {
        found += Self.slashed(head, isPrefix: true, isSuffix: false)
          .map { $0 + AppLinkGlob("?*" + tail) }
        found += Self.slashed(tail, isPrefix: false, isSuffix: true)
          .map { AppLinkGlob(head + "?*") + $0 }
      }
      return found
    }
  }

  /// What of a value is before a slash that its wildcards take; nil where they take none.
  private func front(of type: ValueType) -> AppLinkGlob? {
    switch type.shape {
    case .words, .bool: nil
    case .uuid, .date: AppLinkGlob("?*")
    case .natural: AppLinkGlob([.variable(.digit), .text("*")])
    case .number: AppLinkGlob([.variable(.number)])
    case .any, .custom, .url: AppLinkGlob("?*")
    }
  }

  /// A text with each `?` as a slash, one at a time, where that leaves a segment on both sides.
  private static func slashed(
    _ text: String, isPrefix: Bool, isSuffix: Bool
  ) -> [AppLinkGlob] {
    let bytes = Array(text.utf8)
    let first = isSuffix ? 0 : 1
    let end = isPrefix ? bytes.count : bytes.count - 1
    guard first < end else { return [] }
    return (first..<end).filter { bytes[$0] == UInt8(ascii: "?") }.map { index in
      var bytes = bytes
      bytes[index] = UInt8(ascii: "/")
      return AppLinkGlob(String(decoding: bytes, as: UTF8.self))
    }
  }
}

extension AppLinkSpelling {
  /// The text before a value of a type.
  func prefix(_ text: String, of type: ValueType, isFirst: Bool) -> String {
    let isBeforeVariable =
      switch type.shape {
      case .words, .bool, .natural, .number: true
      case .any, .custom, .url, .uuid, .date: false
      }
    return prefix(text, isFirst: isFirst, isBeforeVariable: isBeforeVariable)
  }

  /// The path of an origin.
  fileprivate func base(_ segments: [String]) -> AppLinkGlob {
    var path = AppLinkGlob()
    for segment in segments {
      path.append(.text("/" + literal(segment, isFirst: false)))
    }
    return path
  }
}
