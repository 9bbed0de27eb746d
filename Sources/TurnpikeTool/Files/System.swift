#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What the tool asks of the system beyond files.
enum System {
  /// Makes a write to a pipe without a reader fail, where it would end the process.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// The value of an environment variable; empty if it is not set.
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

  /// The reason of the call that just failed.
  static var last: SystemError { SystemError(code: errno) }

  var isBrokenPipe: Bool { code == EPIPE }
  var isMissingFile: Bool { code == ENOENT }

  /// As the system says it, in lower case: "no such file or directory".
  var reason: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let reason = String(cString: text)
    return reason.prefix(1).lowercased() + reason.dropFirst()
  }
}

// Inside `System`, its own `exit` hides the function.
private func endProcess(_ status: Int32) -> Never {
  exit(status)
}
