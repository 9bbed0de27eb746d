#if os(Linux)
#if canImport(Glibc)
@unsafe @preconcurrency internal import Glibc
#elseif canImport(Musl)
@unsafe @preconcurrency internal import Musl
#endif

/// A child process. It does not use Foundation's `Process`, because every client would have to link
/// all of Foundation.
///
/// Its status is polled, so that no thread is blocked and nothing else can collect the status
/// first.
final class RunningProgram {
  /// The use of the program's standard output. Its standard error is always discarded.
  enum Output {
    case dropped, kept
  }

  private let process: pid_t
  /// The file descriptor of its output, or nil if the output is discarded.
  private let reading: Int32?
  private var isOver = false

  /// Starts a program, or returns nil if the program does not exist.
  ///
  /// A name without a slash is searched in `PATH`.
  init?(_ program: String, _ arguments: [String], output: Output) {
    var ends: [Int32] = [-1, -1]
    if output == .kept {
      guard unsafe pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    }
    let child = Self.spawn(program, arguments, writing: output == .kept ? ends[1] : nil)
    if output == .kept { close(ends[1]) }
    guard let child else {
      if output == .kept { close(ends[0]) }
      return nil
    }
    process = child
    reading = output == .kept ? ends[0] : nil
  }

  deinit {
    end()
    if let reading { close(reading) }
  }

  private static func spawn(
    _ program: String, _ arguments: [String], writing: Int32?
  ) -> pid_t? {
    // In bounds: the pointers refer to local memory that lives until this function returns, and the
    // strings end with a zero.
    var actions = unsafe posix_spawn_file_actions_t()
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if let writing {
      unsafe posix_spawn_file_actions_adddup2(&actions, writing, 1)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process = pid_t()
    guard unsafe posix_spawnp(&process, program, &actions, nil, &words, environ) == 0 else {
      return nil
    }
    return process
  }

  /// The exit status, or nil while the program runs. It is -1 if a signal ended the program.
  private func status() -> Int32? {
    var status: Int32 = 0
    let found = unsafe waitpid(process, &status, WNOHANG)
    if found == 0 || found == -1 && errno == EINTR { return nil }
    isOver = true
    // The status is lost if this process ignores SIGCHLD.
    return found == process && status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }

  /// Waits for the exit status without blocking a thread.
  ///
  /// If the time limit is reached or the task is cancelled, the program is killed and the result is
  /// nil.
  nonisolated(nonsending) func status(within limit: Duration) async -> Int32? {
    // A larger duration would overflow the clock.
    let deadline = ContinuousClock.now + min(limit, .seconds(1_000_000_000))
    var pause = Duration.milliseconds(1)
    while true {
      if let status = status() { return status }
      let rest = ContinuousClock.now.duration(to: deadline)
      if rest <= .zero { break }
      do { try await Task.sleep(for: min(pause, rest)) } catch { break }
      pause = min(pause * 2, .milliseconds(50))
    }
    end()
    return nil
  }

  /// Waits for the exit status and blocks the thread. Returns nil if the time limit is reached.
  func waitedStatus(within limit: Duration) -> Int32? {
    let deadline = ContinuousClock.now + limit
    while true {
      if let status = status() { return status }
      if ContinuousClock.now >= deadline { break }
      usleep(1_000)
    }
    end()
    return nil
  }

  /// Kills the program and waits for its end, which is certain.
  private func end() {
    if isOver { return }
    isOver = true
    kill(process, SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) == -1, errno == EINTR {}
  }

  /// Whether the program's output contains more than white space.
  var wroteText: Bool {
    guard let reading else { return false }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    // In bounds: at most `bytes.count` bytes are read.
    let count = unsafe read(reading, &bytes, bytes.count)
    return count > 0 && bytes.prefix(count).contains { $0 > 0x20 }
  }
}
#endif
