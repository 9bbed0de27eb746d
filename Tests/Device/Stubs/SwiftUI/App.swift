// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
}

public struct WindowGroup<Content>: Scene where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { nothing() }
}

extension Scene {
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    EmptyScene()
  }
}

struct EmptyScene: Scene {
  nonisolated init() {}
  var body: Never { nothing() }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

/// In the framework the delegate is a `UIApplicationDelegate`, which this module does not know.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType> where DelegateType: NSObject {
  @MainActor @preconcurrency public var wrappedValue: DelegateType { nothing() }
  @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

extension App {
  @MainActor @preconcurrency public static func main() {}
}
