import TurnpikeCompiler

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

enum Files {
  /// Reads a complete file. Reading from a pipe without a writer blocks forever, so this only reads
  /// files.
  static func read(_ path: String) throws(FileProblem) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .unreadable(path, failure()) }
    guard status.st_mode & mode_t(S_IFMT) == mode_t(S_IFREG) else {
      throw .unreadable(path, "not a file")
    }
    guard status.st_size <= SourceFile.largestSize else { throw .tooLarge(path) }
    guard let file = fopen(path, "rb") else { throw .unreadable(path, failure()) }
    defer { fclose(file) }
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
    if ferror(file) != 0 { throw .unreadable(path, failure()) }
    return bytes
  }

  /// Makes the file contain the bytes. A file that contains them already is not written, so nothing that
  /// depends on it is built again. Another file is replaced completely or not at all.
  static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    // In a debug build, `==` takes a hundred times as long.
    if let existing = try? read(path), existing.count == bytes.count,
      memcmp(existing, bytes, bytes.count) == 0
    {
      return
    }
    let temporary = "\(path).\(getpid())"
    guard let file = fopen(temporary, "wb") else { throw .unwritable(path, failure()) }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWritten, rename(temporary, path) == 0 else {
      let reason = failure()
      remove(temporary)
      throw .unwritable(path, reason)
    }
  }

  /// The reason that a call into the system failed, in lower case: "no such file or directory".
  private static func failure() -> String {
    let reason = String(cString: strerror(errno))
    return reason.prefix(1).lowercased() + reason.dropFirst()
  }
}

func printError(_ text: String) {
  guard let stream = fdopen(STDERR_FILENO, "a") else { return }
  fputs(text, stream)
  fflush(stream)
}

func endProcess(_ status: Int32) -> Never { exit(status) }
