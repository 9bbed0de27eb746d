import Foundation

/// The folder that the tool runs in, with the same files before each run: a new one under the
/// temporary folder, which the process moves into and which nothing leads out of.
struct FuzzFolder {
  private static let files = [
    "Bad.routes": "product/:id<Itn> ->\nenum\n\u{1B}[31m -> A\nx -> B @deprecated\nx/ -> C\n",
    "Shop.routes": """
    /// The shop.
    enum ShopRoute
    access public
    origin shop://, https://shop.example.com
    / -> HomeDestination
    product/:product_id -> ProductDestination @example(product/1988)
    search?q:text&:sort<Sort: new|price = new>&:tag<[String]> -> SearchDestination @auth
    p/:product_id => product
    list{ListScreen}/:item_id<Int>{ItemScreen}!
    _ -> NotFoundDestination
    """,
    "rs/More.routes": "enum OtherRoute\na/:b<Slug> -> A\nstore -> mount Feature.StoreRoute as s\n",
    "rs/Notes.txt": "not routes\n",
  ]

  private let manager = FileManager.default
  private let path: String

  init() {
    path = manager.temporaryDirectory.appending(component: "fuzz \(UUID().uuidString)")
      .path(percentEncoded: false)
    do {
      try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      expect(false, "a folder to run in: \(error)")
    }
    expect(manager.changeCurrentDirectoryPath(path), "a folder to run in")
  }

  /// Makes the folder what it is at first, where the tool has written something.
  func fill() {
    if isFresh { return }
    do {
      for name in names(in: path) { try manager.removeItem(atPath: "\(path)/\(name)") }
      try manager.createDirectory(atPath: "\(path)/rs", withIntermediateDirectories: true)
      for (name, text) in Self.files {
        try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
      }
    } catch {
      expect(false, "the folder's files: \(error)")
    }
  }

  private var isFresh: Bool {
    names(in: path) == ["Bad.routes", "Shop.routes", "rs"]
      && names(in: "\(path)/rs") == ["More.routes", "Notes.txt"]
      && Self.files.allSatisfy {
        manager.contents(atPath: "\(path)/\($0.key)") == Data($0.value.utf8)
      }
  }

  private func names(in folder: String) -> [String] {
    (try? manager.contentsOfDirectory(atPath: folder).sorted()) ?? []
  }
}

/// Made by the first input, and removed with the temporary folder by who starts the fuzzer.
let folder = FuzzFolder()
