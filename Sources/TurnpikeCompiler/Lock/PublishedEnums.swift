/// Enums that mounts may lead to, as they name them, with the lines of their locks.
package struct PublishedEnums: Sendable {
  private(set) var names: Set<String> = []
  private var lines: [String: [PublishedLine]] = [:]

  package init() {}

  /// - Parameter modules: one whose name is not known is mounted by no other.
  @_optimize(none)
  package init(_ modules: [ModuleFiles]) {
    for module in modules {
      guard let name = module.name else { continue }
      for file in ParsedFiles(module.files).files { names.insert(name + "." + file.enumName) }
      for lock in LockFile.read(module.locks, from: 0) { add(lock, as: name + "." + lock.name) }
    }
  }

  /// The same seen from a module.
  @_optimize(none)
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

  /// More lines behind one mount than these are left to the locks that have them: enums that mount
  /// each other twice have twice as many at each level.
  private static let maximumLines = 4_096

  /// The lines that the lock of a mounted enum has, and those of the enums that it mounts itself,
  /// with the prefixes of the mounts before them.
  @_optimize(none)
  func lines(behind mount: PublishedLine) -> [PublishedLine] {
    var result: [PublishedLine] = []
    var pending = [(mount: mount, names: Set<String>())]
    var next = 0
    while next < pending.count, result.count + pending.count < Self.maximumLines {
      let (mount, names) = pending[next]
      next += 1
      guard let name = mount.mount, !names.contains(name) else { continue }
      for line in lines[name] ?? [] {
        let inner = line.mount.map { Self.name($0, in: name) }
        let whole = mount.followed(by: line, mounting: inner)
        if inner == nil {
          result.append(whole)
        } else {
          pending.append((whole, names.union([name])))
        }
      }
    }
    return result
  }

  /// What an enum of a module mounts, as other modules name it.
  private static func name(_ mount: String, in outer: String) -> String {
    guard !mount.contains("."), let dot = outer.lastIndex(of: ".") else { return mount }
    return outer[...dot] + mount
  }
}

extension PublishedLine {
  /// A line of the mounted enum, read in the enum that mounts it: the mount's case answers it.
  ///
  /// - Parameter mount: what the line mounts, as the enum that mounts all of it names that.
  fileprivate func followed(by line: PublishedLine, mounting mount: String?) -> PublishedLine {
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
      pattern: pattern, parameters: parameters + line.parameters, caseName: caseName, mount: mount)
  }
}
