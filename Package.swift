// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Of what reads links, which are written by strangers.
let memorySafe: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableExperimentalFeature("Lifetimes"),
]

// Every client compiles the build plugin's program in its first build. Optimizing that program takes
// 35 seconds of a release build and saves milliseconds of each run. A dependency may have such a flag
// since tools version 6.2.
let unoptimized: [SwiftSetting] = [
  .unsafeFlags(["-Onone"], .when(configuration: .release))
]

let package = Package(
  name: "turnpike",
  platforms: [
    .iOS(.v16), .macOS(.v13), .macCatalyst(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
  ],
  products: [
    .library(name: "Turnpike", targets: ["Turnpike"]),
    .plugin(name: "TurnpikePlugin", targets: ["TurnpikePlugin"]),
    .plugin(name: "TurnpikeCommand", targets: ["TurnpikeCommand"]),
    .executable(name: "turnpike-generator", targets: ["turnpike-generator"]),
    .executable(name: "turnpike-tool", targets: ["turnpike-tool"]),
    // What else runs is a product of its own target where this package is built itself. Declared
    // here, it would have every client build the tool, whether it uses the plugin or not.
  ],
  targets: [
    .target(name: "TurnpikeTable", swiftSettings: strict + memorySafe),
    .target(name: "Turnpike", dependencies: ["TurnpikeTable"], swiftSettings: strict + memorySafe),
    .target(
      name: "TurnpikeCompiler", dependencies: ["TurnpikeTable"],
      swiftSettings: strict + unoptimized),
    .target(
      name: "TurnpikeAuthoring", dependencies: ["TurnpikeCompiler", "TurnpikeTable"],
      resources: [.embedInCode("Export/JavaScript")], swiftSettings: strict),
    .target(
      name: "TurnpikeProgram", dependencies: ["TurnpikeCompiler"],
      swiftSettings: strict + unoptimized),
    // Named as its product: a plugin finds its tool by the target's name under one build system
    // and by the product's under the other. Every client that uses the plugin compiles this program
    // and what it links, so what only people need is in the other one.
    .executableTarget(
      name: "turnpike-generator", dependencies: ["TurnpikeCompiler", "TurnpikeProgram"],
      path: "Sources/TurnpikeGenerator", swiftSettings: strict + unoptimized),
    .plugin(
      name: "TurnpikePlugin", capability: .buildTool(), dependencies: ["turnpike-generator"]),
    .executableTarget(
      name: "turnpike-tool",
      dependencies: ["TurnpikeAuthoring", "TurnpikeCompiler", "TurnpikeProgram"],
      path: "Sources/TurnpikeTool", swiftSettings: strict),
    // No permission: what only reads is to ask nobody.
    .plugin(
      name: "TurnpikeCommand",
      capability: .command(
        intent: .custom(verb: "turnpike", description: "Check, try and publish .routes files")),
      dependencies: ["turnpike-tool"]),

    .target(
      name: "ShopRoutes", dependencies: ["Turnpike"], path: "Routes/Shop", swiftSettings: strict,
      plugins: ["TurnpikePlugin"]),
    .target(
      name: "MapsRoutes", dependencies: ["Turnpike"], path: "Routes/Maps", swiftSettings: strict,
      plugins: ["TurnpikePlugin"]),
    .target(
      name: "GitHubRoutes", dependencies: ["Turnpike"], path: "Routes/GitHub",
      swiftSettings: strict, plugins: ["TurnpikePlugin"]),
    // A client's own module, whose code the benchmark measures.
    .target(
      name: "ClientWays", dependencies: ["GitHubRoutes", "Turnpike"], path: "Routes/Client",
      swiftSettings: strict, plugins: ["TurnpikePlugin"]),
    .executableTarget(
      name: "shop-demo", dependencies: ["MapsRoutes", "ShopRoutes", "Turnpike"],
      path: "Sources/ShopDemo", swiftSettings: strict),
    // C, because it replaces the functions that Swift's own runtime allocates by.
    .target(name: "TurnpikeAllocations"),
    .executableTarget(
      name: "turnpike-benchmark",
      dependencies: [
        "ClientWays", "GitHubRoutes", "Turnpike", "TurnpikeAllocations", "TurnpikeCompiler",
        "TurnpikeTable",
      ],
      path: "Sources/TurnpikeBenchmark", swiftSettings: strict, plugins: ["TurnpikePlugin"]),

    // No test target itself: one that uses the plugin cannot be linked with one that tests the tool.
    .target(
      name: "FixtureRoutes", dependencies: ["Turnpike"], path: "Tests/Fixtures/Fixture",
      swiftSettings: strict, plugins: ["TurnpikePlugin"]),
    .target(
      name: "CardFeature", dependencies: ["Turnpike"], path: "Tests/Fixtures/Language/Card",
      swiftSettings: strict, plugins: ["TurnpikePlugin"]),
    .target(
      name: "StoreFeature", dependencies: ["CardFeature", "Turnpike"],
      path: "Tests/Fixtures/Language/Store", swiftSettings: strict, plugins: ["TurnpikePlugin"]),
    .target(
      name: "LanguageRoutes", dependencies: ["CardFeature", "StoreFeature", "Turnpike"],
      path: "Tests/Fixtures/Language/App", swiftSettings: strict, plugins: ["TurnpikePlugin"]),
    .testTarget(
      name: "LanguageTests",
      dependencies: ["CardFeature", "LanguageRoutes", "StoreFeature", "TestSupport", "Turnpike"],
      swiftSettings: strict),
    .target(
      name: "NavigationClub", dependencies: ["Turnpike"], path: "Tests/Fixtures/Navigation/Club",
      swiftSettings: strict, plugins: ["TurnpikePlugin"]),
    .target(
      name: "NavigationRoutes", dependencies: ["NavigationClub", "Turnpike"],
      path: "Tests/Fixtures/Navigation/App", swiftSettings: strict, plugins: ["TurnpikePlugin"]),
    .testTarget(
      name: "NavigationTests",
      dependencies: ["NavigationClub", "NavigationRoutes", "TestSupport", "Turnpike"],
      swiftSettings: strict),
    .testTarget(
      name: "TurnpikeTableTests",
      dependencies: ["TestSupport", "TurnpikeCompiler", "TurnpikeReference", "TurnpikeTable"],
      swiftSettings: strict),
    .testTarget(
      name: "TurnpikeTests",
      dependencies: ["FixtureRoutes", "TestSupport", "Turnpike", "TurnpikeCompiler"],
      swiftSettings: strict),
    .testTarget(
      name: "TurnpikeCompilerTests",
      dependencies: [
        "TestSupport", "TurnpikeAuthoring", "TurnpikeCompiler", "TurnpikeReference",
        "TurnpikeTable",
      ],
      exclude: ["Diagnostics/Cases", "Emission/Golden"], swiftSettings: strict),
    .testTarget(
      name: "TurnpikeToolTests",
      dependencies: [
        "LanguageRoutes", "TestSupport", "Turnpike", "turnpike-generator", "turnpike-tool",
        "TurnpikeAuthoring", "TurnpikeCompiler", "TurnpikeProgram",
      ],
      exclude: ["Golden", "Transcripts"], swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "TurnpikeReference",
      dependencies: ["TestSupport", "TurnpikeAuthoring", "TurnpikeCompiler", "TurnpikeTable"],
      path: "Tests/TurnpikeReference", swiftSettings: strict),
    .executableTarget(
      name: "turnpike-trials", dependencies: ["TestSupport", "TurnpikeReference"],
      path: "Tests/TurnpikeTrials", swiftSettings: strict),
    .testTarget(
      name: "ShopDemoTests", dependencies: ["shop-demo", "TestSupport"], exclude: ["Golden"],
      swiftSettings: strict),
    .testTarget(
      name: "TurnpikeBenchmarkTests",
      dependencies: ["GitHubRoutes", "Turnpike", "turnpike-benchmark", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "turnpike-tool", "shop-demo", "turnpike-benchmark", "TurnpikeAuthoring", "TurnpikeCompiler",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(name: "PluginTests", dependencies: ["TestSupport"], swiftSettings: strict),
  ]
)
