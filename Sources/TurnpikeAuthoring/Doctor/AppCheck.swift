package import TurnpikeCompiler

/// Compares the property lists of a built app with the routes.
package struct AppCheck {
  private let table: LinkedTable
  private let path: String

  /// - Parameter path: The path of the property list.
  package init(_ table: LinkedTable, path: String) {
    self.table = table
    self.path = path
  }

  private func finding(_ severity: Diagnostic.Severity, _ message: String) -> FileFinding {
    FileFinding(id: .appFile, severity: severity, path: path, message: message)
  }

  /// - Parameters:
  ///   - schemes: The schemes of the file.
  ///   - needsScenes: Whether the app is for a system with scenes, and the file has no manifest.
  package func findings(schemes: [String], needsScenes: Bool) -> [FileFinding] {
    let declared = Set(schemes.map { $0.lowercased() })
    let needed = table.model.customSchemes
    return needed.filter { !declared.contains($0) }.map {
      finding(.error, "CFBundleURLTypes has no scheme '\($0)', so its links open nothing")
    }
      + declared.subtracting(needed).sorted().map {
        finding(.warning, "no origin has the scheme '\($0)', so its links open no route")
      }
      + (needsScenes
        ? [
          finding(
            .warning,
            "UIApplicationSceneManifest is missing, and newer systems only launch apps with scenes")
        ] : [])
  }

  /// - Parameter domains: The associated domains of the entitlements.
  package func findings(domains: [String]) -> [FileFinding] {
    let hosts = domains.compactMap { domain -> String? in
      guard domain.hasPrefix("applinks:") else { return nil }
      return domain.dropFirst(9).prefix { $0 != "?" }.lowercased()
    }
    return table.model.webHosts.filter { host in
      !hosts.contains { $0 == host || $0.hasPrefix("*.") && host.hasSuffix($0.dropFirst()) }
    }.map {
      finding(
        .error, "the associated domains lack 'applinks:\($0)', so its links stay in the browser")
    }
  }
}
