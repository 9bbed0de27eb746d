/// What `swift package describe --type json` says of a package.
struct PackageDescription {
  struct Target {
    let name: String
    let module: String
    let folder: String
    /// Names of targets of the same package.
    let targets: [String]
    /// Names of products, of whatever package.
    let products: [String]
  }

  let folder: String
  let targets: [Target]
  /// The targets of each product.
  let products: [String: [String]]
  /// The folders of packages that this one depends on, which are on this machine.
  let nearPackages: [String]
  /// Whether it depends on packages elsewhere, whose modules are not known. Turnpike is none of them:
  /// no mount names its modules.
  let hasRemotePackages: Bool
  /// Whether a dependency may have a condition, or a module another name, of which SwiftPM says nothing.
  let mayHaveConditions: Bool

  /// Nil where the text is no description.
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
    nearPackages = dependencies.filter { $0["type"]?.stringValue == "fileSystem" }
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
