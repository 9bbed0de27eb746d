import TurnpikeCompiler

/// The first line in which two texts differ.
struct FirstDifference {
  /// The line number, starting at 1.
  private let line: Int
  /// The line in the file, or nil if the file has no such line.
  private let found: String?
  private let expected: String?

  /// Creates the first difference, or returns nil if the texts are equal.
  init?(_ found: [UInt8], _ expected: [UInt8]) {
    if found == expected { return nil }
    let (left, right) = (Self.lines(found), Self.lines(expected))
    var index = 0
    while index < left.count, index < right.count, left[index] == right[index] { index += 1 }
    line = index + 1
    self.found = index < left.count ? Self.shown(left[index]) : nil
    self.expected = index < right.count ? Self.shown(right[index]) : nil
  }

  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // A line feed at the end does not start another line.
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }

  private static func shown(_ line: ArraySlice<UInt8>) -> String {
    let text = harmless(String(decoding: line.prefix(400), as: UTF8.self))
    return line.count > 400 ? text + "…" : text
  }

  func text(_ path: String) -> String {
    let message = "\(harmless(path)):\(line): error: the file differs from the output"
    if found == nil, expected == nil { return message + " in the line feed at its end\n" }
    return message + values(end: "(the end of the file)")
  }

  /// - Parameter owner: The app whose rules are the lines.
  func text(_ path: String, rulesOf owner: String) -> String {
    "\(harmless(path)): error: rule \(line) of '\(owner)' differs from the output"
      + values(end: "(no rule)")
  }

  private func values(end: String) -> String {
    """

      found:    \(found ?? end)
      expected: \(expected ?? end)

    """
  }
}
