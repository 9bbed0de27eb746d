import TurnpikeCompiler

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The property lists of a built app, in XML or binary.
struct AppBundle {
  /// An `Info.plist`.
  struct Info: Decodable {
    private struct URLType: Decodable {
      let schemes: [String]?

      enum CodingKeys: String, CodingKey { case schemes = "CFBundleURLSchemes" }
    }

    private struct SceneManifest: Decodable {}

    private let types: [URLType]?
    private let scenes: SceneManifest?
    private let platforms: [String]?

    enum CodingKeys: String, CodingKey {
      case types = "CFBundleURLTypes"
      case scenes = "UIApplicationSceneManifest"
      case platforms = "CFBundleSupportedPlatforms"
    }

    var schemes: [String] { types?.flatMap { $0.schemes ?? [] } ?? [] }
    var needsScenes: Bool { scenes == nil && platforms?.contains("MacOSX") != true }
  }

  /// What `codesign -d --entitlements - --xml` prints.
  struct Entitlements: Decodable {
    let domains: [String]?

    enum CodingKeys: String, CodingKey { case domains = "com.apple.developer.associated-domains" }
  }

  /// The path of the `Info.plist` of an app for any system, or the path itself if it is a file.
  static func info(of path: String) -> String {
    let names = ["Info.plist", "Contents/Info.plist"]
    return names.map { path + (path.hasSuffix("/") ? "" : "/") + $0 }
      .first { (try? Files.attributes(of: $0)) != nil } ?? path
  }

  static func read<List: Decodable>(_ path: String) throws(FileProblem) -> List {
    let bytes = try OutputFile(path).read()
    do {
      return try PropertyListDecoder().decode(List.self, from: Data(bytes))
    } catch {
      throw .unreadable(path, "not a property list of this kind")
    }
  }
}
