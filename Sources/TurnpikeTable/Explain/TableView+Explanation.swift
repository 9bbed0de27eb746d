// What explanations say of a table.

extension TableView {
  /// Every pattern's record.
  var entries: [Int] {
    let list = number(TableLayout.Header.entries)
    return (0..<number(list)).map { number(list + 4 + $0 * 4) }
  }

  /// The decoded segments of a link's path, as the match splits it; none for a link that comes from
  /// nowhere that is answered.
  func pathSegments(_ bytes: UnsafeRawBufferPointer) -> [String] {
    let link = LinkBytes(bytes, orEmptyAt: base)
    guard case .path(let start, let port) = OriginCheck(table: self, link: link).pathStart() else {
      return []
    }
    let end = link.pathEnd
    let path = (start..<max(start, end)).map { port.contains($0) ? SegmentMark.slash : link[$0] }
    return path.split(separator: SegmentMark.slash).map { segment in
      segment.withUnsafeBytes { PercentCoding.string(decoding: $0, plusIsSpace: false) }
    }
  }

  /// The declared origins as the file has them.
  var originTexts: [String] {
    let list = number(TableLayout.Header.origins)
    return (0..<number(list)).map { index in
      let origin = list + 4 + index * TableLayout.Origin.size
      let path = number(origin + TableLayout.Origin.path)
      let segments = (0..<number(path)).map { "/" + string(number(path + 4 + $0 * 4)) }
      return string(number(origin + TableLayout.Origin.scheme)) + "://"
        + (number(origin + TableLayout.Origin.isWildcard) == 1 ? "*." : "")
        + string(number(origin + TableLayout.Origin.host)) + segments.joined()
    }
  }

  /// A type as people call it: `an Int 1...`, `one of new, price`.
  func typeName(_ check: Int) -> String {
    let detail = number(check + TableLayout.Check.detail)
    switch ValueKind(rawValue: digit(check)) {
    case .words:
      let words = (0..<number(detail)).map { string(number(detail + 4 + $0 * 4)) }
      return "one of " + words.joined(separator: ", ")
    case .custom:
      let names = number(TableLayout.Header.typeNames)
      return "of type " + string(number(names + 4 + detail * 4))
    case .int: return "an Int" + rangeText(check)
    case .int8: return "an Int8" + rangeText(check)
    case .int16: return "an Int16" + rangeText(check)
    case .int32: return "an Int32" + rangeText(check)
    case .int64: return "an Int64" + rangeText(check)
    case .uint: return "a UInt" + rangeText(check)
    case .uint8: return "a UInt8" + rangeText(check)
    case .uint16: return "a UInt16" + rangeText(check)
    case .uint32: return "a UInt32" + rangeText(check)
    case .uint64: return "a UInt64" + rangeText(check)
    case .double: return "a Double" + rangeText(check)
    case .float: return "a Float" + rangeText(check)
    case .bool: return "'true' or 'false'"
    case .uuid: return "a UUID"
    case .date: return "a date (2026-01-31, or 2026-01-31T12:00:00Z)"
    case .url: return "an absolute URL (https://example.com/a)"
    case .string, nil: return "a text"
    }
  }

  private func rangeText(_ check: Int) -> String {
    let flags = digit(check + TableLayout.Check.range)
    if flags == 0 { return "" }
    func bound(_ flag: Int, _ field: Int) -> String {
      guard flags & flag != 0 else { return "" }
      let bits = bits(check + field)
      return switch ValueKind(rawValue: digit(check)) {
      case .double, .float: "\(Double(bitPattern: bits))"
      case .uint, .uint8, .uint16, .uint32, .uint64: "\(bits)"
      default: "\(Int64(bitPattern: bits))"
      }
    }
    let hasOpenEnd = flags & TableLayout.Check.hasUpper == 0
    let dots = flags & TableLayout.Check.includesUpper != 0 || hasOpenEnd ? "..." : "..<"
    return " " + bound(TableLayout.Check.hasLower, TableLayout.Check.lower) + dots
      + bound(TableLayout.Check.hasUpper, TableLayout.Check.upper)
  }

  /// What made one pattern better than another that matches the same path.
  func decision(_ winner: Int, over loser: Int) -> String {
    let lists = (
      number(winner + TableLayout.Entry.segments), number(loser + TableLayout.Entry.segments)
    )
    let count = max(number(lists.0), number(lists.1))
    for index in 0..<count {
      let names = (className(lists.0, index), className(lists.1, index))
      if names.0 != names.1 {
        return "in segment \(index + 1), \(names.0) is better than \(names.1)"
      }
    }
    return "it has more conditions"
  }

  /// The class of what a pattern asks of a segment, in the words of the language's ranks.
  private func className(_ list: Int, _ index: Int) -> String {
    typealias Segment = TableLayout.Segment
    let last = number(list) - 1
    let record = list + 4 + min(index, last) * Segment.size
    if last < 0 || (index > last && number(record) != Segment.rest) { return "a mount" }
    if number(record) == Segment.rest { return "a rest" }
    if number(record) == Segment.literal { return "a literal" }
    let prefix = string(number(record + Segment.text))
    let suffix = string(number(record + Segment.suffix))
    let check = number(record + Segment.check)
    if !prefix.isEmpty || !suffix.isEmpty {
      return "'\(prefix):…\(suffix)' (\(typeName(check)))"
    }
    switch ValueKind(rawValue: digit(check)) {
    case .words: return "an enumeration"
    case .custom: return "a type of your own"
    case .string, nil: return "a String"
    default: return "a built-in type"
    }
  }
}
