package import TestSupport
import TurnpikeAuthoring
import TurnpikeCompiler

extension Comparison {
  /// Calls of the functions of a table's routes with generated values, and the path that Swift
  /// prints; nil for values that no link carries.
  package func calls(
    of table: ReferenceTable, _ random: SeededGenerator
  ) -> [(call: TypeScriptRun.Call, path: String?)] {
    guard let index = names.firstIndex(of: table.name) else { return [] }
    var generator = ValueGenerator(random: random)
    let model = run.tables[index].model
    return model.routes.enumerated().compactMap { place, route in
      guard let pattern = table.routes.first(where: { $0.name == route.caseName })?.pattern,
        pattern.mount == nil, route.pattern != nil
      else { return nil }
      let values = generator.values(of: pattern, in: table)
      let arguments = route.parameters.map { parameter in
        (
          name: parameter.swiftName, kind: parameter.type.argumentKind,
          texts: values[parameter.wireName] ?? nil, isList: parameter.spec.isList
        )
      }
      let isCarried = ReferencePrinter(pattern, values).areCarried
      return (
        TypeScriptRun.Call(route: route.caseName, values: arguments),
        isCarried ? run.path(of: place, values, in: index) : nil
      )
    }
  }
}

extension ValueType {
  /// What a function takes a value of the type as.
  fileprivate var argumentKind: String {
    guard case .builtIn(let type, _) = self else { return "text" }
    switch type {
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64:
      return "integer"
    case .double, .float: return "number"
    case .bool: return "bool"
    case .string, .uuid, .url, .date, .decimal: return "text"
    }
  }
}
