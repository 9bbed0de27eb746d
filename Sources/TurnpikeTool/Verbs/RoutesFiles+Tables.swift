import TurnpikeCompiler
import TurnpikeProgram

extension RoutesFiles {
  /// The files' tables, or nil when anything stands against them, which is reported.
  func tables(_ console: any Console) -> [LinkedTable]? {
    guard let compilation = compiled(report: console.report) else { return nil }
    if compilation.output == nil { console.report(compilation.report) }
    return compilation.output?.linked
  }
}
