/// The enums that mounts can name, with the lines of their lock files.
package struct PublishedEnums: Sendable {
  private(set) var names: Set<String> = []
  private var lines: [String: [PublishedLine]] = [:]

  package init() {}

  /// - Parameter modules: A module without a known name is not mounted by other modules.
  package init(_ modules: [ModuleFiles]) {
    for module in modules {
      guard let name = module.name else { continue }
      for file in ParsedFiles(module.files).files { names.insert(name + "." + file.enumName) }
      for lock in LockFile.read(module.locks, from: 0) { add(lock, as: name + "." + lock.name) }
    }
  }

  /// The same enums, and those of a module as its own files name them.
  func with(_ locks: [LockFile], _ enums: [String]) -> PublishedEnums {
    var result = self
    result.names.formUnion(enums)
    for lock in locks { result.add(lock, as: lock.name) }
    return result
  }

  private mutating func add(_ lock: LockFile, as name: String) {
    // The errors of a lock file are reported where it is checked.
    if lock.findings.isWhole { lines[name] = lock.lines }
  }
}

extension PublishedEnums {
  /// A line of a lock file, or of an enum that the lock file mounts.
  struct LockedLine {
    let line: PublishedLine
    /// The index of the lock file's own line: this one, or its mount.
    let index: Int
    /// The enums that are mounted there, the outermost first; none for a line of the lock file itself.
    let enums: [String]
    /// Whether it is a mount that the lines of its enum replace, or a mount of a mounted enum.
    fileprivate(set) var isReplaced = false

    var isMounted: Bool { !enums.isEmpty }
  }

  private static let maximumLines = 20_000

  /// The lines of a lock file, then the lines of what it mounts, after the prefixes of their mounts.
  func lines(of lock: LockFile) throws(TableTooLarge) -> [LockedLine] {
    var result = lock.lines.enumerated().map { LockedLine(line: $1, index: $0, enums: []) }
    var next = 0
    while next < result.count {
      let outer = result[next]
      if let name = outer.line.mount, !outer.enums.contains(name) {
        for line in lines[name] ?? [] {
          // Enums that mount each other twice have twice as many lines at each level.
          guard result.count < Self.maximumLines else { throw .comparison }
          result[next].isReplaced = true
          result.append(
            LockedLine(
              line: outer.line.followed(by: line, in: name), index: outer.index,
              enums: outer.enums + [name], isReplaced: line.mount != nil))
        }
      }
      next += 1
    }
    return result
  }
}

extension PublishedLine {
  /// A line of the enum that this line mounts, after this line's prefix.
  ///
  /// - Parameter name: The mounted enum. An enum of the same module is named without it there.
  fileprivate func followed(by line: PublishedLine, in name: String) -> PublishedLine {
    let module = name.lastIndex(of: ".").map { name[...$0] } ?? ""
    let whole = TableEntry(
      route: 0,
      pattern: line.pattern.following(pattern.segments, parameters: parameters.count),
      isMount: line.mount != nil, prefixCounts: entry.prefixCounts + [pattern.segments.count])
    return PublishedLine(
      whole, parameters + line.parameters, caseName: caseName,
      mount: line.mount.map { $0.contains(".") ? $0 : module + $0 }, range: range)
  }
}
