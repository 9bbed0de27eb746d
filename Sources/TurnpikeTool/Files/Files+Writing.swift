#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Files {
  /// Writes the bytes to the file. If the file already has these bytes, it isn't touched, so that
  /// nothing is built again. Otherwise, it's replaced in one step, so that no reader sees a part of
  /// it.
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
      // Replacing a file does not require permission to write to it, and root can write to any
      // file.
      if let existing, existing.mode & 0o222 == 0 { throw .isProtected }
      // A file in the place of a link would disconnect the target of the link.
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
    // In a debug build, `==` takes a hundred times as long.
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

  /// Puts a new file with the bytes at the path. A file or link at the path is replaced.
  ///
  /// - Parameter mode: The permissions, such as those of the previous file.
  static func replace(
    _ path: String, with bytes: [UInt8], mode: mode_t?
  ) throws(SystemError) {
    if mode != nil, access(path, W_OK) != 0 { throw .last }
    // The temporary file is in the same folder, so that it can be moved. Its name doesn't contain
    // the file's name, which can already have the maximum length.
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(path[...$0]) } ?? ""
    let temporary = "\(folder).turnpike-\(getpid()).tmp"
    // A process with the same number can have left this file when it was ended.
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
