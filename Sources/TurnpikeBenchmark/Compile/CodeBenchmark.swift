import Foundation
import TurnpikeCompiler

/// Compiles generated and hand-written code as SwiftPM compiles a module of the same settings, with
/// the runtime that generated code imports built before.
struct CodeBenchmark {
  private static let runtime = "runtime"
  let workshop: Workshop

  /// Builds the runtime in the modes of the variants, writes their sources, and compiles something
  /// small, since a first compilation also makes the compiler's cache of system modules.
  func prepare(_ variants: [CodeVariant]) throws {
    for configuration in CodeVariant.Configuration.allCases
    where variants.contains(where: { $0.configuration == configuration }) {
      workshop.note("building Turnpike, \(configuration.rawValue)")
      try workshop.buildTurnpike(["--target", "Turnpike"], configuration, in: Self.runtime)
      let first = CodeVariant(
        author: .generated, access: .public, configuration: configuration, count: 1)
      try write(first)
      _ = try seconds(first)
    }
    for variant in variants { try write(variant) }
  }

  private func write(_ variant: CodeVariant) throws {
    try workshop.write(Self.source(of: variant), to: "code/\(variant.name)/Screens.swift")
  }

  static func source(of variant: CodeVariant) throws -> String {
    let routes = ScreenRoutes(count: variant.count, isPublic: variant.access == .public)
    if variant.author == .handWritten { return routes.handWritten }
    return try generated(routes)
  }

  static func generated(_ routes: ScreenRoutes) throws -> String {
    let compilation = Compilation([SourceFile(path: "Screens.routes", text: routes.routes)])
    guard let output = compilation.output else {
      throw BenchmarkFailure("the benchmark's own routes do not compile")
    }
    return output.swiftSource
  }

  /// The seconds that the compiler takes for a variant, its children's included.
  func seconds(_ variant: CodeVariant) throws -> Double {
    workshop.note("compiling \(variant.name)")
    return try Subprocess(command(variant), in: outputs(variant)).userSeconds
  }

  /// The instructions that the compiler takes for a variant.
  func instructions(_ variant: CodeVariant) throws -> Double {
    workshop.note("counting \(variant.name)")
    let folder = try outputs(variant)
    // What the driver would run, a line each.
    let jobs = try Subprocess(command(variant) + ["-###"], in: folder).output
      .split(separator: "\n").filter { $0.contains("swift-frontend") }
    return try jobs.reduce(0) { sum, job in
      let run = try Subprocess(
        [
          "sh", "-c",
          "exec valgrind --tool=callgrind --callgrind-out-file=/dev/null \(job)",
        ], in: folder)
      let line = run.output.split(separator: "\n").last { $0.contains("Collected : ") }
      guard let count = line?.split(separator: " ").last.flatMap({ Double($0) }) else {
        throw BenchmarkFailure("valgrind gave no count:\n\(run.output.suffix(1_000))")
      }
      return sum + count
    }
  }

  private func outputs(_ variant: CodeVariant) throws -> URL {
    try workshop.emptyFolder("code/\(variant.name)/output")
  }

  /// What `swift build -v` shows for a module of one file.
  private func command(_ variant: CodeVariant) -> [String] {
    let modules = workshop.path("\(Self.runtime)/\(variant.configuration.rawValue)/Modules")
    let mode =
      switch variant.configuration {
      case .debug:
        [
          "-Onone", "-enable-testing", "-enable-batch-mode", "-DDEBUG", "-index-store-path",
          workshop.path("code/index"),
        ]
      case .release: ["-O", "-whole-module-optimization", "-num-threads", "2"]
      }
    return [
      "swiftc", "-module-name", "Screens", "-parse-as-library", "-swift-version", "6", "-g",
      "-package-name", "screens", "-DSWIFT_PACKAGE", "-j2", "-I", modules, "-module-cache-path",
      workshop.path("code/ModuleCache"), "-emit-module", "-emit-module-path", "Screens.swiftmodule",
      "-c", "../Screens.swift", "-o", "Code.o",
    ] + mode
  }
}
