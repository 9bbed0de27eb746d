// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// SwiftPM names a package after its folder. With this name, the benchmark sees the package
// declarations of Turnpike, which it needs for tables of thousands of routes.
let turnpike = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""
let name = String(turnpike.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

let package = Package(
  name: "benchmark",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "turnpike", path: "../..")],
  targets: [
    .routes("GitHubRoutes", "Routes/GitHub"),
    .routes("ClientWays", "Routes/Client", ["GitHubRoutes"]),
    // C, because it replaces the functions with which Swift's runtime allocates memory.
    .target(name: "TurnpikeAllocations"),
    .executableTarget(
      name: "turnpike-benchmark",
      dependencies: [
        "ClientWays", "GitHubRoutes", "TurnpikeAllocations",
        .product(name: "Turnpike", package: "turnpike"),
        .product(name: "TurnpikeCompiler", package: "turnpike"),
      ],
      path: "Sources/TurnpikeBenchmark", packageAccess: false,
      swiftSettings: strict + [.unsafeFlags(["-package-name", name])],
      plugins: [.plugin(name: "TurnpikePlugin", package: "turnpike")]),
  ]
)

extension Target {
  /// A target with routes files, which the plugin compiles.
  static func routes(_ name: String, _ path: String, _ others: [Dependency] = []) -> Target {
    .target(
      name: name, dependencies: others + [.product(name: "Turnpike", package: "turnpike")],
      path: path, swiftSettings: strict,
      plugins: [.plugin(name: "TurnpikePlugin", package: "turnpike")])
  }
}
