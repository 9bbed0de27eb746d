import Foundation

/// Turnpike's own checkout, which is compiled.
enum PackageFolder {
  /// The folder that was given, or the nearest one round the program or the current folder that is
  /// Turnpike's.
  static func find(_ given: String?) throws(BenchmarkFailure) -> URL {
    if let given {
      let folder = URL(filePath: given).absoluteURL
      guard isTurnpike(folder) else {
        throw BenchmarkFailure("'\(given)' is not the folder of Turnpike's package")
      }
      return folder
    }
    let current = URL(filePath: FileManager.default.currentDirectoryPath)
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
    for start in [program, current].compactMap({ $0 }) {
      if let folder = enclosing(start) { return folder }
    }
    throw BenchmarkFailure(
      """
      Turnpike's package is neither round the program nor round the current folder; run 'swift run \
      -c release turnpike-benchmark compile' in its checkout, or give --package PATH
      """)
  }

  private static func enclosing(_ start: URL) -> URL? {
    var folder = start
    while folder.pathComponents.count > 1 {
      if isTurnpike(folder) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func isTurnpike(_ folder: URL) -> Bool {
    ["Package.swift", "Sources/Turnpike", "Sources/TurnpikeTool"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path(percentEncoded: false))
    }
  }
}
