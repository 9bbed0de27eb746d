// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public struct List<SelectionValue, Content>: PrimitiveView
where SelectionValue: Hashable, Content: View {}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}

extension ForEach: View, PrimitiveView where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

@MainActor @preconcurrency public struct NavigationStack<Data, Root>: PrimitiveView
where Root: View {
  nonisolated public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}

public struct NavigationLink<Label, Destination>: PrimitiveView
where Label: View, Destination: View {
  nonisolated init() {}
}

extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<S, P>(_ title: S, value: P?) where S: StringProtocol, P: Hashable {
    self.init()
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init<S>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol {
    _ = destination()
    self.init()
  }
}

public struct TextField<Label>: PrimitiveView where Label: View {}

extension TextField where Label == Text {
  @preconcurrency nonisolated public init<S>(
    _ title: S, text: Binding<String>
  ) where S: StringProtocol {}
}

public struct HorizontalAlignment: Sendable {
  public static let leading = HorizontalAlignment()
}

public struct VStack<Content>: PrimitiveView where Content: View {
  nonisolated public init(
    alignment: HorizontalAlignment, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

public struct Font: Sendable {
  public static let caption = Font()
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { EmptyView() }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    EmptyView()
  }
}

public struct NavigationSplitView<Sidebar, Content, Detail>: PrimitiveView
where Sidebar: View, Content: View, Detail: View {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
}

public struct TabView<SelectionValue, Content>: PrimitiveView
where SelectionValue: Hashable, Content: View {
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {}
}

public struct Button<Label>: PrimitiveView where Label: View {
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}

extension Button where Label == Text {
  @preconcurrency nonisolated public init<S>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {}
}

extension View {
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { EmptyView() }

  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { EmptyView() }

  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { EmptyView() }

  nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable { EmptyView() }

  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { EmptyView() }

  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    EmptyView()
  }

  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    Window.shared.urlActions.append(action)
    return EmptyView()
  }

  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    Window.shared.activityActions.append((activityType, action))
    return EmptyView()
  }

  nonisolated public func widgetURL(_ url: URL?) -> some View { EmptyView() }

  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { EmptyView() }

  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    action?()
    return EmptyView()
  }

  nonisolated public func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View where V: Equatable { EmptyView() }

  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View where T: Equatable { EmptyView() }

  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    EmptyView()
  }
}
