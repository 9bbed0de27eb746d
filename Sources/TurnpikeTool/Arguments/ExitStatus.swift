/// What the shell gets.
enum ExitStatus: Int32 {
  case good = 0
  /// Errors in the files, or files that cannot be read or written.
  case findings = 1
  /// The command line itself is wrong.
  case usage = 2
}
