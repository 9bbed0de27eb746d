import TurnpikeCompiler

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension SourceFile {
  /// Replaces the contents of the file completely or not at all. The file keeps its permissions,
  /// and links to the file stay valid.
  func rewrite(_ bytes: [UInt8]) throws(FileProblem) {
    let isFile: Bool
    do throws(SystemError) {
      isFile = try Files.attributes(of: path).kind == .file
      if isFile { try Files.rewrite(path, from: self.bytes, to: bytes) }
    } catch {
      throw .unwritable(path, error.reason(at: path))
    }
    if !isFile { throw .unwritable(path, "a pipe or a device") }
  }
}

extension Files {
  /// Replaces a file. If a new file would differ for others, because the file has another owner or
  /// several hard links, this replaces the bytes instead, and restores them if that fails.
  fileprivate static func rewrite(
    _ path: String, from old: [UInt8], to new: [UInt8]
  ) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    guard status.st_mode & 0o222 != 0 else { throw .isProtected }
    if status.st_nlink == 1, status.st_uid == geteuid() {
      return try replace(resolved(path), with: new, mode: status.st_mode & 0o7777)
    }
    let file = try Descriptor(opening: path, O_WRONLY)
    do throws(SystemError) {
      try fill(file, with: new)
    } catch {
      // The file has room for its old contents.
      try? fill(file, with: old)
      try? file.close()
      throw error
    }
    try file.close()
  }

  private static func fill(_ file: Descriptor, with bytes: [UInt8]) throws(SystemError) {
    guard lseek(file.number, 0, SEEK_SET) == 0 else { throw .last }
    try file.write(bytes)
    guard ftruncate(file.number, off_t(bytes.count)) == 0 else { throw .last }
  }

  /// Resolves the symbolic links in a path.
  private static func resolved(_ path: String) throws(SystemError) -> String {
    guard isLink(path) else { return path }
    guard let pointer = realpath(path, nil) else { throw .last }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
