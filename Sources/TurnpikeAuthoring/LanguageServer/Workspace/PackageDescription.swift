/// A package as `swift package describe --type json` describes it.
struct PackageDescription {
  struct Target {
    let name: String
    let module: String
    let folder: String
    /// The names of targets of the same package.
    let targets: [String]
    /// The names of products of any package.
    let products: [String]
  }

  let folder: String
  let targets: [Target]
  /// The targets of each product.
  let products: [String: [String]]
  /// The folders of packages on this machine that this package depends on.
  let localDependencies: [String]
  /// Whether it depends on packages elsewhere, whose modules are not known. Turnpike does not count,
  /// because no mount names its modules.
  let hasRemotePackages: Bool
  /// Whether a dependency may have a condition, or a module another name, which SwiftPM does not
  /// describe.
  let mayHaveConditions: Bool

  /// Nil if the JSON is not a description.
  init?(_ json: JSON, in folder: String, manifest: [UInt8]) {
    guard let targets = json["targets"]?.arrayValue else { return nil }
    self.folder = folder
    self.targets = targets.compactMap { target in
      guard let name = target["name"]?.stringValue, let path = target["path"]?.stringValue else {
        return nil
      }
      return Target(
        name: name, module: target["c99name"]?.stringValue ?? name,
        folder: Self.path(path, in: folder),
        targets: target["target_dependencies"]?.strings ?? [],
        products: target["product_dependencies"]?.strings ?? [])
    }
    var products: [String: [String]] = [:]
    for product in json["products"]?.arrayValue ?? [] {
      if let name = product["name"]?.stringValue { products[name] = product["targets"]?.strings }
    }
    self.products = products
    let dependencies = json["dependencies"]?.arrayValue ?? []
    localDependencies = dependencies.filter { $0["type"]?.stringValue == "fileSystem" }
      .compactMap { $0["path"]?.stringValue }
    let others = dependencies.filter { $0["identity"]?.stringValue != "turnpike" }
    hasRemotePackages = others.contains { $0["type"]?.stringValue != "fileSystem" }
    let text = String(decoding: manifest, as: UTF8.self)
    mayHaveConditions = text.contains("condition:") || text.contains("moduleAliases")
  }

  private static func path(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : path == "." || path.isEmpty ? folder : folder + "/" + path
  }

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  /// The target whose folder a file is in: the innermost.
  func target(of path: String) -> Target? {
    targets.filter { DocumentURI.isInside(path, $0.folder) }
      .max { $0.folder.utf8.count < $1.folder.utf8.count }
  }
}
