import TurnpikeCompiler

/// The lines of standard input, as soon as they arrive.
struct InputLines {
  private var rest: [UInt8] = []
  private var isAtEnd = false

  /// The next complete lines, without their line ends, or nil at the end of the input.
  mutating func next(_ console: any Console) throws(FileProblem) -> [String]? {
    while !isAtEnd {
      let bytes = try console.read()
      if bytes.isEmpty {
        isAtEnd = true
        return rest.isEmpty ? nil : [Self.line(rest[...])]
      }
      guard let last = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
        rest += bytes
        continue
      }
      let complete = rest + bytes[..<last]
      rest = Array(bytes[(last + 1)...])
      return complete.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map(Self.line)
    }
    return nil
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
  }
}
