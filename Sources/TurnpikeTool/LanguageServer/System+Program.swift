import TurnpikeCompiler

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension System {
  /// The path of this program. It is only the name if the shell found the program in `PATH`.
  static var programPath: String {
    let name = CommandLine.arguments.first ?? Tool.name
    guard name.contains("/"), let path = realpath(name, nil) else { return Tool.name }
    defer { free(path) }
    return String(cString: path)
  }

  /// The identifier of the user that runs this program.
  static var userNumber: uid_t { geteuid() }

  /// Creates the folders of a file's path that do not exist.
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
