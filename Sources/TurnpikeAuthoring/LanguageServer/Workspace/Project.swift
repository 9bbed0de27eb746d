import TurnpikeCompiler

/// A package, or a folder without one: files that are checked together.
final class Project {
  let folder: String
  let isPackage: Bool
  /// Whether the folders inside belong to it too.
  let isDeep: Bool
  /// The files on the disk, by path.
  private(set) var disk: [String: [UInt8]] = [:]
  /// Nil until SwiftPM has described the package, and if it cannot.
  private var package: PackageDescription?
  /// The packages in other folders that it depends on, by folder.
  private var localDependencies: [String: PackageDescription] = [:]
  /// Their files.
  private var dependencyFiles: [String: [UInt8]] = [:]
  /// The packages whose descriptions have not arrived.
  private var pending: Set<String> = []
  private var units: [Unit] = []
  /// The analysis of each unit; nil until it is needed.
  private var analyses: [Analysis?] = []
  /// Whether `units` must be made again from the files.
  private var areUnitsStale = true

  init(folder: String, isPackage: Bool, isDeep: Bool) {
    self.folder = folder
    self.isPackage = isPackage
    self.isDeep = isDeep
  }

  /// Whether the modules are known, so that the diagnostics are those of a build.
  var isReady: Bool { pending.isEmpty }

  /// The folders of the package and of its local dependencies.
  var packageFolders: [String] { [folder] + localDependencies.keys.sorted() }

  /// Takes the files of the folder, and reads those of local dependencies again.
  func setFiles(_ files: [SourceFile], _ host: any LanguageServerHost) {
    let own = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    let others = localDependencies.values.reduce(into: [:]) { found, package in
      found.merge(Self.files(of: package, host)) { $1 }
    }
    if own == disk, others == dependencyFiles { return }
    (disk, dependencyFiles) = (own, others)
    areUnitsStale = true
  }

  private static func files(
    of package: PackageDescription, _ host: any LanguageServerHost
  ) -> [String: [UInt8]] {
    let files = package.targets.flatMap { host.files(in: $0.folder, isDeep: true) }
    return Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
  }

  /// Asks SwiftPM for the targets, if the folder is a package.
  func describe(_ host: any LanguageServerHost) {
    if isPackage { describe(folder, host) }
  }

  private func describe(_ package: String, _ host: any LanguageServerHost) {
    if pending.insert(package).inserted { host.describePackage(in: package) }
  }

  /// Takes the description of the package or of a local dependency.
  func setDescription(of package: String, _ json: JSON?, _ host: any LanguageServerHost) {
    guard pending.remove(package) != nil else { return }
    areUnitsStale = true
    let manifest = host.file(at: package + "/Package.swift")?.bytes ?? []
    let description = json.flatMap { PackageDescription($0, in: package, manifest: manifest) }
    if package == folder {
      self.package = description
      (localDependencies, dependencyFiles) = ([:], [:])
    } else {
      localDependencies[package] = description
      if let description { dependencyFiles.merge(Self.files(of: description, host)) { $1 } }
    }
    for next in description?.localDependencies ?? []
    where localDependencies[next] == nil && next != folder {
      describe(next, host)
    }
  }

  /// The text of a file has changed.
  ///
  /// - Parameter isOwn: Whether the file belongs to the project, or else to another one that the
  ///   project may depend on.
  func textChanged(_ path: String, isOwn: Bool) {
    var isKnown = false
    for (index, unit) in units.enumerated() where unit.has(path) {
      analyses[index] = nil
      isKnown = true
    }
    if isOwn, !isKnown { areUnitsStale = true }
  }

  /// A file has come or gone.
  func filesChanged() { areUnitsStale = true }

  /// The analysis of the unit with a file; nil if no unit has it.
  func analysis(of path: String, _ documents: [String: Document]) -> Analysis? {
    arrange(documents)
    let index = units.firstIndex { $0.modules.contains { $0.has(path) } }
    return index.map { analysis($0, documents) }
  }

  func analyses(_ documents: [String: Document]) -> [Analysis] {
    arrange(documents)
    return units.indices.map { analysis($0, documents) }
  }

  private func analysis(_ unit: Int, _ documents: [String: Document]) -> Analysis {
    if let known = analyses[unit] { return known }
    let compilation = units[unit].compiled { path in
      documents[path]?.text.bytes ?? disk[path] ?? dependencyFiles[path]
    }
    let analysis = Analysis(units[unit], compilation, documents)
    analyses[unit] = analysis
    return analysis
  }

  private func arrange(_ documents: [String: Document]) {
    guard areUnitsStale else { return }
    areUnitsStale = false
    let paths = Set(disk.keys).union(documents.paths(of: self))
    units = package.map { packageUnits($0, paths) } ?? folderUnits(paths)
    analyses = Array(repeating: nil, count: units.count)
  }

  /// The targets of a package as one unit, and each folder outside of them as another.
  private func packageUnits(_ package: PackageDescription, _ paths: Set<String>) -> [Unit] {
    let graph = PackageGraph(root: package, localDependencies: localDependencies)
    let targets = package.modules(of: paths) { graph.dependencies(of: $0) }
    let known = localDependencies.values.flatMap { $0.modules(of: dependencyFiles.keys) }
      .sorted { ($0.name ?? "") < ($1.name ?? "") }
    let others = folderModules(paths.filter { package.target(of: $0) == nil })
    return (targets.isEmpty ? [] : [Unit(modules: targets, known: known)])
      + others.map { Unit(modules: [$0]) }
  }

  /// Each folder as a module, and all of them as one unit.
  private func folderUnits(_ paths: Set<String>) -> [Unit] {
    let modules = folderModules(paths)
    return modules.isEmpty ? [] : [Unit(modules: modules)]
  }

  private func folderModules(_ paths: Set<String>) -> [Unit.Module] {
    let folders = Dictionary(grouping: paths) { DocumentURI.folder(of: $0) }
    var names: Set<String> = []
    return folders.sorted { $0.key < $1.key }.map { folder, paths in
      let last = folder.split(separator: "/").last.map(String.init) ?? ""
      let isName =
        SyntaxByte.isNameStart(last.utf8.first ?? 0) && last.utf8.allSatisfy(SyntaxByte.isNamePart)
      return paths.module(isName && names.insert(last).inserted ? last : nil)
    }
  }
}

extension PackageDescription {
  /// The targets that have some of the files, as modules.
  fileprivate func modules(
    of paths: some Sequence<String>, dependencies: (Target) -> ModuleDependencies? = { _ in nil }
  ) -> [Unit.Module] {
    let pathsOfTarget = Dictionary(grouping: paths) { target(of: $0)?.name }
    return targets.compactMap { target in
      pathsOfTarget[target.name]?.module(target.module, dependencies: dependencies(target))
    }
  }
}

extension Unit {
  fileprivate func has(_ path: String) -> Bool { allModules.contains { $0.has(path) } }
}

extension Unit.Module {
  fileprivate func has(_ path: String) -> Bool { files.contains(path) || locks.contains(path) }
}
