package import TurnpikeCompiler

/// A property list of a built app: its `Info.plist`, or its entitlements.
package struct AppPropertyList: Decodable {
  private struct URLType: Decodable {
    let schemes: [String]?

    enum CodingKeys: String, CodingKey { case schemes = "CFBundleURLSchemes" }
  }

  private struct SceneManifest: Decodable {}

  private let types: [URLType]?
  private let scenes: SceneManifest?
  private let platforms: [String]?
  private let domains: [String]?

  private enum CodingKeys: String, CodingKey {
    case types = "CFBundleURLTypes"
    case scenes = "UIApplicationSceneManifest"
    case platforms = "CFBundleSupportedPlatforms"
    case domains = "com.apple.developer.associated-domains"
  }

  /// Compares an `Info.plist` with the routes.
  package func infoFindings(_ path: String, _ table: LinkedTable) -> [FileFinding] {
    let declared = Set((types ?? []).flatMap { $0.schemes ?? [] }.map { $0.lowercased() })
    let needed = table.model.customSchemes
    var findings = needed.filter { !declared.contains($0) }.map {
      finding(path, .error, "CFBundleURLTypes has no scheme '\($0)', so its links open nothing")
    }
    findings += declared.subtracting(needed).sorted().map {
      finding(path, .warning, "no origin has the scheme '\($0)', so its links open no route")
    }
    if scenes == nil, platforms?.contains("MacOSX") != true {
      let message =
        "UIApplicationSceneManifest is missing, and newer systems only launch apps with scenes"
      findings.append(finding(path, .warning, message))
    }
    return findings
  }

  /// Compares entitlements with the routes.
  package func entitlementFindings(_ path: String, _ table: LinkedTable) -> [FileFinding] {
    let hosts = (domains ?? []).filter { $0.hasPrefix("applinks:") }.map { domain in
      domain.dropFirst(9).prefix { $0 != "?" }.lowercased()
    }
    let missing = table.model.webHosts.filter { host in
      !hosts.contains { $0 == host || $0.hasPrefix("*.") && host.hasSuffix($0.dropFirst()) }
    }
    return missing.map {
      finding(
        path, .error,
        "the associated domains lack 'applinks:\($0)', so its links stay in the browser")
    }
  }

  private func finding(
    _ path: String, _ severity: Diagnostic.Severity, _ message: String
  ) -> FileFinding {
    FileFinding(id: .appFile, severity: severity, path: path, message: message)
  }
}
