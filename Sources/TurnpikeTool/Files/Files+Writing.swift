#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Files {
  /// Makes the file hold the bytes: it is left alone where it has them already, so that nothing
  /// that depends on it is built again, and else replaced whole, never seen half written.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let existing: Kind?
    do {
      existing = try attributes(of: path).kind
    } catch {
      guard error.isMissingFile else { throw error }
      existing = nil
    }
    switch existing {
    case .folder:
      throw .isFolder
    case .file where holds(path, bytes):
      return
    case .file, nil:
      // A file in the place of a link would cut off what the link leads to.
      try isLink(path) ? fill(path, with: bytes) : replace(path, with: bytes)
    case .stream:
      try fill(path, with: bytes)
    }
  }

  private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard let existing = try? contents(of: path, limit: bytes.count),
      existing.count == bytes.count
    else { return false }
    if bytes.isEmpty { return true }
    // In a debug build `==` takes a hundred times as long.
    return existing.withUnsafeBytes { left in
      bytes.withUnsafeBytes { right in
        guard let start = left.baseAddress, let other = right.baseAddress else { return false }
        return memcmp(start, other, left.count) == 0
      }
    }
  }

  private static func fill(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    try fill(Descriptor(opening: path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666), with: bytes)
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let temporary = "\(path).\(getpid()).tmp"
    // Left over by a process of the same number that was ended half way.
    unlink(temporary)
    let file = try Descriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
    do throws(SystemError) {
      try fill(file, with: bytes)
      guard rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func fill(_ file: Descriptor, with bytes: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      try file.write(bytes)
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }
}
