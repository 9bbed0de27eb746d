// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues {
  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { nothing() }
    set {}
  }

  public var openURL: OpenURLAction { nothing() }

  public var scenePhase: ScenePhase {
    get { nothing() }
    set {}
  }
}

public enum ScenePhase: Comparable {
  case background
  case inactive
  case active
}

@MainActor @frozen @propertyWrapper @preconcurrency
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  @MainActor @preconcurrency public init() {}

  @MainActor @preconcurrency public var wrappedValue: ObjectType { nothing() }

  nonisolated public mutating func update() {}
}

@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}

  public var wrappedValue: Value { nothing() }
}

extension View {
  nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    EmptyView()
  }

  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { EmptyView() }
}
