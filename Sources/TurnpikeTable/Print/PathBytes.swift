/// Bytes that grow: first in a buffer of the caller's, then in memory of their own, which `free()`
/// gives back.
struct PathBytes {
  private var start: UnsafeMutableRawPointer
  private var capacity: Int
  private var isOwner = false
  private(set) var count = 0

  init(in buffer: UnsafeMutableRawBufferPointer) {
    start = buffer.baseAddress.unsafelyUnwrapped
    capacity = buffer.count
  }

  /// What is printed, which is ASCII.
  var string: String {
    let text = ByteSpan(start: start, count: count)
    return String(segment: text)
  }

  /// In bounds: below `count`.
  subscript(offset: Int) -> UInt8 {
    start.load(fromByteOffset: offset, as: UInt8.self)
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(1) }
    start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= 1
  }

  mutating func append(_ text: UnsafeRawBufferPointer) { appendShort(text) }

  /// The same without a call for short texts, as most are.
  @inline(__always)
  mutating func appendShort(_ text: UnsafeRawBufferPointer) {
    let added = text.count
    guard added > 0, let source = text.baseAddress else { return }
    if count &+ added > capacity { grow(added) }
    let target = start + count
    count &+= added
    // Two halves, which may overlap.
    switch added {
    case 1: target.storeBytes(of: text[0], as: UInt8.self)
    case 2..<4: Self.copy(UInt16.self, source, target, added)
    case 4..<8: Self.copy(UInt32.self, source, target, added)
    case 8...16: Self.copy(UInt64.self, source, target, added)
    default: target.copyMemory(from: source, byteCount: added)
    }
  }

  /// In bounds: of as many bytes as the type has, or up to twice as many.
  @inline(__always)
  private static func copy<Half: BitwiseCopyable>(
    _ type: Half.Type, _ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ count: Int
  ) {
    let rest = count &- MemoryLayout<Half>.size
    let first = source.loadUnaligned(as: Half.self)
    let last = source.loadUnaligned(fromByteOffset: rest, as: Half.self)
    target.storeBytes(of: first, as: Half.self)
    target.storeBytes(of: last, toByteOffset: rest, as: Half.self)
  }

  /// The last bytes.
  ///
  /// In bounds: not more than there are.
  func last(_ length: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start + (count - length), count: length)
  }

  /// How long the text behind the last slash is, as far as one asks.
  func lengthOfLastSegment(atMost maximum: Int) -> Int {
    var length = 0
    let maximum = min(maximum, count)
    while length < maximum, self[count - 1 - length] != SegmentMark.slash { length += 1 }
    return length
  }

  mutating func removeLast(_ removed: Int) {
    count -= removed
  }

  mutating func removeAll() {
    count = 0
  }

  @inline(never)
  private mutating func grow(_ added: Int) {
    let larger = max(count + added, capacity * 2)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 8)
    memory.copyMemory(from: start, byteCount: count)
    free()
    start = memory
    capacity = larger
    isOwner = true
  }

  mutating func free() {
    if isOwner { start.deallocate() }
    isOwner = false
  }
}
