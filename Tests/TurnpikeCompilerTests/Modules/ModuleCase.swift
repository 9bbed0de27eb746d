import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// Modules and what is said of them together.
struct ModuleCase: CustomTestStringConvertible, Sendable {
  let modules: [(name: String, text: String)]
  let report: [String]

  init(_ report: [String], _ modules: KeyValuePairs<String, String>) {
    self.report = report
    self.modules = modules.map { (name: $0.key, text: $0.value) }
  }

  var testDescription: String { modules.map(\.text).joined(separator: " | ") }

  var files: [ModuleFiles] {
    modules.map { ModuleFiles($0.name, [SourceFile(path: $0.name + ".routes", text: $0.text)]) }
  }

  static let all = [
    ModuleCase(
      [
        "App.routes:1:20: error: 'Shop' has no enum 'ShopRout'; did you mean 'ShopRoute'? [unknown-enum]"
      ],
      ["App": "shop -> mount Shop.ShopRout as shop", "Shop": "enum ShopRoute\naccess public"]),
    ModuleCase(
      ["App.routes:1:20: error: 'Shop' has no enum 'Other' [unknown-enum]"],
      ["App": "shop -> mount Shop.Other as shop", "Shop": "enum ShopRoute\naccess public"]),
    // A module without routes files, and one that is not given: written by hand, it may be.
    ModuleCase([], ["App": "shop -> mount Shop.Other as shop", "Else": "a -> A"]),
    ModuleCase(
      [
        "App.routes:1:15: error: 'Shop.ShopRoute' is internal and mounted in another module; write "
          + "'access public' in its file [bad-mount]",
        "Shop.routes:1:6: note: the mounted enum is here",
      ],
      ["App": "shop -> mount Shop.ShopRoute as shop", "Shop": "enum ShopRoute"]),
    ModuleCase(
      [
        "App.routes:3:15: error: 'Shop.ShopRoute' is package and mounted in an enum that is public; "
          + "write 'access public' in its file [bad-mount]",
        "Shop.routes:1:6: note: the mounted enum is here",
      ],
      [
        "App": "enum A\naccess public\nshop -> mount Shop.ShopRoute as shop",
        "Shop": "enum ShopRoute\naccess package",
      ]),
    ModuleCase(
      [
        "Shop.routes:3:12: error: 'App.AppRoute' cannot be mounted here: it mounts this enum, "
          + "through 'Shop.ShopRoute' [bad-mount]"
      ],
      [
        "App": "enum AppRoute\naccess public\na -> mount Shop.ShopRoute as shop",
        "Shop": "enum ShopRoute\naccess public\nb -> mount App.AppRoute as app",
      ]),
    // The same names in two modules are no duplicates.
    ModuleCase([], ["One": "search -> SearchDestination", "Two": "search -> SearchDestination"]),
    ModuleCase(
      [
        "App.routes:1:44: error: the example 'shop/itm/3' does not match its line: "
          + "no route answers this path [example-mismatch]"
      ],
      [
        "App": "shop -> mount Shop.ShopRoute as s @example(shop/itm/3)",
        "Shop": "enum ShopRoute\naccess public\nitem/:id -> Item",
      ]),
    ModuleCase(
      [],
      [
        "App": "import Shop\nshop -> mount ShopRoute as s @example(shop/item/3)",
        "Shop": "enum ShopRoute\naccess public\nitem/:id -> Item",
      ]),
    ModuleCase(
      [
        "App.routes:1:15: error: 'Store.StoreRoute' cannot be found by Swift, because the module "
          + "'Store' has a type of the same name; write 'import Store' and 'mount StoreRoute' "
          + "[bad-mount]",
        "Store.routes:3:6: note: the type is here",
      ],
      [
        "App": "shop -> mount Store.StoreRoute as shop",
        "Store": "enum StoreRoute\naccess public\na -> Store",
      ]),
    ModuleCase(
      [
        "App.routes:1:15: error: 'Store.StoreRoute' cannot be found by Swift, because the module "
          + "'Store' has a type of the same name; write 'import Store' and 'mount StoreRoute' "
          + "[bad-mount]",
        "Store.routes:3:6: note: the type is here",
      ],
      [
        "App": "shop -> mount Store.StoreRoute as shop",
        "Store": "enum StoreRoute\naccess public\ntype Store = a|b\na/:x<Store> -> A",
      ]),
    ModuleCase(
      [
        "App.routes:2:15: error: 'Route.Route' cannot be found by Swift, because the module "
          + "'Route' has a type of the same name; write 'import Route' and 'mount Route' "
          + "[bad-mount]",
        "Route.routes:1:1: note: the type is here",
      ],
      ["App": "enum A\nshop -> mount Route.Route as s", "Route": "access public\na -> A"]),
    ModuleCase(
      [],
      [
        "App": "import Store\nshop -> mount StoreRoute as shop",
        "Store": "enum StoreRoute\naccess public\na -> Store",
      ]),
    // A range with a name is no type of Swift.
    ModuleCase(
      [],
      [
        "App": "shop -> mount Store.StoreRoute as shop",
        "Store": "enum StoreRoute\naccess public\ntype Store = Int 1...\na/:x<Store> -> A",
      ]),
    ModuleCase(
      [],
      [
        "App": "shop -> mount store_kit.StoreRoute as shop @example(shop/item/3)",
        "store_kit": "enum StoreRoute\naccess public\nitem/:id -> Item",
      ]),
  ]
}
