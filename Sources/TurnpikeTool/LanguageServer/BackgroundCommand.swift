#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A child process whose standard output is read as it arrives.
final class BackgroundCommand {
  /// The file descriptor of its output.
  let output: Int32
  private(set) var text: [UInt8] = []
  private let process: pid_t

  /// Starts a program, or returns nil if that isn't possible.
  ///
  /// - Parameter arguments: The name of the program, which is searched for like in a shell, and the
  ///   arguments.
  init?(_ arguments: [String]) {
    #if os(macOS) || os(Linux)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[1]) }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Standard input and output are the editor's.
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var words = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard let program = words[0],
      posix_spawnp(&process, program, &actions, nil, words, environ) == 0
    else {
      close(ends[0])
      return nil
    }
    output = ends[0]
    self.process = process
    #else
    return nil
    #endif
  }

  /// Reads the available output. Returns whether the output has ended.
  func read() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = systemRead(output, &chunk, chunk.count)
    if count > 0 {
      text += chunk.prefix(count)
      return false
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return false }
    close(output)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return true
  }
}

// The method above hides the function.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}
