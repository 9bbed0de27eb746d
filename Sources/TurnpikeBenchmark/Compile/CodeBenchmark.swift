import Foundation
import TurnpikeCompiler

/// Compiles generated and hand-written code as SwiftPM compiles a module of the same settings, with
/// the runtime that generated code imports built before.
struct CodeBenchmark {
  let workshop: Workshop

  /// The rows of the variants, compiled in interleaved rounds.
  func rows(_ variants: [CodeVariant], rounds: Int) throws -> [CompileReport.Row] {
    try prepare(variants)
    var seconds: [String: [Double]] = [:]
    // What takes a second is noisier than what takes ten, and is measured thrice as often.
    for pass in 0..<(rounds * 3) {
      for variant in variants where variant.count <= 50 || pass % 3 == 0 {
        seconds[variant.name, default: []].append(try self.seconds(variant))
      }
    }
    return variants.map { variant in
      CompileReport.Row(
        variant.name, seconds[variant.name] ?? [], unit: "s", bars: bars(of: variant, seconds))
    }
  }

  private func bars(of variant: CodeVariant, _ seconds: [String: [Double]]) -> [BarResult] {
    guard variant.author == .generated, let own = seconds[variant.name] else { return [] }
    var bars: [BarResult] = []
    if let bar = variant.bar, let other = seconds[variant.name(by: .handWritten, variant.count)] {
      // The two of a round were compiled one after the other: their ratio is quieter than either.
      let ratios = zip(own, other).map { $0 / $1 }.sorted()
      bars.append(BarResult("of hand-written", ratios[ratios.count / 2], limit: bar))
    }
    if variant.count == 200, let many = own.min(),
      let few = seconds[variant.name(by: .generated, 50)]?.min()
    {
      // What grows with the routes alone takes four times as much; what is quadratic, sixteen times.
      bars.append(BarResult("of 50 routes", many / few, limit: 4.6))
    }
    return bars
  }

  /// Builds the runtime in the modes of the variants, writes their sources, and compiles something
  /// small, since a first compilation also makes the compiler's cache of system modules.
  private func prepare(_ variants: [CodeVariant]) throws {
    for configuration in CodeVariant.Configuration.allCases
    where variants.contains(where: { $0.configuration == configuration }) {
      try workshop.buildTurnpike(["--target", "Turnpike"], configuration, in: "runtime")
      let first = CodeVariant(
        author: .generated, access: .public, configuration: configuration, count: 1)
      try write(first)
      _ = try seconds(first)
    }
    for variant in variants { try write(variant) }
  }

  private func write(_ variant: CodeVariant) throws {
    let routes = ScreenRoutes(count: variant.count, isPublic: variant.access == .public)
    let source =
      variant.author == .handWritten ? routes.handWritten : try Self.generated(routes)
    try workshop.write(source, to: "code/\(variant.name)/Screens.swift")
  }

  static func generated(_ routes: ScreenRoutes) throws -> String {
    let compilation = Compilation([SourceFile(path: "Screens.routes", text: routes.routes)])
    guard let output = compilation.output else {
      throw BenchmarkFailure("the benchmark's own routes do not compile")
    }
    return output.swiftSource
  }

  /// The seconds that the compiler takes for a variant, its children's included, by what
  /// `swift build -v` shows for a module of one file.
  private func seconds(_ variant: CodeVariant) throws -> Double {
    workshop.note("compiling \(variant.name)")
    let modules = workshop.path("runtime/\(variant.configuration.rawValue)/Modules")
    let mode =
      switch variant.configuration {
      case .debug:
        [
          "-Onone", "-enable-testing", "-enable-batch-mode", "-DDEBUG", "-index-store-path",
          workshop.path("code/index"),
        ]
      case .release: ["-O", "-whole-module-optimization", "-num-threads", "2"]
      }
    let words = [
      "swiftc", "-module-name", "Screens", "-parse-as-library", "-swift-version", "6", "-g",
      "-package-name", "screens", "-DSWIFT_PACKAGE", "-j2", "-I", modules, "-module-cache-path",
      workshop.path("code/ModuleCache"), "-emit-module", "-emit-module-path", "Screens.swiftmodule",
      "-c", "../Screens.swift", "-o", "Code.o",
    ]
    let outputs = try workshop.emptyFolder("code/\(variant.name)/output")
    return try Subprocess(words + mode, in: outputs).userSeconds
  }
}
