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
    let existing: Attributes?
    do {
      existing = try attributes(of: path)
    } catch {
      guard error.isMissingFile else { throw error }
      existing = nil
    }
    switch existing?.kind {
    case .folder:
      throw .isFolder
    case .file where holds(path, bytes):
      return
    case .file, nil:
      // To replace a file asks nothing of the file itself, and root may write any.
      if let existing, existing.mode & 0o222 == 0 { throw .isProtected }
      // A file in the place of a link would cut off what the link leads to.
      if isLink(path) {
        try fill(path, with: bytes)
      } else {
        try replace(path, with: bytes, mode: existing?.mode)
      }
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

  /// Puts a new file with the bytes in the place of what the path itself names, if anything.
  ///
  /// - Parameter mode: who may read and write it, as of the file that was there.
  static func replace(
    _ path: String, with bytes: [UInt8], mode: mode_t?
  ) throws(SystemError) {
    if mode != nil, access(path, W_OK) != 0 { throw .last }
    // Beside the file, so that it can be moved there; of its name nothing, which may be as long as
    // a name can be.
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(path[...$0]) } ?? ""
    let temporary = "\(folder).turnpike-\(getpid()).tmp"
    // Left over by a process of the same number that was ended half way.
    unlink(temporary)
    let file = try Descriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
    do throws(SystemError) {
      try fill(file, with: bytes, mode: mode)
      guard rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func fill(
    _ file: Descriptor, with bytes: [UInt8], mode: mode_t? = nil
  ) throws(SystemError) {
    do throws(SystemError) {
      try file.write(bytes)
      if let mode, fchmod(file.number, mode) != 0 { throw .last }
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }
}
