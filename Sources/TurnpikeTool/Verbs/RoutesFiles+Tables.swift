import TurnpikeAuthoring
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

extension [LinkedTable] {
  /// The table of an enum; the only one where none is named.
  func chosen(_ enumName: String?) throws(UsageError) -> LinkedTable {
    let names = map(\.model.name)
    if let enumName {
      guard let table = first(where: { $0.model.name == enumName }) else {
        throw UsageError(unknown: "enum", enumName, known: names)
      }
      return table
    }
    // What is mounted answers through what mounts it.
    let outermost = self.outermost
    guard outermost.count == 1 else {
      throw UsageError(
        "the files have \(count) enums; choose one with --enum: " + names.joined(separator: ", "))
    }
    return outermost[0]
  }
}
