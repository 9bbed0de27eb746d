// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The declarations of App Intents that generated code and the documentation use, as its interface has
// them. The system reads most of them from the build, so nothing runs.

@_exported public import DeviceFoundation

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
}

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
}

public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Self.Entity.ID]) async throws -> [Self.Entity]
}

public protocol AppEntity: Identifiable, Sendable where Self.ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where Self == Self.DefaultQuery.Entity
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var defaultQuery: Self.DefaultQuery { get }
  var displayRepresentation: DisplayRepresentation { get }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public protocol URLRepresentableEntity: AppEntity {
  typealias URLRepresentation = EntityURLRepresentation<Self>
  static var urlRepresentation: Self.URLRepresentation { get }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct EntityURLRepresentation<Entity>: ExpressibleByStringInterpolation, Sendable
where Entity: AppEntity {
  public struct StringInterpolation: StringInterpolationProtocol {
    public enum Token: Sendable {
      case id
    }

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: Token) {}
  }

  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

public protocol IntentResult: Sendable {}

public protocol OpensIntent: IntentResult {}

public struct IntentResultContainer<Intent>: OpensIntent {}

extension IntentResult {
  public static func result<Intent>(opensIntent: Intent) -> Self
  where Self == IntentResultContainer<Intent>, Intent: AppIntent {
    IntentResultContainer()
  }
}

public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  init()
  func perform() async throws -> Self.PerformResult
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct OpenURLIntent: AppIntent {
  public static let title: LocalizedStringResource = "Open URL"
  public init() {}
  public init(_ url: URL) {}
  public func perform() async throws -> some IntentResult { IntentResultContainer<Self>() }
}
