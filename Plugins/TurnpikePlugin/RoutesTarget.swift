import Foundation
import PackagePlugin

/// A target of SwiftPM or Xcode, with its `.routes` files.
struct RoutesTarget {
  /// The name of the generator's target and product. Both must have this name, because SwiftPM's
  /// native build system looks for the target, and Swift Build looks for the product.
  static let tool = "turnpike-generator"

  /// The name of the generated file. It's constant, so that no stale output remains after you
  /// rename a routes file. A target is unlikely to have a file with this name, which matters
  /// because the object file is named after it.
  static let outputName = "TurnpikeRoutes.generated.swift"

  let name: String
  /// The name of the target's module, or nil if it isn't known.
  let module: String?
  /// Whether the target depends on Turnpike, which the generated code imports.
  let hasTurnpike: Bool
  /// The routes files, sorted by path.
  let files: [URL]
  /// The lock files, sorted by path.
  let locks: [URL]
  /// The modules with routes files that the target depends on.
  let modules: [RoutesModule]
  /// The names of the modules that the target can import, or nil if they aren't known.
  let moduleNames: ModuleNames?

  init(
    name: String, module: String?, files: FileList, hasTurnpike: Bool, modules: [RoutesModule],
    moduleNames: ModuleNames?
  ) {
    self.name = name
    self.module = module
    self.hasTurnpike = hasTurnpike
    self.files = files.routes
    locks = files.locks
    self.modules = modules.sorted { $0.name < $1.name }
    self.moduleNames = moduleNames
  }

  /// Returns a command that reads all files and writes one file, or no command if there are no
  /// files.
  func buildCommands(tool: URL, workFolder: URL) -> [Command] {
    guard !files.isEmpty else {
      Diagnostics.warning(
        "TurnpikePlugin does nothing for '\(name)': the target has no .routes file")
      return []
    }
    if !hasTurnpike, moduleNames?.lacksTurnpike != true {
      Diagnostics.warning(
        "'\(name)' uses TurnpikePlugin and does not depend on the product 'Turnpike', which its "
          + "generated code imports; add .product(name: \"Turnpike\", package: \"turnpike\")")
    }
    let output = workFolder.appending(component: Self.outputName)
    let paths = (files + locks).map { $0.path(percentEncoded: false) }
    return [
      .buildCommand(
        displayName: "Generating routes of \(name)",
        executable: tool,
        arguments: ["--output", output.path(percentEncoded: false)]
          + (module.map { ["--module", $0] } ?? [])
          + (moduleNames.map { ["--imports", $0.list] } ?? [])
          + paths + modules.flatMap(\.arguments),
        inputFiles: files + locks + modules.flatMap(\.files),
        outputFiles: [output])
    ]
  }
}
