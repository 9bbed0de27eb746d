/// The routes files of one module: its enums may share files' names with those of others.
package struct ModuleFiles: Sendable {
  /// Nil where it is not known.
  package let name: String?
  /// Sorted by path.
  package let files: [SourceFile]
  /// What the module's tables are held to.
  package let locks: [SourceFile]
  /// Nil where its package does not tell them.
  package let dependencies: ModuleDependencies?

  package init(
    _ name: String?, _ files: [SourceFile], locks: [SourceFile] = [],
    dependencies: ModuleDependencies? = nil
  ) {
    self.name = name
    self.files = files
    self.locks = locks
    self.dependencies = dependencies
  }

  package var withoutLocks: ModuleFiles {
    ModuleFiles(name, files, dependencies: dependencies)
  }
}
