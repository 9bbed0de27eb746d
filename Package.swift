// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// For modules that parse untrusted links.
let memorySafe: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableExperimentalFeature("Lifetimes"),
]

// The linker drops what a program does not use of these modules. A dependency can have such flags since
// tools version 6.2.
let thin: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"],
    .when(configuration: .release))
]

// Every client compiles the generator in its first build. Optimizing the generator takes 35 seconds of
// a release build, and saves milliseconds of each run.
let unoptimized: [SwiftSetting] = [
  .unsafeFlags(["-Onone"], .when(configuration: .release))
]

// The tests compare the compiler with a simple implementation, which would take most of their time.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

// TurnpikeTable <- TurnpikeLinks <- Turnpike <- TurnpikeNavigation and TurnpikePlatform, for apps.
// TurnpikeTable <- TurnpikeCompiler <- turnpike-generator, for the build plugin. TurnpikeCompiler and
// TurnpikeLinks <- TurnpikeAuthoring <- turnpike-tool, for people.
let product: [Target] = [
  .runtime("TurnpikeTable", []),
  // What apps and the tool do with links, and the build plugin does not.
  .runtime("TurnpikeLinks", ["TurnpikeTable"]),
  .runtime("Turnpike", ["TurnpikeLinks", "TurnpikeTable"]),
  .runtime("TurnpikeNavigation", ["Turnpike"]),
  .runtime("TurnpikePlatform", ["Turnpike", "TurnpikeTable"]),
  .target(
    name: "TurnpikeCompiler", dependencies: ["TurnpikeTable"], swiftSettings: strict + unoptimized),
  // A plugin finds its tool by the name of the target with one build system, and by the name of the
  // product with the other, so both have the same name.
  .executableTarget(
    name: "turnpike-generator", dependencies: ["TurnpikeCompiler"],
    path: "Sources/TurnpikeGenerator", swiftSettings: strict + unoptimized),
  .plugin(name: "TurnpikePlugin", capability: .buildTool(), dependencies: ["turnpike-generator"]),
  .target(
    name: "TurnpikeAuthoring",
    dependencies: ["TurnpikeCompiler", "TurnpikeLinks", "TurnpikeTable"],
    // A folder that contains Swift files cannot be embedded.
    resources: [
      .embedInCode("Editors/emacs"), .embedInCode("Editors/neovim"),
      .embedInCode("Editors/textmate"), .embedInCode("Editors/vscode"),
      .embedInCode("Explanations/Diagnostics.md"), .embedInCode("Export/JavaScript"),
      .embedInCode("Export/Page/page.css"), .embedInCode("Export/Page/page.html"),
    ],
    swiftSettings: strict),
  .executableTarget(
    name: "turnpike-tool",
    dependencies: ["TurnpikeAuthoring", "TurnpikeCompiler"],
    path: "Sources/TurnpikeTool", swiftSettings: strict),
  // The plugin asks for no permission, because SwiftPM would also ask before verbs that only read.
  .plugin(
    name: "TurnpikeCommand",
    capability: .command(
      intent: .custom(verb: "turnpike", description: "Check, try and publish .routes files")),
    dependencies: ["turnpike-tool"]),
]

// Targets that use the plugin as a client does, and the demo.
let examples: [Target] = [
  .routes("ShopRoutes", "Routes/Shop"),
  .routes("MapsRoutes", "Routes/Maps"),
  .executableTarget(
    name: "shop-demo",
    dependencies: ["MapsRoutes", "ShopRoutes", "TurnpikeNavigation", "TurnpikePlatform"],
    path: "Sources/ShopDemo", exclude: ["App"], swiftSettings: strict),
]

