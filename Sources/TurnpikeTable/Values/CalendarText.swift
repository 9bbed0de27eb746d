/// Dates in links: a date and time by RFC 3339 (`2026-03-01T09:30:00Z`), or only a day, which is
/// midnight in UTC.
package enum CalendarText {
  /// Seconds from 1970 to the reference date of Foundation's `Date`, 2001.
  private static let reference: Int64 = 978_307_200

  /// The years 0000 to 9999 in UTC, whose texts can be read back.
  private static let years = -63_145_526_400.0..<252_423_993_600.0

  /// Returns the seconds since the start of 2001 in UTC, which is the scale of Foundation's `Date`.
  package static func seconds(_ text: Span<UInt8>) -> Double? {
    var reader = ByteReader(text)
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2),
      reader.skip("-"), let day = reader.number(2), (1...12).contains(month),
      day >= 1, day <= days(in: month, of: year)
    else { return nil }
    let midnight = daysSince1970(year: year, month: month, day: day) * 86_400 - reference
    if reader.isAtEnd { return Double(midnight) }

    guard reader.skip("T") || reader.skip("t"), let hour = reader.number(2), reader.skip(":"),
      let minute = reader.number(2), reader.skip(":"), let second = reader.number(2),
      hour < 24, minute < 60, second < 60
    else { return nil }
    var fraction = 0..<0
    if reader.skip(".") {
      guard let digits = reader.digits() else { return nil }
      fraction = digits
    }
    guard let offset = reader.zone(), reader.isAtEnd else { return nil }
    let whole = midnight + Int64(hour * 3600 + minute * 60 + second) - offset
    let value = CalendarFraction.value(
      whole: whole, fraction: text.extracting(fraction).array)
    // A time zone, or a fraction that is rounded up, can lead outside the years of four digits.
    return years.contains(value) ? value : nil
  }

  /// The shortest text that reads back as the same number of seconds.
  ///
  /// For a value outside the years 0 to 9999, the text cannot be read again.
  package static func text(secondsSince2001 seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return "\(seconds)" }
    let whole = seconds.rounded(.down)
    let total = Int64(whole) + reference
    let dayNumber = (total >= 0 ? total : total - 86_399) / 86_400
    let time = Int(total - dayNumber * 86_400)
    let day = dayText(dayNumber)
    if time == 0, seconds == whole { return day }
    let clock = "\(padded(time / 3600)):\(padded(time / 60 % 60)):\(padded(time % 60))"
    return "\(day)T\(clock)\(CalendarFraction.text(seconds))Z"
  }

  private static func padded(_ number: Int, width: Int = 2) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
  }

  // The two conversions count in the proleptic Gregorian calendar from the first of March, so that
  // a leap day is the last day of its year.

  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int64 {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return Int64(era * 146_097 + dayOfEra - 719_468)
  }

  private static func dayText(_ days: Int64) -> String {
    let shifted = Int(days) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return "\(padded(year, width: 4))-\(padded(month))-\(padded(day))"
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension ByteReader {
  /// Reads a number of digits.
  fileprivate mutating func number(_ count: Int) -> Int? {
    guard index + count <= text.count else { return nil }
    var value = 0
    for offset in index..<index + count {
      guard ASCII.isDigit(text[offset]) else { return nil }
      value = value * 10 + Int(text[offset] - 0x30)
    }
    index += count
    return value
  }

  /// Reads `Z`, `z`, or a sign with hours and minutes, and returns the seconds east of UTC.
  fileprivate mutating func zone() -> Int64? {
    if skip("Z") || skip("z") { return 0 }
    let isWest = skip("-")
    guard isWest || skip("+"), let hour = number(2), skip(":"), let minute = number(2),
      hour < 24, minute < 60
    else { return nil }
    let seconds = Int64(hour * 3600 + minute * 60)
    return isWest ? -seconds : seconds
  }
}
