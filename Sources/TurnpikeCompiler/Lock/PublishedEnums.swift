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
    if lock.findings.isWhole { lines[name] = lock.lines.map(\.line) }
  }

  /// How many lines may follow one mount.
  private static let maximumLines = 20_000

  /// A line of a mounted enum, read in the enum that mounts it: the mount's case answers it.
  struct MountedLine {
    let line: PublishedLine
    /// How many segments there are after the prefix of each mount.
    let prefixCounts: [Int]
  }

  /// The lines that the lock of a mounted enum has, and those of the enums that it mounts itself,
  /// with the prefixes of the mounts before them.
  func lines(behind mount: PublishedLine) throws(TableTooLarge) -> [MountedLine] {
    var result: [MountedLine] = []
    var pending = [
      (
        mount: MountedLine(line: mount, prefixCounts: [mount.pattern.segments.count]),
        names: Set<String>()
      )
    ]
    var next = 0
    while next < pending.count {
      // Enums that mount each other twice have twice as many lines at each level.
      guard result.count + pending.count < Self.maximumLines else {
        throw TableTooLarge.comparison
      }
      let (mount, names) = pending[next]
      next += 1
      guard let name = mount.line.mount, !names.contains(name) else { continue }
      for line in lines[name] ?? [] {
        let inner = line.mount.map { Self.name($0, in: name) }
        let whole = mount.line.followed(by: line, mounting: inner)
        if inner == nil {
          result.append(MountedLine(line: whole, prefixCounts: mount.prefixCounts))
        } else {
          let counts = mount.prefixCounts + [whole.pattern.segments.count]
          pending.append((MountedLine(line: whole, prefixCounts: counts), names.union([name])))
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
  /// - Parameter mount: What the line mounts, as the enum that mounts all of it names that.
  fileprivate func followed(by line: PublishedLine, mounting mount: String?) -> PublishedLine {
    PublishedLine(
      pattern: line.pattern.following(pattern.segments, parameters: parameters.count),
      parameters: parameters + line.parameters, caseName: caseName, mount: mount)
  }
}
