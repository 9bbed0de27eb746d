import Foundation

/// What a run was made on: no figure means anything without it.
struct Machine: Encodable {
  let processor = Self.processorName
  let cores = ProcessInfo.processInfo.activeProcessorCount
  let system = ProcessInfo.processInfo.operatingSystemVersionString
  let compiler = Self.compilerName
  let isOptimized = Self.isOptimizedBuild

  var text: String {
    """
    machine   \(processor), \(cores) cores
    system    \(system)
    compiler  \(compiler)\(isOptimized ? "" : "; NOT OPTIMISED: build with -c release")

    """
  }

  private static var isOptimizedBuild: Bool {
    #if DEBUG
    false
    #else
    true
    #endif
  }

  /// The compiler that built the program.
  private static var compilerName: String {
    #if compiler(>=6.4)
    "Swift 6.4 or later"
    #elseif compiler(>=6.3)
    "Swift 6.3"
    #else
    "Swift 6.2"
    #endif
  }

  private static var processorName: String {
    #if canImport(Darwin)
    var size = 0
    sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0)
    var name = [UInt8](repeating: 0, count: size)
    sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0)
    return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    #else
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":").last.map { $0.drop { $0 == " " } }
    return name.map(String.init) ?? "an unknown processor"
    #endif
  }
}
