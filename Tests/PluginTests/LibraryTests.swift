import Foundation
import TestSupport
import Testing

extension PluginTests {
  /// A package that uses the library alone, its generated code checked in or written elsewhere.
  @Suite struct LibraryTests {
    /// Building the tool would cost it more than all the rest.
    @Test(arguments: BuildSystem.allCases)
    func toolIsNotBuilt(_ buildSystem: BuildSystem) throws {
      let folder = try #require(ScratchFolder.current)
        .appending(component: "library-\(buildSystem.rawValue)")
      let sources = folder.appending(path: "Sources/App")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try Data(Self.manifest.utf8).write(to: folder.appending(component: "Package.swift"))
      try Data("import Turnpike\n\nprint(Turnpike._RouteTable.self)\n".utf8)
        .write(to: sources.appending(component: "main.swift"))

      let scratch = folder.appending(component: "build")
      let run = try buildSystem.swift("build", in: folder, scratch: scratch)
      try #require(run.status == 0, "\(run.output)")
      let built = FileManager.default.enumerator(atPath: scratch.path(percentEncoded: false))
      let paths = try #require(built).compactMap { $0 as? String }
      #expect(paths.contains { $0.hasSuffix("/App") })
      #expect(paths.filter { $0.contains("TurnpikeCompiler.swiftmodule") }.isEmpty)
    }

    private static let manifest = """
      // swift-tools-version: 6.2

      import PackageDescription

      let turnpike = Target.Dependency.product(
        name: "Turnpike", package: "\(ClientPackage.root.lastPathComponent)")

      let package = Package(
        name: "Client",
        platforms: [.macOS(.v13)],
        dependencies: [.package(path: "\(ClientPackage.root.path(percentEncoded: false))")],
        targets: [.executableTarget(name: "App", dependencies: [turnpike])]
      )

      """
  }
}
