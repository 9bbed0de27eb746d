#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The file system, as little of it as the tool needs.
enum Files {
  enum Kind {
    case file
    case folder
    /// A pipe or a device: read and written like a file, but never replaced.
    case stream
  }

  /// What makes a file one and the same under whatever path.
  struct Identity: Hashable {
    let device: UInt64
    let node: UInt64
  }

  struct Attributes {
    let kind: Kind
    let identity: Identity
  }

  /// Far above what a routes file may have, and far below what memory has.
  static let largestSize = 64 << 20

  /// What a path leads to, links followed.
  static func attributes(of path: String) throws(SystemError) -> Attributes {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    let kind: Kind =
      switch status.st_mode & mode_t(S_IFMT) {
      case mode_t(S_IFREG): .file
      case mode_t(S_IFDIR): .folder
      default: .stream
      }
    return Attributes(
      kind: kind,
      identity: Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        node: UInt64(truncatingIfNeeded: status.st_ino)))
  }

  /// Whether the path itself is a link, whatever it leads to.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & mode_t(S_IFMT) == mode_t(S_IFLNK)
  }

  /// The whole file, or nil when it is larger than `limit`.
  static func contents(of path: String, limit: Int = largestSize) throws(SystemError) -> [UInt8]? {
    let file = try Descriptor(opening: path, O_RDONLY)
    defer { try? file.close() }
    var bytes: [UInt8] = []
    while true {
      let chunk = try file.read(1 << 16)
      if chunk.isEmpty { return bytes }
      bytes += chunk
      if bytes.count > limit { return nil }
    }
  }

  /// The names in a folder, sorted by their bytes, `.` and `..` left out.
  static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name != "." && name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .last }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
