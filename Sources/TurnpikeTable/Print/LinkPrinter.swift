/// Prints the path of a route: its values one after the other, in the order of its parameters.
///
/// What the pattern says between them, and whether a value may be left out, is in the table.
package struct LinkPrinter {
  private let table: TableView
  private var step = 0
  private var bytes: PathBytes
  /// How much of the path stands whatever follows: values that equal their defaults at its end do
  /// not.
  private var settledCount = 0
  private var hasQuery = false

  /// The path that a body prints; nothing but the text of the path is allocated, unless it is
  /// longer than half a kilobyte.
  package static func path(in table: TableView, _ body: (inout LinkPrinter) -> Void) -> String {
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 8) { room in
      var printer = LinkPrinter(table: table, room: room)
      defer { printer.bytes.free() }
      body(&printer)
      return printer.bytes.string
    }
  }

  private init(table: TableView, room: UnsafeMutableRawBufferPointer) {
    self.table = table
    bytes = PathBytes(in: room)
  }

  /// Begins with a case; a `_` route prints nothing.
  package mutating func start(route: Int) {
    let record = table.number(TableLayout.Header.routes) + route * TableLayout.Route.size
    step = table.number(record + TableLayout.Route.program)
    bytes.removeAll()
    settledCount = 0
    hasQuery = false
    advanceToValue()
  }

  /// A value.
  package mutating func print(_ value: String) {
    let flags = table.digit(step &+ TableLayout.Step.flags)
    // Most values are a segment that always stands.
    guard kind == TableLayout.Step.capture,
      flags & (TableLayout.Step.mayBeMissing | TableLayout.Step.hasTail) == 0
    else { return printOther(value, flags) }
    bytes.appendShort(field(TableLayout.Step.lead))
    appendInline(value, as: flags & TableLayout.Step.isFirst != 0 ? .firstSegment : .segment)
    if endsInDot { encodeDotSegment() }
    settledCount = bytes.count
    step &+= TableLayout.Step.size
    advanceToValue()
  }

  @inline(never)
  private mutating func printOther(_ value: String, _ flags: Int) {
    let isDefault = flags & TableLayout.Step.mayBeMissing != 0 && isDefault(value)
    switch kind {
    case TableLayout.Step.capture:
      bytes.append(field(TableLayout.Step.lead))
      append(value, as: flags & TableLayout.Step.isFirst != 0 ? .firstSegment : .segment)
      if flags & TableLayout.Step.hasTail != 0 { bytes.append(field(TableLayout.Step.tail)) }
      if endsInDot { encodeDotSegment() }
      if !isDefault { settledCount = bytes.count }
    case TableLayout.Step.query where !isDefault:
      appendItem(field(TableLayout.Step.lead))
      append(value, as: .query)
    case TableLayout.Step.fragment where !isDefault:
      bytes.append(field(TableLayout.Step.lead))
      append(value, as: .fragment)
    default:
      break
    }
    next()
  }

  /// A value that is nil.
  package mutating func skip() {
    next()
  }

  /// The values of a list.
  package mutating func print(_ values: [String]) {
    for (index, value) in values.enumerated() {
      if kind == TableLayout.Step.query {
        appendItem(field(TableLayout.Step.lead))
        append(value, as: .query)
      } else {
        if index == 0 { bytes.append(field(TableLayout.Step.lead)) }
        if index > 0 { bytes.append(SegmentMark.slash) }
        let isFirst = has(TableLayout.Step.isFirst) && index == 0
        append(value, as: isFirst ? .firstSegment : .segment)
        if endsInDot { encodeDotSegment() }
        settledCount = bytes.count
      }
    }
    next()
  }

  @inline(__always)
  private var kind: Int { step == 0 ? TableLayout.Step.end : table.digit(step) }

  private func has(_ flag: Int) -> Bool {
    table.digit(step + TableLayout.Step.flags) & flag != 0
  }

  @inline(__always)
  private func field(_ field: Int) -> UnsafeRawBufferPointer {
    table.text(table.number(step &+ field))
  }

  private func isDefault(_ value: String) -> Bool {
    let text = table.number(step + TableLayout.Step.defaultText)
    return text != 0 && table.text(text).elementsEqual(value.utf8)
  }

  @inline(__always)
  private mutating func next() {
    if kind == TableLayout.Step.end { return }
    step &+= TableLayout.Step.size
    advanceToValue()
  }

  @inline(__always)
  private mutating func advanceToValue() {
    // Most values follow another.
    if kind != TableLayout.Step.capture { advance() }
  }

  /// Prints what needs no value, up to the next parameter.
  private mutating func advance() {
    while true {
      switch kind {
      case TableLayout.Step.text:
        bytes.append(field(TableLayout.Step.lead))
        settledCount = bytes.count
      case TableLayout.Step.endOfPath:
        let text = field(TableLayout.Step.lead)
        if text.count > 0 {
          bytes.append(text)
        } else {
          bytes.removeLast(bytes.count - settledCount)
          if bytes.count == 0 { bytes.append(SegmentMark.slash) }
        }
      case TableLayout.Step.condition:
        appendItem(field(TableLayout.Step.lead))
      default:
        return
      }
      step += TableLayout.Step.size
    }
  }

  private mutating func appendItem(_ text: UnsafeRawBufferPointer) {
    bytes.append(hasQuery ? UInt8(ascii: "&") : SegmentMark.question)
    hasQuery = true
    bytes.append(text)
  }

  @inline(__always)
  private var endsInDot: Bool {
    bytes.count > 0 && bytes[bytes.count &- 1] == UInt8(ascii: ".")
  }

  /// Encodes the last segment where it is `.` or `..` with its affixes.
  private mutating func encodeDotSegment() {
    let count = bytes.count
    var dots = 0
    while dots < min(3, count), bytes[count - 1 - dots] == UInt8(ascii: ".") { dots += 1 }
    guard dots == 1 || dots == 2, dots == count || bytes[count - 1 - dots] == SegmentMark.slash
    else { return }
    bytes.removeLast(dots)
    for _ in 0..<dots {
      for byte in "%2E".utf8 { bytes.append(byte) }
    }
  }

  private mutating func append(_ value: String, as component: LinkComponent) {
    appendInline(value, as: component)
  }

  /// The same without a call, for the values that most are.
  @inline(__always)
  private mutating func appendInline(_ value: String, as component: LinkComponent) {
    let isPrinted: Void? = value.utf8.withContiguousStorageIfAvailable {
      PercentCoding.append(UnsafeRawBufferPointer($0), as: component, to: &bytes)
    }
    if isPrinted == nil { appendForeign(value, as: component) }
  }

  /// A value of another kind of string than Swift's own.
  @inline(never)
  private mutating func appendForeign(_ value: String, as component: LinkComponent) {
    var value = value
    value.withUTF8 {
      PercentCoding.append(UnsafeRawBufferPointer($0), as: component, to: &bytes)
    }
  }
}
