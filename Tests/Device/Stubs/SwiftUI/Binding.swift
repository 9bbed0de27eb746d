// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    self.get = { nothing() }
    self.set = { _ in }
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    nothing()
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

extension Binding: DynamicProperty {}

@MainActor @frozen @propertyWrapper @preconcurrency
public struct StateObject<ObjectType>:
  DynamicProperty
where ObjectType: ObservableObject {
  nonisolated(unsafe) private let thunk: () -> ObjectType

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    self.thunk = thunk
  }

  /// The window keeps the object, so that tests find it.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    let key = ObjectIdentifier(ObjectType.self)
    if let object = Window.shared.objects[key] as? ObjectType { return object }
    let object = thunk()
    Window.shared.objects[key] = object
    return object
  }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    nothing()
  }

  nonisolated public mutating func update() {}
}

@MainActor @propertyWrapper @preconcurrency @frozen
public struct ObservedObject<ObjectType>:
  DynamicProperty
where ObjectType: ObservableObject {
  @MainActor @preconcurrency @dynamicMemberLookup @frozen public struct Wrapper {
    @MainActor @preconcurrency
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      nothing()
    }
  }

  @MainActor @preconcurrency public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  @MainActor @preconcurrency public var wrappedValue: ObjectType

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    nothing()
  }

  nonisolated public mutating func update() {}
}

@propertyWrapper public struct State<Value>: DynamicProperty {
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  public init(wrappedValue value: Value) { storage = Storage(value) }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: Binding<Value> { nothing() }
}

@frozen @propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private init(_ value: Value) {}
  public var wrappedValue: Value {
    get { nothing() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { nothing() }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(wrappedValue) }
}
