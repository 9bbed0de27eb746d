import TurnpikeCompiler

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The functions of the file system that the tool needs.
enum Files {
  enum Kind {
    case file
    case folder
    /// A pipe or a device, which can be read and written like a file, but is never replaced.
    case stream
  }

  /// The identity of a file, which is the same for every path to the file.
  struct Identity: Hashable {
    let device: UInt64
    let node: UInt64
  }

  struct Attributes {
    let kind: Kind
    let isPipe: Bool
    /// The permissions, as the bits of `chmod`.
    let mode: mode_t
    let identity: Identity
  }

  /// The attributes of the file at a path, with links resolved.
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
      kind: kind, isPipe: status.st_mode & mode_t(S_IFMT) == mode_t(S_IFIFO),
      mode: status.st_mode & 0o7777,
      identity: Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        node: UInt64(truncatingIfNeeded: status.st_ino)))
  }

  /// Returns whether the path itself is a link, regardless of its target.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & mode_t(S_IFMT) == mode_t(S_IFLNK)
  }

  /// Reads the complete file, or returns nil if the file is larger than `limit`.
  static func contents(
    of path: String, limit: Int = SourceFile.largestSize
  ) throws(SystemError) -> [UInt8]? {
    // Opening a pipe that has no writer would block forever.
    let file = try Descriptor(opening: path, O_RDONLY | O_NONBLOCK)
    defer { try? file.close() }
    var bytes: [UInt8] = []
    while true {
      let chunk = try file.read(1 << 16)
      if chunk.isEmpty { return bytes }
      bytes += chunk
      if bytes.count > limit { return nil }
    }
  }

  /// An entry of a folder.
  struct Entry {
    let name: String
    /// Whether the name identifies the file. A name that isn't UTF-8 contains replacement
    /// characters, so the file can't be opened by it.
    let isReadable: Bool
    /// Whether an unreadable entry is a folder.
    var isFolder = false
  }

  /// The entries of a folder, sorted by name, without `.` and `..`.
  static func entries(of folder: String) throws(SystemError) -> [Entry] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var entries: [Entry] = []
    errno = 0
    while let record = readdir(stream) {
      let entry = withUnsafePointer(to: &record.pointee.d_name) {
        Entry(UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self), in: dirfd(stream))
      }
      if entry.name != "." && entry.name != ".." { entries.append(entry) }
      errno = 0
    }
    guard errno == 0 else { throw .last }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

extension Files.Entry {
  /// - Parameter folder: The descriptor of the open folder that contains the entry.
  fileprivate init(_ name: UnsafePointer<CChar>, in folder: Int32) {
    if let text = String(validatingCString: name) {
      self.init(name: text, isReadable: true)
      return
    }
    var status = stat()
    let isFolder =
      fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      && status.st_mode & mode_t(S_IFMT) == mode_t(S_IFDIR)
    self.init(name: String(cString: name), isReadable: false, isFolder: isFolder)
  }
}
