import Foundation

/// Targets of a package that have routes files and no Swift file: SwiftPM leaves them out, and
/// does not pass them to plugins.
struct LeftOutTargets {
  /// Each with its routes files.
  let targets: [RoutesTarget]

  /// - Parameters:
  ///   - folder: that of the package.
  ///   - known: the folders of the targets that SwiftPM has.
  init(in folder: URL, besides known: [URL]) {
    let manifest = folder.appending(component: "Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    // A string of the manifest is a target's name, which its folder has too, or its path.
    let strings = Set(
      text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) })
    let parents = ["Sources", "Source", "src", "srcs", "Tests"]
    let paths = strings.flatMap { name in
      name.contains("/") ? [name] : [name] + parents.map { "\($0)/\(name)" }
    }
    let others = known.map { Self.path($0) }
    targets = paths.sorted().compactMap { path in
      let candidate = folder.appending(path: path)
      let own = Self.path(candidate)
      guard own.hasPrefix(Self.path(folder)), own != Self.path(folder),
        !others.contains(where: { $0.hasPrefix(own) || own.hasPrefix($0) })
      else { return nil }
      let files = Self.files(in: candidate)
      let routes = files.filter { $0.pathExtension == "routes" }
      guard !routes.isEmpty, !files.contains(where: { $0.pathExtension == "swift" }) else {
        return nil
      }
      let name = candidate.lastPathComponent
      return RoutesTarget(
        name: name, module: name, files: routes, dependencies: [], moduleNames: nil,
        isLeftOut: true)
    }
  }

  /// With a slash at its end.
  private static func path(_ folder: URL) -> String {
    let path = folder.standardizedFileURL.path(percentEncoded: false)
    return path.hasSuffix("/") ? path : path + "/"
  }

  private static func files(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (all?.compactMap { $0 as? URL } ?? []).sorted {
      $0.path(percentEncoded: false) < $1.path(percentEncoded: false)
    }
  }
}
