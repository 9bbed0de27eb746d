import Testing

@testable import TurnpikeTable

@Suite struct ValueTextTests {
  @Test func kindsAreReadOfTheirDigits() {
    for digit in 0..<64 {
      #expect(ValueKind(digit: digit) == ValueKind(rawValue: digit) ?? .custom)
    }
  }

  private func seconds(_ text: String) -> Double? {
    LinkBytes.read(text) { CalendarText.seconds($0) }
  }

  @Test(arguments: [
    ("2001-01-01", 0.0),
    ("2001-01-01T00:00:00Z", 0),
    ("2001-01-02", 86_400),
    ("1970-01-01", -978_307_200),
    ("2000-02-29", -26_524_800),
    ("2026-03-01T09:30:00+01:00", 794_046_600),
    ("2026-03-01T08:30:00.250Z", 794_046_600.25),
    ("2025-12-31T23:30:00-01:00", 788_920_200),
    ("0000-01-01", -63_145_526_400),
  ])
  func readsDates(_ text: String, _ expected: Double) {
    #expect(seconds(text) == expected)
  }

  @Test(arguments: [
    "", "2026", "2026-02-29", "2026-13-01", "2026-00-10", "2026-01-32", "2026-1-1", "26-01-01",
    "2026-01-01T10:00:00", "2026-01-01T10:00Z", "2026-01-01T24:00:00Z", "2026-01-01T10:60:00Z",
    "2026-01-01T10:00:60Z", "2026-01-01 10:00:00Z", "2026-01-01T10:00:00.Z",
    "2026-01-01T10:00:00+1:00", "2026-01-01T10:00:00+24:00", "2026-01-01Z", "x026-01-01",
  ])
  func refusesWhatIsNoDate(_ text: String) {
    #expect(seconds(text) == nil)
  }

  @Test(arguments: [
    "2001-01-01", "1999-12-31", "2024-02-29", "0000-01-01", "9999-12-31", "1970-01-01",
    "2026-03-01T09:30:00Z", "2026-03-01T09:30:00.5Z", "2026-03-01T00:00:00.125Z",
    "2026-03-01T23:59:59.001Z", "1969-12-31T23:59:59Z",
  ])
  func printsTheShortestTextThatReadsBack(_ text: String) throws {
    let value = try #require(seconds(text))
    #expect(CalendarText.text(secondsSince2001: value) == text)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e13])
  func printsAnythingWithoutATrap(_ value: Double) {
    #expect(seconds(CalendarText.text(secondsSince2001: value)) == nil)
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("007", 7), ("-12", -12), ("9223372036854775807", Int64.max),
    ("-9223372036854775808", Int64.min),
  ])
  func readsWholeNumbers(_ text: String, _ expected: Int64) {
    #expect(LinkBytes.read(text) { NumberText.signed($0) } == expected)
  }

  @Test(arguments: [
    "", "-", "+1", "1 ", " 1", "1.0", "0x1", "9223372036854775808", "-9223372036854775809",
    "99999999999999999999", "１",
  ])
  func refusesWhatIsNoWholeNumber(_ text: String) {
    #expect(LinkBytes.read(text) { NumberText.signed($0) } == nil)
  }

  @Test(arguments: ["1", "-1.5", "1e3", "1E-3", "1.25e+2", "0.1", "00.10"])
  func readsDecimals(_ text: String) throws {
    let value = LinkBytes.read(text) { NumberText.double($0) }
    #expect(value == Double(text))
  }

  @Test(arguments: [
    "", ".5", "5.", "+1", "1e", "1e+", "nan", "inf", "0x1p3", "1e999", "1,5", "--1", "1.5.2",
  ])
  func refusesWhatIsNoDecimal(_ text: String) {
    #expect(LinkBytes.read(text) { NumberText.double($0) } == nil)
  }
}
