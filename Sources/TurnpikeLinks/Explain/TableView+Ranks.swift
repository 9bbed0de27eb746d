internal import TurnpikeTable

extension TableView {
  /// Returns the reason that a pattern has a higher rank than another pattern that matches the same
  /// path.
  func decision(for entry: Address<EntryRecord>, over other: Address<EntryRecord>) -> String {
    for index in 0..<max(count(segments(entry)), count(segments(other))) {
      let names = (rankName(ofSegment: index, of: entry), rankName(ofSegment: index, of: other))
      if names.0 != names.1 {
        return "in segment \(index + 1), \(names.0) is better than \(names.1)"
      }
    }
    let hasMoreConditions =
      self[entry, EntryRecord.conditionCount] > self[other, EntryRecord.conditionCount]
    return hasMoreConditions ? "it has more conditions" : "it is tried first"
  }

  /// The rank of a pattern's segment, in the words of the language reference.
  private func rankName(ofSegment index: Int, of entry: Address<EntryRecord>) -> String {
    let segments = elements(segments(entry))
    guard let last = segments.last else { return "a mount" }
    let segment = index < segments.count ? segments[index] : last
    let kind = self[segment, PieceRecord.kind]
    if kind == .rest { return "a rest capture" }
    if index >= segments.count { return "a mount" }
    return kind == .literal ? "a literal" : rankName(ofCapture: check(segment))
  }

  private func rankName(ofCapture affixed: AffixedCheck) -> String {
    let (prefix, suffix) = (string(affixed.prefix), string(affixed.suffix))
    if prefix.isEmpty, suffix.isEmpty { return className(affixed.check) }
    return "'\(prefix):…\(suffix)' (\(typeName(affixed.check)))"
  }

  /// A segment as written in a file, without its type.
  func text(ofSegment segment: Address<PieceRecord>) -> String {
    let text = string(self[segment, PieceRecord.text])
    let kind = self[segment, PieceRecord.kind]
    if kind == .literal { return text }
    return text + (kind == .rest ? "*" : ":") + string(self[segment, PieceRecord.name])
      + string(self[segment, PieceRecord.suffix])
  }
}

extension TableView {
  /// The name of a type in messages: `an Int 1...`, `one of new, price`.
  func typeName(_ check: Address<CheckRecord>) -> String {
    if let name = self[check, CheckRecord.kind].name { return name + rangeText(check) }
    if let name = customType(check) { return "of type " + name }
    return "one of "
      + elements(self[check, CheckRecord.words]).map { string($0) }.joined(separator: ", ")
  }

  private func rangeText(_ check: Address<CheckRecord>) -> String {
    let hasLower = self[check, CheckRecord.hasLower]
    let hasUpper = self[check, CheckRecord.hasUpper]
    if !hasLower, !hasUpper { return "" }
    let kind = self[check, CheckRecord.kind]
    let dots = self[check, CheckRecord.includesUpper] || !hasUpper ? "..." : "..<"
    if kind == .decimal {
      let bounds = self[check, CheckRecord.bounds]
      return " " + string(self[bounds, 0]) + dots + string(self[bounds, 1])
    }
    let lower = kind.text(ofBound: self[check, CheckRecord.lower].bits)
    let upper = kind.text(ofBound: self[check, CheckRecord.upper].bits)
    return " " + (hasLower ? lower ?? "" : "") + dots + (hasUpper ? upper ?? "" : "")
  }

  /// The class of a type, in the words of the language reference.
  private func className(_ check: Address<CheckRecord>) -> String {
    let kind = self[check, CheckRecord.kind]
    if kind == .string { return "a String" }
    if kind.name != nil { return "a built-in type" }
    return kind == .words ? "an enum value" : "a custom type"
  }
}

extension ValueKind {
  /// Returns a bound of its range as text, or nil if the type has no range, or stores its bounds as
  /// texts.
  func text(ofBound bits: UInt64) -> String? {
    switch self {
    case .int, .int8, .int16, .int32, .int64: "\(Int64(bitPattern: bits))"
    case .uint, .uint8, .uint16, .uint32, .uint64: "\(bits)"
    case .double, .float: "\(Double(bitPattern: bits))"
    case .string, .bool, .uuid, .date, .url, .words, .custom, .decimal: nil
    }
  }
}
