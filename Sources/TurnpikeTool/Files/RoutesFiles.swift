import TurnpikeCompiler

/// The routes files that a command line names, with their contents.
struct RoutesFiles {
  /// The files by module, starting with the files without a module. Each module's files are sorted
  /// by path, and each file occurs once.
  private(set) var modules: [ModuleFiles] = []
  /// The files of the modules that these modules depend on.
  private(set) var known: [ModuleFiles] = []
  /// The files and folders that couldn't be read, sorted by path.
  private(set) var problems: [FileProblem] = []
  /// Files of the package that are not built. They are the files of a target that SwiftPM ignores,
  /// which are not read, and the first file of each target without the build plugin.
  private(set) var leftOut: [FileProblem] = []

  /// The modules that each module can import, if the paths list them.
  let dependencies: [String: ModuleDependencies]

  private let reading: (String, Int) -> Void
  /// The files of the current module.
  private var moduleFiles: [SourceFile] = []
  private var moduleLocks: [SourceFile] = []
  private var module: String?
  /// Every file with its module.
  private var seen: [Files.Identity: String?] = [:]

  /// Reads files, and every `.routes` file and lock file in folders.
  ///
  /// - Parameters:
  ///   - paths: Each can name a module: `ShopFeature=Sources/Shop`.
  ///   - reading: A closure that is called with each file and its number before the file is read.
  init(_ paths: [String], reading: @escaping (String, Int) -> Void = { _, _ in }) {
    self.reading = reading
    var dependencies: [String: ModuleDependencies] = [:]
    let paths = paths.map(ModulePath.init).filter { path in
      guard let module = path.module, let known = path.dependencies else { return true }
      dependencies[module] = known
      return false
    }
    self.dependencies = dependencies
    let own = paths.filter(\.isOwn)
    modules = read(own.filter { $0.module == nil }) + read(own.filter { $0.module != nil })
    let names = Set(own.compactMap(\.module))
    known = read(
      paths.filter { $0.role == .known && !($0.module.map(names.contains) ?? false) })
    leftOut = paths.filter { $0.role == .leftOut }.map { path in
      FileProblem(
        id: .noSwiftFile, path: path.path,
        message: "its target must have a Swift file, or SwiftPM ignores it")
    }
    var reported: Set<String?> = []
    for path in paths where path.role == .withoutPlugin && reported.insert(path.module).inserted {
      leftOut.append(
        FileProblem(
          id: .noPlugin, path: path.path,
          message: "its target does not use the plugin; add 'TurnpikePlugin'"))
    }
    problems.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// All files except those of dependencies, in the order of the modules.
  var files: [SourceFile] { modules.flatMap(\.files) }

  /// Reads the files of the paths, and sorts them into modules. The modules have the order of the
  /// paths.
  private mutating func read(_ paths: [ModulePath]) -> [ModuleFiles] {
    var names: [String?] = []
    var pathsOfModule: [String?: [String]] = [:]
    for path in paths {
      if pathsOfModule[path.module] == nil { names.append(path.module) }
      pathsOfModule[path.module, default: []].append(path.path)
    }
    return names.map { name in
      module = name
      (moduleFiles, moduleLocks) = ([], [])
      for path in pathsOfModule[name] ?? [] { visit(path) }
      moduleFiles.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      moduleLocks.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      return ModuleFiles(
        name, moduleFiles, locks: moduleLocks, dependencies: name.flatMap { dependencies[$0] })
    }
  }

  /// Whether the path leads to one of the files, regardless of its spelling. A device doesn't
  /// count.
  func contains(_ path: String) -> Bool {
    guard let attributes = try? Files.attributes(of: path) else { return false }
    return attributes.kind == .file && seen.keys.contains(attributes.identity)
  }

  /// Reads the lock file at a path, or returns nil if there's no file.
  static func lock(at path: String) throws(FileProblem) -> SourceFile? {
    do throws(SystemError) {
      switch try Files.attributes(of: path).kind {
      case .folder: throw .isFolder
      case .file: return try Files.contents(of: path).map { SourceFile(path: path, bytes: $0) }
      // Reading a pipe or a device can block forever.
      case .stream: break
      }
    } catch {
      if error.isMissingFile { return nil }
      throw .unreadable(path, error.reason(at: path))
    }
    throw .unreadable(path, "a pipe or a device")
  }

  private mutating func visit(_ path: String) {
    do throws(SystemError) {
      let attributes = try Files.attributes(of: path)
      if attributes.kind == .folder, path.hasSuffix(LockFile.suffix) { throw .isFolder }
      if attributes.kind != .folder {
        try read(path, attributes.identity, isPipe: attributes.isPipe)
      } else if !visitFolder(path) {
        problems.append(
          FileProblem(
            id: .noRoutesFile, path: path,
            message: "no .routes file in this folder or its subfolders"))
      }
    } catch {
      problems.append(.unreadable(path, error.reason(at: path)))
    }
  }

  /// Returns whether the folder contained a routes file or a problem to report.
  private mutating func visitFolder(_ folder: String) -> Bool {
    let entries: [Files.Entry]
    do throws(SystemError) {
      entries = try Files.entries(of: folder)
    } catch {
      problems.append(.unreadable(folder, error.reason(at: folder)))
      return true
    }
    var found = false
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = join(folder, entry.name)
      if entry.isReadable {
        if visitEntry(path) { found = true }
      } else if entry.isFolder || isRead(entry.name) {
        problems.append(.unreadable(path, "its name is not UTF-8"))
        found = true
      }
    }
    return found
  }

  private mutating func visitEntry(_ path: String) -> Bool {
    let isRoutesFile = isRead(path)
    do throws(SystemError) {
      let attributes = try Files.attributes(of: path)
      if attributes.kind == .folder {
        if path.hasSuffix(LockFile.suffix) { throw .isFolder }
        // Links to folders can form a cycle.
        return !Files.isLink(path) && visitFolder(path)
      }
      guard isRoutesFile else { return false }
      if attributes.kind == .file {
        try read(path, attributes.identity)
      } else {
        // Reading a pipe or a device can block forever. It's only read if the user names it as a
        // path.
        problems.append(.unreadable(path, "a pipe or a device"))
      }
    } catch {
      // If a link has no target, only the link's name shows whether it would be a routes file.
      if isRoutesFile { problems.append(.unreadable(path, error.reason(at: path))) }
    }
    return isRoutesFile
  }

  private mutating func read(
    _ path: String, _ identity: Files.Identity, isPipe: Bool = false
  ) throws(SystemError) {
    if let earlier = seen.updateValue(module, forKey: identity) {
      if earlier != module { problems.append(.unreadable(path, "given for two modules")) }
      return
    }
    reading(path, seen.count)
    if let bytes = try Files.contents(of: path) {
      if isPipe, bytes.isEmpty {
        problems.append(.unreadable(path, "a pipe without a writer"))
        return
      }
      let file = SourceFile(path: path, bytes: bytes)
      if path.hasSuffix(LockFile.suffix) {
        moduleLocks.append(file)
      } else {
        moduleFiles.append(file)
      }
    } else {
      problems.append(.tooLarge(path))
    }
  }

  /// Returns whether a file in a folder is read, according to its name.
  private func isRead(_ name: String) -> Bool {
    name.hasSuffix(".routes") || name.hasSuffix(LockFile.suffix)
  }

  private func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
