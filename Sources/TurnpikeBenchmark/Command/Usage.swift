/// The texts that explain the command line.
enum Usage {
  static let text = """
    Measures what Turnpike promises of speed, and prints each figure beside its bar.

    usage: turnpike-benchmark [OPTION…] [CASE…]   look links up: all cases, or those named
           turnpike-benchmark compile [OPTION…]   compile generated and hand-written code
           turnpike-benchmark --list              name the cases
           turnpike-benchmark --passes N CASE     look one case's links up N times, for a profiler
           turnpike-benchmark --links CASE        print how many links those are

      --json            print for programs
      --rounds N        interleaved rounds, of which the median and the minimum are shown; 15
      --milliseconds N  how long a case runs in a round; 4

    Exit status: 0 good; 1 something could not be measured; 2 a wrong command line.
    'turnpike-benchmark compile --help' tells more of that.

    """
}
