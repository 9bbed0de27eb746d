import Testing

@testable import TurnpikeTable

/// Four bytes for each number of 24 bits.
@Suite struct TableNumberTests {
  /// The ends of the range, and one of many between them: where a release is tested, all.
  private static func forEach(_ body: (Int) -> Void) {
    #if DEBUG
    let step = 61
    #else
    let step = 1
    #endif
    for number in 0..<4_096 { body(number) }
    for number in stride(from: 4_096, to: 1 << 24, by: step) { body(number) }
    for number in ((1 << 24) - 4_096)..<(1 << 24) { body(number) }
  }

  @Test func everyNumberReadsBack() {
    var wrong: [Int] = []
    Self.forEach { number in
      if TableNumber.value(of: TableNumber.word(of: number)) != number { wrong.append(number) }
    }
    #expect(wrong.isEmpty)
  }

  @Test func everyByteStandsForItselfInALiteral() {
    var wrong: [Int] = []
    Self.forEach { number in
      withUnsafeBytes(of: TableNumber.word(of: number).littleEndian) { bytes in
        if !bytes.allSatisfy({ 0x24...0x7E ~= $0 }) { wrong.append(number) }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func zeroIsWrittenOut() {
    let word = TableNumber.word(of: 0)
    #expect(TableNumber.value(of: word) == 0)
    #expect(withUnsafeBytes(of: word.littleEndian) { Array($0) } == Array("o0E>".utf8))
  }
}
