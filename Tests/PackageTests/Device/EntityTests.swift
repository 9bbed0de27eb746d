import Foundation
import TestSupport
import Testing

/// The web links of App Intents entities, which the system reads from the build.
@Suite(
  .timeLimit(.minutes(30)),
  .slow)
struct EntityTests {
  private static let routes = """
    access public
    origin shop://, https://*.example.com, http://old.example.com, https://shop.example.com/a%20b

    product/:product_id<Int> -> ProductDestination @entity(ProductEntity)
    article/v:id.html?kind=a%26b&:page<Int = 1> -> ArticleDestination @entity(Catalog.Article)
    test/:id -> TestDestination @entity(TestEntity) @only(!NEVER)
    hidden/:id -> HiddenDestination @entity(HiddenEntity) @only(NEVER)
    old/:id -> OldDestination @entity(OldEntity) @from(http)
    """

  private static let entities = """
    import AppIntents

    nonisolated public struct Query<Entity: AppEntity>: EntityQuery {
      public init() {}
      public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
    }
    nonisolated public protocol PlainEntity: AppEntity {}
    nonisolated extension PlainEntity {
      public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Entity" }
      public static var defaultQuery: Query<Self> { Query() }
      public var displayRepresentation: DisplayRepresentation { "Entity" }
    }
    nonisolated public struct ProductEntity: PlainEntity { public let id: Int }
    public enum Catalog {
      nonisolated public struct Article: PlainEntity { public let id: String }
    }
    nonisolated public struct TestEntity: PlainEntity { public let id: String }
    nonisolated public struct OldEntity: PlainEntity { public let id: String }
    """

  /// The literals are part of the constants that the compiler extracts for the system.
  @Test(arguments: AdapterModules.modes + [["-swift-version", "5"]])
  func literalsAreExtracted(mode: [String]) throws {
    let modules = try AdapterModules()
    try modules.provideDevice(.interface)
    try modules.write("App.routes", Self.routes)
    try modules.generate("Routes.generated.swift", from: "App.routes")
    try modules.write("Entities.swift", Self.entities.replacing("import", with: "public import"))
    try modules.write("protocols.json", #"["URLRepresentableEntity"]"#)
    let output = try modules.swiftc(
      mode + ["-warnings-as-errors", "-wmo", "-c", "-module-name", "App"]
        + ["-emit-const-values-path", "values.json"]
        + ["-Xfrontend", "-const-gather-protocols-file", "-Xfrontend", "protocols.json"]
        + ["Routes.generated.swift", "Entities.swift"])
    try #require(output == "")
    let values = modules.folder.appending(path: "values.json")
    let types = try JSONDecoder().decode([ExtractedType].self, from: Data(contentsOf: values))
    let links = types.compactMap { type in
      type.properties.first { $0.label == "urlRepresentation" }?.value.map { value in
        "\(type.typeName): " + value.segments.map(\.text).joined()
      }
    }
    #expect(
      links.sorted() == [
        "App.Catalog.Article: https://shop.example.com/a%20b/article/v{id}.html?kind=a%26b",
        "App.OldEntity: http://old.example.com/old/{id}",
        "App.ProductEntity: https://shop.example.com/a%20b/product/{id}",
        "App.TestEntity: https://shop.example.com/a%20b/test/{id}",
      ])
  }

  /// A type in the module's constants.
  private struct ExtractedType: Decodable {
    let typeName: String
    let properties: [Property]

    struct Property: Decodable {
      let label: String
      let valueKind: String
      let value: Value?

      enum CodingKeys: CodingKey {
        case label, valueKind, value
      }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        label = try container.decode(String.self, forKey: .label)
        valueKind = try container.decode(String.self, forKey: .valueKind)
        let isLink = valueKind == "InterpolatedStringLiteral"
        value = isLink ? try container.decode(Value.self, forKey: .value) : nil
      }
    }

    struct Value: Decodable {
      let segments: [Segment]
    }

    /// A text, or the identifier of the entity.
    struct Segment: Decodable {
      let text: String

      enum CodingKeys: CodingKey {
        case valueKind, value
      }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if try container.decode(String.self, forKey: .valueKind) == "Enum" {
          let names = try container.decode([String: String].self, forKey: .value)
          text = "{\(names["name"] ?? "")}"
        } else {
          text = try container.decode(String.self, forKey: .value)
        }
      }
    }
  }
}
