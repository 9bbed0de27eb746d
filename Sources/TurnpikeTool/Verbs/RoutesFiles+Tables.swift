import TurnpikeAuthoring
import TurnpikeCompiler

extension RoutesFiles {
  /// The tables of the files. If the files have errors, this reports them and returns nil.
  func tables(_ console: any Console) -> [LinkedTable]? {
    guard let compilation = compiled(report: console.report) else { return nil }
    if compilation.output == nil { console.report(compilation.findingsText) }
    return compilation.output?.linked
  }
}

extension [LinkedTable] {
  /// The table of an enum. If no name is given, the files must have only one outermost enum.
  func chosen(_ enumName: String?) throws(UsageError) -> LinkedTable {
    // Enums of two modules can have the same name.
    let names = map { table in
      let isRepeated = count { $0.model.name == table.model.name } > 1
      return isRepeated ? table.model.qualifiedName : table.model.name
    }
    if let enumName {
      let index =
        names.firstIndex(of: enumName) ?? firstIndex { $0.model.qualifiedName == enumName }
      guard let index else {
        let same = names.filter { $0.hasSuffix("." + enumName) }
        if same.count > 1 {
          throw UsageError(
            "several modules have an enum '\(enumName)'; write " + same.joined(separator: " or "))
        }
        throw UsageError(unknown: "enum", enumName, known: names, isListing: true)
      }
      return self[index]
    }
    // The links of a mounted enum match through its mount.
    let outermost = self.outermost
    if isEmpty { throw UsageError("the files have no enum") }
    guard outermost.count == 1 else {
      throw UsageError(
        "the files have \(count) enums; choose one with --enum: " + names.joined(separator: ", "))
    }
    return outermost[0]
  }
}

extension TableModel {
  /// The name with the module before it, if the module is known.
  fileprivate var qualifiedName: String { (module.map { $0 + "." } ?? "") + name }
}
