#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An open file of the process. It stays open until you call `close()`.
struct Descriptor {
  static let standardError = Descriptor(number: STDERR_FILENO)

  let number: Int32

  init(number: Int32) {
    self.number = number
  }

  /// Opens a file. A program that this program starts does not inherit the descriptor.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    number = try interruptible { open(path, flags | O_CLOEXEC, mode) }
  }

  /// Reads the next bytes, at most `count`. The result is empty at the end.
  func read(_ count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      do throws(SystemError) {
        length = try interruptible { systemRead(number, buffer.baseAddress, count) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes all the bytes, with as many calls as necessary.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try interruptible {
        rest.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Closes the file. It throws an error if the system couldn't store the last bytes.
  func close() throws(SystemError) {
    guard systemClose(number) == 0 || errno == EINTR else { throw .last }
  }
}

/// Repeats a call that a signal interrupted, and waits if the file isn't ready.
private func interruptible<Count: SignedInteger>(
  _ call: () -> Count
) throws(SystemError) -> Count {
  while true {
    let result = call()
    if result >= 0 { return result }
    switch errno {
    case EINTR: continue
    case EAGAIN: usleep(1_000)
    default: throw .last
    }
  }
}

// The methods above hide the functions that they call.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}

private func systemClose(_ file: Int32) -> Int32 {
  close(file)
}
