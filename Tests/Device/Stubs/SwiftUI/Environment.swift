// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }

  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  public var scenePhase: ScenePhase {
    get { .active }
    set {}
  }
}

/// A window as far as tests need it: what its views have been given. The system calls it.
public final class Window: @unchecked Sendable {
  public static let shared = Window()

  public var urlActions: [(URL) -> Void] = []
  public var activityActions: [(type: String, perform: (NSUserActivity) -> Void)] = []
  public var environment = EnvironmentValues()
  public var objects: [ObjectIdentifier: AnyObject] = [:]
  /// The URLs in texts of the app that the system opens.
  public var systemURLs: [URL] = []

  public func reset() {
    (urlActions, activityActions, systemURLs) = ([], [], [])
    (environment, objects) = (EnvironmentValues(), [:])
  }

  public func open(_ url: URL) {
    for action in urlActions { action(url) }
  }

  /// Passes on an activity, as the system does if a view has its type.
  public func continueActivity(_ activity: NSUserActivity) {
    for action in activityActions where action.type == activity.activityType {
      action.perform(activity)
    }
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

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object = Window.shared.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
    else {
      nothing()
    }
    return object
  }

  nonisolated public mutating func update() {}
}

@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  public var wrappedValue: Value { Window.shared.environment[keyPath: keyPath] }
}

extension View {
  nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    Window.shared.objects[ObjectIdentifier(T.self)] = object
    return EmptyView()
  }

  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    Window.shared.environment[keyPath: keyPath] = value
    return EmptyView()
  }
}
