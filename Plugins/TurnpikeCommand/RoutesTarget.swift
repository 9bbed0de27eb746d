import Foundation
import PackagePlugin

/// A target as it is passed to the tool.
struct RoutesTarget {
  let name: String
  let module: String
  /// Its routes files, sorted.
  let files: [URL]
  /// All that it depends on, of other packages too.
  let dependencies: [RoutesTarget]
  /// The modules that it can import; nil where that is not known.
  let moduleNames: ModuleNames?
  /// Whether SwiftPM has no such target, for it has no Swift file.
  var isLeftOut = false
}

extension FileList {
  /// The routes files and locks, sorted.
  var routes: [URL] {
    map(\.url).filter { $0.pathExtension == "routes" || $0.path.hasSuffix(".routes.lock") }
      .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
  }
}
