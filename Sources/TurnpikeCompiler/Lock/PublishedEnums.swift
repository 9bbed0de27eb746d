/// The enums that mounts can name, with the lines of their lock files.
struct PublishedEnums {
  private(set) var names: Set<String> = []
  private var lines: [String: [PublishedLine]] = [:]

  /// - Parameter locks: The lock files of each module. A module without a known name is not mounted
  ///   by other modules.
  init(_ modules: [ParsedModule], _ locks: [[LockFile]]) {
    for (module, locks) in zip(modules, locks) {
      if let name = module.name { add(module, locks, prefix: name + ".") }
    }
  }

  /// The same enums, and those of a module as its own files name them.
  func with(_ module: ParsedModule, _ locks: [LockFile]) -> PublishedEnums {
    var result = self
    result.add(module, locks, prefix: "")
    return result
  }

  private mutating func add(_ module: ParsedModule, _ locks: [LockFile], prefix: String) {
    for file in module.files { names.insert(prefix + file.enumName) }
    // The errors of a lock file are reported where it is checked.
    for lock in locks where lock.findings.isWhole { lines[prefix + lock.name] = lock.lines }
  }

  /// The lines of a lock file, then the lines of the enums that it mounts, after their prefixes.
  func lines(of lock: LockFile) throws(LimitExceeded) -> [PublishedLine] {
    var result = lock.lines
    var next = 0
    while next < result.count {
      let mount = result[next]
      next += 1
      guard let name = mount.mount, !mount.mounts.contains(where: { $0.mount == name }) else {
        continue
      }
      for line in lines[name] ?? [] {
        guard result.count < LinkedTable.maximumLines else { throw .comparison }
        result.append(mount.followed(by: line))
      }
    }
    return result
  }

  /// Whether the lines of an enum, or of its lock file, take the place of a published mount.
  func replaces(_ mount: PublishedLine) -> Bool {
    guard let name = mount.mount else { return false }
    return mount.isMounted || !(lines[name] ?? []).isEmpty
  }
}

extension PublishedLine {
  /// A line of the enum that this line mounts, after this line's prefix.
  fileprivate func followed(by line: PublishedLine) -> PublishedLine {
    var route = line.route
    // An enum of the same module is named without it there.
    if let inner = route.mount, !inner.contains("."), let dot = mount?.lastIndex(of: ".") {
      route.mount = (mount?[...dot] ?? "") + inner
    }
    let entry = TableEntry(
      line.entry.line, line.pattern, isMount: line.entry.isMount, after: entry,
      parameters: parameters.count)
    return PublishedLine(entry, route, after: mounts + [self])
  }
}
