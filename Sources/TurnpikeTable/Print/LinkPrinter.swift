/// Prints the path of a route from its values, in the order of its parameters.
///
/// The table contains the texts between the values, and whether a value may be omitted.
package struct LinkPrinter {
  private let table: TableSource
  /// The step that prints the next value; nil for the `_` route, which prints nothing.
  private var step: Address<StepRecord>?
  private var bytes: [UInt8] = []
  /// The length of the path without trailing values that equal their defaults, which are omitted.
  private var settledCount = 0
  private var hasQuery = false

  /// - Parameter route: The index of the case.
  package init(_ table: TableSource, route: Int) {
    self.table = table
    // Most paths are shorter, so one allocation is enough.
    bytes.reserveCapacity(64)
    // With library evolution Swift takes the view of the stored table, and not of the argument.
    step = self.table.view.program(ofRoute: route)
    advance()
  }

  /// Prints what any link may carry.
  package init(sharedQueryOf table: TableSource) {
    self.table = table
    step = self.table.view.programOfSharedQuery
    advance()
  }

  /// The path, which is ASCII.
  package var path: String { String(decoding: bytes, as: UTF8.self) }

  /// Prints a value.
  package mutating func print(_ value: String) {
    guard let step else { return }
    let flags = table.view[step, StepRecord.flags]
    let isDefault = flags.contains(.mayBeMissing) && isDefault(value, of: step)
    switch table.view[step, StepRecord.kind] {
    case .capture:
      append(text: step, StepRecord.lead)
      append(value, as: flags.contains(.isFirst) ? .firstSegment : .segment)
      if flags.contains(.hasTail) { append(text: step, StepRecord.tail) }
      encodeDotSegment()
      if !isDefault { settledCount = bytes.count }
    case .query where !isDefault:
      appendItem(step)
      append(value, as: .query)
    case .fragment where !isDefault:
      append(text: step, StepRecord.lead)
      append(value, as: .fragment)
    case .query, .fragment, .rest, .text, .endOfPath, .condition, .end:
      break
    }
    skip()
  }

  /// Prints the values of a list.
  package mutating func print(_ values: [String]) {
    guard let step else { return }
    let isFirst = table.view[step, StepRecord.flags].contains(.isFirst)
    for (index, value) in values.enumerated() {
      if table.view[step, StepRecord.kind] == .query {
        appendItem(step)
        append(value, as: .query)
      } else {
        if index == 0 { append(text: step, StepRecord.lead) } else { bytes.append(Mark.slash) }
        append(value, as: isFirst && index == 0 ? .firstSegment : .segment)
        encodeDotSegment()
        settledCount = bytes.count
      }
    }
    skip()
  }

  /// Omits a value that is nil.
  package mutating func skip() {
    guard let step, table.view[step, StepRecord.kind] != .end else { return }
    self.step = step.inner(StepRecord.step(1))
    advance()
  }

  /// Prints the path of a mounted route after the mount's own values.
  ///
  /// A mounted `_` route has no link, and the prefix alone would be the link of another route.
  package mutating func finish(mounting mounted: String) {
    bytes = mounted.isEmpty ? [] : Array(MountedNames.pattern(path, mounted).utf8)
  }

  /// Prints the text up to the next parameter.
  private mutating func advance() {
    while let step {
      switch table.view[step, StepRecord.kind] {
      case .text:
        append(text: step, StepRecord.lead)
        settledCount = bytes.count
      case .endOfPath:
        let count = bytes.count
        append(text: step, StepRecord.lead)
        if bytes.count == count {
          bytes.removeSubrange(settledCount...)
          if bytes.isEmpty { bytes.append(Mark.slash) }
        }
      case .condition:
        appendItem(step)
      case .capture, .rest, .query, .fragment, .end:
        return
      }
      self.step = step.inner(StepRecord.step(1))
    }
  }

  private func isDefault(_ value: String, of step: Address<StepRecord>) -> Bool {
    guard let text = table.view[step, StepRecord.defaultText] else { return false }
    return table.view.bytes(text).isEqual(to: value)
  }

  private mutating func appendItem(_ step: Address<StepRecord>) {
    bytes.append(hasQuery ? Mark.ampersand : Mark.question)
    hasQuery = true
    append(text: step, StepRecord.lead)
  }

  private mutating func append(
    text step: Address<StepRecord>, _ field: Field<StepRecord, Address<TextRecord>>
  ) {
    let table = table
    let text = table.view.bytes(table.view[step, field])
    for index in text.indices { bytes.append(text[index]) }
  }

  private mutating func append(_ value: String, as component: LinkComponent) {
    PercentCoding.append(value.utf8, as: component, to: &bytes)
  }

  /// Encodes the last segment if it is `.` or `..`, including its affixes.
  private mutating func encodeDotSegment() {
    guard bytes.last == Mark.dot else { return }
    let segment = bytes.suffix(3).split(separator: Mark.slash).last.map(Array.init) ?? []
    guard DotSegment.isDots(segment) else { return }
    bytes.removeLast(segment.count)
    for _ in segment { bytes.append(contentsOf: DotSegment.encodedDot.utf8) }
  }
}
