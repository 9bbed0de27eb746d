/// Enums that mounts may lead to, as they name them, with the lines of their locks.
package struct PublishedEnums: Sendable {
  private(set) var names: Set<String> = []
  private var lines: [String: [PublishedLine]] = [:]

  package init() {}

  /// - Parameter modules: one whose name is not known is mounted by no other.
  package init(_ modules: [ModuleFiles]) {
    for module in modules {
      guard let name = module.name else { continue }
      for file in ParsedFiles(module.files).files { names.insert(name + "." + file.enumName) }
      for lock in LockFile.read(module.locks, from: 0) { add(lock, as: name + "." + lock.name) }
    }
  }

  /// The same seen from a module.
  func with(_ locks: [LockFile], _ enums: [String]) -> PublishedEnums {
    var result = self
    result.names.formUnion(enums)
    for lock in locks { result.add(lock, as: lock.name) }
    return result
  }

  private mutating func add(_ lock: LockFile, as name: String) {
    // What is wrong with it is said where it is checked.
    if lock.isWhole { lines[name] = lock.lines.map(\.line) }
  }

  /// The lines that the lock of a mounted enum has, with the mount's prefix before them.
  ///
  /// What the enum mounts itself is left to its own lock.
  func lines(behind mount: PublishedLine) -> [PublishedLine] {
    guard let name = mount.mount else { return [] }
    return (lines[name] ?? []).filter { $0.mount == nil }.map(mount.followed)
  }
}

extension PublishedLine {
  /// A line of the mounted enum, read in the enum that mounts it: the mount's case answers it.
  fileprivate func followed(by line: PublishedLine) -> PublishedLine {
    func shifted(_ binding: PatternModel.Binding) -> PatternModel.Binding {
      var binding = binding
      binding.parameter += parameters.count
      return binding
    }
    var pattern = line.pattern
    pattern.segments =
      self.pattern.segments
      + line.pattern.segments.map { segment in
        switch segment {
        case .literal: segment
        case .capture(let prefix, let binding, let suffix):
          .capture(prefix: prefix, shifted(binding), suffix: suffix)
        case .rest(let binding): .rest(shifted(binding))
        }
      }
    pattern.query = line.pattern.query.map { item in
      switch item {
      case .condition: item
      case .parameter(let key, let binding): .parameter(key: key, shifted(binding))
      }
    }
    pattern.fragment = line.pattern.fragment.map(shifted)
    return PublishedLine(
      pattern: pattern, parameters: parameters + line.parameters, caseName: caseName, mount: nil)
  }
}
