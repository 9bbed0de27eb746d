/// Prints the path of a route: its values one after the other, in the order of its parameters.
///
/// What the pattern says between them, and whether a value may be left out, is in the table.
package struct LinkPrinter {
  private let table: TableView
  /// Where what comes next stands; nil of the `_` route, which prints nothing.
  private var position: Location<StepRecord>?
  private var bytes: PathBytes
  /// How much of the path stands whatever follows: values that equal their defaults at its end do
  /// not.
  private var settledCount = 0
  private var hasQuery = false

  /// The path that a body prints; nothing but the text of the path is allocated, unless it is
  /// longer than half a kilobyte.
  ///
  /// - Parameter base: the start of the table.
  package static func path(
    by base: UnsafeRawPointer, _ body: (inout LinkPrinter) -> Void
  ) -> String {
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 8) { buffer in
      var printer = LinkPrinter(table: TableView(base: base), buffer: buffer)
      defer { printer.bytes.free() }
      body(&printer)
      return printer.bytes.string
    }
  }

  /// What comes next.
  @inline(__always)
  private var step: StepRecord? {
    get { position.map { table[$0] } }
    set { position = newValue?.location }
  }

  private init(table: TableView, buffer: UnsafeMutableRawBufferPointer) {
    self.table = table
    bytes = PathBytes(in: buffer)
  }

  /// Begins with a case, once; a `_` route prints nothing.
  package mutating func start(route: Int) {
    step = table.header.routes[route].program
    advanceToValue()
  }

  /// A value. The printer is a pointer, so that whoever hands a value on calls this last and keeps
  /// nothing on the stack.
  package static func print(_ value: String, to printer: UnsafeMutablePointer<LinkPrinter>) {
    printer.pointee.print(value)
  }

  /// A value.
  @inline(__always)
  package mutating func print(_ value: String) {
    guard let step else { return }
    let flags = step.flags
    // Most values are a segment that always stands.
    guard step.isCapture, flags.isDisjoint(with: [.mayBeMissing, .hasTail]) else {
      return printOther(value, step, flags)
    }
    bytes.appendShort(step.lead)
    appendInline(value, as: flags.contains(.isFirst) ? .firstSegment : .segment)
    if endsInDot { encodeDotSegment() }
    settledCount = bytes.count
    self.step = step.next
    advanceToValue()
  }

  @inline(never)
  private mutating func printOther(_ value: String, _ step: StepRecord, _ flags: StepRecord.Flags) {
    let isDefault =
      flags.contains(.mayBeMissing)
      && step.defaultText.map { $0.elementsEqual(value.utf8) } ?? false
    switch step.kind {
    case .capture:
      bytes.append(step.lead)
      append(value, as: flags.contains(.isFirst) ? .firstSegment : .segment)
      if flags.contains(.hasTail) { bytes.append(step.tail) }
      if endsInDot { encodeDotSegment() }
      if !isDefault { settledCount = bytes.count }
    case .query where !isDefault:
      appendItem(step.lead)
      append(value, as: .query)
    case .fragment where !isDefault:
      bytes.append(step.lead)
      append(value, as: .fragment)
    case .query, .fragment, .rest, .text, .endOfPath, .condition, .end:
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
    guard let step else { return }
    for (index, value) in values.enumerated() {
      if step.kind == .query {
        appendItem(step.lead)
        append(value, as: .query)
      } else {
        if index == 0 { bytes.append(step.lead) }
        if index > 0 { bytes.append(SegmentMark.slash) }
        let isFirst = step.flags.contains(.isFirst) && index == 0
        append(value, as: isFirst ? .firstSegment : .segment)
        if endsInDot { encodeDotSegment() }
        settledCount = bytes.count
      }
    }
    next()
  }

  /// What a mounted route prints, behind the prefix that stands.
  ///
  /// A mounted `_` has no link, and the prefix alone would be another route's.
  package mutating func finish(mounting path: String) {
    var whole = path.isEmpty ? "" : MountedNames.pattern(bytes.string, path)
    bytes.removeAll()
    whole.withUTF8 { bytes.append(UnsafeRawBufferPointer($0)) }
  }

  @inline(__always)
  private mutating func next() {
    guard let step, step.kind != .end else { return }
    self.step = step.next
    advanceToValue()
  }

  @inline(__always)
  private mutating func advanceToValue() {
    // Most values follow another.
    if let step, !step.isCapture { advance(from: step) }
  }

  /// Prints what needs no value, up to the next parameter.
  private mutating func advance(from step: StepRecord) {
    var step = step
    loop: while true {
      switch step.kind {
      case .text:
        bytes.append(step.lead)
        settledCount = bytes.count
      case .endOfPath:
        let text = step.lead
        if text.count > 0 {
          bytes.append(text)
        } else {
          bytes.removeLast(bytes.count - settledCount)
          if bytes.count == 0 { bytes.append(SegmentMark.slash) }
        }
      case .condition:
        appendItem(step.lead)
      case .capture, .rest, .query, .fragment, .end:
        break loop
      }
      step = step.next
    }
    self.step = step
  }

  private mutating func appendItem(_ text: UnsafeRawBufferPointer) {
    bytes.append(hasQuery ? UInt8(ascii: "&") : SegmentMark.question)
    hasQuery = true
    bytes.append(text)
  }

  @inline(__always)
  private var endsInDot: Bool {
    bytes.count > 0 && bytes[bytes.count &- 1] == SegmentMark.dot
  }

  /// Encodes the last segment where it is `.` or `..` with its affixes.
  private mutating func encodeDotSegment() {
    let count = bytes.lengthOfLastSegment(atMost: 3)
    guard DotSegment.isDots(bytes.last(count)) else { return }
    bytes.removeLast(count)
    for _ in 0..<count { for byte in DotSegment.encodedDot { bytes.append(byte) } }
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
