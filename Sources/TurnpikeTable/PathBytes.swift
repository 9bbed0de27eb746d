/// Bytes that grow: first in room that the caller lends, then in memory of their own, which
/// `free()` gives back.
struct PathBytes {
  private var start: UnsafeMutableRawPointer
  private var capacity: Int
  private var isOwner = false
  private(set) var count = 0

  init(in room: UnsafeMutableRawBufferPointer) {
    start = room.baseAddress.unsafelyUnwrapped
    capacity = room.count
  }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

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

  mutating func append(_ text: UnsafeRawBufferPointer) {
    guard text.count > 0, let source = text.baseAddress else { return }
    // Often a slash alone, for which a call would take longer.
    if text.count == 1 { return append(text[0]) }
    if count &+ text.count > capacity { grow(text.count) }
    (start + count).copyMemory(from: source, byteCount: text.count)
    count &+= text.count
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
