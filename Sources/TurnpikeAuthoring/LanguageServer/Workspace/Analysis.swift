import TurnpikeCompiler

/// The compilation of a unit, and what requests derive from it, each when it is first needed.
final class Analysis {
  let unit: Unit
  let compilation: Compilation
  /// A file's index among the compilation's.
  let indices: [String: Int]
  private let openPaths: Set<String>

  init(_ unit: Unit, _ compilation: Compilation, _ documents: [String: Document]) {
    self.unit = unit
    self.compilation = compilation
    indices = Dictionary(
      compilation.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    openPaths = Set(compilation.files.map(\.path).filter { documents[$0] != nil })
  }

  /// The files of checked modules, locks included: those that have diagnostics.
  var checkedPaths: [String] { unit.modules.flatMap { $0.files + $0.locks } }

  private(set) lazy var texts: [TextModel] = compilation.files.map { file in
    TextModel(file.bytes, hidesMark: !openPaths.contains(file.path))
  }

  private(set) lazy var printer = DiagnosticPrinter(files: compilation.files)

  /// The syntax of every file, locks included.
  private(set) lazy var trees = compilation.trees

  /// The tables of each module with what could be read of them, whatever errors there are.
  private(set) lazy var models = compilation.modules.map(\.models)

  /// The files as `check --fix` leaves them.
  private(set) lazy var fixed = FixedFiles(compilation)

  /// Every place where something is named.
  private(set) lazy var symbols = SymbolIndex(self)

  private(set) lazy var diagnosticsByFile: [[Diagnostic]] = {
    var found = Array(repeating: [Diagnostic](), count: compilation.files.count)
    for diagnostic in compilation.diagnostics { found[diagnostic.range.file].append(diagnostic) }
    return found
  }()

  func diagnostics(of path: String) -> [Diagnostic] {
    indices[path].map { diagnosticsByFile[$0] } ?? []
  }

  /// The module of a file, by its index.
  func module(ofFile index: Int) -> Unit.Module? {
    moduleIndex(ofFile: index).map { unit.allModules[$0] }
  }

  func moduleIndex(ofFile index: Int) -> Int? { moduleIndices[compilation.files[index].path] }

  private lazy var moduleIndices: [String: Int] = Dictionary(
    unit.allModules.enumerated().flatMap { index, module in
      (module.files + module.locks).map { ($0, index) }
    }, uniquingKeysWith: { first, _ in first })

  func isLock(_ index: Int) -> Bool { compilation.files[index].path.hasSuffix(LockFile.suffix) }

  /// The model of a table.
  func model(_ table: TableID) -> TableModel? {
    models.indices.contains(table.module)
      ? models[table.module].first { $0.name == table.name } : nil
  }

  /// The table of a file.
  func model(ofFile index: Int) -> TableModel? { model(symbols.groups.table(ofFile: index)) }
}
