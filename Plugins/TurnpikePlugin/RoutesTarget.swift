import Foundation
import PackagePlugin

/// A target with its `.routes` files: what a SwiftPM target and an Xcode target have in common.
struct RoutesTarget {
  /// The name of the tool's target and of its product, which are the same on purpose: SwiftPM's
  /// native build system looks for the one, Swift Build for the other.
  static let tool = "turnpike-generator"

  /// Constant, so that nothing stale stays when files are renamed, and unlike any name that a
  /// target's own file is likely to have: object files are named after it.
  static let outputName = "TurnpikeRoutes.generated.swift"

  let name: String
  /// The module that the target is; nil where that is not known.
  let module: String?
  /// Whether the target names Turnpike among its dependencies: generated code imports it.
  let hasTurnpike: Bool
  /// Sorted.
  let files: [URL]
  /// What the links of the files' enums are held to, sorted.
  let locks: [URL]
  /// Those that the target depends on.
  let modules: [RoutesModule]
  /// The modules that it can import; nil where that is not known.
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

  /// One command, which reads every file and writes one; none when there is no file to read.
  func buildCommands(tool: URL, workFolder: URL) -> [Command] {
    guard !files.isEmpty else {
      Diagnostics.warning(
        "TurnpikePlugin does nothing for '\(name)': the target has no .routes file")
      return []
    }
    if !hasTurnpike {
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
