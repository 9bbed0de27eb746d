/// The exit status of the tool.
enum ExitStatus: Int32 {
  case good = 0
  /// Errors in the files, or files that cannot be read or written.
  case findings = 1
  /// The command line is invalid.
  case usage = 2
}
