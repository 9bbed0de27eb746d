package import Foundation

/// Where the package and its products are.
package enum BuiltProduct {
  /// The package's own folder.
  package static let root = URL(filePath: #filePath).appending(path: "../../../..")
    .standardized

  /// A built executable: it lies in the folder of the test bundle, or in one around that.
  package static func executable(_ name: String) throws -> URL {
    var candidates = [Bundle.main.executableURL].compactMap { $0 }
    let arguments = CommandLine.arguments
    if let option = arguments.firstIndex(of: "--test-bundle-path"), option + 1 < arguments.count {
      candidates.append(URL(filePath: arguments[option + 1]))
    }
    candidates.append(URL(filePath: arguments[0]).absoluteURL)
    for candidate in candidates {
      var folder = candidate
      for _ in 0..<6 where folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
        let product = folder.appending(component: name)
        if FileManager.default.isExecutableFile(atPath: product.path(percentEncoded: false)) {
          return product
        }
      }
    }
    throw MissingProduct(name: name)
  }

  private struct MissingProduct: Error {
    let name: String
  }
}
