import Foundation

/// The folder that everything is built in, inside the package's own build folder.
struct Workshop {
  let package: URL
  private let folder: URL

  init() throws {
    package = URL(filePath: FileManager.default.currentDirectoryPath)
    let runtime = package.appending(path: "Sources/Turnpike").path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: runtime) else {
      throw BenchmarkFailure("run 'turnpike-benchmark compile' in the folder of Turnpike's package")
    }
    folder = package.appending(path: ".build/benchmark")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func url(_ path: String) -> URL { folder.appending(path: path) }

  func path(_ path: String) -> String { url(path).path(percentEncoded: false) }

  func remove(_ path: String) throws {
    if FileManager.default.fileExists(atPath: self.path(path)) {
      try FileManager.default.removeItem(at: url(path))
    }
  }

  /// A folder that is there and empty.
  func emptyFolder(_ path: String) throws -> URL {
    try remove(path)
    try FileManager.default.createDirectory(at: url(path), withIntermediateDirectories: true)
    return url(path)
  }

  /// Writes a file, unless it holds the text already, so that builds stay what they were.
  func write(_ text: String, to path: String) throws {
    if (try? String(contentsOf: url(path), encoding: .utf8)) == text { return }
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(path))
  }

  /// Builds something of Turnpike's package in a folder of its own, by the build system whose
  /// products lie where they are looked for here.
  func buildTurnpike(
    _ target: [String], _ configuration: CodeVariant.Configuration, in scratch: String
  ) throws {
    note("building Turnpike's \(target.joined(separator: " ")), \(configuration.rawValue)")
    try Subprocess(
      [
        "swift", "build", "--build-system", "native", "-c", configuration.rawValue,
        "--package-path", package.path(percentEncoded: false), "--scratch-path", path(scratch),
      ] + target, in: package)
  }

  /// Writes what takes time to standard error.
  func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