let tests: [Target] = [
  .support("TestSupport"),
  .support(
    "TurnpikeReference",
    ["TurnpikeAuthoring", "TurnpikeCompiler", "TurnpikeLinks", "TurnpikeTable"]),
  .executableTarget(
    name: "turnpike-trials", dependencies: ["TestSupport", "TurnpikeReference"],
    path: "Tests/Support/TurnpikeTrials", swiftSettings: strict),

  // A test target that used the plugin could not be linked with one that tests the tool.
  .routes("FixtureRoutes", "Tests/Fixtures/Fixture"),
  .routes("CardFeature", "Tests/Fixtures/Language/Card"),
  .routes("StoreFeature", "Tests/Fixtures/Language/Store", ["CardFeature"]),
  .routes("LanguageRoutes", "Tests/Fixtures/Language/App", ["CardFeature", "StoreFeature"]),
  .routes("NavigationClub", "Tests/Fixtures/Navigation/Club"),
  .routes("NavigationRoutes", "Tests/Fixtures/Navigation/App", ["NavigationClub"]),

  .tests(
    "TurnpikeTableTests",
    [
      "TurnpikeAuthoring", "TurnpikeCompiler", "TurnpikeLinks", "TurnpikeReference",
      "TurnpikeTable",
    ]),
  .tests(
    "TurnpikeTests",
    [
      "CardFeature", "FixtureRoutes", "LanguageRoutes", "StoreFeature", "Turnpike",
      "TurnpikeCompiler",
    ]),
  .tests(
    "TurnpikeNavigationTests", ["NavigationClub", "NavigationRoutes", "TurnpikeNavigation"]),
  .tests("TurnpikePlatformTests", ["FixtureRoutes", "LanguageRoutes", "TurnpikePlatform"]),
  .tests(
    "TurnpikeCompilerTests",
    ["TurnpikeAuthoring", "TurnpikeCompiler", "TurnpikeReference", "TurnpikeTable"],
    exclude: ["Diagnostics/Cases", "Emission/Golden"]),
  .tests(
    "TurnpikeAuthoringTests",
    [
      "TurnpikeAuthoring", "TurnpikeCompiler", "TurnpikeReference", "TurnpikeTable",
      "turnpike-tool",
    ],
    exclude: ["Export/JavaScript", "LanguageServer/JavaScript", "LanguageServer/Python"]),
  .tests(
    "TurnpikeToolTests",
    [
      "LanguageRoutes", "Turnpike", "TurnpikeAuthoring", "TurnpikeCompiler", "turnpike-generator",
      "turnpike-tool",
    ],
    exclude: ["Golden", "Transcripts"]),
  .tests(
    "PackageTests",
    ["TurnpikeAuthoring", "TurnpikeCompiler", "shop-demo", "turnpike-tool"],
    exclude: ["Demo/Golden"]),
]

extension Target {
  /// A module that is part of the apps.
  static func runtime(_ name: String, _ dependencies: [Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict + memorySafe + thin)
  }

  /// A target with routes files, which the plugin compiles.
  static func routes(_ name: String, _ path: String, _ others: [Dependency] = []) -> Target {
    .target(
      name: name, dependencies: others + ["Turnpike"], path: path, swiftSettings: strict,
      plugins: ["TurnpikePlugin"])
  }

  /// A module that only tests need.
  static func support(_ name: String, _ others: [Dependency] = []) -> Target {
    let own: [Dependency] = name == "TestSupport" ? [] : ["TestSupport"]
    return .target(
      name: name, dependencies: own + others, path: "Tests/Support/\(name)",
      swiftSettings: strict + optimized)
  }

  static func tests(
    _ name: String, _ dependencies: [Dependency], exclude: [String] = []
  ) -> Target {
    .testTarget(
      name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude,
      swiftSettings: strict)
  }
}

let package = Package(
  name: "turnpike",
  platforms: [
    .iOS(.v16), .macOS(.v13), .macCatalyst(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
  ],
  // The other programs are products of this package only if it is built itself. If they were declared
  // here, every client would build them.
  products: [
    .library(name: "Turnpike", targets: ["Turnpike"]),
    .library(name: "TurnpikeNavigation", targets: ["TurnpikeNavigation"]),
    .library(name: "TurnpikePlatform", targets: ["TurnpikePlatform"]),
    .plugin(name: "TurnpikePlugin", targets: ["TurnpikePlugin"]),
    .plugin(name: "TurnpikeCommand", targets: ["TurnpikeCommand"]),
    .executable(name: "turnpike-generator", targets: ["turnpike-generator"]),
    .executable(name: "turnpike-tool", targets: ["turnpike-tool"]),
    // For Tests/Benchmark, a package that compiles tables when it runs. Its declarations are not public.
    .library(name: "TurnpikeCompiler", targets: ["TurnpikeCompiler"]),
  ],
  targets: product + examples + tests
)
