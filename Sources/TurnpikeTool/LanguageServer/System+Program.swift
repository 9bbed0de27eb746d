import TurnpikeCompiler

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension System {
  /// The path of this program; only its name if the shell has found it in `PATH`.
  static var programPath: String {
    let name = CommandLine.arguments.first ?? Tool.name
    guard name.contains("/"), let path = realpath(name, nil) else { return Tool.name }
    defer { free(path) }
    return String(cString: path)
  }

  /// The number of the user who runs this program.
  static var userNumber: uid_t { geteuid() }

  /// Makes the folders of a file's path that are not there yet.
  static func makeFolders(for path: String) throws(FileProblem) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/").dropLast() {
      folder += name + "/"
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
        throw .unwritable(folder, String(cString: strerror(errno)).lowercased())
      }
    }
  }
}
