import Foundation
import TestSupport
import Testing

/// A folder in which modules are built that stand for those of a device: stubs of its frameworks,
/// and Turnpike's own sources, which find them there.
struct AdapterModules {
  static let modes: [[String]] = [
    ["-swift-version", "6"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
  ]

  private let compiler: SwiftCompiler

  init() throws {
    compiler = try SwiftCompiler()
  }

  private init(in folder: TemporaryFolder) {
    compiler = SwiftCompiler(in: folder)
  }

  var folder: URL { compiler.folder }

  /// What the Swift compiler says.
  func swiftc(_ arguments: [String]) throws -> String {
    try compiler.run(
      ["-parse-as-library", "-package-name", "turnpike", "-I", ".", "-L", "."]
        + SwiftCompiler.runtimeFeatures + arguments)
  }

  /// What is made of a module: all of it, or what others need to be type-checked.
  enum Product: String {
    case library = "-emit-library"
    case interface = "-emit-module"
  }

  /// Builds a module of the Swift files of some folders and files, without a word.
  func build(_ module: String, _ product: Product = .library, of paths: [String]) throws {
    let library = product == .library ? ["-emit-library", "-static", "-o", "lib\(module).a"] : []
    let output = try swiftc(
      ["-swift-version", "6", "-warnings-as-errors", "-module-name", module, "-emit-module"]
        + library + paths.flatMap(Self.swiftFiles))
    try #require(output == "", "\(module)")
  }

  /// What a stub exports of others.
  private static let exports = [
    "AppIntents": ["DeviceFoundation"], "AppKit": ["DeviceFoundation"],
    "CoreSpotlight": ["DeviceFoundation", "UniformTypeIdentifiers"],
    "UniformTypeIdentifiers": ["DeviceFoundation"],
    "SafariServices": ["DeviceFoundation", "UserNotifications", "UIKit"],
    "SwiftUI": ["Combine", "DeviceFoundation"], "UIKit": ["DeviceFoundation", "UserNotifications"],
    "WebKit": ["DeviceFoundation", "UserNotifications", "UIKit"],
  ]

  /// The stubs with these names and those that they export, each behind those that it needs.
  static func withExports(_ stubs: [String]) -> [String] {
    var all: [String] = []
    for stub in stubs.flatMap({ (exports[$0] ?? []) + [$0] }) where !all.contains(stub) {
      all.append(stub)
    }
    return all
  }

  /// Provides stubs and what Turnpike's own sources need beside them.
  func provideStubs(_ stubs: [String], _ product: Product) throws {
    for stub in Self.withExports(stubs) {
      try provide(stub, product) { modules in
        try modules.provideStubs(Self.exports[stub] ?? [], product)
        try modules.build(stub, product, of: ["Tests/Device/Stubs/\(stub)"])
      }
    }
    try provide("TurnpikeTable", product) { modules in
      try modules.build("TurnpikeTable", product, of: ["Sources/TurnpikeTable"])
    }
  }

  /// The modules of the runtime, each after those that it imports.
  static let runtime = [
    "TurnpikeTable", "TurnpikeLinks", "Turnpike", "TurnpikeNavigation", "TurnpikePlatform",
  ]

  /// The options that link the runtime.
  static let runtimeLibraries = runtime.reversed().map { "-l\($0)" }

  /// Provides all that is on a device: every stub, and Turnpike's modules.
  func provideDevice(_ product: Product) throws {
    try provide("device", product) { modules in
      try modules.provideStubs(Self.device, product)
      for module in Self.runtime.dropFirst() {
        try modules.build(module, product, of: ["Sources/\(module)"])
      }
    }
  }

  static let device = [
    "SwiftUI", "AppKit", "CoreSpotlight", "UIKit", "SafariServices", "WebKit", "AppIntents",
  ]

  /// Builds modules once for all tests.
  private func provide(
    _ name: String, _ product: Product, build: (AdapterModules) throws -> Void
  ) throws {
    try SharedFolder.link("\(name) \(product)", into: folder) { folder in
      try build(AdapterModules(in: folder))
    }
  }

  /// What the compiler reports about one of Turnpike's modules.
  func check(_ module: String, _ options: [String]) throws -> String {
    try swiftc(
      options + ["-emit-module", "-module-name", module] + Self.swiftFiles("Sources/\(module)"))
  }

  /// Writes the Swift of a routes file.
  func generate(_ name: String, from routes: String) throws {
    let run = try CommandRun(
      BuiltProduct.executable("turnpike-tool").path(percentEncoded: false),
      ["generate", "--output", name, routes], in: folder)
    try #require(run.status == 0, "\(run.output)")
  }

  func write(_ name: String, _ text: String) throws {
    try compiler.write(name, text)
  }

  /// Builds the module of the shop's routes, which `shop-demo` uses.
  func buildShopRoutes(_ product: Product) throws {
    try provideDevice(product)
    let routes = BuiltProduct.root.appending(path: "Routes/Shop/Shop.routes")
    try generate("ShopRoutes.generated.swift", from: routes.path(percentEncoded: false))
    try build("ShopRoutes", product, of: ["ShopRoutes.generated.swift", "Routes/Shop"])
  }

  /// Writes the app of the sample without its entry, so that another program can start it.
  ///
  /// - Returns: The Swift files of the app and its model.
  func writeSampleApp() throws -> [String] {
    let app = try String(
      contentsOf: BuiltProduct.root.appending(path: SampleAppTests.folder + "/ShopApp.swift"),
      encoding: .utf8)
    try write("ShopApp.swift", app.replacing("@main ", with: ""))
    return ["ShopApp.swift"]
      + ["\(SampleAppTests.folder)/Delegates.swift", "\(SampleAppTests.folder)/ShopScreen.swift"]
      .flatMap(Self.swiftFiles) + Self.swiftFiles("Sources/ShopDemo/Model")
  }

  /// A file of the package, or all Swift files of a folder of it; one that was generated stands in
  /// the folder of the modules.
  static func swiftFiles(_ path: String) -> [String] {
    path.hasSuffix(".generated.swift") ? [path] : SwiftCompiler.swiftFiles(path)
  }
}
