/// The routes files of one module: its enums may share files' names with those of others.
package struct ModuleFiles: Sendable {
  /// Nil where it is not known.
  package let name: String?
  /// Sorted by path.
  package let files: [SourceFile]
  /// What the module's tables are held to.
  package let locks: [SourceFile]

  package init(_ name: String?, _ files: [SourceFile], locks: [SourceFile] = []) {
    self.name = name
    self.files = files
    self.locks = locks
  }

  package var withoutLocks: ModuleFiles { ModuleFiles(name, files) }
}
