import TurnpikeCompiler

/// What the compiler makes of a unit as it is at a moment, and what is read from that, each when it is
/// first needed.
final class Analysis {
  let unit: Unit
  let compilation: Compilation
  /// A file's index among the compilation's.
  let indices: [String: Int]
  private let openPaths: Set<String>

  init(_ unit: Unit, _ compilation: Compilation, _ documents: Documents) {
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

  /// The syntax of every file, locks included.
  private(set) lazy var trees: [FileSyntax] = compilation.files.enumerated().map { index, file in
    parse(file, index: index).syntax
  }

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
    let path = compilation.files[index].path
    return (unit.modules + unit.known).first { $0.has(path) }
  }
}
