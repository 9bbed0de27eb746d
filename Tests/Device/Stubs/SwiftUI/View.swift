// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The declarations of SwiftUI that the package and its documentation use, as its interface has
// them. Nothing is drawn: the compiler is all that reads them.

public import Combine
@_exported public import DeviceFoundation

// As Foundation has them. The members are in Combine, and a file that uses them imports it.
public typealias ObservableObject = Combine.ObservableObject
public typealias Published = Combine.Published

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { nothing() }
}

/// What no test runs.
func nothing() -> Never { fatalError("a stub") }

/// A view that is made of no other.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { nothing() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    TupleView((repeat each content))
  }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }
  public static func buildEither<First, Second>(
    first: First
  ) -> _ConditionalContent<First, Second> where First: View, Second: View {
    _ConditionalContent()
  }
  public static func buildEither<First, Second>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First: View, Second: View {
    _ConditionalContent()
  }
}

public struct EmptyView: PrimitiveView {
  nonisolated public init() {}
}

public struct TupleView<T>: PrimitiveView {
  nonisolated public init(_ value: T) {}
}

public struct _ConditionalContent<TrueContent, FalseContent> {
  nonisolated init() {}
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {}

extension Optional: View, PrimitiveView where Wrapped: View {}

public struct Group<Content> {}

extension Group: View, PrimitiveView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct AnyView: PrimitiveView {
  nonisolated public init<V>(_ view: V) where V: View {}
}

public struct Text: PrimitiveView {
  nonisolated public init<S>(_ content: S) where S: StringProtocol {}
  nonisolated public init(verbatim content: String) {}
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier>: PrimitiveView where Modifier: ViewModifier {}

public struct ModifiedContent<Content, Modifier> {
  nonisolated init() {}
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent()
  }
}
