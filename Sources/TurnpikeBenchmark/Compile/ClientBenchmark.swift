import Foundation

/// Packages that use Turnpike, one of them with the same code written by hand or checked in.
struct ClientBenchmark {
  enum Client: String, CaseIterable {
    /// A `.routes` file and the plugin.
    case plugin
    /// The generated file checked in, without the plugin.
    case checkedIn = "checked-in"
    /// Code written by hand, without Turnpike.
    case handWritten = "hand-written"
  }

  let workshop: Workshop
  let count: Int

  /// Writes the client's package and builds it.
  func prepare(_ client: Client, _ configuration: CodeVariant.Configuration) throws {
    try write(client)
    workshop.note("building the client \(client.rawValue), \(configuration.rawValue)")
    _ = try build(client, configuration)
  }

  /// Builds the client as after a fresh clone: Turnpike with it, and the plugin's program.
  func firstBuild(
    _ client: Client, _ configuration: CodeVariant.Configuration
  ) throws -> Subprocess {
    try write(client)
    try workshop.remove("clients/\(client.rawValue)/.build")
    workshop.note("building the client \(client.rawValue) from nothing, \(configuration.rawValue)")
    return try build(client, configuration)
  }

  private func write(_ client: Client) throws {
    let routes = ScreenRoutes(count: count, isPublic: true)
    let sources = "clients/\(client.rawValue)/Sources/App"
    try workshop.write(manifest(of: client), to: "clients/\(client.rawValue)/Package.swift")
    switch client {
    case .plugin: try workshop.write(routes.routes, to: "\(sources)/Screens.routes")
    case .checkedIn:
      try workshop.write(CodeBenchmark.generated(routes), to: "\(sources)/Screens.swift")
    case .handWritten: try workshop.write(routes.handWritten, to: "\(sources)/Screens.swift")
    }
    let use = client == .handWritten ? ScreenRoutes.handWrittenUse : ScreenRoutes.generatedUse
    let imports = client == .handWritten ? "" : "import Turnpike\n\n"
    try workshop.write(imports + use, to: "\(sources)/main.swift")
  }

  /// A build, which has nothing to do after the first one.
  func build(_ client: Client, _ configuration: CodeVariant.Configuration) throws -> Subprocess {
    try Subprocess(
      ["swift", "build", "--build-system", "native", "-c", configuration.rawValue],
      in: workshop.url("clients/\(client.rawValue)"))
  }

  /// The bytes of the client's program in a release build, without symbols.
  func bytes(_ client: Client) throws -> Int {
    let program = workshop.path("clients/\(client.rawValue)/.build/release/App")
    let stripped = workshop.path("clients/\(client.rawValue)/stripped")
    try Subprocess(["strip", "-o", stripped, program], in: workshop.package)
    let attributes = try FileManager.default.attributesOfItem(atPath: stripped)
    return attributes[.size] as? Int ?? 0
  }

  private func manifest(of client: Client) -> String {
    let name = workshop.package.lastPathComponent
    let plugin = client == .plugin ? ", plugins: [plugin]" : ""
    let product = client == .handWritten ? "" : ", dependencies: [turnpike]"
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let turnpike = Target.Dependency.product(name: "Turnpike", package: "\(name)")
      let plugin = Target.PluginUsage.plugin(name: "TurnpikePlugin", package: "\(name)")

      let package = Package(
        name: "App",
        platforms: [.macOS(.v13)],
        dependencies: [.package(path: "\(workshop.package.path(percentEncoded: false))")],
        targets: [.executableTarget(name: "App"\(product)\(plugin))]
      )

      """
  }
}
