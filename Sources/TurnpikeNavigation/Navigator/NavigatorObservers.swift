#if canImport(Combine)
public import Combine
#endif
#if canImport(Observation)
public import Observation
#endif

/// Notifies the observers of a ``Navigator`` of its changes, with the mechanism that the system
/// provides.
struct NavigatorObservers: Sendable {
  #if canImport(Combine)
  let combine = StatePublisher()
  #endif
  #if canImport(Observation)
  /// An `ObservationRegistrar`, if the system has it.
  private let registrar: (any Sendable)?
  #endif

  init() {
    #if canImport(Observation)
    if #available(iOS 17, macOS 14, macCatalyst 17, tvOS 17, watchOS 10, *) {
      registrar = ObservationRegistrar()
    } else {
      registrar = nil
    }
    #endif
  }

  /// Records that a property is read.
  @MainActor
  func access<Route, Value>(
    _ property: KeyPath<Navigator<Route>, Value>, of navigator: Navigator<Route>
  ) {
    #if canImport(Observation)
    if #available(iOS 17, macOS 14, macCatalyst 17, tvOS 17, watchOS 10, *),
      let registrar = registrar as? ObservationRegistrar
    {
      registrar.access(navigator, keyPath: property)
    }
    #endif
  }

  /// Changes a property.
  ///
  /// - Parameter animated: Whether SwiftUI may animate the change.
  @MainActor
  func change<Route, Value>(
    _ property: KeyPath<Navigator<Route>, Value>, of navigator: Navigator<Route>,
    animated: Bool = true, _ body: () -> Void
  ) {
    showing(animated: animated) {
      #if canImport(Combine)
      combine.publisher.send()
      #endif
      #if canImport(Observation)
      if #available(iOS 17, macOS 14, macCatalyst 17, tvOS 17, watchOS 10, *),
        let registrar = registrar as? ObservationRegistrar
      {
        return registrar.withMutation(of: navigator, keyPath: property, body)
      }
      #endif
      body()
    }
  }
}

#if canImport(Observation)
@available(iOS 17, macOS 14, macCatalyst 17, tvOS 17, watchOS 10, *)
extension Navigator: Observable {}
#endif

#if canImport(Combine)
extension Navigator: ObservableObject {
  /// A publisher that sends before the state changes.
  public nonisolated var objectWillChange: ObservableObjectPublisher {
    observers.combine.publisher
  }
}

/// The publisher is thread-safe, but not every SDK declares it `Sendable`.
nonisolated struct StatePublisher: @unchecked Sendable {
  let publisher = ObservableObjectPublisher()
}
#endif
