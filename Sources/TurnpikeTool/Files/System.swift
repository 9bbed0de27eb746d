#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Functions of the system that don't belong to files.
enum System {
  /// Makes writing to a pipe without a reader fail, instead of ending the process.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Returns the value of an environment variable. It is empty if the variable is not set.
  static func environment(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  static func exit(_ status: ExitStatus) -> Never {
    endProcess(status.rawValue)
  }
}

/// The reason that a call into the system failed.
struct SystemError: Error {
  static let isFolder = SystemError(code: EISDIR)
  static let isProtected = SystemError(code: EACCES)

  let code: Int32

  /// The reason that the last call failed.
  static var last: SystemError { SystemError(code: errno) }

  var isBrokenPipe: Bool { code == EPIPE }
  var isMissingFile: Bool { code == ENOENT }

  /// The system's message in lower case, such as "no such file or directory".
  var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let reason = String(cString: text)
    return reason.prefix(1).lowercased() + reason.dropFirst()
  }

  /// The reason that a file cannot be opened. An argument that is not UTF-8 contains replacement
  /// characters, so it leads to no file.
  func reason(at path: String) -> String {
    let isReplaced = isMissingFile && path.unicodeScalars.contains("\u{FFFD}")
    return isReplaced ? reason + ", or its name is not UTF-8" : reason
  }
}

// Inside of `System`, its own `exit` hides the C function.
private func endProcess(_ status: Int32) -> Never {
  exit(status)
}
