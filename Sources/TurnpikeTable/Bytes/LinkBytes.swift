/// Access to the bytes of a link.
package enum LinkBytes {
  /// Calls the body with the bytes of a string, without copying them.
  ///
  /// - Complexity: Constant; linear in the length of a string that is not Swift's own.
  @inline(__always)
  package static func read<Result, Failure: Error>(
    _ text: borrowing String, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = unsafe text.utf8.withContiguousStorageIfAvailable {
      (bytes) -> Swift.Result<Result, Failure> in
      // In bounds: the span lives as long as the call that lends the buffer.
      do throws(Failure) { return .success(try body(unsafe bytes.span)) } catch {
        return .failure(error)
      }
    }
    switch consume result {
    case .success(let value): return value
    case .failure(let error): throw error
    case nil: return try readCopy(copy text, body)
    }
  }

  @inline(never)
  private static func readCopy<Result, Failure: Error>(
    _ text: String, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let copy = ContiguousArray(text.utf8)
    return try body(copy.span)
  }
}

extension String {
  /// Creates a string from the bytes that a closure returns until it returns nil. Bytes that are
  /// not well-formed UTF-8 are replaced.
  ///
  /// - Parameter maximumCount: The maximum number of bytes; others are dropped.
  init(maximumCount: Int, _ next: () -> UInt8?) {
    // In bounds: before each byte, the count is compared with the size of the buffer.
    unsafe self.init(unsafeUninitializedCapacity: maximumCount) { buffer in
      var count = 0
      while count < buffer.count, let byte = next() {
        unsafe buffer.initializeElement(at: count, to: byte)
        count += 1
      }
      return count
    }
  }
}

extension [UInt8] {
  package mutating func append(_ text: Span<UInt8>) {
    // In bounds: the array copies the bytes while the buffer is lent.
    unsafe text.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}

extension Span<UInt8> {
  /// The bytes as a string. Bytes that are not well-formed UTF-8 are replaced.
  package var string: String {
    // A string of up to 15 bytes contains them. Swift initializes it faster in place.
    if count < 16 {
      // In bounds: the buffer has at least as many bytes as the span.
      return unsafe String(unsafeUninitializedCapacity: count) { buffer in
        for index in indices { unsafe buffer.initializeElement(at: index, to: self[index]) }
        return count
      }
    }
    // In bounds: the string copies the bytes while the buffer is lent.
    return unsafe withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// The eight bytes at an index, the first one lowest.
  @inline(__always)
  func word(at index: Int) -> UInt64 {
    // In bounds: the load traps if fewer than eight bytes follow.
    unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// The four bytes at an index, the first one lowest.
  @inline(__always)
  func halfWord(at index: Int) -> UInt32 {
    // In bounds: the load traps if fewer than four bytes follow.
    unsafe UInt32(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt32.self))
  }
}
