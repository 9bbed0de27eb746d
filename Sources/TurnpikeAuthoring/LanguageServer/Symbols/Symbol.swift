import TurnpikeCompiler

/// Something that a routes file names.
enum Symbol: Hashable {
  /// A case of a table.
  case route(TableID, String)
  /// A parameter of a case, by its name in the file.
  case parameter(TableID, route: String, String)
  /// What a `type` directive declares.
  case type(TableID, String)
  /// An attribute, which the tables that mount each other share.
  case attribute(group: Int, String)
  case container(group: Int, String)
  /// The enum of a table.
  case table(TableID)
  /// A struct of a module: what a route leads to.
  case destination(module: Int, String)
  case module(String)
  /// A custom type.
  case swiftType(String)
}

/// A table, by the index of its module among those of a unit.
struct TableID: Hashable {
  let module: Int
  let name: String
}

/// A place where a symbol is named.
struct Occurrence: Hashable {
  enum Role: Hashable {
    case declaration
    case reference
    /// A destination that names its case: the file does not contain the name.
    case impliedDeclaration
  }

  let symbol: Symbol
  let range: SourceRange
  let role: Role
  /// Whether a parameter's name is also its key in links.
  var isKey = false

  var isDeclaration: Bool { role != .reference }
}
