/// The routes files of a module. Two modules can have files with the same names.
package struct ModuleFiles: Sendable {
  /// The name of the module, or nil if it is not known.
  package let name: String?
  /// Sorted by path.
  package let files: [SourceFile]
  /// The lock files of the module's enums.
  package let locks: [SourceFile]
  /// The modules that the module can import, or nil if the package does not provide them.
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
}
