import Testing

/// Runs the tests that `.ci/thread` compiles with it, as the package manager's own runner does.
@main struct Main {
  static func main() async {
    await Testing.__swiftPMEntryPoint() as Never
  }
}
