import TurnpikeTable

/// Writes a table: origins, patterns with their pieces, routes, and the tree of patterns.
struct TableEncoder {
  let model: TableModel
  let tree: PatternTree
  var writer = TableWriter()
  /// The build conditions of lines and origins, by number.
  let buildConditions: [BuildCondition]

  // The records that several others can refer to. Each is written when it is needed first.

  /// The checks of types. Many parameters can have the same type.
  var checks: [CheckKey: Address<CheckRecord>] = [:]
  /// The check of plain text, which is the type of most parameters.
  var stringCheck: Address<CheckRecord>?
  /// The custom types, by their numbers.
  var customTypes: [String] = []
  /// The attributes of groups and lines.
  var attributes: [ObjectIdentifier: Address<AttributesRecord>] = [:]
  /// The restrictions of lines. Many lines can have the same restriction.
  var restrictions: [LinkRestriction: Address<RestrictionRecord>] = [:]

  static func encode(
    _ model: TableModel, _ tree: PatternTree
  ) throws(LimitExceeded) -> CompiledTable {
    // The table contains the text of each pattern.
    let size = tree.entries.reduce(0) { $0 + $1.pattern.size }
    guard size < TableView.maximumSize else { throw .bytes }
    var encoder = TableEncoder(model: model, tree: tree, buildConditions: model.buildConditions)
    encoder.encode()
    let writer = encoder.writer
    guard writer.offset < TableView.maximumSize else { throw .bytes }
    return CompiledTable(
      model, tree.entries, TableStorage(writer.bytes), escapes: writer.escapes,
      customTypes: encoder.customTypes)
  }

  /// Writes the parts in an order in which each refers to those before it.
  private mutating func encode() {
    let header = writer.reserve(HeaderRecord.self)
    let root = writer.reserve(NodeRecord.self)
    let origins = appendOrigins()
    writer.set(HeaderRecord.origins, of: header, to: origins.list)
    writer.set(HeaderRecord.ignoresCase, of: header, to: model.ignoresCase)
    let isCheckedLate = tree.entries.indices.map { tree.isCheckedLate($0) }
    let entries = appendEntries(isCheckedLate, origins)
    writer.set(HeaderRecord.entries, of: header, to: writer.append(list: entries))
    writer.set(HeaderRecord.examples, of: header, to: appendExamples(entries))
    writer.set(HeaderRecord.routes, of: header, to: appendRoutes(entries))
    writer.set(HeaderRecord.query, of: header, to: appendSharedQuery())
    let nodes = appendTree(
      root: root, EndingEntries(records: entries, isCheckedLate: isCheckedLate))
    setSites(origins, nodes)
    writer.set(HeaderRecord.typeNames, of: header, to: appendTexts(customTypes))
    writer.set(HeaderRecord.conditions, of: header, to: appendTexts(buildConditions.map(\.text)))
    _ = writer.reserve(TableView.padding)
  }

  /// A type, and whether the case of its enum values is ignored.
  struct CheckKey: Hashable {
    let type: ValueType
    let ignoresCase: Bool
  }

  mutating func appendTexts(
    _ texts: [String]
  ) -> Address<ListRecord<Address<TextRecord>>> {
    let addresses = texts.map { writer.text($0) }
    return writer.append(list: addresses)
  }
}
