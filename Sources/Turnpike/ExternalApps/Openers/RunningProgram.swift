#if os(Linux)
#if canImport(Glibc)
@unsafe @preconcurrency internal import Glibc
#elseif canImport(Musl)
@unsafe @preconcurrency internal import Musl
#endif

/// A program that runs beside this one. Foundation's `Process` would have every client link all of
/// Foundation.
///
/// It is asked for its end from time to time: no thread waits for it, and nobody else can take its
/// status.
final class RunningProgram {
  /// What becomes of the program's output; its errors are always dropped.
  enum Output {
    case dropped, kept
  }

  private let process: pid_t
  /// Where its output is read; nil where it is dropped.
  private let reading: Int32?
  private var isOver = false

  /// Starts a program, found on the path unless it has a slash; nil where there is none.
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
    // In bounds: each call is given memory of this function, which lives until it returns, and texts
    // that end with a zero.
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

  /// How the program has ended: nil while it runs, and -1 where a signal ended it.
  private func status() -> Int32? {
    var status: Int32 = 0
    let found = unsafe waitpid(process, &status, WNOHANG)
    if found == 0 || found == -1 && errno == EINTR { return nil }
    isOver = true
    // Of a process whose parent ignores its children's ends the status is lost.
    return found == process && status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }

  /// Waits for the end without a thread; nil where the program was ended, because the time was over
  /// or the task cancelled.
  nonisolated(nonsending) func status(within limit: Duration) async -> Int32? {
    // No clock reaches further than some centuries.
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

  /// The same, and the thread waits.
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

  /// Ends the program. It cannot refuse, so its end is waited for.
  private func end() {
    if isOver { return }
    isOver = true
    kill(process, SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) == -1, errno == EINTR {}
  }

  /// Whether there is more than white space in what the program has written.
  var wroteText: Bool {
    guard let reading else { return false }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    // In bounds: no more is read than there is memory for.
    let count = unsafe read(reading, &bytes, bytes.count)
    return count > 0 && bytes.prefix(count).contains { $0 > 0x20 }
  }
}
#endif
