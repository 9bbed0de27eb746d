import Foundation

/// The targets of a package that have routes files but no Swift file. SwiftPM ignores such targets,
/// and doesn't pass them to plugins.
struct LeftOutTargets {
  /// The targets with their routes files.
  let targets: [ToolTarget]

  /// - Parameters:
  ///   - folder: The folder of the package.
  ///   - known: The folders of the targets that SwiftPM knows.
  init(in folder: URL, besides known: [URL]) {
    let manifest = folder.appending(component: "Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    // Each string in the manifest can be the name of a target, which is also the name of its
    // folder, or the path of a target.
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
      return ToolTarget(
        name: name, module: name, files: routes, dependencies: [], moduleNames: nil,
        isLeftOut: true)
    }
  }

  /// The path of a folder, with a trailing slash.
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
