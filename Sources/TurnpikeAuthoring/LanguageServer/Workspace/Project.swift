import TurnpikeCompiler

/// A package, or a folder without one: files that are checked together.
final class Project {
  let folder: String
  let isPackage: Bool
  /// Whether the folders inside belong to it too.
  let isDeep: Bool
  /// The files on the disk, by their paths.
  private(set) var disk: [String: [UInt8]] = [:]
  /// Nil until SwiftPM has answered, and where it cannot.
  private var package: PackageDescription?
  private var near: [String: PackageDescription] = [:]
  /// The files of packages beside this one.
  private var nearDisk: [String: [UInt8]] = [:]
  /// The packages whose description is awaited.
  private(set) var pending: Set<String> = []
  private(set) var units: [Unit] = []
  private var analyses: [Analysis?] = []
  private var unitOfPath: [String: Int] = [:]

  init(folder: String, isPackage: Bool, isDeep: Bool) {
    self.folder = folder
    self.isPackage = isPackage
    self.isDeep = isDeep
  }

  /// Whether the modules are known, so that what is found is what a build would say.
  var isReady: Bool { pending.isEmpty }

  var paths: [String] { unitOfPath.keys.sorted() }

  /// The folders of the package and of those beside it.
  var packageFolders: [String] { [folder] + near.keys.sorted() }

  /// Takes the files of the folder as the disk has them, and reads those of packages beside it anew.
  func update(_ files: [SourceFile], _ host: any LanguageServerHost) {
    let own = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    let others = near.values.reduce(into: [:]) { $0.merge(Self.files(of: $1, host)) { $1 } }
    if own == disk, others == nearDisk { return }
    disk = own
    nearDisk = others
    analyses = []
    units = []
  }

  private static func files(
    of package: PackageDescription, _ host: any LanguageServerHost
  ) -> [String: [UInt8]] {
    let files = package.targets.flatMap { host.files(in: $0.folder, isDeep: true) }
    return Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
  }

  /// Asks for the targets, where the folder is a package's.
  func describe(_ host: any LanguageServerHost) {
    guard isPackage, pending.insert(folder).inserted else { return }
    host.describePackage(in: folder)
  }

  func described(_ package: String, _ json: JSON?, _ host: any LanguageServerHost) {
    guard pending.contains(package) else { return }
    pending.remove(package)
    units = []
    let manifest = host.file(at: package + "/Package.swift")?.bytes ?? []
    let description = json.flatMap { PackageDescription($0, in: package, manifest: manifest) }
    if package == folder {
      self.package = description
      near = [:]
      nearDisk = [:]
    } else {
      near[package] = description
      if let description {
        nearDisk.merge(Self.files(of: description, host)) { $1 }
      }
    }
    for next in description?.nearPackages ?? [] where near[next] == nil && next != folder {
      if pending.insert(next).inserted { host.describePackage(in: next) }
    }
  }

  /// Something of a file of the project has changed.
  func changed(_ path: String) {
    guard let unit = unitOfPath[path], analyses.indices.contains(unit) else {
      units = []
      return
    }
    analyses[unit] = nil
  }

  /// Something of another project's file has changed.
  func othersChanged(_ path: String) {
    for (index, unit) in units.enumerated() where unit.known.contains(where: { $0.has(path) }) {
      analyses[index] = nil
    }
  }

  /// Files have come or gone.
  func filesChanged() { units = [] }

  /// What the compiler says of the unit that a file is in.
  func analysis(of path: String, _ documents: Documents) -> Analysis? {
    arrange(documents)
    return unitOfPath[path].map { analysis($0, documents) }
  }

  func analyses(_ documents: Documents) -> [Analysis] {
    arrange(documents)
    return units.indices.map { analysis($0, documents) }
  }

  private func analysis(_ unit: Int, _ documents: Documents) -> Analysis {
    if let known = analyses[unit] { return known }
    let compilation = units[unit].compiled { path in
      documents[path]?.text.bytes ?? disk[path] ?? nearDisk[path]
    }
    let analysis = Analysis(units[unit], compilation, documents)
    analyses[unit] = analysis
    return analysis
  }

  /// Makes the units of the files that there are.
  private func arrange(_ documents: Documents) {
    guard units.isEmpty else { return }
    let paths = Set(disk.keys).union(documents.paths(of: self))
    units = package.map { packageUnits($0, paths) } ?? folderUnits(paths)
    analyses = Array(repeating: nil, count: units.count)
    unitOfPath = [:]
    for (index, unit) in units.enumerated() {
      for module in unit.modules {
        for path in module.files + module.locks { unitOfPath[path] = index }
      }
    }
  }

  /// The targets of a package as one unit; each folder beside them as one of its own.
  private func packageUnits(_ package: PackageDescription, _ paths: Set<String>) -> [Unit] {
    let graph = PackageGraph(
      root: package, near: near,
      isComplete: near.count >= Set(package.nearPackages).count && !package.hasRemotePackages)
    var ofTarget: [String: [String]] = [:]
    var others: Set<String> = []
    for path in paths {
      if let target = package.target(of: path) {
        ofTarget[target.name, default: []].append(path)
      } else {
        others.insert(path)
      }
    }
    let modules = package.targets.compactMap { target in
      ofTarget[target.name]?.module(target.module, dependencies: graph.dependencies(of: target))
    }
    let known = near.values.flatMap { package in
      package.targets.compactMap { target -> Unit.Module? in
        let paths = nearDisk.keys.filter { package.target(of: $0)?.name == target.name }
        return paths.isEmpty ? nil : paths.module(target.module)
      }
    }.sorted { ($0.name ?? "") < ($1.name ?? "") }
    let targets = modules.isEmpty ? [] : [Unit(modules: modules, known: known)]
    return targets + folderModules(others).map { Unit(modules: [$0]) }
  }

  /// Each folder as a module, and all of them as one unit.
  private func folderUnits(_ paths: Set<String>) -> [Unit] {
    let modules = folderModules(paths)
    return modules.isEmpty ? [] : [Unit(modules: modules)]
  }

  private func folderModules(_ paths: Set<String>) -> [Unit.Module] {
    let folders = Dictionary(grouping: paths) { DocumentURI.folder(of: $0) }
    var names: Set<String> = []
    return folders.keys.sorted().map { folder in
      let last = folder.split(separator: "/").last.map(String.init) ?? ""
      let isName =
        SyntaxByte.isNameStart(last.utf8.first ?? 0) && last.utf8.allSatisfy(SyntaxByte.isNamePart)
      let name = isName && names.insert(last).inserted ? last : nil
      return (folders[folder] ?? []).module(name)
    }
  }
}

extension Unit.Module {
  func has(_ path: String) -> Bool { files.contains(path) || locks.contains(path) }
}
