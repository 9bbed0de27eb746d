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
      let digits = [0, 6, 12, 18].map { UInt32(TableDigit.byte(of: number >> $0)) }
      let word = digits[0] | digits[1] << 8 | digits[2] << 16 | digits[3] << 24
      if TableNumber.value(of: word) != number { wrong.append(number) }
    }
    #expect(wrong.isEmpty)
  }

  /// A literal of Swift holds each byte as it is.
  @Test func everyByteIsADigit() {
    for digit in 0..<64 {
      #expect(0x3F...0x7E ~= TableDigit.byte(of: digit))
      #expect(TableDigit.value(of: TableDigit.byte(of: digit)) == digit)
    }
  }
}
